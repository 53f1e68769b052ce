package brutal

import (
	"errors"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
)

// decisions is what people are about to decide, what they have given, and why the
// rules refused something.
type decisions struct {
	*face
	drafts [game.Players]draft
	seals  [game.Players]float32 // how far the envelopes are closed, 0 to 2
	// refused is the refusal on show: it goes when something was decided or changed.
	refused   string
	refusedOf refusedOf
}

// refusedOf is what a refusal was about.
type refusedOf struct {
	page  page
	team  game.Team
	posts game.Posts
	moves int
	hand  int
}

// about returns the state that a refusal would refer to now.
func (f *decisions) about() refusedOf {
	d := f.draft()
	return refusedOf{f.page, d.team, d.posts, d.moves, f.carry.who}
}

// deciding reports whether the page is one on which people decide.
func (f *decisions) deciding() bool {
	return f.on.View.Result == nil && (f.page == pageSetup || f.page == pagePost || f.page == pageTruce)
}

// given reports whether a seat has decided, and waits for the other.
func (f *decisions) given(p rules.Seat) bool { return f.deciding() && !f.on.Waiting.Has(p) }

// draft returns the draft of the viewer.
func (f *decisions) draft() *draft { return &f.drafts[f.on.Eyes&1] }

// give gives what the viewer has decided.
func (f *decisions) give(a game.Action) {
	if err := f.on.View.Check(a); err != nil {
		f.refuse(err)
		return
	}
	f.heeded()
	f.k.Play("brutal.seal")
	f.on.Happened(newsGiven, false)
	f.on.Act(f.on.Eyes, a)
}

// Refused says why the rules refused something.
func (f *decisions) Refused(_ rules.Seat, err error) { f.refuse(err) }

// refuse says why something cannot be done.
func (f *decisions) refuse(err error) {
	key, ok := refusals[err]
	switch {
	case errors.Is(err, match.ErrNoUndo):
		key = words.ErrorUndo()
	case !ok:
		key = words.BrutalRefusedNotNow()
	}
	f.no(key)
}

// no says why something cannot be done.
func (f *decisions) no(why words.Text) {
	f.k.Play("ui.refuse")
	f.refused, f.refusedOf = f.k.Say(why), f.about()
	f.g.Toast(f.refused)
}

// heeded takes the refusal away that was shown last.
func (f *decisions) heeded() {
	if f.refused != "" {
		f.g.Toasts.Drop(f.refused)
		f.refused = ""
	}
}

// GiveUp returns how the viewer gives up (B38), or nil while nothing is to be
// decided by them. The other side need not have decided for that.
func (f *decisions) GiveUp() func() {
	p := f.on.Eyes
	if !f.on.Mine {
		return nil
	}
	return func() { f.on.Act(p, game.GiveUp) }
}

// why says why a key cannot be used: what is given is given, or else the reason.
func (f *decisions) why(reason words.Text) string {
	switch {
	case reason.IsZero():
		return ""
	case !f.on.Mine:
		reason = words.BrutalWhyGiven()
	}
	return f.k.Say(reason)
}
