package aquariom

import (
	"encoding/json"
	"errors"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/kit/kittest"
)

// trial is a water of a dialect in which a sentence of the book is played: the lagoon
// without plankton near, in which nothing wastes away.
type trial struct {
	t       *testing.T
	m       *game.Map
	dialect game.Dialect
}

// The mass of the cells of a trial, and where its first one is.
const tried = 200

var triedAt = game.Point{X: 800, Y: 1500}

// after returns what a step makes of some cells, all at one place unless it says otherwise. The
// urchins are where they are given.
func (q *trial) after(cells []game.Cell, urchins []game.Point, acts ...game.Action) *game.View {
	q.t.Helper()
	s, err := game.New(q.setup(2))
	if err != nil {
		q.t.Fatal(err)
	}
	v := *s.View(rules.Spectator)
	v.Turn, v.Next = 5, 1000
	v.Cells, v.Viruses, v.Players = cells, nil, make([]game.Player, 2)
	for i, at := range urchins {
		v.Viruses = append(v.Viruses, game.Virus{ID: uint32(900 + i), At: at})
	}
	for i := range cells {
		c := &cells[i]
		if c.ID == 0 {
			c.ID = uint32(100 + i)
		}
		if c.At == (game.Point{}) {
			c.At = triedAt
		}
		v.Players[c.Owner].Cells++
	}
	if err := v.Finish(); err != nil {
		q.t.Fatal(err)
	}
	g := v.Guess(rules.NewRand(1))
	g.Step(append(acts, make([]game.Action, 2)...)[:2])
	return g.View(rules.Spectator)
}

func (q *trial) setup(seats int) rules.Setup {
	text, err := json.Marshal(q.m)
	if err != nil {
		q.t.Fatal(err)
	}
	return rules.Setup{Seats: seats, Options: map[string]string{game.OptionMap: string(text), game.OptionDialect: q.dialect.String()}}
}

// bursts returns what becomes of a cell of a mass on an urchin, which is among a number of own
// cells far away.
func (q *trial) bursts(mass float32, others int) []game.Cell {
	cells := []game.Cell{{Mass: mass}}
	for i := range others {
		cells = append(cells, game.Cell{Mass: q.m.MinMass, At: game.Point{X: 2000 + 100*float32(i), Y: 300}})
	}
	all := q.after(cells, []game.Point{triedAt}).Cells
	var near []game.Cell
	for _, c := range all {
		if c.At.X < 1600 {
			near = append(near, c)
		}
	}
	return near
}

func weight(cells []game.Cell) (sum float32) {
	for _, c := range cells {
		sum += c.Mass
	}
	return sum
}

// lost returns how much mass a division towards a place beyond an edge loses.
func (q *trial) lost(at, to game.Point) float32 {
	v := q.after([]game.Cell{{Mass: tried, At: at}}, nil, act(game.Answer{Divisions: []game.Division{{Cell: 100, Target: to, Mass: tried / 2}}}))
	return tried - weight(v.Cells)
}

func act(a game.Answer) game.Action { return game.Action{Answer: a} }

// lays is what becomes of a cell of a mass that lays an urchin to the left of it.
func (q *trial) lays(mass float32, at game.Point) (left float32, urchins []game.Virus) {
	v := q.after([]game.Cell{{Mass: mass, At: at}}, nil, act(game.Answer{Viruses: []game.Laying{{Cell: 100, Target: game.Point{X: at.X - 900, Y: at.Y}}}}))
	return v.Cells[0].Mass, v.Viruses
}

// price returns what an urchin costs a cell of a mass.
func (q *trial) price(mass float32) float32 { return q.m.VirusMass + q.m.VirusLoss*mass }

// poor returns a mass that is left with half the least mass by an urchin.
func (q *trial) poor() float32 {
	return (q.m.VirusMass + q.m.MinMass/2) / (1 - q.m.VirusLoss)
}

