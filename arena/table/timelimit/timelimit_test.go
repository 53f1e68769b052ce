package timelimit_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/table/timelimit"
	"ludotheque/rules"
)

// play is a match and its table as Limits sees them. Seats A and B are guests'.
type play struct {
	info          rules.Info
	acting, given rules.Seats
	computers     rules.Seats
	steps, round  int
	leisure       int
	over          *rules.Result
	guests        rules.Seats
	silent        [3]time.Duration
	still         bool
	now           time.Time
	k             timelimit.Limits
}

func (p *play) Info() *rules.Info                    { return &p.info }
func (p *play) Result() *rules.Result                { return p.over }
func (p *play) Acting() rules.Seats                  { return p.acting }
func (p *play) Waiting() rules.Seats                 { return p.acting.Less(p.given) }
func (p *play) Hands() rules.Seats                   { return rules.AllSeats(3).Less(p.computers) }
func (p *play) Steps() int                           { return p.steps }
func (p *play) Rounds() int                          { return p.round }
func (p *play) TimeFactor() int                      { return max(1, p.leisure) }
func (p *play) Guests() rules.Seats                  { return p.guests }
func (p *play) Silent(seat rules.Seat) time.Duration { return p.silent[seat] }

var a, b, ab = rules.Only(0), rules.Only(1), rules.AllSeats(2)

// begin is a match of two guests, A and B, and somebody at the host's screen, C.
func begin(rate int) *play {
	p := &play{info: rules.Info{Rate: rate}, acting: a, guests: ab, now: time.Unix(1000, 0)}
	p.k = timelimit.Limits{Guests: ab, Silence: timelimit.Silence(rate), Turn: time.Minute}
	p.look(0)
	return p
}

// look lets time pass, in looks of half a second, and says what was to be done, as
// "A replaced at 2.5s".
func (p *play) look(d time.Duration) string {
	var said []string
	for at := time.Duration(0); ; at += 500 * time.Millisecond {
		for _, c := range p.k.Check(p.now, p, p, p.still) {
			said = append(said, fmt.Sprintf("%s %s at %v", c.Seat.Letter(), [...]string{"replaced", "back", "late", "decided"}[c.What], at))
			switch c.What {
			case timelimit.Replaced:
				p.computers = p.computers.With(c.Seat)
			case timelimit.Back:
				p.computers = p.computers.Without(c.Seat)
			}
		}
		if at >= d {
			return strings.Join(said, ", ")
		}
		p.now = p.now.Add(500 * time.Millisecond)
		for i := range p.silent {
			if p.silent[i] > 0 {
				p.silent[i] += 500 * time.Millisecond
			}
		}
	}
}

func (p *play) expect(t *testing.T, d time.Duration, want string) {
	t.Helper()
	if got := p.look(d); got != want {
		t.Errorf("within %v: %q, want %q", d, got, want)
	}
}

const second = time.Second

// TestM7_APlayerWhoLeavesIsReplacedAtOnce holds leaving and silence in real time and in turns.
func TestM7_APlayerWhoLeavesIsReplacedAtOnce(t *testing.T) {
	for _, rate := range []int{0, 60} {
		p := begin(rate)
		p.guests = b
		p.expect(t, 0, "A replaced at 0s")
		p.expect(t, 9*second, "")
	}
	p := begin(60)
	p.silent[1] = 1
	p.expect(t, 9*second, "B replaced at 2s")
	p = begin(0)
	p.silent[1] = 1
	p.k.Turn = 0
	p.expect(t, 99*second, "B replaced at 1m0s")
	p = begin(0)
	p.silent[1] = 1
	p.k.Turn, p.k.Silence = 0, 0
	p.expect(t, 999*second, "")
}

// TestM18_BackAtTheNextRound gives a seat back at the next round, and at once where there
// are none.
func TestM18_BackAtTheNextRound(t *testing.T) {
	p := begin(60)
	p.round = 3
	p.silent[0] = 1
	p.expect(t, 5*second, "A replaced at 2s")
	p.silent[0] = 0
	p.expect(t, 20*second, "")
	p.silent[0] = 1 // gone when the round begins: it is not lost for that
	p.round = 4
	p.expect(t, second, "")
	p.silent[0] = 0
	p.expect(t, second, "A back at 0s")
	p.silent[0] = 1
	p.expect(t, 3*second, "A replaced at 2s")

	p = begin(25)
	p.guests = b
	p.expect(t, 0, "A replaced at 0s")
	p.guests = ab
	p.expect(t, second, "A back at 0s")
}

// TestASilenceFromBeforeTheMatchCounts: a rematch does not wait for a guest who was gone long before it.
func TestASilenceFromBeforeTheMatchCounts(t *testing.T) {
	for silent, want := range map[time.Duration]string{
		10 * time.Minute: "A replaced at 0s",
		40 * second:      "A replaced at 20.5s",
	} {
		p := &play{acting: b, guests: ab, now: time.Unix(1000, 0)}
		p.k = timelimit.Limits{Guests: ab, Silence: timelimit.Silence(0)}
		p.silent[0] = silent
		p.expect(t, 30*second, want)
	}
}

