package menu

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/files"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The results of a record can be seen at any time, tell all that they told at the end, and lead back to
// the record, and a sentence of theirs to its moment.
func TestResultsAreReachedFromARecord(t *testing.T) {
	r, h, m := opened(t)
	h.key(ebiten.KeyR)
	if r.scene != m || m.board || m.res.o.Record != m.t.name {
		t.Fatalf("the key leads to %T", r.scene)
	}
	heard := len(r.sound.effects)
	r.run(120)
	if len(r.sound.effects) != heard {
		t.Errorf("the results of a record play %v", r.sound.effects[heard:])
	}
	if len(m.res.o.Story) == 0 {
		t.Fatal("the sample tells no story")
	}
	m.g.Focus(idStory(0))
	r.run(1)
	h.key(ebiten.KeyEnter)
	if r.scene != m || !m.board || m.deck.at != m.res.o.Story[0].At {
		t.Errorf("a sentence about step %d leads to %T at %d", m.res.o.Story[0].At, r.scene, m.deck.at)
	}
	h.key(ebiten.KeyR)
	h.key(ebiten.KeyEscape)
	if r.scene != m || !m.board {
		t.Errorf("back leads to %T", r.scene)
	}
	if h.key(ebiten.KeyEscape); r.scene != m.list {
		t.Errorf("from the board back leads to %T", r.scene)
	}
}

// A remark is kept right after a match, when no list of matches was opened yet, and on the match of a
// file, which is kept with it.
func TestARemarkIsKeptWhereNoListWasOpen(t *testing.T) {
	r, _, m := opened(t)
	data, err := r.k.Env.Store.Read(m.t.name)
	if err != nil {
		t.Fatal(err)
	}
	m.t.name, m.t.data = "", data
	r.k.Shelf, r.k.Bin, r.k.Remarks = nil, nil, nil
	m.setRemark(kept.Remark{Favourite: true})
	if m.t.name == "" || !r.k.Remarks.Of(&m.t.header).Favourite {
		t.Errorf("the match is kept as %q, a favourite: %v", m.t.name, r.k.Remarks.Of(&m.t.header).Favourite)
	}
}

// The log has what was seen of a match and no more, goes with it, and a line leads to its moment. With other eyes
// it is written anew.
func TestTheLogGoesWithTheMatch(t *testing.T) {
	r, h, s := opened(t)
	s.toggleLog()
	r.run(20)
	if n := len(s.log.lines); n > 0 && s.log.lines[n-1].at > 0 {
		t.Errorf("before the match was seen the log says %v", s.log.lines)
	}
	s.deck.jump(30)
	r.run(3)
	seen := len(s.log.lines)
	if seen == 0 || s.log.lines[seen-1].at > 30 || s.log.now != seen-1 {
		t.Fatalf("at position 30 the log has %d lines, and shows line %d", seen, s.log.now)
	}
	r.strict("log")
	r.sight.See("log", s, false, func() { r.run(1) })
	for i := range s.log.lines {
		l := &s.log.lines[i]
		if at := placeOf(s.deck.replay, l.at); l.where != at || !strings.Contains(r.sight.Said(), r.k.Say(at)) {
			t.Errorf("the line about position %d claims %v, and is of %v", l.at, l.where, at)
		}
	}
	s.deck.jump(9)
	r.run(3)
	if id, _ := s.g.Focused(); len(s.log.lines) != seen || s.log.lines[s.log.now].at > 9 || id != (ui.ID{Name: "line", N: s.log.now}) {
		t.Errorf("back at 9 the log has %d lines of %d and shows line %d, and the focus is on %v", len(s.log.lines), seen, s.log.now, id)
	}
	s.g.Focus(ui.ID{Name: "line", N: seen - 1})
	r.run(1)
	h.key(ebiten.KeyEnter)
	if s.deck.at != s.log.lines[seen-1].at {
		t.Errorf("the line about position %d leads to %d", s.log.lines[seen-1].at, s.deck.at)
	}
	h.key(ebiten.KeyE)
	r.run(1)
	if len(s.log.lines) == 0 || s.log.written != s.deck.seen+1 {
		t.Errorf("with other eyes %d positions are written of %d", s.log.written, s.deck.seen)
	}
	h.key(ebiten.KeyEscape)
	if s.log.Open || r.scene != s {
		t.Error("back does not close the log")
	}
}