// births are new cells of a seat that gives up 40 times, and how far from the rims of the
// cells of others and of its own they are at least.
func (q *trial) births() (others, own float32) {
	others, own = math.MaxFloat32, math.MaxFloat32
	q.m.StartCells, q.m.Starts, q.m.Rebirth = 2, make([]game.Point, 2*q.m.MaxPlayers), 300
	for i := range q.m.Starts {
		q.m.Starts[i] = game.Point{X: 100, Y: 100}
	}
	big := []game.Cell{{Mass: 20}, {Mass: q.m.MaxMass, Owner: 1, At: game.Point{X: 1600, Y: 1000}}}
	s, err := game.New(q.setup(2))
	if err != nil {
		q.t.Fatal(err)
	}
	v := *s.View(rules.Spectator)
	v.Turn, v.Next, v.Cells, v.Viruses, v.Players = 5, 1000, big, nil, []game.Player{{Cells: 1}, {Cells: 1}}
	big[0].ID, big[0].At, big[1].ID = 1, game.Point{X: 10, Y: 10}, 2
	if err := v.Finish(); err != nil {
		q.t.Fatal(err)
	}
	g, laws := v.Guess(rules.NewRand(3)), game.Laws{Map: q.m}
	for range 40 {
		g.Step([]game.Action{act(game.Answer{Surrender: true}), {}})
		now := g.View(rules.Spectator)
		for i, c := range now.Cells {
			for j, o := range now.Cells {
				if i == j || c.Owner != 0 {
					continue
				}
				d := hypot(c.At.X-o.At.X, c.At.Y-o.At.Y) - laws.Radius(o.Mass)
				if o.Owner == 0 {
					own = min(own, d)
				} else {
					others = min(others, d)
				}
			}
		}
	}
	return others, own
}

// terms returns how often the mass at the start is in the score at the end, for cells that do
// nothing.
func (q *trial) terms() float32 {
	q.m.Turns, q.m.Viruses = 5, nil
	s, err := game.New(q.setup(2))
	if err != nil {
		q.t.Fatal(err)
	}
	for s.Result() == nil {
		s.Step(make([]game.Action, 2))
	}
	return float32(s.Result().Scores[0]) / q.m.StartMass
}

