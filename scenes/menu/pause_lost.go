package menu

import (
	"strings"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// paintLost paints the sheet of a lost pad: whose it was, and what to press.
func (s *pause) paintLost(v ui.View) {
	p, g, k := s.g.P, s.g, s.k
	high, who := float32(334), float32(36)
	if s.small() {
		who = 80 // two lines
		high = 2*ui.GapWide + 98 + who + 80 + 22 + p.Control(0, ui.GapWide)
		if v.Narrow { // one key above the other
			high += 30 + p.Control(0, ui.GapWide)
		}
	}
	r := s.sheet(v, high)
	picture, said := s.columns(v, r)
	if picture.W > 0 {
		s.paintCable(picture)
	}
	where := words.PauseWhere(k.Say(s.p.Where))
	if s.goesOn() {
		where = words.PauseLiveWhere(k.Say(s.p.Where))
	}
	p.Label(k.Say(where), ui.Rect{X: said.X, Y: said.Y, W: said.W, H: 30}, ui.SmallStrong.Sized(ui.SizeText).With(ui.Second), ui.Left)
	p.Label(k.Say(words.PauseLost()), ui.Rect{X: said.X - 2, Y: said.Y + 32, W: said.W, H: 54}, ui.ScreenTitle.Sized(ui.SizeScore), ui.Left)
	player := k.Say(words.SeatPlayer(s.sign().Letter()))
	whose, named := words.PauseLostPlayer(player), s.p.LostName != "" && s.p.LostName != player
	switch {
	case s.goesOn() && named:
		whose = words.PauseLiveLostWho(s.p.LostName, player)
	case s.goesOn():
		whose = words.PauseLiveLostPlayer(player)
	case named:
		whose = words.PauseLostWho(s.p.LostName, player)
	}
	p.ParagraphMid(k.Say(whose), ui.Rect{X: said.X, Y: said.Y + 86, W: said.W, H: who}, ui.Body.Sized(ui.SizeStrong), ui.Left)

	key := ui.Rect{X: said.X + 6, Y: said.Y + 98 + who, W: said.W - 12, H: 80}
	u := g.Item(resumeID, key, false)
	s.paintWaiting(key, u)
	if u.Clicked {
		s.hold(s.atHand())
		return
	}
	low := ui.Rect{X: said.X, Y: key.Bottom() + 22, W: said.W, H: said.Bottom() - key.Bottom() - 22}
	share := float32(0.5)
	if s.small() {
		share = 0.49 // for the longer words
	}
	if v.Narrow && s.small() {
		share = 0.5
	}
	computer, quit := low.Split(v.Narrow && s.small(), share, 13)
	if g.Button(ui.ID{Name: "computer"}, computer, ui.Button{Text: k.Say(words.PauseLostComputer()), Icon: "icons/robot", Size: ui.SizeText, Disabled: s.p.Computer == nil}) {
		s.p.Computer()
		s.resume()
	}
	if g.Button(leaveID, quit, ui.Button{Text: k.Say(s.quitWords()), Icon: "icons/home", Size: ui.SizeText}) {
		s.use(quitKey)
	}
}

// leaveID is the key that leaves the match.
var leaveID = ui.ID{Name: quitKey}

// paintWaiting paints the key that waits for a button of any pad.
func (s *pause) paintWaiting(r ui.Rect, u ui.Use) {
	p, g, k := s.g.P, s.g, s.k
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	p.Sheet(r, ui.Slip.In(ui.Accent).Raised(0.4).Painted(1))
	pad := s.waitsFor()
	label, _ := k.Env.Devices.Label(pad, input.A)
	before, after, _ := strings.Cut(k.Say(words.PauseLostPress("\x00")), "\x00")
	before, after = strings.TrimSpace(before), strings.TrimSpace(after)
	const capH = 40
	top := ui.Rect{X: r.X + 14, Y: r.Y + 4, W: r.W - 28, H: r.H * 0.56}
	kind := p.Fit(k.Join(before, "", after), p.AtMost(ui.MainText, 1.25), top.W-capH-24)
	bw, aw := p.Width(before, kind), p.Width(after, kind)
	x := top.CX() - (bw+aw+capH+12)/2
	p.Label(before, ui.Rect{X: x, Y: top.Y, W: bw + 1, H: top.H}, kind, ui.Left)
	pulse := float32(1)
	if !s.still() {
		pulse = 1 + 0.05*wave(s.ticks, 60, 0)*g.Breath()
	}
	p.Transform(x+bw+12+capH/2, top.CY(), 0, pulse)
	k.Cap(g, label, -capH/2, 0, capH, false)
	p.Pop()
	p.Label(after, ui.Rect{X: x + bw + capH + 24, Y: top.Y, W: aw + 1, H: top.H}, kind, ui.Left)
	p.Label(k.Say(words.PauseLostAny()), ui.Rect{X: r.X + 14, Y: top.Bottom() - 2, W: r.W - 28, H: r.H - top.H - 6}, ui.SmallStrong.Sized(ui.SizeText).With(ui.White), ui.Center)
}

// waitsFor returns the gamepad whose signs are shown: a free one that is connected, else
// the one that was lost.
func (s *pause) waitsFor() input.Device {
	h := s.k.Env.Devices
	for i := range h.Frame().Pads {
		p := &h.Frame().Pads[i]
		if _, sits := h.Seats.Seat(p.Device); p.Device.IsGamepad() && p.Connected && !sits {
			return p.Device
		}
	}
	if s.p.Device.IsGamepad() {
		return s.p.Device
	}
	return input.Gamepad(0)
}

// paintCable paints the unplugged pad of a seat.
func (s *pause) paintCable(r ui.Rect) {
	p := s.g.P
	look := ui.SeatLook(s.sign())
	p.Sheet(r, ui.Slip.In(look.Ground).Painted(1))
	p.Clip(r.Inset(3))
	p.Art(look.Sign, r.CX()-10, r.CY()-10, ui.ArtStyle{Height: r.H * 0.8, Seat: &ui.SeatStyle{Color: ui.White, Sign: look.Sign}, Alpha: 0.11})
	p.Pop()
	sway, blink := float32(0), float32(1)
	if !s.still() {
		sway = 0.03 * wave(s.ticks, 150, 0) * s.g.Breath()
		blink = 0.8 + 0.2*wave(s.ticks, 40, 0)*s.g.Breath()
	}
	k := min(1, r.W/203)
	at := func(dx, dy float32) (x, y float32) { return r.CX() + dx*k, r.Y + dy*r.H/307 }
	x, y := at(0, 122)
	p.Art("menu/cable", x, y, ui.ArtStyle{Scale: k, Angle: sway, Moving: true, Shadow: 0.01})
	x, y = at(54, 29)
	p.Art("menu/spark", x, y, ui.ArtStyle{Scale: k * blink, Angle: 6 * sway, Moving: true, Shadow: 0.01})
	x, y = at(0, 149)
	p.Art("menu/gamepad", x, y, ui.ArtStyle{Scale: k, Shadow: 0.2})
	x, y = at(0, 250)
	p.SignDisc(s.sign(), x, y, 43*k)
}

func (s *pause) paintStrip() {
	k := s.k
	back := kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintResume()), Click: s.resume}
	switch {
	case s.asking != "":
		back.Words, back.Click = k.Say(words.HintBack()), s.unask
	case s.padLost():
		back.Words, back.Click = k.Say(words.HintKeepQuit()), func() { s.use(quitKey) }
		if s.p.Elsewhere || s.unsaved {
			back.Words = k.Say(words.HintLeave())
		}
	}
	k.Strip(s.g, &back,
		kit.Hint{Buttons: []input.Button{input.Up, input.Down}, Words: k.Say(words.HintChoose())},
		kit.Hint{Buttons: []input.Button{input.A}, Words: k.Say(words.HintValidate())})
}
