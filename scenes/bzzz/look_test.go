package bzzz

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// moment is a state of the screen in which every text has to fit.
type moment struct {
	name  string
	reach func(th *theatre)
}

var moments = []moment{
	{"turn", func(th *theatre) {}},
	{"selected", func(th *theatre) {
		th.press(ebiten.KeyDigit1)
		th.clickCell(7, 7)
	}},
	{"refused", func(th *theatre) { th.refuse("bzzz.refused.hive-occupied", -1) }},
	{"menu", func(th *theatre) {
		th.pick(th.Scene, 0)
		th.press(ebiten.KeyF)
	}},
	{"log", func(th *theatre) {
		th.press(ebiten.KeyEscape)
		th.press(ebiten.KeyH)
	}},
	{"other", func(th *theatre) {
		th.press(ebiten.KeyH)
		th.begin(runEnd)
		th.wait(3)
	}},
	{"fight", func(th *theatre) {
		th.k.Prefs.Speed = 4
		th.until("a skirmish", func() bool {
			if th.mine() && th.run == runNone {
				th.press(ebiten.KeyT)
			}
			return th.fight != nil
		})
		th.until("a pin", func() bool { return th.fight.pins > 0 })
		th.press(ebiten.KeyEscape)
		th.wait(4)
	}},
	{"lines", func(th *theatre) {
		th.press(ebiten.KeyEscape)
		th.press(ebiten.KeyH)
	}},
	{"end", func(th *theatre) {
		th.press(ebiten.KeyH)
		th.k.Prefs.Speed = 0
		th.until("the end", func() bool {
			if th.mine() && th.run == runNone {
				th.press(ebiten.KeyT)
			}
			return th.v.Result != nil
		})
		th.wait(12)
	}},
}

// TestNothingIsCut goes through every moment in both languages, with usual and
// with large texts, in a wide and in a narrow window.
func TestNothingIsCut(t *testing.T) {
	for _, lang := range words.Languages {
		for _, scale := range []float32{1, 2} {
			for _, size := range [][2]int{{1280, 720}, {720, 1200}} {
				name := fmt.Sprintf("%s-%d-%d", lang, int(scale*100), size[0])
				t.Run(name, func(t *testing.T) { cut(t, lang, scale, size, name) })
			}
		}
	}
}

func cut(t *testing.T, lang string, scale float32, size [2]int, name string) {
	k, src, sound := testKit(lang, size[0], size[1])
	k.Prefs.TextScale = scale
	s, err := open(k, people(1, 9, map[string]string{"turns": "120"}))
	if err != nil {
		t.Fatal(err)
	}
	th := &theatre{Scene: s, t: t, src: src, sound: sound}
	told := map[string]bool{}
	now := ""
	k.P.Overflow = func(text string, box ui.Rect, w, h float32) {
		if !told[text] {
			told[text] = true
			t.Errorf("%s: %q takes %.0f × %.0f in %.0f × %.0f", now, text, w, h, box.W, box.H)
		}
	}
	th.wait(2)
	for _, m := range moments {
		now = m.name
		m.reach(th)
		th.wait(3)
		if size[0] == 720 && th.fight == nil && th.onBoard() {
			th.tab = true
			th.wait(3)
			th.tab = false
		}
		th.picture("cut-" + m.name + "-" + name)
	}
}

