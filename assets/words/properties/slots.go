package properties

// Kind is what a slot is filled with.
type Kind uint8

// The kinds of slots, with the type of Go that the generated functions take.
const (
	// Number is a whole number: an int.
	Number Kind = iota
	// Tenths is a float64, written with one digit after the point.
	Tenths
	// Hundredths is a float64, written with two digits after the point.
	Hundredths
	// String is a string that is written as it is: a name, or words that were
	// said before.
	String
	// Words is another text without slots, given as its function, so that it
	// changes its language with the text around it.
	Words
)

// Slot is a place in a text that a value fills: {turn}.
type Slot struct {
	Name string
	Kind Kind
}

// slots are all slots that texts have, in the order of the parameters of the
// generated functions. {n} is the first: it chooses the form of a text that
// counts.
var slots = [...]Slot{
	{"n", Number},

	{"turn", Number},
	{"round", Number},
	{"brawl", Number},
	{"step", Number},
	{"line", Number},
	{"number", Number},
	{"part", Number},
	{"moved", Number},
	{"guests", Number},
	{"points", Number},
	{"coins", Number},
	{"armies", Number},
	{"ects", Number},
	{"mass", Number},
	{"damage", Number},
	{"resistance", Number},
	{"initiative", Number},
	{"nectar", Number},
	{"flowers", Number},
	{"cups", Number},
	{"zones", Number},
	{"count", Number},
	{"all", Number},
	{"cards", Number},
	{"prize", Number},
	{"chances", Number},
	{"percent", Number},
	{"real", Number},
	{"likely", Number},
	{"first", Number},
	{"then", Number},
	{"turns", Number},
	{"rounds", Number},
	{"cells", Number},
	{"ms", Number},
	{"low", Number},
	{"high", Number},
	{"min", Number},
	{"max", Number},
	{"day", Number},
	{"hour", Number},
	{"of", Number},
	{"others", Number},
	{"theirs", Number},
	{"x", Number},
	{"y", Number},

	{"seconds", Tenths},
	{"average", Tenths},
	{"expected", Tenths},
	{"size", Tenths},
	{"rolled", Tenths},

	{"draw", Hundredths},

	{"setting", String},
	{"label", Words},

	{"sign", String},
	{"letter", String},
	{"names", String},
	{"name", String},
	{"what", String},
	{"other", String},
	{"third", String},
	{"player", String},
	{"device", String},
	{"level", String},
	{"note", String},
	{"bee", String},
	{"foe", String},
	{"target", String},
	{"bees", String},
	{"foes", String},
	{"span", String},
	{"odds", String},
	{"kos", String},
	{"dodges", String},
	{"good", String},
	{"region", String},
	{"to", Words},
	{"from", Words},
	{"card", Words},
	{"verb", Words},
	{"rule", Words},
	{"next", Words},
	{"last", Words},
	{"list", String},
	{"key", String},
	{"button", String},
	{"half", String},
	{"place", String},
	{"before", String},
	{"option", String},
	{"value", String},
	{"values", String},
	{"levels", String},
	{"people", String},
	{"computers", String},
	{"game", String},
	{"id", String},
	{"file", String},
	{"where", String},
	{"time", String},
	{"minute", String},
	{"weekday", String},
	{"month", String},
	{"year", String},
	{"spelled", String},
	{"address", String},
	{"example", String},
	{"words", String},
}