// The keys of the page with the board do what they say, and nothing that a part of the keyboard has them for: E does not
// press the key with the focus, and J does not move it.
func TestAKeyOfTheBoardDoesOneThing(t *testing.T) {
	_, h, s := opened(t)
	s.g.Focus(idPlay)
	h.key(ebiten.KeyE)
	if id, _ := s.g.Focused(); s.deck.playing || s.deck.eyes != 0 || id != idPlay {
		t.Errorf("E plays: %v, sees as %v, and the focus is on %v", s.deck.playing, s.deck.eyes, id)
	}
	s.g.Focus(moreID)
	h.key(ebiten.KeyE)
	if s.sheet != noSheet || s.deck.eyes != 1 {
		t.Errorf("E opens sheet %v, and sees as %v", s.sheet, s.deck.eyes)
	}
	h.key(ebiten.KeyJ)
	h.key(ebiten.KeyJ)
	if s.log.Open {
		t.Error("J does not close the log that it opened")
	}
}

// A tip says what the signs of the timeline are, of many the first ones and how many more there are.
func TestTheTimelineSaysWhatItsSignsAre(t *testing.T) {
	r, _, s := opened(t)
	marks := s.deck.marks
	if len(marks) == 0 {
		t.Fatal("the sample has no marks")
	}
	for n := range len(marks) + 1 {
		said := s.deck.tell(r.k, marks[:n])
		big := 0
		for i := range marks[:n] {
			if marks[i].Big {
				big++
			}
		}
		if got := strings.Count(said, "\n") + 1; n > 0 && got != max(1, min(big, maxTold)) || big > 0 && !strings.Contains(said, s.deck.replay.Say(marks[0].At)) {
			t.Errorf("of %d events %q is said", big, said)
		}
	}
}

// How a match ended is shown at its end, not before.
func TestTheEndIsNotShownBefore(t *testing.T) {
	r, _, s := opened(t)
	r.strict("match")
	for _, at := range []int{0, s.deck.replay.Len()} {
		s.deck.jump(at)
		r.sight.See("match", s, false, func() { r.run(1) })
		start := s.deck.replay.Start()
		if won := s.outcome(s.deck.replay, &start); strings.Contains(r.sight.Said(), won) != (at > 0) {
			t.Errorf("at %d the screen says %q", at, r.sight.Said())
		}
	}
}

// A key shows a record as each of its players saw it, then as it is, and says so.
func TestARecordIsSeenWithOtherEyes(t *testing.T) {
	r, h, s := opened(t)
	r.strict("match")
	said := func() string {
		r.sight.See("match", s, false, func() { r.run(1) })
		return r.sight.Said()
	}
	for seat := range s.deck.replay.Start().Chairs {
		h.key(ebiten.KeyE)
		if called := r.k.Say(words.RecordsSeen(play.Called(r.k, s.deck.replay.Start().Chairs, rules.Seat(seat)))); s.deck.eyes != rules.Seat(seat) || !strings.Contains(said(), called) {
			t.Errorf("the eyes are those of %d, and the screen says %q", s.deck.eyes, said())
		}
	}
	if h.key(ebiten.KeyE); s.deck.eyes != rules.Spectator {
		t.Errorf("after the last the eyes are those of %d", s.deck.eyes)
	}
}

