package sound

import "sync"

// wish is what the loader should prepare.
type wish struct {
	game  string
	piece string // "" for none
	part  string // section to start at
	jump  bool
	cut   bool
	from  int64
	asked int // incremented by every call for music
}

// loader renders effects and music in a goroutine of its own. The game sets a wish and goes on; a
// newer wish interrupts the present work.
type loader struct {
	bank  *bank
	mixer *mixer

	mu     sync.Mutex // of what follows; held only briefly
	wish   wish
	serial int
	wake   chan struct{}

	// Used by the loader's goroutine only:
	tunes [2]*tune // the newest first: returning to the title is common
	asked int
}

func newLoader(b *bank, m *mixer) *loader {
	return &loader{bank: b, mixer: m, wake: make(chan struct{}, 1)}
}

// want changes the wish.
func (l *loader) want(change func(w *wish)) {
	l.mu.Lock()
	change(&l.wish)
	l.serial++
	l.mu.Unlock()
	select {
	case l.wake <- struct{}{}:
	default: // it is awake already
	}
}

// run serves until closed is closed.
func (l *loader) run(closed <-chan struct{}) {
	for {
		select {
		case <-closed:
			return
		case <-l.wake:
			for !l.serve(closed) {
				select {
				case <-closed:
					return
				default:
				}
			}
		}
	}
}

// serve fulfils the present wish; it returns false if another came meanwhile.
func (l *loader) serve(closed <-chan struct{}) bool {
	l.mu.Lock()
	w, serial := l.wish, l.serial
	l.mu.Unlock()
	fresh := func() bool {
		breathe()
		select {
		case <-closed:
			return false
		default:
		}
		l.mu.Lock()
		defer l.mu.Unlock()
		return l.serial == serial
	}
	return l.bank.load(w.game, false, fresh) && l.music(w, fresh) && l.bank.load(w.game, true, fresh)
}

// music renders a piece and passes it to the mixer.
func (l *loader) music(w wish, fresh func() bool) bool {
	if w.asked == l.asked {
		return true
	}
	c := &cue{jump: w.jump, cut: w.cut, from: w.from}
	if w.piece != "" {
		t := l.tune(w.piece, fresh)
		if t == nil {
			return false
		}
		c.tune = t
		if part := t.score.Find(w.part); part >= 0 {
			c.part = part
		}
	}
	l.asked = w.asked
	l.mixer.cue.Store(c)
	return true
}

// tune returns a piece, rendered or cached; nil if a newer wish came.
func (l *loader) tune(name string, fresh func() bool) *tune {
	if t := l.tunes[1]; t != nil && t.name == name {
		l.tunes[0], l.tunes[1] = l.tunes[1], l.tunes[0]
	}
	if t := l.tunes[0]; t != nil && t.name == name {
		return t
	}
	t := newTune(name, scoreOf(name), fresh)
	if t != nil {
		l.tunes[1], l.tunes[0] = l.tunes[0], t
	}
	return t
}
