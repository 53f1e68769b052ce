package menu

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// pause is the sheet over a game, on request or because a gamepad was lost. A match of this program
// waits under it; that of a host or a server goes on, and the sheet says so.
type pause struct {
	screen
	behind scenes.Scene
	p      play.Paused
	// before is a picture of the game, veiled the same under the veil.
	before, veiled *ebiten.Image
	// shows is how texts were when that picture was taken.
	shows textLook
	fall  spring
	// asking is the key that waits for a yes: restartKey, giveUpKey, abandonKey or quitKey; "" for none.
	asking string
	// changed says that the speed of the game was changed here, and unsaved that the match
	// is not kept.
	changed, unsaved bool
	laid             []pauseKey
	// live is how a match that goes on stands, and clocked that a turn in it has ended by itself.
	live    play.Live
	clocked bool
	next    scenes.Scene
}

// newPause lays the sheet over a scene.
func newPause(k *play.App, behind scenes.Scene, p play.Paused) *pause {
	s := &pause{screen: newScreen(k), behind: behind, p: p}
	s.g.Focus(resumeID)
	s.refresh()
	if k.Sound != nil {
		k.Sound.Pause(true)
	}
	return s
}

// refresh finds out whether the match is kept.
func (s *pause) refresh() { s.unsaved = s.p.Unsaved != nil && s.p.Unsaved() }

// The keys of the sheet, but for the one that goes on.
const (
	rulesKey    = "rules"
	settingsKey = "settings"
	inviteKey   = "invite"
	beforeKey   = "before"
	stepKey     = "step"
	unlearnKey  = "unlearn"
	restartKey  = "restart"
	giveUpKey   = "giveup"
	abandonKey  = "abandon"
	quitKey     = "quit"
)

var resumeID = ui.ID{Name: "resume"}

// padLost reports whether a pad was lost.
func (s *pause) padLost() bool { return s.p.Lost >= 0 }

// goesOn reports whether the match goes on under the sheet.
func (s *pause) goesOn() bool { return s.p.Elsewhere && !s.live.Paused }

// sign returns the seat whose colour and shape the lost one has.
func (s *pause) sign() rules.Seat {
	if s.p.Sign != nil {
		return s.p.Sign(s.p.Lost)
	}
	return s.p.Lost
}

// Tell names the screen for tests from outside.
func (s *pause) Tell() string {
	if s.padLost() {
		return "pause " + s.p.Game + " lost " + s.p.Lost.Letter()
	}
	return "pause " + s.p.Game
}

// Behind returns the game, which stays alive.
func (s *pause) Behind() scenes.Scene { return s.behind }

// save keeps the speed of the game when it was changed here.
func (s *pause) save() {
	if s.changed {
		s.changed = false
		keep(s.k)
	}
}

// Close lets go of the pictures of the game.
func (s *pause) Close() {
	s.save()
	if s.before != nil {
		s.before.Deallocate()
		s.veiled.Deallocate()
		s.before, s.veiled = nil, nil
	}
}

// veil is what the game is multiplied by under the sheet.
var veil = ui.Night

// moveTicks is how often a match that goes on is seen anew under its veil, in ticks.
const moveTicks = input.TicksPerSecond / 4

// picture keeps what the game shows. It must be taken before the sheet paints:
// both paint with the same painter.
func (s *pause) picture() {
	w, h := s.k.Env.Width, s.k.Env.Height
	now := textLook{s.k.Words.Language(), s.g.P.TextScale}
	moves := s.p.Live != nil && s.goesOn() && s.ticks%moveTicks == 0
	if s.before != nil && now == s.shows && !moves || w < 1 || h < 1 {
		return
	}
	if s.before != nil { // the match goes on, or the settings changed the language or the size of texts
		game, ok := s.behind.(interface{ Repaint() })
		if s.shows = now; !ok {
			return
		}
		game.Repaint()
		s.before.Deallocate()
		s.veiled.Deallocate()
	}
	s.shows = now
	s.before, s.veiled = ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	s.behind.Picture().Flush(s.before)
	op := &ebiten.DrawImageOptions{}
	const part = 0.62
	op.ColorScale.Scale(1-part+part*veil.R, 1-part+part*veil.G, 1-part+part*veil.B, 1)
	s.veiled.DrawImage(s.before, op)
}