// TestEveryWordIsThere finds each key of words in the sources of this package.
func TestEveryWordIsThere(t *testing.T) {
	key := regexp.MustCompile(`^(bzzz|seat|handover|log|notice|error)\.[a-zA-Z.-]+$`)
	effects := effectNames(t)
	fset := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var sources []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		sources = append(sources, f)
	}
	n := 0
	for _, lang := range words.Languages {
		w := words.New(lang)
		for _, f := range sources {
			ast.Inspect(f, func(node ast.Node) bool {
				l, ok := node.(*ast.BasicLit)
				if !ok || l.Kind != token.STRING {
					return true
				}
				if s, err := strconv.Unquote(l.Value); err == nil && key.MatchString(s) && !effects[s] {
					n++
					if !w.Has(s) {
						t.Errorf("%s: no words in %s for %q", fset.Position(l.Pos()), lang, s)
					}
				}
				return true
			})
		}
	}
	if n < 100 {
		t.Errorf("only %d keys were found: the search is broken", n)
	}
	for _, err := range []error{game.ErrOver, game.ErrNotYourTurn, game.ErrUnknownAction, game.ErrLayTooLate, game.ErrAlreadyLaid,
		game.ErrTooPoor, game.ErrHiveOccupied, game.ErrNoSuchBee, game.ErrNotYourBee, game.ErrKO, game.ErrMoveTooLate,
		game.ErrAlreadyMoved, game.ErrTooFar, game.ErrDiagonal, game.ErrOffBoard, game.ErrEnemyZone, game.ErrCellOccupied,
		game.ErrNoSuchFlower, game.ErrFlowerTooFar, game.ErrMovedThisTurn, game.ErrAlreadyForaged} {
		if refusals[err] == "" {
			t.Errorf("no words for %v", err)
		}
	}
}

// effectNames are the effects that there are.
func effectNames(t *testing.T) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("../../assets/sound/effects.fx")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]bool{}
	for _, l := range strings.Split(string(data), "\n") {
		if f := strings.Fields(l); len(f) > 1 && !strings.HasPrefix(l, "#") {
			all[f[0]] = true
		}
	}
	return all
}

// TestSoundsAreComplete gives every event an effect that exists, or silence,
// and every effect of Bzzz a use.
func TestSoundsAreComplete(t *testing.T) {
	effects := effectNames(t)
	used := map[string]bool{"bzzz.select": true, "bzzz.empty": true, "bzzz.spill": true}
	for k := game.EventLaid; k <= game.EventEnded; k++ {
		name, ok := voices[k]
		if !ok {
			t.Errorf("%s has neither an effect nor a reason for silence", k)
		}
		if name != "" && !effects[name] {
			t.Errorf("%s sounds %q, which is no effect", k, name)
		}
	}
	for _, name := range voices {
		used[name] = true
	}
	for _, name := range layVoices {
		used[name] = true
	}
	for name := range effects {
		if strings.HasPrefix(name, "bzzz.") && !used[name] {
			t.Errorf("nothing sounds %s", name)
		}
	}
}

// TestSoundsBetrayNothing plays the events of another seat with every amount,
// and hears the same.
func TestSoundsBetrayNothing(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.press(ebiten.KeyDigit1)
	var first []string
	for amount := range 4 {
		th.Scene.k.Sound.(*heard).names = nil
		for _, what := range []game.EventKind{game.EventForaged, game.EventStored, game.EventKO} {
			e := game.Event{What: what, Seat: 1, Bee: 0, Flower: 0, Amount: game.Hidden}
			if amount > 0 {
				// The rules never hand these out; were they to, nothing may be heard.
				e.Amount = amount - 1
			}
			th.Scene.sound(what, &e)
		}
		got := th.Scene.k.Sound.(*heard).names
		if first == nil {
			first = got
		}
		if strings.Join(got, " ") != strings.Join(first, " ") {
			t.Errorf("amount %d sounds %v, hidden %v", amount-1, got, first)
		}
	}
	if strings.Join(first, " ") != "bzzz.forage bzzz.ko" {
		t.Errorf("another seat sounds %v", first)
	}
}