// claims are what the sentences of the book say that hold in one dialect, by how they
// begin: each is true there and not in the other.
var claims = []struct {
	begins  string
	is      func(q *trial) bool
	dialect game.Dialect
}{
	{"- From {bursts} on | you burst.", func(q *trial) bool {
		from := q.m.VirusMass + 2*float32(q.m.MaxSplit)*q.m.MinMass
		light := q.bursts(from-1, 0)
		return len(q.bursts(from, 0)) == 1+q.m.MaxSplit && len(light) == 1 && light[0].Mass == (from-1-q.m.VirusMass)/2
	}, game.Document},
	{"- With fewer satellites, | since you may have no more than {cells: cell/cells}, or", func(q *trial) bool {
		q.m.MaxCells = 4
		return weight(q.bursts(tried, 1)) < weight(q.bursts(tried, 0)) && len(q.bursts(tried, 1)) == 3
	}, game.Document},
	{"- Above {virus} you always burst:", func(q *trial) bool {
		got := q.bursts(q.m.VirusMass+1, 0)
		return len(got) == 1+q.m.MaxSplit && got[1].Mass == q.m.MinMass
	}, game.Original},
	{"- With fewer satellites, | since you may have no more than {cells: cell/cells}, each is heavier.", func(q *trial) bool {
		q.m.MaxCells = 4
		few, all := q.bursts(tried, 1), q.bursts(tried, 0)
		return few[1].Mass > all[1].Mass && weight(few) == weight(all)
	}, game.Original},
	{"- Beyond any edge | a daughter would be lost.", func(q *trial) bool {
		left := q.lost(game.Point{X: 20, Y: 1000}, game.Point{X: -900, Y: 1000})
		top := q.lost(game.Point{X: 800, Y: 20}, game.Point{X: 800, Y: -900})
		right := q.lost(game.Point{X: q.m.Width - 20, Y: 1000}, game.Point{X: q.m.Width + 900, Y: 1000})
		low := q.lost(game.Point{X: 800, Y: q.m.Height - 20}, game.Point{X: 800, Y: q.m.Height + 900})
		return min(left, top, right, low) == tried/2
	}, game.Document},
	{"- Beyond the right or bottom edge | a daughter would be lost:", func(q *trial) bool {
		left := q.lost(game.Point{X: 20, Y: 1000}, game.Point{X: -900, Y: 1000})
		top := q.lost(game.Point{X: 800, Y: 20}, game.Point{X: 800, Y: -900})
		right := q.lost(game.Point{X: q.m.Width - 20, Y: 1000}, game.Point{X: q.m.Width + 900, Y: 1000})
		low := q.lost(game.Point{X: 800, Y: q.m.Height - 20}, game.Point{X: 800, Y: q.m.Height + 900})
		return left == 0 && top == 0 && min(right, low) == tried/2
	}, game.Original},
	{"- What has to be left: | {least}, or you lay none.", func(q *trial) bool {
		left, none := q.lays(q.poor(), triedAt)
		rich, one := q.lays(tried, triedAt)
		return left == q.poor() && len(none) == 0 && len(one) == 1 && rich == tried-q.price(tried)
	}, game.Document},
	{"- What has to be left: | anything; less than {least} is raised to it. Beyond an edge, the urchin is held on it.", func(q *trial) bool {
		left, one := q.lays(q.poor(), triedAt)
		_, held := q.lays(2*q.m.VirusMass, game.Point{X: 20, Y: 1000}) // what is left is too light to burst
		return left == q.m.MinMass && len(one) == 1 && len(held) == 1 && held[0].At.X == 0
	}, game.Original},
	{"- You respawn away from everybody's cells, | your own included, if there's room.", func(q *trial) bool {
		others, own := q.births()
		return others >= 300 && own >= 300
	}, game.Document},
	{"- You respawn away from rivals, | if there's room; a big one may still be near.", func(q *trial) bool {
		others, own := q.births()
		return others > 0 && others < 300 && own < 300
	}, game.Original},
	{"> This game | follows the document.", func(q *trial) bool { return q.dialect == game.Document }, game.Document},
	{"> This game | follows the first server.", func(q *trial) bool { return q.dialect == game.Original }, game.Original},
	{"- An eater doesn't move: | only the mass changes. Satellites touch the cell that burst,", func(q *trial) bool {
		burst, laws := q.bursts(tried, 0), game.Laws{Map: q.m}
		apart := hypot(burst[1].At.X-burst[0].At.X, burst[1].At.Y-burst[0].At.Y) - laws.Radius(burst[0].Mass) - laws.Radius(burst[1].Mass)
		return q.eater() == triedAt && abs(apart) < 0.01
	}, game.Document},
	{"- An eater slides | towards what was eaten.", func(q *trial) bool {
		return q.eater().X > triedAt.X+1
	}, game.Original},
	{"- An action that is refused | is the cell's only one in that turn. In the document it's ignored.", func(q *trial) bool {
		return q.second() == triedAt
	}, game.Original},
	{"- Two cells of yours: | the older takes the other. The document only says", func(q *trial) bool {
		return q.merged(50, 60) == 100 && q.merged(60, 50) == 100
	}, game.Original},
	{"- One step before the first turn | counts too, besides the start:", func(q *trial) bool {
		return q.terms() == 5+2
	}, game.Original},
	{"- Two cells of yours: | the heavier takes the other. On a tie, the older.", func(q *trial) bool {
		return q.merged(50, 60) == 101 && q.merged(60, 50) == 100 && q.merged(50, 50) == 100
	}, game.Document},
	{"- An action that is ignored | costs nothing:", func(q *trial) bool {
		return q.second().X > triedAt.X
	}, game.Document},
	{"- No free mass: | nothing is raised to {least}, and an urchin beyond an edge is lost", func(q *trial) bool {
		left, none := q.lays(tried, game.Point{X: 20, Y: 1000})
		return len(none) == 0 && left == tried-q.price(tried) && len(q.bursts(q.m.VirusMass+1, 0)) == 1
	}, game.Document},
	{"- {turns: turn/turns}, and the start counts: | the mass at the start is added to the score once.", func(q *trial) bool {
		return q.terms() == 5+1
	}, game.Document},
	{"![respawn](The first server, to the letter |", func(q *trial) bool { return q.dialect == game.Original }, game.Original},
	{"- A mass that isn't a number | is refused like one that is too small.", func(q *trial) bool {
		_, err := game.Laws{Map: q.m, Dialect: q.dialect}.Divide(triedAt, tried, game.Point{}, float32(math.NaN()))
		return errors.Is(err, game.ErrTooSmall)
	}, game.Original},
}

