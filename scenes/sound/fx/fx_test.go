package fx

import (
	"math"
	"slices"
	"strings"
	"testing"

	files "ludotheque/assets/sound"
	"ludotheque/scenes/sound/internal/measure"
	"ludotheque/scenes/sound/synth"
)

// list is the list the cabinet plays, and takes two of each effect.
var (
	list  = parse()
	takes = render()
)

func parse() *List {
	f, err := files.FS.Open("effects.fx")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	l, err := Parse(f)
	if err != nil {
		panic(err)
	}
	return l
}

func render() [][2][]float32 {
	out := make([][2][]float32, len(list.Effects))
	for i, e := range list.Effects {
		for v := range 2 {
			out[i][v] = e.Render(Take{Seed: e.Seed(v)}, nil)
		}
	}
	return out
}

func TestEveryEffect(t *testing.T) {
	seconds := make(map[string]float64)
	for i, e := range list.Effects {
		for v, x := range takes[i] {
			if !measure.Finite(x) {
				t.Fatalf("%s has a sample that is not a number", e.Name)
			}
			if db := measure.DB(measure.Peak(x)); math.Abs(db-e.Peak) > 0.1 || db > Loudest+0.001 {
				t.Errorf("%s peaks at %.2f dBFS, want %v", e.Name, db, e.Peak)
			}
			if m := measure.Mean(x); math.Abs(m) >= 0.003 {
				t.Errorf("%s: mean %.4f, want under 0.003", e.Name, m)
			}
			s := float64(len(x)) / synth.Rate
			if s >= 2.7 {
				t.Errorf("%s lasts %.2f s, want under 2.7", e.Name, s)
			}
			if v == 0 {
				seconds[e.Game] += s
			}
			if x[0] != 0 || x[len(x)-1] != 0 {
				t.Errorf("%s begins with %v and ends with %v, want silence", e.Name, x[0], x[len(x)-1])
			}
			if c := measure.Centroid(x); c < 60 || c > 5000 {
				t.Errorf("%s: centroid %.0f Hz, want 60 to 5000", e.Name, c)
			}
		}
		if e.Priority == 4 && e.Peak > -22 {
			t.Errorf("%s is texture and peaks at %v dBFS, want -22 at most", e.Name, e.Peak)
		}
	}
	t.Logf("seconds: %v", seconds)
}

// Every effect in every form it can take: transposed, walked and argued.
func TestEveryTakeHasItsPeak(t *testing.T) {
	if testing.Short() {
		t.Skip("renders every argument of every effect")
	}
	for _, e := range list.Effects {
		forms := e.Forms()
		if len(forms) == 1 {
			continue
		}
		for _, take := range forms {
			take.Transpose = -5
			x := e.Render(take, nil)
			if db := measure.DB(measure.Peak(x)); math.Abs(db-e.Peak) > 0.1 {
				t.Errorf("%s as %+v peaks at %.2f dBFS, want %v", e.Name, take, db, e.Peak)
			}
		}
	}
}

func TestEffectsAreDistinct(t *testing.T) {
	bands := make([][2][]float64, len(takes))
	for i := range takes {
		for v := range 2 {
			bands[i][v] = measure.Bands(takes[i][v])
		}
	}
	var all []float64
	least, leastLoud, most := 99.0, 99.0, 0.0
	for i, a := range list.Effects {
		d := measure.Distance(bands[i][0], bands[i][1])
		most = max(most, d)
		if d > 8 {
			t.Errorf("two takes of %s are %.1f apart, want 8 at most", a.Name, d)
		}
		for j, b := range list.Effects[:i] {
			if a.Game != b.Game && a.Game != "ui" && b.Game != "ui" {
				continue
			}
			d := 99.0
			for v := range 4 {
				d = min(d, measure.Distance(bands[i][v/2], bands[j][v%2]))
			}
			all = append(all, d)
			want := 5.0
			if a.Priority <= 1 && b.Priority <= 1 {
				want = 9
				leastLoud = min(leastLoud, d)
			}
			least = min(least, d)
			if d < want {
				t.Errorf("%s and %s are %.1f apart, want %v or more", a.Name, b.Name, d, want)
			}
		}
	}
	slices.Sort(all)
	t.Logf("least %.1f, of priority 0 and 1 %.1f, median %.1f; takes of one effect at most %.1f", least, leastLoud, all[len(all)/2], most)
}

