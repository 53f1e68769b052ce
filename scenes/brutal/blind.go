package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// blind is the way in which two people with a pad each decide at once before one
// screen: a choice is a position, six of them lie around the thumbs, and the
// screen shows what each position means but not which one was pressed.
type blind struct {
	*face
	begun bool
	// at is who is to be placed next of each side's queue.
	at    [game.Players]int
	queue [game.Players][]int
	// blink shows that something was pressed, and not what.
	blink [game.Players]float32
}

// spots are the positions: three above, three below, as the buildings lie. The
// last one is no building: it is the sixth team, and "stays where it is".
var spots = [...]input.Button{input.Left, input.Up, input.Right, input.X, input.A, input.Y}

// sharing is how two people come to decide side by side, and leave it.
type sharing struct{ *face }

// Sharing offers to decide side by side to two people who hold two pads.
func (f *sharing) Sharing() (said, icon string, ok bool) {
	return f.k.Say(words.BrutalBlindStart()), "icons/gamepad", f.blind.possible()
}

// Share begins it.
func (f *sharing) Share() {
	f.blind.begun = true
	f.blind.next()
	f.k.Play("ui.turn")
}

// Shared reports whether two people decide side by side; it ends when one has no pad any
// more, or leaves.
func (f *sharing) Shared() bool { return f.blind.begun && f.blind.possible() }

// possible reports whether two people hold two pads.
func (b *blind) possible() bool {
	chairs := b.on.Chairs
	if chairs.People() != game.Players {
		return false
	}
	first, second := chairs[0].Device, chairs[1].Device
	return first != second && b.pad(0) != nil && b.pad(1) != nil
}

// pad returns the gamepad of a side, or nil.
func (b *blind) pad(p rules.Seat) *input.Pad {
	return b.k.Env.Devices.Frame().Pad(b.on.Chairs[p].Device)
}

// next gets ready for the next decision.
func (b *blind) next() {
	*b = blind{face: b.face, begun: b.begun}
	if !b.begun {
		return
	}
	for p := range rules.Seat(game.Players) {
		if b.page == pageTruce {
			b.queue[p] = b.on.See(p).Free(nil)
			continue
		}
		for _, n := range waitingOrder {
			if !b.drafts[p].team[n].Reserve {
				b.queue[p] = append(b.queue[p], n)
			}
		}
	}
}

// done reports whether a side has sealed.
func (b *blind) done(p rules.Seat) bool { return b.given(p) }

// advance lets a tick pass for what moves.
func (b *blind) advance() {
	for p := range b.blink {
		b.blink[p] = max(0, b.blink[p]-1.0/14)
	}
	if b.begun && !b.possible() {
		b.begun = false
	}
}

// hands notes what both pads want.
func (b *blind) hands(in *input.Frame) {
	for p := range rules.Seat(game.Players) {
		if pad := in.Pad(b.on.Chairs[p].Device); pad != nil && pad.Pressed != 0 && b.deciding() && !b.done(p) {
			pressed := pad.Pressed
			b.on.Do(func() { b.press(p, pressed) })
		}
	}
}

// press is what a pad does.
func (b *blind) press(p rules.Seat, pressed input.Buttons) {
	b.blink[p] = 1
	switch {
	case pressed.Has(input.Down) && (b.page != pageSetup || b.at[p] > 0):
		b.seal(p)
	case pressed.Has(input.Down):
		b.says("ui.refuse", p)
	case pressed.Has(input.B):
		b.takeBack(p)
	default:
		for i, button := range spots {
			if pressed.Has(button) {
				b.choose(p, i)
				return
			}
		}
	}
}

// says plays an effect where a side is heard.
func (b *blind) says(effect string, p rules.Seat) { b.k.PlayAt(effect, panOfSide(p), 0, false) }

// choose takes a position: a ready-made team, or the place of the next one.
func (b *blind) choose(p rules.Seat, spot int) {
	d := &b.drafts[p]
	ok := true
	if b.page == pageSetup {
		d.preset, d.team = spot, presets[spot].Recipes[b.on.View.Dialect].Team()
		b.at[p] = 1
	} else {
		ok = b.place(p, spot)
	}
	if ok {
		b.says("brutal.place", p)
	} else {
		b.says("ui.refuse", p)
	}
}

// panOfSide returns where a side is heard, whatever it presses.
func panOfSide(p rules.Seat) float32 {
	if p == 0 {
		return -0.5
	}
	return 0.5
}

// place sends the next of a side to a position, and reports whether that can be.
func (b *blind) place(p rules.Seat, spot int) bool {
	d := &b.drafts[p]
	if b.at[p] >= len(b.queue[p]) {
		return false
	}
	n := b.queue[p][b.at[p]]
	switch {
	case b.page == pagePost && spot < game.Zones:
		d.posts[n] = spot
	case b.page == pagePost:
		return false
	case spot < game.Zones: // or it stays where it is
		v := b.on.See(p)
		d.orders = append(d.orders, game.Order{Fighter: n, To: spot, Strategy: v.Own()[n].Strategy})
		if v.Check(game.GiveOrders(d.orders...)) != nil {
			d.orders = d.orders[:len(d.orders)-1]
			return false
		}
	}
	b.at[p]++
	return true
}

// takeBack takes the last one back.
func (b *blind) takeBack(p rules.Seat) {
	if b.at[p] == 0 {
		b.says("ui.refuse", p)
		return
	}
	b.at[p]--
	if b.page != pageSetup {
		n := b.queue[p][b.at[p]]
		b.drafts[p].posts[n] = game.Bench
		b.drafts[p].cancel(n)
	}
	b.says("ui.undo", p)
}