// repeatLost is when the sound of a lost pad is heard again.
const repeatLost = 6 * input.TicksPerSecond

// textLook is what a picture with texts depends on.
type textLook struct {
	language string
	scale    float32
}

// Update implements [scenes.Scene].
func (s *pause) Update(in *input.Frame) (scenes.Scene, error) {
	s.picture()
	s.next = s
	if next := s.goOn(); next != nil {
		return next, nil
	}
	if s.padLost() && !s.returned(in) {
		s.take(in)
	}
	v := s.begin(in)
	if s.padLost() && s.ticks == repeatLost {
		s.k.PlayAt("ui.lostpad", 0, 0, true)
	}
	s.paintBehind(v)
	s.g.Modal()
	s.g.P.On(ui.Over)
	if s.padLost() && s.asking == "" {
		s.paintLost(v)
	} else {
		s.paintPause(v)
	}
	s.paintStrip()
	s.g.P.Pop()
	switch {
	case s.next != s:
	case s.back() && s.asking != "":
		s.unask()
	case s.back() && s.padLost():
		// A press of B by habit leaves no match.
		if id, ok := s.g.Focused(); ok && id == leaveID {
			s.use(quitKey)
		} else {
			s.g.Focus(leaveID)
		}
	case s.back() || !s.padLost() && s.ticks > 1 && in.Menu.Pressed.Has(input.Start):
		s.resume()
	}
	s.end(resumeID)
	return s.next, nil
}

// goOn lets a match that goes on under the sheet do so, and returns what it leads to, or nil.
func (s *pause) goOn() scenes.Scene {
	if s.p.Live == nil {
		return nil
	}
	s.live = s.p.Live()
	s.p.Where, s.clocked = s.live.Where, s.clocked || s.live.Paused || s.live.Clock != words.Text{}
	if s.live.Next != nil {
		s.leave("ui.page")
	}
	return s.live.Next
}

// over returns a screen that is opened from the sheet. A match that goes on does so meanwhile.
func (s *pause) over(shown scenes.Scene) scenes.Scene {
	if s.p.Live == nil {
		return shown
	}
	return &over{s, shown}
}

// over is a screen over the pause of a match that goes on, which says when it is the person's turn.
type over struct {
	pause *pause
	shown scenes.Scene
}

// Update implements [scenes.Scene].
func (o *over) Update(in *input.Frame) (scenes.Scene, error) {
	next, err := o.shown.Update(in)
	if err != nil || next == o.pause {
		return next, err
	}
	if o.shown = next; next == nil {
		return nil, nil
	}
	if next := o.pause.goOn(); next != nil {
		return next, nil
	}
	if turn := o.pause.live.Turn; turn != (words.Text{}) {
		o.pause.k.Pin(o.pause.k.Say(turn))
	}
	return o, nil
}

// Picture implements [scenes.Scene].
func (o *over) Picture() *ui.Painter { return o.shown.Picture() }

// Behind returns the screen.
func (o *over) Behind() scenes.Scene { return o.shown }

// Tell implements [scenes.Teller].
func (o *over) Tell() string { return scenes.Tell(o.shown) }

// returned goes on when the lost pad is there again: it knows whose it is.
func (s *pause) returned(in *input.Frame) bool {
	pad := in.Pad(s.p.Device)
	if pad == nil || !pad.Connected {
		return false
	}
	in.Menu.Pressed &^= pad.Pressed & input.Of(input.A)
	s.hold(s.p.Device)
	return true
}