// The interface agrees with whatever game is on the screen.
func TestTransposition(t *testing.T) {
	for scale, want := range map[string]int{"ui": 0, "bzzz": -5, "trichrome": 5, "brutal": -2, "aquariom": 3, "empire": 0, "none": 0} {
		if got := list.Transposition("ui", scale); got != want {
			t.Errorf("the interface is moved by %d for %s, want %d", got, scale, want)
		}
	}
}

func TestMoveAlongTheScale(t *testing.T) {
	ui := list.Scales[0]
	for _, c := range []struct {
		from    string
		degrees int
		want    string
	}{{"C5", 0, "C5"}, {"C5", 1, "D5"}, {"C5", 3, "G5"}, {"C5", 5, "C6"}, {"C5", -1, "A4"}, {"A4", 1, "C5"}, {"G4", -4, "A3"}} {
		from, _ := synth.ParsePitch(c.from)
		if got := ui.Move(from, c.degrees).String(); got != c.want {
			t.Errorf("%d degrees from %s is %s, want %s", c.degrees, c.from, got, c.want)
		}
	}
}

func TestNotesStopEarly(t *testing.T) {
	forage := list.Effects[list.Index("bzzz.forage")]
	before := 0
	for notes := 1; notes <= 3; notes++ {
		steps := forage.heard(notes)
		if len(steps) != notes {
			t.Errorf("%d notes asked, %d heard", notes, len(steps))
		}
		if x := forage.Render(Take{Seed: 1, Notes: notes}, nil); len(x) <= before {
			t.Errorf("%d notes last %d samples, no longer than one fewer", notes, len(x))
		} else {
			before = len(x)
		}
	}
	if n := len(forage.heard(0)); n != 3 {
		t.Errorf("0 is all notes, %d heard", n)
	}
}

// Form finds the take of each sound.
func TestForms(t *testing.T) {
	for _, c := range []struct {
		name          string
		forms         int
		arg, walked   int
		degree, notes int
	}{
		{"ui.press", 1, 5, 3, 0, 0},
		{"ui.slide", 11, 7, 0, 7, 0}, {"ui.slide", 11, 70, 0, 10, 0},
		{"aqua.eat", 5, -4, 0, -4, 0}, {"aqua.eat", 5, 3, 0, 0, 0},
		{"bzzz.forage", 3, 0, 0, 0, 1}, {"bzzz.forage", 3, 2, 0, 0, 2}, {"bzzz.draw", 6, 9, 0, 0, 6},
		{"emp.coin", 4, 9, 0, 0, 0}, {"emp.coin", 4, 0, 2, 2, 0}, {"emp.coin", 4, 0, 4, -1, 0}, {"emp.coin", 4, 0, 7, 0, 0},
		{"bzzz.deposit", 5, 0, 1, 1, 0}, {"bzzz.deposit", 5, 1, 2, 3, 0}, {"bzzz.deposit", 5, 1, 4, 0, 0},
		{"tri.heart", 1, 4, 0, 0, 0},
	} {
		e := list.Effects[list.Index(c.name)]
		forms := e.Forms()
		if len(forms) != c.forms {
			t.Errorf("%s has %d forms, want %d", c.name, len(forms), c.forms)
			continue
		}
		if got := forms[e.Form(c.arg, c.walked)]; got.Degrees != c.degree || got.Notes != c.notes {
			t.Errorf("%s with %d, walked %d is %+v, want degree %d and %d notes", c.name, c.arg, c.walked, got, c.degree, c.notes)
		}
	}
}

func TestTakesRepeat(t *testing.T) {
	e := list.Effects[list.Index("bzzz.ko")]
	a, b := e.Render(Take{Seed: 4}, nil), e.Render(Take{Seed: 4}, nil)
	if !slices.Equal(a, b) {
		t.Error("one seed gives two sounds")
	}
	if c := e.Render(Take{Seed: 5}, nil); slices.Equal(a, c) {
		t.Error("two seeds give one sound")
	}
}

func TestArgumentsClamp(t *testing.T) {
	n := 0
	for _, e := range list.Effects {
		a := e.Argument
		if a.Kind == None {
			continue
		}
		n++
		// The level of an effect makes no other take of it.
		if e.Vary != Argued && e.Vary != Walk && a.Kind != Level {
			t.Errorf("%s has an argument and varies by %c", e.Name, e.Vary)
		}
		if a.Clamp(-99) != a.Min || a.Clamp(99) != a.Max {
			t.Errorf("%s does not clamp", e.Name)
		}
	}
	if n == 0 {
		t.Error("no effect has an argument")
	}
}