// TestReplay opens a record at every position, and its outcome.
func TestReplay(t *testing.T) {
	th := newTheatre(t, people(1, 9, map[string]string{"turns": "120"}))
	th.k.Prefs.Speed = 0
	th.until("the results", func() bool {
		if th.mine() && th.run == runNone {
			th.press(ebiten.KeyT)
		}
		return th.done()
	})
	o := th.shown.(*results).outcome
	data, err := th.k.Env.Store.Read(th.keeper.Name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := openReplay(th.k, data)
	if err != nil {
		t.Fatal(err)
	}
	if r.Len() != th.m.Steps() || r.Turn(0) != 1 || r.Result() == nil {
		t.Errorf("%d steps of %d, first turn %d", r.Len(), th.m.Steps(), r.Turn(0))
	}
	if o.Result.Reason == game.ReasonTime && r.Turn(r.Len()) != 30 {
		t.Errorf("a game of 30 rounds ends in round %d", r.Turn(r.Len()))
	}
	for p, n := range r.Scores(r.Len()) {
		if n != o.Result.Scores[p] {
			t.Errorf("seat %d ends with %d, and %d in the replay", p, o.Result.Scores[p], n)
		}
		c := o.Curves[p].Values
		if int(c[len(c)-1]) != n || int(c[0]) != 10 {
			t.Errorf("curve of seat %d goes from %v to %v, want 10 to %d", p, c[0], c[len(c)-1], n)
		}
	}
	if len(o.Curves[0].Values) != 31 && o.Result.Reason == game.ReasonTime {
		t.Errorf("%d points for 30 rounds", len(o.Curves[0].Values))
	}
	rolls := 0
	for _, l := range o.Luck {
		if l.Won > l.Rolls || l.Expected > float64(l.Rolls) {
			t.Errorf("luck %+v", l)
		}
		rolls += l.Rolls
	}
	if rolls == 0 {
		t.Error("nobody fought in thirty rounds")
	}
	big := 0
	g := ui.NewGui(th.k.P)
	for _, m := range r.Marks() {
		if m.Big {
			big++
			if r.Say(m.At) == "" {
				t.Errorf("nothing is said of the mark at %d", m.At)
			}
			g.Begin(ui.NewView(1280, 720), ui.Hands{})
			r.Paint(g, ui.Rect{X: 520, Y: 168, W: 684, H: 322}, m.At, 0.5, true)
			g.End()
		}
	}
	if big == 0 {
		t.Error("a timeline without events")
	}
	if again := r.Outcome(); again == nil || again.Result.Scores[0] != o.Result.Scores[0] || again.Again == nil {
		t.Error("the replay has another outcome than the game")
	}
}

// TestShot takes the same picture twice.
func TestShot(t *testing.T) {
	var tells [2]string
	for i := range tells {
		k, _, _ := testKit("en", 1280, 720)
		s, err := shot(k, people(1, 7, nil), 400)
		if err != nil {
			t.Fatal(err)
		}
		sc := s.(*Scene)
		tells[i] = sc.Tell() + sc.m.Hash()
		if sc.eyes != 0 {
			t.Errorf("the picture is seen by %d", sc.eyes)
		}
	}
	if tells[0] != tells[1] {
		t.Errorf("two pictures differ: %v", tells)
	}
}

// TestLeaveAndComeBack hands a seat to a computer player, who plays on.
func TestLeaveAndComeBack(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.k.Prefs.Speed = 0
	th.leave(0)
	if th.eyes != rules.Spectator {
		t.Errorf("nobody is left, and %d looks", th.eyes)
	}
	th.until("three turns", func() bool { return th.v.Turn > 9 })
	th.back(0)
	th.until("the own turn", func() bool { return th.mine() })
	if th.eyes != 0 {
		t.Errorf("%d looks", th.eyes)
	}
}

// BenchmarkSettled is a tick of a board on which nothing happens.
func BenchmarkSettled(b *testing.B) {
	k, src, sound := testKit("fr", 1280, 720)
	k.Prefs.Speed = 4
	s, err := open(k, people(1, 7, nil))
	if err != nil {
		b.Fatal(err)
	}
	th := &theatre{Scene: s, t: b, src: src, sound: sound}
	for range 12 {
		th.until("the own turn", func() bool { return th.mine() && th.run == runNone })
		turn := th.v.Turn
		th.press(ebiten.KeyT)
		th.until("the next turn", func() bool { return th.v.Turn != turn })
		for th.fight != nil {
			th.press(ebiten.KeyEscape)
		}
	}
	th.until("the own turn", func() bool { return th.mine() })
	th.wait(300)
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		th.wait(1)
	}
}
