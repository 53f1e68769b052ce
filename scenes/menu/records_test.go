package menu

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"weak"

	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
)

// reel is a replay that says whether it was given back.
type reel struct {
	tape
	states []byte // what a match of real time weighs
	closed *int
}

func (r *reel) Close() { *r.closed++ }

// reels opens records as reels, and knows which of them are held.
type reels struct {
	made   []weak.Pointer[reel]
	closed int
}

func (s *reels) open(*play.App, []byte) (play.Replay, error) {
	r := &reel{tape: tape{ended()}, states: make([]byte, 1<<20), closed: &s.closed}
	s.made = append(s.made, weak.Make(r))
	return r, nil
}

// held is how many reels are in memory after the garbage was collected.
func (s *reels) held() int {
	runtime.GC()
	n := 0
	for _, p := range s.made {
		if p.Value() != nil {
			n++
		}
	}
	return n
}

func TestAReplayIsHeldByItsScreenAlone(t *testing.T) {
	const most = 40
	r := newRig(t, 1280, 720, settings.French, 100, "")
	var kept reels
	r.k.FrontEnds[0].Open = kept.open
	for i := range most {
		text := fmt.Sprintf(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-%02dT20:00:00Z"}}`+"\n{\"step\":1,\"hash\":\"00\",\"end\":{\"reason\":\"time\"}}\n", 1+i%28)
		if err := r.k.Env.Store.Write(fmt.Sprintf("records/bzzz-%d.record", i), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	s := r.k.Records().(*records)
	r.scene = s
	r.run(most)
	for _, c := range []struct {
		what string
		do   func()
		want int
	}{
		{"the list", func() {}, 0},
		{"a match", func() { r.scene = s.show(s.shown[3]); r.run(2) }, 1},
		{"a game's tab", func() {
			r.scene.(scenes.Closer).Close()
			r.scene = s
			r.k.Sought.Game = "bzzz"
			s.sift()
			r.run(2)
		}, 0},
	} {
		c.do()
		if n := len(kept.made) - kept.closed; n != c.want {
			t.Errorf("%s: %d replays are open of %d, want %d", c.what, n, len(kept.made), c.want)
		}
		if n := kept.held(); n != c.want {
			t.Errorf("%s: %d replays are in memory of %d, want %d", c.what, n, len(kept.made), c.want)
		}
	}
	for _, tk := range s.all {
		if tk.tried && (tk.broken || tk.unfinished() || !tk.won(1)) {
			t.Errorf("%s: the ticket forgot what its record said: %+v", tk.name, tk)
		}
	}
	runtime.KeepAlive(s)
}

func TestALongListReadsWhatIsInSight(t *testing.T) {
	const most = 100
	r := newRig(t, 1280, 720, settings.French, 100, "")
	var kept reels
	r.k.FrontEnds[0].Open = kept.open
	for i := range most {
		text := fmt.Sprintf(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-01T20:%02d:00Z"}}`+"\n", i%60)
		if err := r.k.Env.Store.Write(fmt.Sprintf("records/bzzz-%d.record", i), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	r.scene = r.k.Records()
	r.run(2 * most)
	s := r.scene.(*records)
	tried := 0
	for _, tk := range s.shown {
		if tk.tried {
			tried++
		}
	}
	if tried < 8 || tried > 30 {
		t.Errorf("%d of %d records were opened, want those in sight", tried, most)
	}
	if n := len(kept.made); n > tried+1 {
		t.Errorf("%d records were opened %d times", tried, n)
	}
}

// The key under a record's picture and the foot say what pressing them does.
func TestTheKeyOfARecordSaysWhatItDoes(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	var kept reels
	r.k.FrontEnds[0].Open = kept.open
	const name = "records/bzzz-1.record"
	text := `{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-01T20:00:00Z"}}` + "\n"
	if err := r.k.Env.Store.Write(name, []byte(text)); err != nil {
		t.Fatal(err)
	}
	s := r.k.Records().(*records)
	m := s.show(s.shown[0]).(*matchScreen)
	r.scene = m
	r.strict("match")
	for _, playing := range []bool{false, true} {
		m.deck.playing = playing
		r.sight.See("match", m, false, func() { r.run(1) })
		if said := r.sight.Said(); strings.Contains(said, "lecture") == playing || strings.Contains(said, "pause") != playing {
			t.Errorf("while it plays is %v the foot says %q", playing, said)
		}
	}
}

// A record that is played is heard, and what mattered in it lasts longer; with reduced
// motion it goes no faster than otherwise.
func TestARecordIsPlayedInItsTime(t *testing.T) {
	for _, still := range []bool{false, true} {
		replay := &marked{}
		d := newDeck(replay)
		d.toggle()
		ticks := 0
		for d.playing && ticks < 1000 {
			d.advance()
			if w := d.progress(still); still && w != 1 || w < 0 || w > 1 {
				t.Fatalf("%v of the way is shown", w)
			}
			ticks++
		}
		if want := (replay.Len()-1)*stepTicks + bigTicks; ticks < want || ticks > want+2*replay.Len() {
			t.Errorf("it takes %d ticks instead of %d", ticks, want)
		}
		if len(replay.heard) != replay.Len() {
			t.Errorf("%v of %d positions are heard", replay.heard, replay.Len())
		}
	}
}

// marked is a replay of five positions, the third of which matters, that notes what is
// heard of it.
type marked struct {
	play.Replay
	heard []int
}

func (m *marked) Len() int              { return 5 }
func (m *marked) Marks() []history.Mark { return []history.Mark{{At: 3, Big: true}} }
func (m *marked) Hear(at int)           { m.heard = append(m.heard, at) }
