package sound

import (
	"sync/atomic"

	"ludotheque/scenes/sound/fx"
)

// forms are the rendered takes of an effect: by form, then variant.
type forms [][]clip

// bank holds the rendered effects. The loader fills it while the game reads it; what has been
// published does not change.
type bank struct {
	list    *fx.List
	effects []slot
}

// slot is an effect of the bank. Only the loader uses more than forms.
type slot struct {
	forms     atomic.Pointer[forms]
	transpose int
	whole     bool // all variants are rendered
}

func newBank(list *fx.List) *bank {
	return &bank{list: list, effects: make([]slot, len(list.Effects))}
}

// load renders the effects of the interface and of a game and drops those of other games. First one
// variant of each, the game's before the interface's, which may still be there; then, if whole is
// true, all. It stops and returns false when yield does.
func (b *bank) load(game string, whole bool, yield func() bool) bool {
	transpose := b.list.Transposition("ui", game)
	var own, ui []int
	for i, e := range b.list.Effects {
		switch e.Game {
		case game:
			own = append(own, i)
		case "ui":
			ui = append(ui, i)
		default:
			b.effects[i].forms.Store(nil)
		}
	}
	for _, i := range own {
		if !b.make(i, 0, whole, yield) {
			return false
		}
	}
	for _, i := range ui {
		if !b.make(i, transpose, whole, yield) {
			return false
		}
	}
	return true
}

// make renders one effect if necessary; it returns false when yield did.
func (b *bank) make(i, transpose int, whole bool, yield func() bool) bool {
	e, s := b.list.Effects[i], &b.effects[i]
	old := s.forms.Load()
	if old != nil && s.transpose != transpose {
		old = nil
	}
	if old != nil && (s.whole || !whole) {
		return true
	}
	var all forms
	for f, take := range e.Forms() {
		take.Transpose = transpose
		var variants []clip
		if old != nil {
			variants = append(variants, (*old)[f]...)
		}
		for len(variants) == 0 || whole && len(variants) < e.Variants(float64(len(variants[0]))/frames) {
			if !yield() {
				return false
			}
			take.Seed = e.Seed(len(variants))
			variants = append(variants, pack(e.Render(take, func() { yield() })))
		}
		all = append(all, variants)
	}
	s.transpose, s.whole = transpose, whole
	s.forms.Store(&all)
	return true
}
