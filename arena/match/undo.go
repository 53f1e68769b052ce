package match

import "ludotheque/rules"

// CanUndo reports whether Undo would undo anything.
func (m *Match[S, A, V]) CanUndo() bool { return !m.given.And(m.Hands()).Empty() || m.undoTo() >= 0 }

// Undoes returns the seats without a Player whose choice Undo would undo.
func (m *Match[S, A, V]) Undoes() rules.Seats {
	hands := m.Hands()
	if pending := m.given.And(hands); !pending.Empty() {
		return pending
	}
	if i := m.undoTo(); i >= 0 {
		return m.undo[i].acting.And(hands)
	}
	return rules.Seats{}
}

// MayUndo reports whether Undo would undo a choice of that seat alone, without taking the turn from
// another seat without a Player that has got it since.
func (m *Match[S, A, V]) MayUndo(seat rules.Seat) bool {
	if m.Undoes() != rules.Only(seat) {
		return false
	}
	hands := m.Hands()
	return !m.given.And(hands).Empty() || m.Waiting().And(hands).Less(rules.Only(seat)).Empty()
}

// undoTo returns the index in m.undo of the last step that a seat without a Player decided, or -1.
func (m *Match[S, A, V]) undoTo() int {
	hands := m.Hands()
	for i := len(m.undo) - 1; i >= 0; i-- {
		if !m.undo[i].acting.And(hands).Empty() {
			return i
		}
	}
	return -1
}

// Undo goes back to before the last step that a seat without a Player decided, undoing later steps of
// Players and of the game. It fails with ErrNoUndo beyond a step that used dice or revealed a secret
// (rules.Sealer), in a game with a rate, and more than maxUndo steps back. Actions submitted for a
// step not yet taken are undone first.
func (m *Match[S, A, V]) Undo() error {
	if pending := m.given.And(m.Hands()); !pending.Empty() {
		m.given = m.given.Less(pending)
		for i := range m.acts {
			if pending.Has(rules.Seat(i)) {
				var none A
				m.acts[i] = none
			}
		}
		return nil
	}
	i := m.undoTo()
	if i < 0 {
		return ErrNoUndo
	}
	m.rewind(m.undo[i].step, m.undo[i].state)
	return nil
}

// Rewind undoes all steps after the first step ones, of every player. It does nothing if there are no
// more than that. The error is that of Replay.
func (m *Match[S, A, V]) Rewind(step int) error {
	if step >= m.Steps() {
		return nil
	}
	t, err := m.Replay()
	if err == nil {
		m.rewind(step, t.State(step))
	}
	return err
}

// rewind goes back to the state after a number of steps.
func (m *Match[S, A, V]) rewind(step int, state S) {
	for n := len(m.undo); n > 0 && m.undo[n-1].step >= step; n-- {
		m.undo[n-1] = undoable[S]{}
		m.undo = m.undo[:n-1]
	}
	m.log.cut(step)
	m.state, m.result = state, nil
	clear(m.acts)
	m.given = rules.Seats{}
	m.asked++
	for i := range m.chairs {
		if c := &m.chairs[i]; c.answer != nil {
			c.cancel()
		}
	}
	if m.follow != nil {
		m.follow.undo(step)
		m.followed()
	}
}