// eater returns where a cell is that ate one to its right.
func (q *trial) eater() game.Point {
	prey := game.Cell{Mass: 60, Owner: 1, At: game.Point{X: triedAt.X + 80, Y: triedAt.Y}}
	return q.after([]game.Cell{{Mass: tried}, prey}, nil).Cells[0].At
}

// second returns where a cell is whose division was refused and that wants to go to the right
// in a second answer.
func (q *trial) second() game.Point {
	a := act(game.Answer{Divisions: []game.Division{{Cell: 100, Target: game.Point{}, Mass: tried}}})
	a.Then = []game.Answer{{Moves: []game.Move{{Cell: 100, Target: game.Point{X: triedAt.X + 500, Y: triedAt.Y}}}}}
	return q.after([]game.Cell{{Mass: tried}}, nil, a).Cells[0].At
}

// merged returns which of two cells of a seat, 100 and 101, is left of those masses.
func (q *trial) merged(a, b float32) uint32 {
	cells := q.after([]game.Cell{{Mass: a}, {Mass: b, At: game.Point{X: triedAt.X + 10, Y: triedAt.Y}}}, nil).Cells
	if len(cells) != 1 {
		q.t.Errorf("%v and %v do not merge", a, b)
	}
	return cells[0].ID
}

// bound is a line of a book that holds in one dialect.
var bound = regexp.MustCompile(`^\[dialect=(document|original)\] (.*)`)

// Every sentence of the book that holds in one dialect of the rules is played in both, and
// holds in that one alone; the books of both languages have them in the same places.
func TestEverySentenceOfADialectHolds(t *testing.T) {
	var conditions [2][]string
	named := map[string]bool{}
	for i, lang := range words.Languages {
		data, err := os.ReadFile("../../assets/words/aquariom.rules." + lang + ".md")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			condition, _, _ := strings.Cut(line, "]")
			if strings.HasPrefix(line, "[") {
				conditions[i] = append(conditions[i], condition)
			}
			m := bound.FindStringSubmatch(line)
			if m == nil || lang != "en" {
				continue
			}
			found := false
			for _, c := range claims {
				if strings.HasPrefix(m[2], c.begins) && m[1] == c.dialect.String() {
					found, named[c.begins] = true, true
				}
			}
			if !found {
				t.Errorf("nothing plays what the book says of %s: %s", m[1], m[2])
			}
		}
	}
	if a, b := strings.Join(conditions[0], "\n"), strings.Join(conditions[1], "\n"); a != b {
		t.Errorf("the books have other conditions: %s\nand %s", a, b)
	}
	for _, c := range claims {
		if !named[c.begins] {
			t.Errorf("the book does not say %q", c.begins)
		}
		for d := range game.Dialect(2) {
			m, err := game.FindMap("lagoon")
			if err != nil {
				t.Fatal(err)
			}
			m.MassLoss, m.Columns, m.Rows = 0, 1, 1
			if got := c.is(&trial{t, m, d}); got != (d == c.dialect) {
				t.Errorf("in %s %q is %v", d, c.begins, got)
			}
		}
	}
}