// take gives the lost seat to the pad on which A is pressed: one without a
// seat, or the lost one itself when it is back. Another person's A means
// nothing to the key that waits for it.
func (s *pause) take(in *input.Frame) {
	table := &s.k.Env.Devices.Seats
	for i := range in.Pads {
		p := &in.Pads[i]
		if !p.Connected || !p.Pressed.Has(input.A) {
			continue
		}
		if seat, sits := table.Seat(p.Device); sits && seat != s.p.Lost {
			if id, ok := s.g.Focused(); ok && id == resumeID {
				in.Menu.Pressed &^= input.Of(input.A)
			}
			continue
		}
		in.Menu.Pressed &^= input.Of(input.A)
		s.hold(p.Device)
		return
	}
}

// atHand returns the device of a person without a gamepad: the mouse if it is free, else a
// free part of the keyboard.
func (s *pause) atHand() input.Device {
	h := s.k.Env.Devices
	for _, d := range [...]input.Device{input.Mouse, input.RightHalf, input.LeftHalf, input.MiddleHalf} {
		if _, sits := h.Seats.Seat(d); !sits && (d != input.Mouse || h.Frame().Device == input.Mouse) {
			return d
		}
	}
	return input.NoDevice
}

// hold resumes with another device for the player who lost one.
func (s *pause) hold(d input.Device) {
	if d != input.NoDevice {
		s.k.Env.Devices.Seats.Sit(d, s.p.Lost)
	}
	if s.p.Hold != nil {
		s.p.Hold(d)
	}
	s.k.PlayAt("ui.join", 0, int(s.sign()), false)
	s.resume()
}

func (s *pause) resume() {
	s.leave("ui.resume")
	s.next = s.behind
}

func (s *pause) quit() {
	s.leave("ui.page")
	s.next = s.p.Quit()
}

// quitWords returns the word for leaving, which is not the same where nothing is kept.
func (s *pause) quitWords() words.Text {
	if s.p.Elsewhere || s.unsaved {
		return words.PauseLeave()
	}
	return words.PauseQuit()
}

func (s *pause) leave(sound string) {
	s.save()
	s.k.Play(sound)
	if s.k.Sound != nil {
		s.k.Sound.Pause(false)
	}
}

// paintBehind paints the game under its veil, which comes over it softly.
func (s *pause) paintBehind(v ui.View) {
	p := s.g.P
	at := s.arrived(0, 12)
	b := s.before.Bounds()
	scale := max(v.W*v.Scale/float32(b.Dx()), v.H*v.Scale/float32(b.Dy()))
	p.Picture(s.before, 0, 0, scale, 1)
	p.Picture(s.veiled, 0, 0, scale, at)
	p.Fill(v.Rect().Inset(-4), ui.Ink.Fade(0.30*at))
	if t := s.k.Teacher(s.behind); t != nil { // the hints would cut its sentence
		r := t.Strip()
		p.Fill(ui.Rect{X: r.X / v.Scale, Y: r.Y / v.Scale, W: r.W / v.Scale, H: r.H / v.Scale}, ui.Ink.Fade(at))
	}
}

// besideWide is the width of the sheet beside the game, in units.
const besideWide = 560

// beside reports whether the sheet of a pause that a player asked for lies at the left, without a picture, and
// leaves the rest of the game to be seen.
func (s *pause) beside(v ui.View) bool { return !s.padLost() && !v.Narrow && !s.small() }

// sheet lays the sheet of paper, h units high, and is where it lies now.
func (s *pause) sheet(v ui.View, h float32) ui.Rect {
	p := s.g.P
	at := s.fall.to(1, s.still())
	w := min(777, v.W-48)
	if s.small() {
		w = v.W - 48 // a thumb's keys beside each other
	}
	r := ui.Centered(v.W/2, (v.H-kit.StripTop)/2, w, h)
	if s.beside(v) {
		r.W, r.X = besideWide, ui.GapWide
	}
	if !s.still() {
		r = r.Move(0, -46*(1-at))
	}
	p.Sheet(r, ui.Dialog)
	return r
}

