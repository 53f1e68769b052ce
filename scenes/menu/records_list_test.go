package menu

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// evenings puts n finished records into a store: two a day, and every tenth is Zoë's.
func evenings(t testing.TB, st *store.Store, n int) {
	t.Helper()
	begun := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	for i := range n {
		name := "Bernard"
		if i%10 == 0 {
			name = "Zoë"
		}
		text := fmt.Sprintf(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":%q,"players":["human","hard","hard","hard"],"names":[%q]}}`+"\n"+
			`{"step":1,"hash":"00","end":{"reason":"time","scores":[9,3,2,1],"ranks":[1,2,3,4]}}`+"\n", begun.Add(time.Duration(12*i)*time.Hour).Format(time.RFC3339), name)
		data, err := match.Pack([]byte(text))
		if err == nil {
			err = st.Write(fmt.Sprintf("records/bzzz-%04d.record", i), data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// library returns the list of n records.
func library(t *testing.T, n int) (*rig, *hand, *records) {
	t.Helper()
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	var kept reels
	r.k.FrontEnds[0].Open = kept.open
	evenings(t, r.k.Env.Store, n)
	s := r.k.Records().(*records)
	r.scene = s
	r.run(3)
	return r, h, s
}

// Words in the field find matches by the players' names, without accents; what was sought is still sought when
// the list is opened again.
func TestRecordsAreFoundByWords(t *testing.T) {
	r, h, s := library(t, 300)
	if len(s.shown) != 300 {
		t.Fatalf("%d of 300 records are listed", len(s.shown))
	}
	s.g.Focus(searchID)
	r.run(1)
	h.write("zoe")
	if len(s.shown) != 30 {
		t.Errorf("of Zoë's 30 matches %d are listed", len(s.shown))
	}
	h.write(" bernard")
	if len(s.shown) != 0 {
		t.Errorf("matches of both: %d", len(s.shown))
	}
	for range len(" bernard") {
		h.key(ebiten.KeyBackspace)
	}
	h.key(ebiten.KeyDelete)
	if s.k.Sought.Text != "zo" {
		t.Errorf("Delete leaves %q", s.k.Sought.Text)
	}
	if h.key(ebiten.KeyEscape); r.scene != s || s.k.Sought.Text != "" || len(s.shown) != 300 {
		t.Errorf("Escape leads to %T, with %q in the field and %d matches", r.scene, s.k.Sought.Text, len(s.shown))
	}
	h.write("zoe")
	s.g.Focus(unsoughtID)
	r.run(1)
	h.key(ebiten.KeyEnter)
	r.run(1)
	if id, _ := s.g.Focused(); s.k.Sought.Text != "" || id != searchID {
		t.Errorf("after the cross the field has %q, and the focus is on %v", s.k.Sought.Text, id)
	}
	h.write("zoe")
	again := r.k.Records().(*records)
	if len(again.shown) != 30 {
		t.Errorf("when the list is opened again %d matches are listed", len(again.shown))
	}
}

// Keys turn pages of the list and lead to its ends, with the focus; the bar is dragged.
func TestTheListIsTurnedByPages(t *testing.T) {
	r, h, s := library(t, 300)
	at := func() int {
		t.Helper()
		id, ok := s.g.Focused()
		if !ok || id.Name != "ticket" {
			t.Fatalf("the focus is on %v", id)
		}
		return id.N
	}
	for _, c := range []struct {
		key         ebiten.Key
		least, most int
	}{{ebiten.KeyPageDown, 6, 12}, {ebiten.KeyPageDown, 12, 24}, {ebiten.KeyPageUp, 6, 12}, {ebiten.KeyEnd, 298, 299}, {ebiten.KeyPageDown, 298, 299}, {ebiten.KeyHome, 0, 0}, {ebiten.KeyPageUp, 0, 0}} {
		h.key(c.key)
		r.run(2)
		if n := at(); n < c.least || n > c.most {
			t.Errorf("%v leads to ticket %d, want %d to %d", c.key, n, c.least, c.most)
		}
	}
	scale := float64(r.k.P.View().Scale)
	h.now.MouseX, h.now.MouseY = float64(s.listed.Right()-4)*scale, float64(s.listed.Y+10)*scale
	r.run(1)
	h.now.Mouse = 1 << input.MouseLeft
	r.run(1)
	h.now.MouseY = float64(s.listed.CY()) * scale
	r.run(2)
	h.now.Mouse = 0
	r.run(2)
	if s.first < 130 || s.first > 170 {
		t.Errorf("the bar dragged to the middle shows ticket %d first", s.first)
	}
	if r.scene != s {
		t.Error("the bar opened a record")
	}
	s.g.Focus(ui.ID{Name: "month on"})
	r.run(1)
	before := s.shown[s.first].month
	h.key(ebiten.KeyEnter)
	r.run(2)
	if now := s.shown[s.first].month; now != before-1 {
		t.Errorf("from month %d the key leads to %d", before, now)
	}
}

// BenchmarkRecords opens the list of 50 and of 5,000 records whose index is there.
func BenchmarkRecords(b *testing.B) {
	for _, n := range [...]int{50, 5000} {
		r := newRig(b, 1280, 720, settings.French, 100, "")
		var opened reels
		r.k.FrontEnds[0].Open = opened.open
		evenings(b, r.k.Env.Store, n)
		r.scene = r.k.Records()
		r.run(1)
		worst := func(name string, tick func()) {
			b.Run(fmt.Sprint(name, "/", n), func(b *testing.B) {
				for b.Loop() {
					tick()
				}
			})
		}
		worst("open", func() { r.k.Records() })
		worst("tick", func() { r.run(1) })
	}
}

// A ticket in view shows a small board of the end, which is drawn once: later it comes from a file, and is drawn
// again if that is missing. The board of a match that is gone goes too.
func TestTicketsShowTheEnd(t *testing.T) {
	r, _, s := library(t, 300)
	files := func() int {
		names, err := r.k.Env.Store.List(boards)
		if err != nil {
			t.Fatal(err)
		}
		return len(names)
	}
	until := func(what string, done func() bool) {
		t.Helper()
		for deadline := time.Now().Add(20 * time.Second); !done(); runtime.Gosched() {
			if time.Now().After(deadline) {
				t.Fatalf("waited for %s in vain", what)
			}
			r.run(1)
		}
	}
	held := func() bool { return len(s.held) > 8 && r.scene.(*records).lacking == nil }
	until("boards", func() bool { return held() && files() == len(s.held) })
	if len(s.held) > 40 {
		t.Errorf("%d boards are drawn of what is in view", len(s.held))
	}
	first := s.shown[0]
	s.Close()
	opened := 0
	open := r.k.FrontEnds[0].Open
	r.k.FrontEnds[0].Open = func(k *play.App, data []byte) (play.Replay, error) { opened++; return open(k, data) }
	s = r.k.Records().(*records)
	r.scene = s
	until("boards from files", held)
	if opened != 0 {
		t.Errorf("%d records were opened for boards that are there", opened)
	}
	s.Close()
	if err := r.k.Env.Store.Remove(first.boardName()); err != nil {
		t.Fatal(err)
	}
	s = r.k.Records().(*records)
	r.scene = s
	until("the board that is missing", held)
	if opened != 1 {
		t.Errorf("%d records were opened for one board", opened)
	}
	n := files()
	if err := r.k.Env.Store.Remove(first.name); err != nil {
		t.Fatal(err)
	}
	r.scene = r.k.Records()
	until("the board of a match that is gone to go", func() bool { return files() == n-1 })
	for _, t := range s.shown {
		if t.board == nil {
			s.hold(t, ebiten.NewImage(1, 1))
		}
	}
	if len(s.held) != maxBoards {
		t.Errorf("%d boards are held", len(s.held))
	}
}

// One match among 5,000 is found by a word, looked at with two pairs of eyes, and passed on as a file, which opens
// elsewhere, is kept and resumed.
func TestOneMatchAmongThousands(t *testing.T) {
	open := func(_ *play.App, data []byte) (play.Replay, error) {
		if text, err := match.Unpack(data); err == nil && bytes.Contains(text, []byte("Aglaé")) {
			return underWay{tape{ended()}}, nil
		}
		return tape{ended()}, nil
	}
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.k.FrontEnds[0].Open = open
	evenings(t, r.k.Env.Store, 5000)
	lost := []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-05-05T20:00:00Z","players":["human","hard","hard","hard"],"names":["Aglaé"]}}` + "\n")
	if err := r.k.Env.Store.Write("records/bzzz-lost.record", lost); err != nil {
		t.Fatal(err)
	}
	s := r.k.Records().(*records)
	r.scene = s
	r.run(3)
	if len(s.shown) != 5001 {
		t.Fatalf("%d records are listed", len(s.shown))
	}
	s.g.Focus(searchID)
	r.run(1)
	h.write("aglae")
	if len(s.shown) != 1 {
		t.Fatalf("%d matches are found", len(s.shown))
	}
	s.g.Focus(ui.ID{Name: "ticket"})
	r.run(2)
	h.key(ebiten.KeyEnter)
	m, ok := r.scene.(*matchScreen)
	if ok && m.deck.at != m.deck.replay.Len() {
		t.Errorf("a match that is not over stands at %d of %d", m.deck.at, m.deck.replay.Len())
	}
	if !ok || m.t.name != "records/bzzz-lost.record" {
		t.Fatalf("Enter leads to %T", r.scene)
	}
	for seat := range rules.Seat(2) {
		if h.key(ebiten.KeyE); m.deck.eyes != seat {
			t.Errorf("the eyes are those of %d, not of %d", m.deck.eyes, seat)
		}
	}
	use := func(m *matchScreen, id ui.ID) {
		t.Helper()
		m.g.Focus(id)
		r.run(2)
		h.key(ebiten.KeyEnter)
		r.run(2)
	}
	use(m, idShare)
	use(m, ui.ID{Name: "copy"})
	copies, err := r.k.Env.Store.List("copies/")
	if err != nil || len(copies) != 1 {
		t.Fatalf("copies: %v, %v", copies, err)
	}
	sent, err := r.k.Env.Store.Read(copies[0])
	if err != nil {
		t.Fatal(err)
	}

	r, h = newHands(t, 1280, 720, settings.English, 100, "Pad")
	r.k.FrontEnds[0].Open = open
	r.drop(fstest.MapFS{"sent.record": {Data: sent}}, func() bool { m, ok = r.scene.(*matchScreen); return ok })
	r.run(2)
	use(m, ui.ID{Name: "keep"})
	use(m, ui.ID{Name: "resume"})
	if g, ok := r.scene.(*tableScene); !ok || g.start.Resume != m.t.name || m.t.name == "" {
		t.Errorf("going on leads to %s", scenes.Tell(r.scene))
	}
}

// The list can begin with the oldest match, those that can be resumed, or the best scores of people.
func TestTheListIsSorted(t *testing.T) {
	r, h, _ := library(t, 0)
	r.k.FrontEnds[0].Open = nil
	for i, c := range []struct {
		scores, players string
	}{{"[9,3,2,1]", `"human","hard","hard","hard"`}, {"[5,90,2,1]", `"human","hard","hard","hard"`}, {"", `"human","hard","hard","hard"`}, {"[11,90,2,12]", `"human","hard","hard","human"`}} {
		text := fmt.Sprintf(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":%d},"meta":{"date":"2026-01-0%dT20:00:00Z","players":[%s],"names":["Zoë"]}}`+"\n", 7+i/3, i+1, c.players)
		if c.scores != "" {
			text += fmt.Sprintf(`{"step":1,"hash":"00","end":{"reason":"time","scores":%s,"ranks":[2,1,4,3]}}`+"\n", c.scores)
		}
		if err := r.k.Env.Store.Write(fmt.Sprintf("records/bzzz-%d.record", i), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	s := r.k.Records().(*records)
	r.scene = s
	r.run(2)
	order := func() (days string) {
		for _, tk := range s.shown {
			days += fmt.Sprint(tk.date.Day())
		}
		return days
	}
	for _, want := range []string{"4321", "1234", "3421", "4123"} {
		if got := order(); got != want {
			t.Errorf("in order %d the days are %s, want %s", s.k.Sought.Order, got, want)
		}
		s.g.Focus(ui.ID{Name: "order"})
		r.run(1)
		h.key(ebiten.KeyEnter)
	}
}

// A ticket has the names of people and the note on it, also where there is no room beside their signs, and the seed
// of matches that began alike.
func TestATicketNamesPeople(t *testing.T) {
	r, _, s := library(t, 3)
	r.strict("records")
	s.shown[0].remarked = false
	if err := r.k.Remarks.Set(&s.shown[0].header, kept.Remark{Note: "chez mamie"}); err != nil {
		t.Fatal(err)
	}
	r.sight.See("records", s, false, func() { r.run(1) })
	for _, want := range []string{"Zoë", "chez mamie", "Graine\u00a0: 7"} {
		if said := r.sight.Said(); !strings.Contains(said, want) {
			t.Errorf("the list says %q, not %q", said, want)
		}
	}
	if s.monthly() {
		t.Error("the list leads to months, and has only one")
	}
}

// Where ticks follow the clock a long list grows by some tickets a tick, the latest first, and is whole in the end; a
// match that is deleted leaves the others there.
func TestALongListGrowsOverTicks(t *testing.T) {
	r, _, _ := library(t, 2*mostNew+10)
	r.k.Env.Steady = false
	s := r.k.Records().(*records)
	r.scene = s
	if len(s.coming) == 0 {
		t.Error("all tickets are made in one tick")
	}
	for want := mostNew; len(s.coming) > 0; want += mostNew {
		if len(s.all) != want || len(s.shown) != want || s.shown[0].name != fmt.Sprintf("records/bzzz-%04d.record", 2*mostNew+9) {
			t.Fatalf("the list has %d matches and shows %d, want %d", len(s.all), len(s.shown), want)
		}
		r.run(1)
	}
	if len(s.shown) != 2*mostNew+10 {
		t.Errorf("in the end %d matches are shown", len(s.shown))
	}
	if err := kept.Remove(r.k.Env.Store, s.shown[0].name); err != nil {
		t.Fatal(err)
	}
	s.without(s.shown[0].name, "")
	if len(s.shown) != 2*mostNew+9 {
		t.Errorf("without one %d matches are shown", len(s.shown))
	}
}

// Which game, which order and favourites alone are still chosen when the program starts again; words are not.
func TestTheFiltersAreKept(t *testing.T) {
	r, h, s := library(t, 3)
	s.g.Focus(ui.ID{Name: "order"})
	r.run(1)
	h.key(ebiten.KeyEnter)
	s.g.Focus(ui.ID{Name: "favourites"})
	r.run(1)
	h.key(ebiten.KeyEnter)
	s.g.Focus(filterID)
	r.run(1)
	h.key(ebiten.KeyRight)
	r.k.Sought.Text = "zoe"
	want := r.k.Sought
	if want.Game == "" || want.Order == play.Newest || !want.Favourites {
		t.Fatalf("%+v is chosen", want)
	}
	again := newRig(t, 1280, 720, settings.French, 100, "")
	again.k.Env.Store = r.k.Env.Store
	again.k.Records()
	if want.Text = ""; again.k.Sought != want {
		t.Errorf("after a start %+v is chosen, not %+v", again.k.Sought, want)
	}
	if err := r.k.Env.Store.Write(soughtName, []byte(`{"Order":77}`)); err != nil {
		t.Fatal(err)
	}
	again = newRig(t, 1280, 720, settings.French, 100, "")
	again.k.Env.Store = r.k.Env.Store
	if again.k.Records(); again.k.Sought != (play.Sought{}) {
		t.Errorf("a damaged file chooses %+v", again.k.Sought)
	}
}

// Where ticks follow the clock a long list is made ready for searching over several of them, and lists all that has
// the words in the end.
func TestALongListIsSearchedOverTicks(t *testing.T) {
	r, _, _ := library(t, 2000)
	r.k.Env.Steady, r.k.Sought.Text = false, "zoe"
	s := r.k.Records().(*records)
	r.scene = s
	for deadline := time.Now().Add(time.Minute); s.reading || s.prepared < len(s.all) || len(s.all) < 2000; runtime.Gosched() {
		if time.Now().After(deadline) {
			t.Fatalf("%d of %d matches are ready", s.prepared, len(s.all))
		}
		r.run(1)
	}
	if len(s.shown) != 200 {
		t.Errorf("of Zoë's 200 matches %d are listed", len(s.shown))
	}
}