// TestABreakOfTheHostIsNoSilence stops the owner itself: no message could reach it.
func TestABreakOfTheHostIsNoSilence(t *testing.T) {
	p := begin(60)
	p.now = p.now.Add(time.Hour)
	p.silent = [3]time.Duration{time.Hour, time.Hour, 0}
	p.expect(t, second, "")
	p.silent[0] = 0
	p.expect(t, 4*second, "B replaced at 1.5s")

	p = begin(0)
	p.expect(t, 50*second, "")
	p.now = p.now.Add(time.Hour)
	p.expect(t, 9*second, "")
	p.expect(t, 9*second, "A late at 1s")
}

// TestABreakExcusesOneSilence: what a guest is silent after a message counts from that message on.
func TestABreakExcusesOneSilence(t *testing.T) {
	p := begin(60)
	p.now = p.now.Add(time.Hour)
	p.silent[1] = time.Hour
	p.expect(t, 0, "")
	p.silent[1] = 3 * second / 2
	p.expect(t, 4*second, "B replaced at 1s")
}

// TestShortBreaksOfTheHostDoNotKeepAGuest stops the owner for a few seconds again and again, as a busy machine
// does: what a guest was silent between them counts.
func TestShortBreaksOfTheHostDoNotKeepAGuest(t *testing.T) {
	p := begin(0)
	p.k.Turn = 0
	p.silent[1] = 1
	for range 5 {
		p.expect(t, 10*second, "")
		p.now = p.now.Add(5 * second)
		p.silent[1] += 5 * second
	}
	p.expect(t, 20*second, "B replaced at 10s")
}

// TestZ38_ATurnHasAMinute holds the time of a turn: its steps share it, and what somebody
// else decides does not count.
func TestZ38_ATurnHasAMinute(t *testing.T) {
	p := begin(0)
	p.expect(t, 40*second, "")
	if left := p.k.Left(); left != 20*second {
		t.Errorf("%v left after 40 s", left)
	}
	p.steps++ // another step of the same turn
	p.expect(t, 25*second, "A late at 20s")
	p.steps++
	p.acting = b
	p.expect(t, 0, "A decided at 0s")
	if left := p.k.Left(); left != time.Minute {
		t.Errorf("the next has %v", left)
	}
	p.expect(t, 50*second, "")
	p.steps++
	p.acting = a
	p.expect(t, 50*second, "")
	p.computers = a
	p.expect(t, 99*second, "") // a computer player has all the time
	if left := p.k.Left(); left != 0 {
		t.Errorf("a computer player is shown %v", left)
	}

	p = begin(60) // real time waits for nobody
	p.expect(t, 99*second, "")
	p = begin(0)
	p.k.Turn = 0
	p.expect(t, 999*second, "")
	p = begin(0)
	p.over = &rules.Result{}
	p.expect(t, 999*second, "")
}

// TestAStepOfAllHasATimeOfItsOwn is of games in which seats decide at the same time.
func TestAStepOfAllHasATimeOfItsOwn(t *testing.T) {
	p := begin(0)
	p.leisure, p.acting = 5, rules.AllSeats(3)
	p.steps++
	p.expect(t, 200*second, "")
	p.given = b
	p.expect(t, 150*second, "A late at 1m40s, C late at 1m40s")
	p.steps++
	p.given, p.leisure = rules.Seats{}, 1
	p.expect(t, 59*second, "A decided at 0s, C decided at 0s")
	p.expect(t, second, "A late at 1s, B late at 1s, C late at 1s")
}

// TestATurnThatIsTakenBackHasWhatWasLeft: taking back gives no time, however often.
func TestATurnThatIsTakenBackHasWhatWasLeft(t *testing.T) {
	p := begin(0)
	p.expect(t, 30*second, "")
	for range 3 {
		p.acting = b
		p.steps++
		p.expect(t, 10*second, "")
		p.acting = a
		p.steps--
		p.expect(t, 5*second, "")
	}
	p.expect(t, 20*second, "A late at 15s")
}

// TestWhatIsShownCostsNoTime holds the clock while the match stands still.
func TestWhatIsShownCostsNoTime(t *testing.T) {
	p := begin(0)
	p.expect(t, 30*second, "")
	p.still = true
	p.expect(t, 99*second, "")
	if left := p.k.Left(); left != 0 {
		t.Errorf("%v are counted while the match stands still", left)
	}
	p.still = false
	p.expect(t, 40*second, "A late at 30s")
	p.silent[1] = 1
	p.still = true // who is gone is replaced all the same
	p.expect(t, 70*second, "B replaced at 1m0s")
}

// TestAReplacedPlayerIsNotLate: a seat is its computer player's, who takes the turn over.
func TestAReplacedPlayerIsNotLate(t *testing.T) {
	p := begin(0)
	p.silent[0] = 1
	p.expect(t, 59*second, "")
	p.silent[0] = 61 * second
	p.expect(t, 99*second, "A replaced at 0s")
}

// A clock that is put forward or back replaces no guest, and takes no turn's time.
func TestAClockThatJumpsCostsNothing(t *testing.T) {
	for _, jump := range []time.Duration{-24 * time.Hour, -time.Second, 24 * time.Hour} {
		p := begin(0)
		p.expect(t, 10*second, "")
		p.now = p.now.Add(jump)
		p.expect(t, 49*second, "")
		p.expect(t, 2*second, "A late at 1s")
	}
}