// columns returns the sheet's picture at the left and the room for words beside it; that on a
// small screen has no room for a picture.
func (s *screen) columns(v ui.View, r ui.Rect) (picture, said ui.Rect) {
	if s.small() {
		return ui.Rect{}, r.Inset(ui.GapWide)
	}
	if v.Narrow {
		picture, said = r.Inset(14).CutLeft(150, 26)
		said.Y, said.H, said.W = said.Y+16, said.H-22, said.W-14
		return picture, said
	}
	picture, said = r.Inset(14).CutLeft(203, 40)
	said.Y, said.H, said.W = said.Y+16, said.H-20, said.W-26
	return picture, said
}

// paintPause paints the sheet of a pause that a player asked for.
func (s *pause) paintPause(v ui.View) {
	p, k := s.g.P, s.k
	lesson, taught := k.Lesson(s.behind)
	keys := s.keys(taught, lesson.Back < lesson.Step)
	high := 272 + 60*float32((len(keys)+1)/2)
	timed, tempo := s.timed() || s.clocked, p.Control(tempoHeight, 0)
	if timed {
		high += tempo
	}
	switch {
	case s.small() && s.asking != "":
		high = s.thumbedHeight(1, false) // yes and no alone
	case s.small():
		high = s.thumbedHeight(len(keys), timed)
	case s.keyColumns() == 1:
		high += 40 * float32(len(keys))
	}
	r := s.sheet(v, min(high, v.H-kit.StripTop-ui.GapWide))
	picture, said := ui.Rect{}, r.Inset(ui.GapWide)
	if !s.beside(v) {
		picture, said = s.columns(v, r)
	}
	if picture.W > 0 {
		p.Sheet(picture, ui.Slip.In(ui.Grass))
		p.Clip(picture.Inset(2))
		// The poster down to its caption, which the sheet itself says better.
		scale := picture.H / 266
		p.Art(k.Look(s.p.Game).Poster, picture.CX(), picture.Y+172*scale, ui.ArtStyle{Scale: scale, Moving: true})
		p.Pop()
	}
	where := k.Join(k.GameName(s.p.Game), " · ", k.Say(s.p.Where))
	if s.live.Code != "" {
		where = k.Join(where, " · ", k.Say(words.TableTitle(table.SayCode(s.live.Code))))
	}
	p.Label(where, ui.Rect{X: said.X, Y: said.Y, W: said.W, H: 30}, ui.SmallStrong.Sized(ui.SizeText).With(ui.Second), ui.Left)
	title := k.Say(words.PauseTitle())
	if s.goesOn() {
		title = k.Say(words.PauseLive())
	}
	if s.live.Turn != (words.Text{}) {
		title = k.Say(words.TableYours())
	}
	switch s.asking {
	case restartKey:
		title = k.Say(words.PauseRestartAsk())
	case giveUpKey:
		title = k.Say(words.PauseGiveupAsk())
	case abandonKey:
		title = k.Say(words.PauseAbandonAsk())
	case quitKey:
		title = k.Say(words.PauseLeaveAsk(table.SayCode(s.live.Code)))
	}
	p.ParagraphMid(title, ui.Rect{X: said.X - 2, Y: said.Y + 28, W: said.W, H: 74}, ui.ScreenTitle.Sized(ui.SizeScore), ui.Left)
	main := ui.Rect{X: said.X + 6, Y: said.Y + 112, W: said.W - 12, H: 76}
	small := ui.Rect{X: said.X, Y: main.Bottom() + 22, W: said.W, H: said.Bottom() - main.Bottom() - 22}
	if timed && s.asking == "" {
		s.paintTempo(ui.Rect{X: said.X, Y: main.Bottom() + 12, W: said.W, H: tempo - 8})
		small.Y += tempo - 8
		small.H -= tempo - 8
	}
	if s.asking != "" {
		s.paintAsk(main, small)
		return
	}
	if s.mainKey(main, "icons/play", k.Say(words.PauseResume())) {
		s.resume()
	}
	s.paintKeys(small, keys)
}