func TestParseSaysWhatIsWrong(t *testing.T) {
	const good = "fx 1\nscale ui C D E G A\n"
	for _, c := range []struct{ text, want string }{
		{"", "no effect"},
		{"effects", `line 1: "effects": the first line must say "fx 1"`},
		{"fx 1\nui.a -20 1 n 40 | 0 kora C4 100 .5", "line 2: an effect before any"},
		{"fx 1\nscale ui", "needs a name and two notes"},
		{"fx 1\nscale ui C H", `"H" is not a note`},
		{"fx 1\nscale ui C D4", "without octave"},
		{good + "ui.a -20 1 n 40", "line 3: an effect is"},
		{good + "ui.a -5 1 n 40 | 0 kora C4 100 .5", `peak in dBFS "-5": write a number from -60 to -6`},
		{good + "ui.a -20 5 n 40 | 0 kora C4 100 .5", "write 0 to 4"},
		{good + "ui.a -20 1 z 40 | 0 kora C4 100 .5", "write n, t, w or a"},
		{good + "ui.a -20 1 a 40 | 0 kora C4 100 .5", "line 3: ui.a varies by an argument (a) and has none: write n, t or w"},
		{good + "ui.a -20 1 a 40 degrees 0 | 0 kora C4 100 .5", "line 3: ui.a: \"degrees 0\": behind the gap stands"},
		{good + "ui.a -20 1 a 40 notes 3 1 | 0 kora C4 100 .5", "line 3: ui.a: argument \"1\": its bounds"},
		{good + "ui.a -20 1 n 40 row 0 | 0 kora C4 100 .5", "line 3: ui.a: row in ms"},
		{good + "ui.a -20 1 n x | 0 kora C4 100 .5", "gap in ms"},
		{good + "ui.a -20 1 n 40 | 0 kora C4 100", `step "0 kora C4 100"`},
		{good + "ui.a -20 1 n 40 | 0 banjo C4 100 .5", `"banjo" is not an instrument: there are bass,`},
		{good + "ui.a -20 1 n 40 | 0 kora C 100 .5", `octave`},
		{good + "ui.a -20 1 n 40 | 0 kora C4>F4 100 .5", "F4 is not in the scale of ui"},
		{good + "ui.a -20 1 n 40 | 0 lay C4 100 .5", "frequency in Hz"},
		{good + "ui.a -20 1 n 40 | 0 kora C4 NaN .5", "length in ms"},
		{good + "ui.a -20 1 n 40 | 0 kora C4 100 2", "strength"},
		{good + "ui.a -20 1 n 40 | 0 kora C4 100 1\nui.a -20 1 n 40 | 0 kora C4 100 1", "line 4: ui.a is there twice"},
	} {
		_, err := Parse(strings.NewReader(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want one with %q", c.text, err, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("fx 1\nscale ui C D E G A\nui.a -20 1 n 40 | 0 kora C4>E4 100 .5 ; 3 lay 300 5 1")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Parse(strings.NewReader(text))
		if (l == nil) == (err == nil) {
			t.Errorf("list %v and error %v", l, err)
		}
	})
}

// What warns in the chase is heard on small speakers, which give nothing under 200 Hz:
// a part of its power lies from 300 to 800 Hz.
func TestWarningsAreAudibleOnSmallSpeakers(t *testing.T) {
	for name, least := range map[string]float64{"tri.heart": 0.15, "tri.hunt": 0.12} {
		x := takes[list.Index(name)][0]
		const size = 8192
		all, mid := 0.0, 0.0
		for at := 0; at < len(x); at += size / 2 {
			for i, p := range measure.Power(x, at, size) {
				all += p
				if hz := float64(i) * synth.Rate / size; hz >= 300 && hz <= 800 {
					mid += p
				}
			}
		}
		t.Logf("%s: %.0f %% from 300 to 800 Hz", name, 100*mid/all)
		if mid < least*all {
			t.Errorf("%s has %.1f %% of its power from 300 to 800 Hz, want %.0f", name, 100*mid/all, 100*least)
		}
	}
}