// A record from elsewhere can be put among the saved matches, and is one of them then.
func TestARecordFromElsewhereCanBeKept(t *testing.T) {
	r, h, _ := shelf(t)
	data := []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-02-01T20:00:00Z"}}` + "\n" + `{"step":1,"hash":"00","end":{"reason":"time"}}` + "\n")
	scene, err := OpenRecord(r.k, data, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := scene.(*matchScreen)
	r.scene = s
	r.run(2)
	if s.t.name != "" || s.deck.at != 3 {
		t.Fatalf("%q is open at %d", s.t.name, s.deck.at)
	}
	s.g.Focus(ui.ID{Name: "keep"})
	r.run(1)
	h.key(ebiten.KeyEnter)
	names, err := r.k.Env.Store.List("records/")
	if all := r.k.Records().(*records).all; err != nil || len(names) != 4 || len(all) != 4 || s.t.name == "" || s.deck.at != 3 || s.deck.replay == nil {
		t.Errorf("files %v, %v; %d records, %q is open at %d", names, err, len(all), s.t.name, s.deck.at)
	}
}

// At sixteen times the usual speed a replay lasts a sixteenth, and reaches its end.
func TestAReplayIsFast(t *testing.T) {
	replay := tape{ended()}
	for speed, factor := range kit.Speeds {
		d := newDeck(replay)
		d.speed = speed
		d.toggle()
		ticks := 0
		for d.playing && ticks < 10000 {
			d.advance()
			ticks++
		}
		want := float32(replay.Len()*stepTicks+2*(bigTicks-stepTicks)) / factor
		if d.at != replay.Len() || float32(ticks) < 0.9*want || float32(ticks) > 1.3*want+float32(replay.Len()) && factor <= 4 || factor > 4 && float32(ticks) > 1.3*want+4 {
			t.Errorf("at %v times it takes %d ticks instead of %v, to position %d", factor, ticks, want, d.at)
		}
	}
}

// What a record's screens have beside the list fits in a window: the sheet about a match, what was
// deleted and can be taken back, the bin, and a record that is not kept.
func TestRecordsScreensFit(t *testing.T) {
	look := func(name string, r *rig) {
		t.Helper()
		r.strict(name)
		r.sight.All(name, r.scene, func(kittest.Look) { r.run(3) })
	}
	r, h, m := opened(t)
	use := func(id ui.ID) {
		t.Helper()
		m.g.Focus(id)
		r.run(80)
		h.key(ebiten.KeyEnter)
		r.run(20)
	}
	m.deck.playing = true
	use(moreID)
	if m.sheet != detailsSheet || m.deck.playing {
		t.Fatal("the sheet about a match is not open, or the match goes on under it")
	}
	look("record sheet", r)
	use(ui.ID{Name: "close"})
	use(idShare)
	if m.sheet != shareSheet {
		t.Fatal("the sheet for passing a match on is not open")
	}
	look("record share", r)
	ran := ""
	was := files.Reveal
	files.Reveal = func(path string) error { ran = path; return nil }
	defer func() { files.Reveal = was }()
	use(ui.ID{Name: "copy"})
	if _, told := r.k.Env.TakeNotice(); told || m.snaps.saved == "" {
		t.Errorf("a notice says what the sheet says: %v", told)
	}
	look("record saved", r)
	use(folderID)
	if names, err := r.k.Env.Store.List("copies/"); len(names) != 1 || err != nil || !strings.Contains(ran, "copies") || m.snaps.saved != "" {
		t.Errorf("the folder of %v (%v) is shown by %s", names, err, ran)
	}

	r, h, m = opened(t)
	use(moreID)
	use(deleteID)
	s := m.list
	look("record deleted", r)
	s.g.Focus(ui.ID{Name: "bin"})
	r.run(1)
	h.key(ebiten.KeyEnter)
	r.run(20)
	if !s.bin {
		t.Fatal("the bin is not shown")
	}
	look("record bin", r)
	r.scene = s.show(s.shown[0])
	r.run(20)
	look("record in the bin", r)

	r, h, s = shelf(t)
	s.g.Focus(filesID)
	r.run(1)
	h.key(ebiten.KeyEnter)
	r.run(20)
	if !s.files {
		t.Fatal("the sheet about files is not open")
	}
	look("record files", r)
	s.pickable = !s.pickable
	look("record files otherwise", r)
	s.g.Focus(ui.ID{Name: "pick"})
	r.run(1)
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEnter)
	r.run(20)
	if !s.picking || len(s.picked) != 1 {
		t.Fatalf("picking is %v, and %v are picked", s.picking, s.picked)
	}
	look("record picking", r)

	r, _, _ = shelf(t)
	scene, err := OpenRecord(r.k, []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-02-01T20:00:00Z"}}`+"\n"), 3)
	if err != nil {
		t.Fatal(err)
	}
	r.scene = scene
	r.run(2)
	look("record from elsewhere", r)

	r, _, _ = shelf(t)
	for i := range 40 {
		if err := r.k.Env.Store.Write(fmt.Sprintf("records/bzzz-long-%d.record", i), []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-02-01T20:00:00Z"}}`+"\n")); err != nil {
			t.Fatal(err)
		}
	}
	r.scene = r.k.Records()
	r.run(10)
	look("record list", r)
	s = r.scene.(*records)
	s.k.Sought.Text, s.seeking = "bzzz", true
	s.sift()
	look("record search", r)
}