// keyColumns returns how many keys lie beside each other: large words need a line of their own
// where they have no more than half a sheet.
func (s *pause) keyColumns() int {
	switch p := s.g.P; {
	case s.small() && !p.View().Narrow:
		return 3
	case p.TextScale > 1.4 || s.small():
		return 1
	}
	return 2
}

// thumbedHeight returns how high the sheet is where a thumb uses its keys.
func (s *pause) thumbedHeight(keys int, timed bool) float32 {
	p, columns := s.g.P, s.keyColumns()
	high := 2*ui.GapWide + 112 + 76 + 22 + float32((keys+columns-1)/columns)*p.Control(0, 0)
	if timed {
		high += p.Control(tempoHeight, 0)
	}
	return high
}

// pauseKey is a small key of the sheet.
type pauseKey struct{ id, icon, text string }

// keys returns the keys under the one to resume. In a lesson there are keys to skip a step, to read
// the card before it, if there is one, and to end the lesson.
func (s *pause) keys(taught, before bool) []pauseKey {
	k := s.k
	keys := append(s.laid[:0], pauseKey{rulesKey, "icons/book", k.Say(words.PauseRules())}, pauseKey{settingsKey, "icons/sliders", k.Say(words.PauseSettings())})
	if taught && before {
		keys = append(keys, pauseKey{beforeKey, "icons/chevron-left", k.Say(words.LearnBefore())})
	}
	if taught {
		step := pauseKey{stepKey, "icons/forward", k.Say(words.LearnStep())}
		if k.Teacher(s.behind).Demonstrates() {
			step.icon, step.text = "icons/eye", k.Say(words.LearnSkip())
		}
		keys = append(keys, step, pauseKey{unlearnKey, "icons/cross", k.Say(words.LearnStop())})
	}
	if s.p.Invite != nil { // a table that starts its own matches
		keys = append(keys, pauseKey{inviteKey, "icons/share", k.Say(words.InviteKey())})
	} else {
		keys = append(keys, pauseKey{restartKey, "icons/reload", k.Say(words.PauseRestart())})
	}
	switch {
	case s.p.GiveUp != nil:
		keys = append(keys, pauseKey{giveUpKey, "icons/warning", k.Say(words.PauseGiveup())})
	case s.p.Abandon != nil:
		keys = append(keys, pauseKey{abandonKey, "icons/warning", k.Say(words.PauseGiveup())})
	}
	s.laid = append(keys, pauseKey{quitKey, "icons/home", k.Say(s.quitWords())})
	return s.laid
}

// paintKeys paints what else can be done in a rest; the last key takes the rest of its line.
func (s *pause) paintKeys(area ui.Rect, keys []pauseKey) {
	g, k := s.g, s.k
	cells := area.Grid(len(keys), s.keyColumns(), 12)
	group := g.P.Group(ui.ButtonText.Sized(ui.SizeText))
	for i, b := range keys {
		group.Button(ui.Button{Text: b.text, Icon: b.icon}, cells.At(i))
	}
	for i, b := range keys {
		cell := cells.At(i)
		if i == len(keys)-1 {
			cell.W = area.Right() - cell.X
		}
		off := b.id == rulesKey && k.Rules == nil || b.id == restartKey && s.p.Restart == nil
		if g.Button(ui.ID{Name: b.id}, cell, ui.Button{Text: b.text, Icon: b.icon, Size: group.Size, Disabled: off}) {
			k.Play("ui.page")
			s.use(b.id)
		}
	}
}

// tempoHeight is what the speed of the game takes on the sheet, in units.
const tempoHeight = 66

// timed reports whether the game is one in real time, whose speed can be set.
func (s *pause) timed() bool {
	f := s.k.FrontEnd(s.p.Game)
	return f != nil && f.Info.RealTime()
}

