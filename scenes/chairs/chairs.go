// Package chairs paints the chairs of a table to which people come from other screens,
// the same for its host and for its guests: who sits there, from what, with what delay,
// and whether they are ready. A chair is moved onto another by drag, keys or a pad.
package chairs

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// Chair is one chair as it is shown.
type Chair struct {
	table.Chair
	// Level is what the computer player's level is called.
	Level string
	// Mine says that it is the chair of the guest at this screen, Host that
	// the host sits there.
	Mine, Host bool
	// Far says that this screen is not the host's.
	Far bool
	// Next says that the next guest gets the chair.
	Next bool
	// Moves says that it can be taken into the hand, Names that its name can be changed,
	// Levels that left and right choose the level of an empty one.
	Moves, Names, Levels bool
	// Naming says that its name is being typed.
	Naming bool
	// Does is what the key on the chair does, and its picture; without words there is
	// no key.
	Does words.Text
	Icon string
	// Free and FreeLine are what an open chair says.
	Free, FreeLine words.Text
}

// Taken says that a person sits there, at whichever screen.
func (c *Chair) Taken() bool { return c.Kind == table.Here || c.Kind == table.Guest }

// Owner is whose lobby shows the chairs.
type Owner interface {
	// Count is how many chairs there are.
	Count() int
	// Chair is one of them.
	Chair(s rules.Seat) Chair
	// Use does what the key on a chair does; Level chooses the level of an empty one
	// that is higher by a number of steps.
	Use(s rules.Seat)
	Level(s rules.Seat, by int)
	// Move changes two chairs, or moves onto an empty one.
	Move(from, to rules.Seat)
	// Rename begins to type the name of a chair, Naming paints where it is typed, and
	// Covers is called with the rectangle that a finger hits.
	Rename(s rules.Seat)
	Naming(s rules.Seat, r ui.Rect)
	Covers(s rules.Seat, r ui.Rect)
	// Focus gives the focus to a thing in the next tick.
	Focus(id ui.ID)
}

// Row is the chairs of a table on a screen, and the one in the hand.
type Row struct {
	k     *kit.Kit
	g     *ui.Gui
	owner Owner
	// Held is the seat that is being moved, over the seat to, or none; pulled says that a
	// pointer pulls it, from where it took it.
	Held, to rules.Seat
	pulled   bool
	from     ui.Point
	// stand are where the cards stand, in that many columns.
	stand   []ui.Rect
	columns int
	ticks   int
	count   int
	// focus is what had the focus when the chairs were painted last.
	focus ui.ID
}

// New is the chairs of an owner's lobby.
func New(k *kit.Kit, g *ui.Gui, owner Owner) *Row {
	return &Row{k: k, g: g, owner: owner, Held: rules.Spectator}
}

// Grip is what a seat is moved by, State the key on its chair, Name its name.
func Grip(s rules.Seat) ui.ID  { return ui.ID{Name: "grip", N: int(s)} }
func State(s rules.Seat) ui.ID { return ui.ID{Name: "place", N: int(s)} }
func Name(s rules.Seat) ui.ID  { return ui.ID{Name: "name", N: int(s)} }

// Stand is where the cards of the seats were painted last.
func (l *Row) Stand() []ui.Rect { return l.stand }

// Over is the seat over which the one in the hand is.
func (l *Row) Over() rules.Seat { return l.to }

// Pulled says that a pointer pulls the seat in the hand.
func (l *Row) Pulled() bool { return l.pulled }

// still says that nothing may move.
func (l *Row) still() bool { return l.g.Motion == ui.Reduced }

// Take takes a seat into the hand, to be moved.
func (l *Row) Take(s rules.Seat) {
	l.Held, l.to = s, s
	l.k.Play("ui.press")
}

// Carry holds the seat in the hand over another.
func (l *Row) Carry(to rules.Seat) { l.to = to }

// PutBack leaves the seat in the hand where it was.
func (l *Row) PutBack() {
	s := l.Held
	l.Held, l.pulled = rules.Spectator, false
	if s >= 0 {
		l.owner.Focus(Grip(s))
	}
}

// drop moves the seat in the hand to the one that it is over.
func (l *Row) drop() {
	a, b := l.Held, l.to
	l.PutBack()
	if a == b || a < 0 || b < 0 {
		return
	}
	l.move(a, b)
}

func (l *Row) move(a, b rules.Seat) {
	l.owner.Focus(Grip(b))
	l.owner.Move(a, b)
	l.k.PlayAt("ui.lay", 0, int(b), false)
}

// Tick lets keys, a pad or the pointer carry the seat in the hand, which do nothing
// else meanwhile; Shift and an arrow move the chair in focus at once.
func (l *Row) Tick(in *input.Frame) {
	h := l.g.Input()
	if l.Held < 0 {
		l.shift(in)
		return
	}
	switch {
	case l.pulled:
		for i := range l.stand {
			if l.stand[i].Contains(h.X, h.Y) {
				l.to = rules.Seat(i)
			}
		}
		if h.Released || !h.Down {
			l.drop()
		}
	case h.Act:
		l.drop()
	default:
		if to := l.beside(l.to, h.DX, h.DY); to != l.to {
			l.to = to
			l.k.Play("ui.focus")
		}
	}
	h.DX, h.DY, h.Tab, h.Act = 0, 0, 0, false
}

// beside is the seat a number of columns and rows from another, or that seat
// where there is none.
func (l *Row) beside(s rules.Seat, dx, dy int) rules.Seat {
	if to := int(s) + dx + dy*l.columns; to >= 0 && to < l.count {
		return rules.Seat(to)
	}
	return s
}

// shift moves the chair in focus by Shift and an arrow. The right Shift key is a
// button of the keyboard's right half.
func (l *Row) shift(in *input.Frame) {
	h := l.g.Input()
	if !in.Keys.Held.Has(ebiten.KeyShiftLeft) || h.DX == 0 && h.DY == 0 {
		return
	}
	id := l.focus // the arrow has moved it by now
	s := rules.Seat(id.N)
	if id != Grip(s) && id != State(s) && id != Name(s) || int(s) >= l.count {
		return
	}
	to := l.beside(s, h.DX, h.DY)
	h.DX, h.DY = 0, 0
	if c := l.owner.Chair(s); c.Moves && to != s {
		l.move(s, to)
	} else {
		l.g.Focus(id)
	}
}
