package menu

import (
	"strings"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// headHeight returns the height of a seat's coloured header.
func headHeight(v ui.View) float32 {
	if v.Narrow {
		return 92
	}
	return 112
}

// paintPlace paints a seat's card and lets it be used.
func (l *lobby) paintPlace(s rules.Seat, r ui.Rect) {
	p, pl := l.g.P, &l.places[s]
	headH := headHeight(p.View())
	p.Sheet(r, ui.Key.In(ui.Paper).Of("lobby", int(s)))
	l.paintHead(s, ui.Rect{X: r.X - 1, Y: r.Y - 1, W: r.W + 2, H: headH})
	body := ui.Rect{X: r.X, Y: r.Y + headH, W: r.W, H: r.H - headH}
	if pl.person {
		at := pl.drop.to(1, l.still())
		if at > 0.999 && at < 1.001 {
			l.paintPerson(s, body, pl.device, true)
		} else {
			l.paintLanding(s, body, at)
		}
		return
	}
	l.paintComputer(s, body)
	if pl.cut > 0 {
		pl.cut--
		l.paintFalling(s, body)
	}
}

// paintLanding paints a person's sheet as it is laid.
func (l *lobby) paintLanding(s rules.Seat, body ui.Rect, at float32) {
	p := l.g.P
	up := max(0, 1-at)
	p.Fade(min(1, at*2))
	p.Transform(0, -26*(1-at), 0, 1)
	p.Sheet(body, ui.Key.In(ui.Paper).Of("lobby", int(s)).Raised(up))
	l.paintPerson(s, body, l.places[s].device, false)
	p.Pop()
	p.Pop()
	// It can be used already while it comes down.
	l.g.Item(personID(s), personKey(body), false)
}

// paintFalling paints the sheet of a player who left: cut in two, falling.
func (l *lobby) paintFalling(s rules.Seat, body ui.Rect) {
	p := l.g.P
	t := 1 - float32(l.places[s].cut)/cutTicks
	p.Fade(1 - t)
	defer p.Pop()
	for side := range 2 {
		half := ui.Rect{X: body.X - 30, Y: body.Y - 60, W: body.W/2 + 30, H: body.H + 160}
		dx, dy := -34*t, 70*t*t
		if side == 1 {
			half.X = body.CX()
			dx, dy = -dx, dy*1.5
		}
		if l.still() {
			dx, dy = 0, 0
		}
		p.Clip(half.Move(dx, dy))
		p.Transform(dx, dy, 0, 1)
		p.Sheet(body, ui.Key.In(ui.Paper).Of("lobby", int(s)).Raised(0.5))
		l.paintPerson(s, body, l.places[s].left, false)
		p.Pop()
		p.Pop()
	}
}

func personID(s rules.Seat) ui.ID { return ui.ID{Name: "person", N: int(s)} }

// paintHead paints a seat's coloured header: sign, name, letter. A person's is
// pressed to change the name.
func (l *lobby) paintHead(s rules.Seat, r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	look, pl := ui.SeatLook(s), &l.places[s]
	l.phoneName(s, r)
	id := ui.ID{Name: "name", N: int(s)}
	var u ui.Use
	if pl.person {
		if u = g.Item(id, r, false); u.Focus {
			g.Mat(6)
			defer p.Pop()
		}
	}
	p.Sheet(r, ui.Key.In(look.Ground).Of("lobby", int(s)).Raised(0.2*u.Lift).Painted(0.4))
	p.Clip(r.Inset(3))
	p.Art(look.Sign, r.Right()-54, r.CY(), ui.ArtStyle{Height: 108, Seat: &ui.SeatStyle{Color: look.TextOn, Sign: look.Sign}, Alpha: 0.13})
	p.Pop()
	disc := min(float32(39), r.H/2-10)
	p.Disc(r.X+59, r.CY()+1, disc, disc, ui.Sheet{Color: ui.White, Waver: 0.25, Lift: 0.1}.Of("lobby", int(s)))
	p.Sign(s, r.X+59, r.CY()+1, disc*1.28, true)
	x := r.X + 112
	w := r.Right() - x - 12
	title := k.Say(l.computer(s))
	letter := k.Say(words.SeatPlayer(s.Letter()))
	if pl.person {
		title = k.PersonName(pl.name, s)
		if title == letter {
			letter = k.Say(words.LobbyNameAsk())
		}
	}
	if l.naming == s {
		field := ui.Rect{X: x - 4, Y: r.CY() - 28, W: w + 8, H: 48}
		if p.Thumb > 0 {
			field = r.Middle(r.W-ui.GapWide, p.Control(48, 0))
		}
		l.paintNaming(s, field)
		return
	}
	name := ui.Heading.Sized(ui.SizeName).With(look.TextOn).Carrying()
	p.Label(title, ui.Rect{X: x, Y: r.CY() - 34, W: w, H: 44}, name, ui.Left)
	small := look.TextOn
	if small == ui.Paper {
		small = ui.White // paper is a little too dark for letters of this size
	}
	p.Label(letter, ui.Rect{X: x, Y: r.CY() + 8, W: w, H: 30}, ui.RowLabel.Sized(ui.SizeText).With(small), ui.Left)
	if u.Focus || pl.person && pl.name == "" {
		p.Art("icons/pencil", r.Right()-20, r.Bottom()-20, ui.ArtStyle{Height: 20, Ink: look.TextOn})
	}
	if u.Clicked {
		l.name(s)
	}
}

// personKey returns the key under a person by which the seat is left: higher where the
// seat's sheet is high.
func personKey(body ui.Rect) ui.Rect {
	_, key := body.Inset2(ui.Gap, 0).CutBottom(max(46, min(84, body.H*0.2)), 0)
	return key.Move(0, -15)
}

// drawnLarger returns the factor by which a person's picture grows on a sheet with room for
// it.
func drawnLarger(body ui.Rect) float32 { return max(1, min(1.6, body.H/240, body.W/240)) }

// paintPerson paints the person of a seat: the device as a picture, its name, and whether
// it is ready.
func (l *lobby) paintPerson(s rules.Seat, body ui.Rect, d input.Device, live bool) {
	p, g, k := l.g.P, l.g, l.k
	key := personKey(body)
	name := ui.Rect{X: body.X + 8, W: body.W - 16, H: max(32, min(84, body.H*0.2))}
	name.Y = key.Y - 8 - name.H
	cy := body.Y + (name.Y-body.Y)/2
	lost := false
	if pad := k.Env.Devices.Frame().Pad(d); pad != nil && !pad.Connected {
		lost = true
	}
	larger := drawnLarger(body)
	p.Transform(body.CX(), cy+2, 0, larger)
	l.paintDevice(d, 0, 0, (body.W-32)/larger, lost)
	p.Pop()
	p.ParagraphMid(l.deviceName(d, lost), name, ui.SmallStrong.Sized(ui.SizeText), ui.Center)

	said, icon, ink := k.Say(words.LobbyReady()), "icons/check", ui.DoneInk
	paper := ui.Done
	if lost {
		said, icon, ink, paper = k.Say(words.LobbyUnplugged()), "icons/warning", ui.Ink, ui.Trough
	}
	var u ui.Use
	if live {
		if u = g.Item(personID(s), key, false); u.Focus {
			g.Mat(6)
			defer p.Pop()
			said, icon, ink, paper = k.Say(words.LobbyLeave()), "icons/cross", ui.Ink, ui.White
		}
	}
	p.Sheet(key, ui.Key.In(paper).Of("lobby", int(s)))
	kit.IconLabel(p, key, icon, said, ui.SmallStrong.Sized(ui.SizeText).With(ink))
	if u.Clicked {
		l.leave(s)
		l.then = inviteID(s)
	}
}

// deviceName returns what a device is called.
func (l *lobby) deviceName(d input.Device, lost bool) string {
	k := l.k
	switch {
	case d.IsGamepad() && lost:
		return k.Say(words.DeviceLost(d.Number()))
	case d.IsGamepad():
		return k.Say(words.DevicePad(d.Number()))
	case d == input.LeftHalf:
		return k.Say(words.DeviceLeft())
	case d == input.RightHalf:
		return k.Say(words.DeviceRight())
	case d == input.MiddleHalf:
		return k.Say(words.DeviceMiddle())
	case d == input.Mouse && k.Env.Devices.Frame().Pointer.Touch:
		return k.Say(words.DeviceTouch())
	case d == input.Mouse:
		return k.Say(words.DeviceMouse())
	}
	return k.Say(words.DeviceAny())
}

// paintDevice paints a device around a point: the keyboard with the keys of
// its half, a pad, a mouse.
func (l *lobby) paintDevice(d input.Device, cx, cy, w float32, lost bool) {
	p, k := l.g.P, l.k
	tint := ui.Color{}
	if lost {
		tint = ui.Paper.Fade(0.55)
	}
	switch {
	case d.IsGamepad():
		scale := float32(1)
		if lost && l.ticks/20%2 == 0 && !l.still() {
			scale = 0.96
		}
		p.Art("menu/gamepad", cx, cy, ui.ArtStyle{Scale: scale * 0.9, Tint: tint, Shadow: 0.1})
	case d.IsKeyboard():
		art := "menu/keyboard-left"
		switch d {
		case input.RightHalf:
			art = "menu/keyboard-right"
		case input.MiddleHalf:
			art = "menu/keyboard"
		}
		p.Art(art, cx-w/2+58, cy, ui.ArtStyle{Shadow: 0.1})
		l.paintCross(d, cx+w/2-52, cy+17)
	case d == input.Mouse && k.Env.Devices.Frame().Pointer.Touch:
		p.Art("icons/touch", cx, cy, ui.ArtStyle{Height: 66, Ink: ui.Ink})
	case d == input.Mouse:
		p.Art("icons/mouse", cx, cy, ui.ArtStyle{Height: 66, Ink: ui.Ink})
	default:
		p.Art("icons/mouse", cx-62, cy, ui.ArtStyle{Height: 46, Ink: ui.Ink})
		p.Art("icons/keyboard", cx, cy, ui.ArtStyle{Height: 34, Ink: ui.Ink})
		p.Art("icons/gamepad", cx+70, cy, ui.ArtStyle{Height: 38, Ink: ui.Ink})
	}
}

// paintCross paints the four keys that move a part of the keyboard, around the
// middle one of the lower three.
func (l *lobby) paintCross(d input.Device, cx, cy float32) {
	for _, c := range [...]struct {
		b      input.Button
		dx, dy float32
	}{{input.Up, 0, -35}, {input.Left, -35, 0}, {input.Down, 0, 0}, {input.Right, 35, 0}} {
		label, ok := l.k.Env.Devices.Label(d, c.b)
		if !ok {
			continue
		}
		w := l.k.LabelWidth(l.g, label, 33)
		l.k.Cap(l.g, label, cx+c.dx-w/2, cy+c.dy, 33, false)
	}
}

func inviteID(s rules.Seat) ui.ID { return ui.ID{Name: "invite", N: int(s)} }

// paintComputer paints a computer player: what it does, its level, and the
// invitation to take its place.
func (l *lobby) paintComputer(s rules.Seat, body ui.Rect) {
	p, g, k, pl := l.g.P, l.g, l.k, &l.places[s]
	invite := personKey(body)
	row := min(invite.H, body.H*0.2)
	choice := ui.Rect{X: body.X + 14, Y: invite.Y - row - 18, W: body.W - 28, H: row}
	l.paintFace(s, ui.Centered(body.X+39, body.Y+(choice.Y-body.Y)/2+2, 56, min(56, choice.Y-body.Y-8)))
	p.ParagraphMid(k.Say(l.does(s)), ui.Rect{X: body.X + 73, Y: body.Y + 10, W: body.W - 84, H: choice.Y - body.Y - 16}, ui.SmallStrong, ui.Left)

	names := make([]string, 0, usualChoice)
	for i := range l.levels {
		names = append(names, k.Say(l.levels[i].name))
	}
	if i, changed := g.Choice(ui.ID{Name: "level", N: int(s)}, choice, names, pl.level); changed {
		pl.level = i
	}
	l.paintInvitation(s, invite)
}

// paintFace paints the face of a computer player, which changes its character when it
// is pressed.
func (l *lobby) paintFace(s rules.Seat, r ui.Rect) {
	p, g := l.g.P, l.g
	if len(l.figures) == 1 {
		p.Art("menu/robot", r.CX(), r.CY(), ui.ArtStyle{Scale: 1.05, Shadow: 0.1})
		return
	}
	u := g.Item(ui.ID{Name: "character", N: int(s)}, r, false)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	p.Sheet(r, ui.Key.In(ui.Paper).Of("lobby", int(s)).Raised(0.2*u.Lift))
	p.Icon(l.figures[l.places[s].figure].face, r.Inset2(8, 7), ui.Ink)
	if u.Clicked {
		l.another(s)
	}
}

// paintInvitation paints the dashed place that says what to press.
func (l *lobby) paintInvitation(s rules.Seat, r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	u := g.Item(inviteID(s), r, false)
	first := l.free() == s
	strength := float32(ui.Edge)
	if first || u.Focus {
		strength = 1
	}
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Trench.In(ui.White))
	} else {
		p.DashedRect(r, 6, 2, 7, 5, ui.Ink.Fade(strength))
	}
	kind := ui.SmallStrong.Sized(ui.SizeFine)
	switch {
	case u.Focus:
		kit.IconLabel(p, r, "icons/person", k.Say(words.LobbyHere()), kind.Sized(ui.SizeSmall))
	case !first:
		p.Label(k.Say(words.LobbyFree()), r.Inset2(8, 2), kind.With(ui.Second), ui.Center)
	default:
		l.paintPress(r, kind)
	}
	if u.Clicked {
		l.invite(s)
		l.then = personID(s)
	}
}