// paintTempo paints the speed of the game, or says whose it is, or how long a turn lasts.
func (s *pause) paintTempo(r ui.Rect) {
	k := s.k
	if s.p.Elsewhere {
		said := words.SettingsTempoServer()
		switch {
		case s.live.Paused:
			said = words.TablePaused()
		case s.live.Clock != words.Text{}:
			said = s.live.Clock
		case !s.timed():
			return // nobody decides now
		}
		s.g.P.Art("icons/clock", r.X+18, r.CY(), ui.ArtStyle{Height: 24, Ink: ui.Second})
		s.g.P.ParagraphMid(k.Say(said), ui.Rect{X: r.X + 44, Y: r.Y, W: r.W - 44, H: r.H}, ui.Small, ui.Left)
		return
	}
	if tempoRow(k, s.g, s.p.Game, r, min(r.W*0.5, 230*min(1.4, s.g.P.TextScale))) {
		s.changed = true
	}
}

// tempoRow is the speed of a game in real time, after its name of this width; it says whether it
// was changed.
func tempoRow(k *play.App, g *ui.Gui, game string, r ui.Rect, name float32) bool {
	set, steps := &k.Env.Settings, len(settings.Tempos)-1
	at := float32(slices.Index(settings.Tempos, set.TempoOf(game))) / float32(steps)
	to, changed := g.RowSlider(rowID(words.SettingsTempo()), r, "icons/clock", k.Say(words.SettingsTempo()), name, at, steps, k.Say(words.SettingsPercent(set.TempoOf(game))))
	if changed {
		set.SetTempo(game, settings.Tempos[int(to*float32(steps)+0.5)])
		Apply(k)
	}
	return changed
}

// use does what one of the small keys says.
func (s *pause) use(key string) {
	switch key {
	case rulesKey:
		s.next = s.over(s.k.Rules(s, s.p.Game, s.p.Setup))
	case settingsKey:
		s.next = s.over(s.k.Settings(s))
	case inviteKey:
		s.next = s.over(s.p.Invite(s))
	case restartKey, giveUpKey, abandonKey, quitKey:
		if key == quitKey && !s.p.Rejoins {
			s.quit()
			return
		}
		s.asking = key
		// What cannot be taken back is not under the thumb that asked for it.
		s.then = ui.ID{Name: "no"}
	case stepKey:
		s.k.Teacher(s.behind).Skip()
		s.resume()
	case beforeKey:
		s.k.Teacher(s.behind).LookBack()
		s.resume()
	case unlearnKey:
		s.k.Teacher(s.behind).Stop()
		s.resume()
	}
}

// paintAsk paints the keys under the question whether to start again, to give up, or to leave.
func (s *pause) paintAsk(main, small ui.Rect) {
	icon, said := "icons/warning", words.PauseGiveup()
	switch s.asking {
	case restartKey:
		icon, said = "icons/reload", words.PauseRestart()
	case quitKey:
		icon, said = "icons/door", words.PauseLeave()
	}
	if s.mainKey(main, icon, s.k.Say(said)) {
		s.leave("ui.cut")
		switch s.asking {
		case giveUpKey:
			s.p.GiveUp()
			s.next = s.behind
		case abandonKey:
			s.next = s.p.Abandon()
		case quitKey:
			s.next = s.p.Quit()
		default:
			s.next = s.p.Restart()
		}
	}
	small.H = min(small.H, s.g.P.Control(52, ui.GapWide))
	if s.g.Button(ui.ID{Name: "no"}, small, ui.Button{Text: s.k.Say(words.ButtonCancel()), Icon: "icons/undo", Size: ui.SizeText}) {
		s.unask()
	}
}

// unask goes back from a question to the key that asked it.
func (s *pause) unask() {
	s.then = ui.ID{Name: s.asking}
	s.asking = ""
}

// mainKey returns the one thing to do on the sheet.
func (s *pause) mainKey(r ui.Rect, icon, said string) bool {
	return s.g.Button(resumeID, r, ui.Button{Text: said, Icon: icon, Main: true, Size: ui.SizeMain})
}
