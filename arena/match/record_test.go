package match_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/null"
	"ludotheque/rules/rulestest"
)

// played returns a finished game of null between samplers, and its record.
func played(t testing.TB) (*nullMatch, string) {
	t.Helper()
	m := newNull(t, 2, 7)
	m.Meta = match.Meta{Date: "2026-11-20T12:00:00Z", Program: "test", Players: []string{"easy", "human"}, Names: []string{"Bot", "Zoé"}}
	m.Sit(0, sampler(1), 0)
	m.Sit(1, sampler(2), 0)
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	return m, saved(t, m)
}

type saver interface{ Save(io.Writer) error }

func saved(t testing.TB, m saver) string {
	t.Helper()
	var b bytes.Buffer
	if err := m.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestRecordForm compares the format with a record kept in testdata: other programs read it, and old
// records have to load.
func TestRecordForm(t *testing.T) {
	const name = "testdata/null.record"
	m, text := played(t)
	if rulestest.Update() {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("the record is\n%s\nwant\n%s", text, want)
	}
	again, err := match.Load(null.Game, bytes.NewReader(want))
	if err != nil {
		t.Fatal(err)
	}
	if again.Hash() != m.Hash() || again.Cut() || again.Result() == nil || again.Meta.Names[1] != "Zoé" || again.Setup().Seed != 7 {
		t.Errorf("loaded %s %+v, cut %v", again.Hash(), again.Meta, again.Cut())
	}
}

func TestLoadRefuses(t *testing.T) {
	_, text := played(t)
	ls := strings.SplitAfter(text, "\n")
	edit := func(n int, old, new string) string {
		c := append([]string(nil), ls...)
		if !strings.Contains(c[n-1], old) {
			t.Fatalf("line %d is %s", n, c[n-1])
		}
		c[n-1] = strings.Replace(c[n-1], old, new, 1)
		return strings.Join(c, "")
	}
	n := len(ls) - 1 // lines; the last one is the hash
	for name, c := range map[string]struct {
		text string
		want error
		line int
		says string
	}{
		"empty":                 {"", match.ErrNoRecord, 1, "choose a file"},
		"a picture":             {"\x89PNG\r\n\x1a\n", match.ErrNoRecord, 1, "choose a file"},
		"other JSON":            {"{\"a\":1}\n", match.ErrNoRecord, 1, "choose a file"},
		"half a header":         {ls[0][:20], match.ErrNoRecord, 1, "choose a file"},
		"a later form":          {edit(1, `"record":1`, `"record":2`), match.ErrVersion, 1, "form 2"},
		"another game":          {edit(1, `"game":"null"`, `"game":"bzzz"`), match.ErrForeign, 1, `of "bzzz", not of "null"`},
		"later rules":           {edit(1, `"version":1`, `"version":2`), match.ErrVersion, 1, "up to date"},
		"a huge name":           {edit(1, "Zoé", strings.Repeat("Zoé", 2000)), match.ErrTooLarge, 1, "edited"},
		"another card":          {edit(4, `{"lay":`, `{"lay":9`), match.ErrDoctored, 4, "refuse to seat A (null: the card is not in the hand)"},
		"no number":             {edit(4, `{"lay":`, `{"lay":"x`), match.ErrDamaged, 4, "(it ends too early: close each bracket"},
		"an unknown field":      {edit(4, `"lay"`, `"lie"`), match.ErrDamaged, 4, "unknown field"},
		"an action too many":    {edit(4, `]`, `,{"lay":1}]`), match.ErrDoctored, 4, "2 actions where 1"},
		"a roll with an action": {edit(3, `[]`, `[{"lay":1}]`), match.ErrDoctored, 3, "1 actions where 0"},
		"a line that is lost":   {strings.Replace(text, ls[3], "", 1), match.ErrDamaged, n - 1, "stands after"},
		"another seed":          {edit(1, `"seed":7`, `"seed":8`), match.ErrDoctored, 2, "does not begin as it was recorded"},
		"another hash":          {edit(n, `"hash":"`, `"hash":"0`), match.ErrDoctored, n, "steps 1 to"},
		"another winner":        {edit(n, `"ranks":[`, `"ranks":[5,`), match.ErrDoctored, n, "ended otherwise"},
		"more after the end":    {text + "[]\n", match.ErrDoctored, n + 1, "after the game was over"},
		"equal steps":           {edit(3, `[]`, `{"times":3,"acts":[]}`), match.ErrDamaged, 3, "equal steps"},
		"back to the future":    {edit(3, `[]`, `{"undo":5}`), match.ErrDamaged, 3, "back to step 5 of 0"},
		"a line of nothing":     {edit(3, `[]`, `{}`), match.ErrDamaged, 3, "says nothing"},
		"an empty line":         {edit(3, `[]`, ``), match.ErrDamaged, 3, ""},
		"rubbish":               {edit(5, `[`, "\x00\x00"), match.ErrDamaged, 5, `line 5 of this record cannot be read (column 1: '\x00' cannot stand there`},
		"two values":            {edit(3, `[]`, `[][]`), match.ErrDamaged, 3, "follows"},
		"a long line":           {edit(3, `[]`, `[`+strings.Repeat(" ", 1<<20)+`]`), match.ErrTooLarge, 3, "kB"},
		"a huge option":         {edit(1, `"seed":7`, `"seed":7,"options":{"cards":"`+strings.Repeat("7", 256<<10+1)+`"}`), match.ErrTooLarge, 1, "longer lists or texts"},
		"a long remark":         {edit(3, `[]`, `{"notice":{"at":0,"seat":0,"kind":"remark","text":"`+strings.Repeat("x", 5000)+`"}}`), match.ErrTooLarge, 3, "remarks"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := match.Load(null.Game, strings.NewReader(c.text))
			var re *match.RecordError
			if !errors.Is(err, c.want) || !errors.As(err, &re) {
				t.Fatalf("%v, want %v", err, c.want)
			}
			if c.line > 0 && re.Line != c.line || !strings.Contains(err.Error(), c.says) {
				t.Errorf("line %d: %v; want line %d and %q", re.Line, err, c.line, c.says)
			}
		})
	}
	var setup *rules.SetupError
	if _, err := match.Load(null.Game, strings.NewReader(edit(1, `"seats":2`, `"seats":9`))); !errors.As(err, &setup) {
		t.Errorf("nine seats: %v", err)
	}
	if _, err := match.Load(null.Game, io.MultiReader(strings.NewReader(text), zeros(math.MaxInt64))); !errors.Is(err, match.ErrTooLarge) {
		t.Errorf("an endless file: %v", err)
	}
	broken := errors.New("unplugged")
	if _, err := match.Load(null.Game, failing{broken}); !errors.Is(err, broken) {
		t.Errorf("an unreadable file: %v", err)
	}
}