// paintPress paints "press A to join" with the button of a device that has no
// seat yet.
func (l *lobby) paintPress(r ui.Rect, kind ui.Type) {
	p, k := l.g.P, l.k
	label, ok := l.freeLabel()
	if !ok {
		p.Caption(k.Say(words.LobbyJoinTouch()), r.Inset2(8, 2), kind, ui.Center)
		return
	}
	before, after, _ := strings.Cut(k.Say(words.LobbyJoin("\x00")), "\x00")
	before, after = strings.TrimSpace(before), strings.TrimSpace(after)
	const capH = 28
	capW := k.LabelWidth(l.g, label, capH)
	room := r.W - 16 - capW - 14
	// Both halves of the sentence have one size; where large texts would be hardly
	// larger than usual ones, two words say the same.
	least := kind.Size * min(p.TextScale, 1.25)
	if p.TextScale == 1 {
		least = 0
	}
	fitted := p.Fit(k.Join(before, "", after), kind, room)
	if fitted.Size*p.TextScale < least || p.Width(k.Join(before, "", after), fitted) > room {
		here := k.Say(words.LobbyHere())
		kind = p.Fit(here, kind, room)
		w := capW + 10 + p.Width(here, kind)
		k.Cap(l.g, label, r.CX()-w/2, r.CY(), capH, true)
		p.Label(here, ui.Rect{X: r.CX() - w/2 + capW + 10, Y: r.Y, W: w - capW - 9, H: r.H}, kind, ui.Left)
		return
	}
	kind = fitted
	bw, aw := p.Width(before, kind), p.Width(after, kind)
	x := r.CX() - (bw+aw+capW+14)/2
	p.Label(before, ui.Rect{X: x, Y: r.Y, W: bw + 1, H: r.H}, kind, ui.Left)
	k.Cap(l.g, label, x+bw+7, r.CY(), capH, true)
	p.Label(after, ui.Rect{X: x + bw + capW + 14, Y: r.Y, W: aw + 1, H: r.H}, kind, ui.Left)
}

// freeLabel returns the button by which the next person joins: that of a pad or of
// a half of the keyboard without a seat; ok is false on a touch screen.
func (l *lobby) freeLabel() (label input.Label, ok bool) {
	f := l.k.Env.Devices.Frame()
	if f.Pointer.Touch && f.Device == input.Mouse {
		return label, false
	}
	seats := &l.k.Env.Devices.Seats
	best := input.NoDevice
	for i := range f.Pads {
		pad := &f.Pads[i]
		if _, sits := seats.Seat(pad.Device); sits || !pad.Connected {
			continue
		}
		if best == input.NoDevice || pad.Device.IsGamepad() && !best.IsGamepad() {
			best = pad.Device
		}
	}
	return l.k.Env.Devices.Label(best, input.A)
}