// seal gives what a side decided. Those who are not placed are placed by lot.
func (b *blind) seal(p rules.Seat) {
	d := &b.drafts[p]
	a := game.GiveOrders(d.orders...)
	switch b.page {
	case pageSetup:
		a = game.ComposeTeam(d.team)
	case pagePost:
		a = game.DeployPosts(d.posts.Fill(&d.team, rules.NewRand(b.k.Env.Seed()+uint64(p))))
	}
	if err := b.on.See(p).Check(a); err != nil {
		b.refuse(err)
		return
	}
	b.says("brutal.seal", p)
	b.on.Act(p, a)
}

var blindKeys = [...]words.Text{pageSetup: words.BrutalBlindSetup(), pagePost: words.BrutalBlindPost(), pageTruce: words.BrutalBlindTruce()}

// paint shows what each position means, and how far both are.
func (b *blind) paint() {
	p := b.g.P
	v := p.View()
	b.field.Ground(b.g, v)
	w := min(v.W-48, 1100)
	all := ui.Centered(v.W/2, v.H/2, w, v.H-60)
	said := float32(40)
	if p.Thumb > 0 {
		said = max(said, p.TextHeight(b.k.Say(blindKeys[b.page]), ui.Body, w))
	}
	title, rest := all.CutTop(56+said, 8)
	top, low := title.CutTop(52, 4)
	p.Label(b.k.Say(words.BrutalBlindTitle()), top, pageTitle, ui.Center)
	p.Caption(b.k.Say(blindKeys[b.page]), low, ui.Body, ui.Center)
	grid := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H * 0.5}
	// Left, up, right above; left, right and top of the other thumb below.
	for i := range spots {
		b.spot(grid.Row(i/3, 2, 12).Column(i%3, 3, 12), i)
	}
	cards := ui.Rect{X: rest.X, Y: grid.Bottom() + 16, W: rest.W, H: rest.Bottom() - grid.Bottom() - 16}
	for seat := range rules.Seat(game.Players) {
		b.card(cards.Column(int(seat), 2, 24), seat)
	}
}

// spot is one position: the buttons of both, and what it stands for.
func (b *blind) spot(r ui.Rect, i int) {
	p := b.g.P
	p.Sheet(r, ui.Panel.In(ui.Paper).Raised(0.2).Of("spot", i))
	up, low := r.Inset2(14, 8).Row(0, 2, 4), r.Inset2(14, 8).Row(1, 2, 4)
	if p.Thumb > 0 { // its words need the lines
		up, low = r.Inset2(14, 8).CutTop(min(34, up.H), 4)
	}
	x := up.X
	for seat := range b.on.Chairs {
		if l, ok := b.k.Env.Devices.Label(b.on.Chairs[seat].Device, spots[i]); ok {
			x += b.k.Cap(b.g, l, x, up.CY(), min(34, up.H), true) + 8
		}
	}
	text := ""
	if b.page == pageSetup {
		text = b.k.Say(presetNames[presets[i].ID])
		p.Art(presetIcons[presets[i].ID], up.Right()-20, up.CY(), ui.ArtStyle{Scale: 1, Ink: brick})
	} else if i < game.Zones {
		text = b.zone(i)
		if b.page == pageTruce && !b.on.View.Zones[i].Contested() {
			text = b.k.Join(text, " · ", b.k.Say(words.BrutalBlindClosed()))
		}
	} else if b.page == pageTruce {
		text = b.k.Say(words.BrutalBlindStays())
	}
	p.ParagraphMid(text, low, ui.Heading, ui.Left)
}

// card is how far a side is.
func (b *blind) card(r ui.Rect, seat rules.Seat) {
	p := b.g.P
	look := ui.SeatLook(seat)
	lift := 0.2 + 0.4*b.blink[seat]
	p.Sheet(r, ui.Panel.In(ui.Paper).Raised(lift).Of("side", int(seat)))
	head, body := r.CutTop(min(64, r.H*0.36), 6)
	p.Sheet(head, ui.Panel.In(look.Ground).Raised(-1).Of("head", int(seat)))
	p.SignDisc(seat, head.X+40, head.CY(), 24)
	p.Label(b.on.Name(seat), ui.Rect{X: head.X + 76, Y: head.Y, W: head.W - 90, H: head.H}, ui.Heading.Sized(ui.SizeName).With(look.TextOn), ui.Left)
	text := b.k.Say(words.BrutalBlindChoose())
	switch {
	case b.done(seat):
		text = b.k.Say(words.BrutalBlindSealed())
	case b.page == pageSetup && b.at[seat] > 0:
		text = b.k.Say(words.BrutalBlindChosen())
	case b.page != pageSetup:
		text = b.k.Say(words.BrutalBlindCount(b.at[seat], len(b.queue[seat])))
	}
	body = body.Inset2(18, 4)
	p.ParagraphMid(text, body.Row(0, 2, 4), ui.Heading, ui.Center)
	low := body.Row(1, 2, 4)
	if b.done(seat) {
		board.PaintEnvelope(p, &board.Envelope{Fold: 1, Seal: 1}, seat, low.CX(), low.CY(), min(0.9, low.H/84))
		return
	}
	for i, h := range [2]struct {
		button input.Button
		text   words.Text
	}{{input.Down, words.BrutalBlindSeal()}, {input.B, words.BrutalBlindBack()}} {
		cell := low.Inset2(low.W*0.03, 0).Column(i, 2, 10)
		if low.W < 400 {
			cell = low.Row(i, 2, 4)
		}
		if l, ok := b.k.Env.Devices.Label(b.on.Chairs[seat].Device, h.button); ok {
			w := b.k.Cap(b.g, l, cell.X, cell.CY(), min(32, cell.H), true) + 8
			_, cell = cell.CutLeft(w, 0)
		}
		p.Label(b.k.Say(h.text), cell, ui.RowLabel, ui.Left)
	}
}