// zeros is a file of that many zero bytes.
type zeros int64

func (z zeros) Read(b []byte) (int, error) { clear(b); return len(b), nil }

type failing struct{ err error }

func (f failing) Read([]byte) (int, error)  { return 0, f.err }
func (f failing) Write([]byte) (int, error) { return 0, f.err }

// TestAKilledProgramLosesNothing cuts the record of a game in progress at every byte: the complete
// lines load, and the game goes on.
func TestAKilledProgramLosesNothing(t *testing.T) {
	m := newNull(t, 2, 7)
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	header := file.Len()
	m.Follow(&file)
	r := rules.NewRand(1)
	for m.Result() == nil {
		if w := m.Waiting(); !w.Empty() {
			if err := m.Submit(w.First(), m.View(w.First()).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
		m.Tick()
		l, err := match.Load(null.Game, bytes.NewReader(file.Bytes()))
		if err != nil || l.Hash() != m.Hash() {
			t.Fatalf("after step %d the file lacks something: %v", m.Steps(), err)
		}
	}
	whole := file.Bytes()
	for n := header; n < len(whole); n++ {
		l, err := match.Load(null.Game, bytes.NewReader(whole[:n]))
		if err != nil {
			t.Fatalf("cut after %d bytes: %v", n, err)
		}
		// A last line that lacks only its line break is complete.
		want := bytes.Count(whole[:n+1], []byte("\n["))
		if whole[n] != '\n' {
			want = bytes.Count(whole[:bytes.LastIndexByte(whole[:n], '\n')+1], []byte("\n["))
		}
		if l.Steps() != want {
			t.Fatalf("cut after %d bytes: %d steps, want %d", n, l.Steps(), want)
		}
	}
	// Resume: rewrite the loaded part, play on, and the result is one complete record.
	l, err := match.Load(null.Game, bytes.NewReader(whole[:len(whole)*2/3]))
	if err != nil || l.Result() != nil || !l.Cut() {
		t.Fatalf("%v, result %v, cut %v", err, l.Result(), l.Cut())
	}
	var resumed bytes.Buffer
	if err := l.Save(&resumed); err != nil {
		t.Fatal(err)
	}
	l.Follow(&resumed)
	l.Sit(0, sampler(1), 0)
	l.Sit(1, sampler(1), 0)
	if err := l.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	l.Close()
	end, err := match.Load(null.Game, &resumed)
	if err != nil || end.Hash() != l.Hash() || end.Cut() {
		t.Fatalf("resumed: %v", err)
	}
}

func TestUndoInTheRecord(t *testing.T) {
	m := newNull(t, 2, 1)
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	m.Follow(&file)
	m.Tick()
	for _, card := range []int{5, 2} {
		if err := m.Submit(0, null.Action{Lay: card}); err != nil {
			t.Fatal(err)
		}
		m.Tick()
		if card == 5 {
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
		}
	}
	m.Remark(0, "changed their mind")
	m.Close()
	if !strings.Contains(file.String(), "{\"undo\":1}\n") {
		t.Fatalf("no undo in\n%s", file.String())
	}
	l, err := match.Load(null.Game, &file)
	if err != nil || l.Hash() != m.Hash() || l.Steps() != 2 || l.Cut() {
		t.Fatalf("the loaded match differs from the saved one: %v", err)
	}
	if ns := l.Notices(); len(ns) != 1 || ns[0].Kind != match.Remark || ns[0].Text != "changed their mind" || ns[0].Step != 2 {
		t.Errorf("notices %+v", ns)
	}
	if err := l.Undo(); err != nil || l.Steps() != 1 {
		t.Errorf("a loaded game can be taken back: %v", err)
	}
}

func TestEqualStepsShareALine(t *testing.T) {
	m, err := match.New(race, rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	m.Follow(&file)
	for tick := 0; m.Result() == nil; tick++ {
		if tick == 100 {
			if err := m.Submit(1, run{2}); err != nil {
				t.Fatal(err)
			}
		}
		m.Tick()
	}
	text := file.String()
	if n := strings.Count(text, "\n"); n > 40 {
		t.Errorf("%d lines for %d steps of which one differs:\n%s", n, m.Steps(), text)
	}
	if !strings.Contains(text, "\n[null,{\"paces\":2}]\n") {
		t.Errorf("the step that differs is missing in\n%s", text)
	}
	l, err := match.Load(race, strings.NewReader(text))
	if err != nil || l.Hash() != m.Hash() || l.Steps() != raceSteps {
		t.Fatalf("the loaded match differs from the saved one: %v", err)
	}
	if saved(t, l) != text {
		t.Error("what is saved is not what was written as it went")
	}
	bad := strings.Replace(text, `"times":20`, `"times":2000000`, 1)
	if _, err := match.Load(race, strings.NewReader(bad)); !errors.Is(err, match.ErrDamaged) {
		t.Errorf("two million steps in a line: %v", err)
	}
}

func TestAFullDiskDoesNotStopTheGame(t *testing.T) {
	m := newNull(t, 2, 1)
	m.Follow(failing{errors.New("disk full")})
	m.Sit(0, sampler(1), 0)
	m.Sit(1, sampler(2), 0)
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if ns := m.Notices(); len(ns) != 1 || ns[0].Kind != match.Unsaved || ns[0].Text != "disk full" || ns[0].Seat != rules.Spectator {
		t.Errorf("notices %+v", ns)
	}
	if err := m.Save(failing{errors.New("disk full")}); err == nil {
		t.Error("Save says nothing")
	}
}

func TestLoadRefusesOlderRules(t *testing.T) {
	_, text := played(t)
	newer := null.Game
	newer.Version++
	_, err := match.Load(newer, strings.NewReader(text))
	if !errors.Is(err, match.ErrVersion) || !strings.Contains(err.Error(), "the program that made it") {
		t.Errorf("a record of older rules: %v", err)
	}
}

// A notice is between the steps where it happened, also in a record written later.
func TestNoticesStandWhereTheyHappened(t *testing.T) {
	m := newNull(t, 2, 7)
	for seat := range rules.Seat(2) {
		m.Sit(seat, sampler(uint64(seat)), 0)
	}
	m.Step() // the roll
	m.Remark(0, "here")
	until(t, m.Tick, func() bool { return m.Steps() >= 4 })
	m.Close()
	var b strings.Builder
	if err := m.Save(&b); err != nil {
		t.Fatal(err)
	}
	// The header, the hash of the beginning, the roll, the notice, a card.
	if ls := strings.Split(b.String(), "\n"); ls[2] != "[]" || !strings.Contains(ls[3], `"text":"here"`) || !strings.HasPrefix(ls[4], "[{") {
		t.Errorf("the record goes\n%s", b.String())
	}
}

func TestMetaFitsWhatLoads(t *testing.T) {
	m := newNull(t, 2, 1)
	long := strings.Repeat("é", match.MaxText)
	m.Meta = match.Meta{Date: long, More: map[string]string{}}
	for i := range rules.MaxSeats {
		m.Meta.Names = append(m.Meta.Names, fmt.Sprint("bot", i))
		m.Meta.More[fmt.Sprint("key", i)] = "k"
	}
	l, err := match.Load(null.Game, strings.NewReader(saved(t, m)))
	if err != nil {
		t.Fatal(err)
	}
	if got := []rune(l.Meta.Date); l.Meta.Date != long || !slices.Equal(l.Meta.Names, m.Meta.Names) || len(l.Meta.More) != rules.MaxSeats {
		t.Errorf("%d letters, names %v, %d more", len(got), l.Meta.Names, len(l.Meta.More))
	}
	m.Meta.Date += "x"
	if err := m.Save(io.Discard); err == nil || !strings.Contains(err.Error(), "4097 letters") {
		t.Errorf("a longer text than a record holds: %v", err)
	}
	m.Meta.Names = make([]string, 3*rules.MaxSeats)
	if err := m.Save(io.Discard); err == nil || !strings.Contains(err.Error(), "768 names") {
		t.Errorf("more names than a game has seats: %v", err)
	}
}

// A record of more steps than any game has is refused before they are played.
func TestARecordOfTooManySteps(t *testing.T) {
	m, err := match.New(race, rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	text := saved(t, m)
	text += strings.Repeat(`{"times":20,"acts":[null,null]}`+"\n", 1<<20/20+1)
	if _, err := match.Load(race, strings.NewReader(text)); !errors.Is(err, match.ErrTooLarge) || !strings.Contains(err.Error(), "1048576 steps") {
		t.Error(err)
	}
}

// TestRemarksWithoutEnd makes more remarks than a record holds.
func TestRemarksWithoutEnd(t *testing.T) {
	m := newNull(t, 2, 1)
	for i := range 1 << 17 {
		m.Remark(0, fmt.Sprint(i))
	}
	long := newNull(t, 2, 1)
	long.Remark(0, strings.Repeat("é", 2*match.MaxText))
	for range 1 << 13 { // each takes six bytes a letter
		long.Remark(0, strings.Repeat("\x01", match.MaxText))
	}
	for _, m := range []*nullMatch{m, long} {
		l, err := match.Load(null.Game, strings.NewReader(saved(t, m)))
		if err != nil {
			t.Fatal(err)
		}
		n := l.Notices()
		if !strings.Contains(n[len(n)-1].Text, "are left out") {
			t.Errorf("the last of %d remarks is %q", len(n), n[len(n)-1].Text)
		}
		if l.Remark(0, "one more"); len(l.Notices()) != len(n) {
			t.Error("a match that is resumed makes more remarks")
		}
	}
	if text := long.Notices()[0].Text; !strings.HasSuffix(text, "é… (8192 letters in all)") || utf8.RuneCountInString(text) != match.MaxText {
		t.Errorf("a remark that is too long ends with %q", text[len(text)-40:])
	}
}

func TestReplay(t *testing.T) {
	m := newNull(t, 2, 7)
	r := rules.NewRand(3)
	hashes := []string{m.Hash()}
	for m.Result() == nil {
		if w := m.Waiting(); !w.Empty() {
			if err := m.Submit(w.First(), m.View(w.First()).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
		if m.Tick() {
			hashes = append(hashes, m.Hash())
		}
	}
	p, err := match.OpenReplay(null.Game, strings.NewReader(saved(t, m)))
	if err != nil {
		t.Fatal(err)
	}
	if p.Len() != len(hashes)-1 || p.Header().Game != "null" || p.Result() == nil || p.Cut() {
		t.Fatalf("%d steps, %+v", p.Len(), p.Header())
	}
	for _, at := range []int{0, 3, 4, 2, p.Len(), 17, 16, 15, -5, p.Len() + 5} {
		k := min(max(at, 0), p.Len())
		if got := match.Hash(p.State(at)); got != hashes[k] {
			t.Errorf("position %d is %s, want %s", at, got, hashes[k])
		}
	}
	if v := p.View(2, 0); v.Mine == 0 || p.View(2, 1).Mine != 0 || p.View(2, rules.Spectator).Mine != 0 {
		t.Error("only the owner sees a card face down")
	}
	if acting, acts := p.Acts(1); acting != rules.Only(0) || len(acts) != 1 || acts[0].Lay != p.View(2, 0).Mine {
		t.Errorf("step 1: %s %v", acting, acts)
	}
	if acting, acts := p.Acts(p.Len()); !acting.Empty() || acts != nil {
		t.Error("there is a step after the end")
	}
}

func TestAReplayIsNotTouchedByTheMatch(t *testing.T) {
	m := newNull(t, 2, 7)
	m.Tick()
	lay := func(card int) {
		if err := m.Submit(0, null.Action{Lay: card}); err != nil {
			t.Fatal(err)
		}
		m.Tick()
	}
	lay(1)
	p, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	lay(4)
	if got := p.View(2, 0).Mine; got != 1 || p.Result() != nil {
		t.Errorf("the replay shows card %d, want 1", got)
	}
}

func TestGlance(t *testing.T) {
	_, text := played(t)
	h, end, err := match.Glance([]byte(text))
	if err != nil || h.Game != "null" || h.Setup.Seed != 7 || h.Meta.Names[0] != "Bot" || end == nil || end.Result().Reason != "cards" {
		t.Errorf("Glance: %+v, end %+v, error %v; want game null, seed 7, Bot first, and an end for reason cards", h, end, err)
	}
	for name, text := range map[string]string{
		"cut":          text[:len(text)*2/3],
		"taken back":   text + "{\"undo\":3}\n",
		"header alone": text[:strings.Index(text, "\n")],
		"rubbish":      text + "{\x00",
	} {
		if h, end, err := match.Glance([]byte(text)); err != nil || end != nil || h.Game != "null" {
			t.Errorf("%s: %+v, end %+v, error %v; want game null, no end and no error", name, h, end, err)
		}
	}
	if _, _, err := match.Glance([]byte("hello\n")); !errors.Is(err, match.ErrNoRecord) {
		t.Errorf("text that is not a record should be refused: %v", err)
	}
	if h, err := match.ReadHeader(strings.NewReader(text)); err != nil || h.Setup.Seed != 7 {
		t.Errorf("ReadHeader: %+v, error %v; want seed 7 and no error", h, err)
	}
}

func BenchmarkLoad(b *testing.B) {
	_, text := played(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := match.Load(null.Game, strings.NewReader(text)); err != nil {
			b.Fatal(err)
		}
	}
}

// TestForget: a match that forgets its steps writes the same record as one that keeps them, and
// refuses calls that need them.
func TestForget(t *testing.T) {
	type raceMatch = match.Match[*raceState, run, raceView]
	play := func(forget bool) (*bytes.Buffer, *raceMatch) {
		m, err := match.New(race, rules.Setup{Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		for seat := range rules.Seat(2) {
			r := rules.NewRand(uint64(seat))
			m.Sit(seat, player[run, raceView](func(_ context.Context, v raceView) (run, error) { return v.Sample(r), nil }), 0)
		}
		var file bytes.Buffer
		if err := m.Save(&file); err != nil {
			t.Fatal(err)
		}
		m.Follow(&file)
		if forget {
			m.Forget()
		}
		if err := m.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		return &file, m
	}
	kept, m := play(false)
	brief, n := play(true)
	if kept.String() != brief.String() || m.Steps() != n.Steps() || n.Steps() == 0 {
		t.Errorf("%d steps are written so:\n%s%d so:\n%s", m.Steps(), kept, n.Steps(), brief)
	}
	if err := n.Save(io.Discard); !errors.Is(err, match.ErrForgotten) {
		t.Error(err)
	}
	if _, err := n.Replay(); !errors.Is(err, match.ErrForgotten) {
		t.Error(err)
	}
}

// A record with a damaged line can be resumed from before it.
func TestBeforeTheDamage(t *testing.T) {
	_, text := played(t)
	whole := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
	for n := 2; n < len(whole); n++ {
		for what, bad := range map[string]string{"no JSON": "[{\"lay\":\n", "a refused action": "[{\"lay\":99}]\n", "another state": "{\"step\":1,\"hash\":\"00\"}\n"} {
			lines := append([]string{}, whole...)
			lines[n-1] = bad
			data := []byte(strings.Join(lines, ""))
			m, err := match.Load(null.Game, bytes.NewReader(data))
			for tries := 0; err != nil && data != nil && tries < 3; tries++ {
				data = match.Before(data, err)
				m, err = match.Load(null.Game, bytes.NewReader(data))
			}
			if err != nil {
				t.Errorf("line %d, %s: nothing is left: %v", n, what, err)
				continue
			}
			if !strings.HasPrefix(text, string(data)) {
				t.Errorf("line %d, %s: what is left is no beginning of the record", n, what)
			}
			if m.Result() != nil {
				t.Errorf("line %d, %s: what is left is over", n, what)
			}
		}
	}
	for _, err := range []error{nil, io.EOF, &match.RecordError{Err: match.ErrNoRecord, Line: 1}, &match.RecordError{Err: match.ErrDamaged, Line: 1 << 20}} {
		if data := match.Before([]byte(text), err); data != nil {
			t.Errorf("%v: %d bytes are left", err, len(data))
		}
	}
}