// What the document says stands in the book, in both languages.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{}, map[string][2]string{
		"the score":                   {"Le score est la somme de vos masses, tour après tour", "The score is the sum of your masses, turn by turn"},
		"that mass wastes away":       {"une cellule perd 2 millièmes de sa masse, même à l'arrêt", "a cell loses 2 thousandths of its mass, even at rest"},
		"when plankton is back":       {"il revient à sa place après 500 tours", "it's back after 500 turns"},
		"the ratio":                   {"plus de 125 % de la masse de l'autre", "more than 125% of the other's mass"},
		"that neutral cells are easy": {"se mangent à toute masse", "are eaten at any mass"},
		"the gain":                    {"80 % de la masse de ce qu'on mange", "80% of the mass of what you eat"},
		"that masses add up":          {"sans rien perdre", "nothing is lost"},
		"what a burst costs":          {"Ses 60 sont ôtés, puis la moitié du reste part", "Its 60 are taken off, then half of the rest flies away"},
		"from when on one bursts":     {"À partir de 90", "From 90 on"},
		"isolation":                   {"restent séparés 100 tours", "stay apart for 100 turns"},
		"the daughter's bounds":       {"du quart à la moitié de sa mère", "from a quarter to half of its mother"},
		"the price of an urchin":      {"les 60 qu'il pèse, et 10 % de la masse de la cellule", "the 60 that it weighs, and 10% of the cell's mass"},
		"one action a turn":           {"n'agit qu'une fois par tour", "acts once a turn"},
		"giving up":                   {"vos cellules restent là, à manger pour tous, et ne reviennent pas", "your cells stay where they are, as food for all, and don't come back"},
		"the order of a turn":         {"divisions, oursins, déplacements, abandons, perte de masse, attente, retour du plancton, repas", "divisions, urchins, moves, giving up, slimming down, waiting, plankton coming back, meals"},
	})
}

// On a server the book tells its map and its dialect, and says of what it does not tell
// that it does not; what only a match at this screen has is left out.
func TestTheBookOfAServer(t *testing.T) {
	m, err := game.FindMap("original-4p")
	if err != nil {
		t.Fatal(err)
	}
	for i, lang := range words.Languages {
		for dialect, want := range map[string][2]string{
			"document": {"Cette partie suit le document.", "This game follows the document."},
			"original": {"Cette partie suit le premier serveur.", "This game follows the first server."},
			unknown:    {"un serveur qui ne dit pas quelles règles il suit", "a server that doesn't say which rules it follows"},
		} {
			told := dialect != unknown
			v := &game.View{Map: m, Players: make([]game.Player, 4)}
			if told {
				if err := v.Dialect.UnmarshalText([]byte(dialect)); err != nil {
					t.Fatal(err)
				}
			}
			said := kittest.BookOf(t, FrontEnd(), lang, served(v, told))
			isolation := [2]string{"séparés 30 tours", "apart for 30 turns"}
			for text, there := range map[string]bool{
				want[i]: true,
				[2]string{"Il pèse 100.", "It weighs 100."}[i]:                                 true,
				[2]string{"les 100 qu'il pèse, et 20 %", "the 100 that it weighs, and 20%"}[i]: true,
				isolation[i]: told,
				[2]string{"au rythme du serveur", "at the server's pace"}[i]:     true,
				[2]string{"par seconde", "a second"}[i]:                          false,
				[2]string{"64 au plus dans l'eau", "At most 64 in the water"}[i]: told,
				[2]string{"la place est partagée", "the place is shared"}[i]:     false,
			} {
				if strings.Contains(said, text) != there {
					t.Errorf("%s, %s: the book says %q: %v", lang, dialect, text, !there)
				}
			}
			for _, other := range []string{"Cette partie suit", "This game follows"} {
				if n := strings.Count(said, other); n > 1 || n > 0 && !told {
					t.Errorf("%s, %s: %q is said %d times", lang, dialect, other, n)
				}
			}
		}
	}
}
