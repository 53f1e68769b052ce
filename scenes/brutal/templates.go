package brutal

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// templatesFile is where the teams that were saved are kept.
const templatesFile = "brutal/teams.json"

// mostTemplates bounds how many teams are kept, and nameLimit their names.
const (
	mostTemplates = 40
	nameLimit     = 24
)

// template is a team under a name.
type template struct {
	Name string    `json:"name"`
	Team game.Team `json:"team"`
}

// templates is the sheet with the teams that were saved.
type templates struct {
	open   bool
	closed int // the tick in which it was closed
	all    []template
	name   string
}

// openTemplates reads the teams that were saved and shows them. What cannot be
// read is set aside, so that nothing is lost.
func (s *Scene) openTemplates() {
	t := &s.sheet
	*t = templates{open: true, name: s.say("brutal.templates.name", 1, "", "")}
	data, err := s.k.Env.Store.Read(templatesFile)
	if err == nil {
		if err = json.Unmarshal(data, &t.all); err != nil {
			t.all = nil
			if _, err := s.k.Env.Store.SetAside(templatesFile); err != nil {
				s.k.Env.Say(words.Old("notice.store.failed"))
			}
			s.g.Toast(s.word("brutal.templates.broken"))
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		s.k.Env.Say(words.Old("notice.store.failed"))
	}
	// A file that somebody else wrote may hold teams that are none.
	t.all = slices.DeleteFunc(t.all, func(x template) bool { return x.Name == "" || x.Team.Check() != nil && !unfinished(&x.Team) })
	t.name = s.say("brutal.templates.name", len(t.all)+1, "", "")
	s.g.Focus(ui.ID{Name: "save"})
}

// unfinished says that a team lacks reservists alone.
func unfinished(t *game.Team) bool { return errors.Is(t.Check(), game.ErrReservists) }

func (s *Scene) closeTemplates() {
	s.sheet.open, s.sheet.closed = false, s.tick
	s.g.Focus(ui.ID{Name: "templates"})
}

// writeTemplates keeps the list.
func (s *Scene) writeTemplates() bool {
	data, err := json.Marshal(s.sheet.all)
	if err == nil {
		err = s.k.Env.Store.Write(templatesFile, data)
	}
	if err != nil {
		s.k.Env.Say(words.Old("notice.store.failed"))
	}
	return err == nil
}

// saveTemplate keeps the team under the name, in the place of one of that name.
func (s *Scene) saveTemplate() {
	t := &s.sheet
	called := strings.TrimSpace(t.name)
	if called == "" {
		s.no("brutal.templates.nameless")
		return
	}
	i := slices.IndexFunc(t.all, func(x template) bool { return x.Name == called })
	switch {
	case i >= 0:
		t.all[i].Team = s.draft().team
	case len(t.all) == mostTemplates:
		s.no("brutal.templates.full")
		return
	default:
		t.all = append(t.all, template{called, s.draft().team})
	}
	if s.writeTemplates() {
		s.draft().mine, s.draft().preset = called, noPreset
		s.g.Toast(s.say("brutal.templates.saved", 0, called, ""))
		s.closeTemplates()
	}
}

// paintTemplates is the sheet over the set-up.
func (s *Scene) paintTemplates(in *input.Frame) {
	t := &s.sheet
	if !t.open {
		return
	}
	p, g := s.g.P, s.g
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	grow := min(1.25, p.TextScale)
	r := ui.Centered(v.W/2, v.H/2, min(v.W-48, 620*grow), min(v.H-48, 520*grow))
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 14, Waver: 1.5, Seed: 71, Lift: 1})
	in1 := r.Inset(28)
	title, rest := in1.CutTop(42, 10)
	p.Label(s.word("brutal.templates.title"), title, ui.Heading.Sized(28), ui.Left)
	line, rest := rest.CutTop(46, 16)
	field, button := line.CutLeft(line.W*0.6, 12)
	g.TextField(ui.ID{Name: "name"}, field, &t.name, nameLimit)
	if g.Button(ui.ID{Name: "save"}, button, ui.Button{Text: s.word("brutal.templates.save"), Main: true, Size: 20}) {
		s.saveTemplate()
	}
	foot := ui.Rect{X: rest.X, Y: rest.Bottom() - 46, W: rest.W, H: 46}
	list := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - 58}
	if len(t.all) == 0 {
		p.ParagraphMid(s.word("brutal.templates.none"), list, ui.Body, ui.Center)
	}
	const row = 52
	off := g.Scroll(ui.ID{Name: "teams"}, list, float32(len(t.all))*row)
	for i := range t.all {
		cell := ui.Rect{X: list.X + 8, Y: list.Y + 6 + float32(i)*row - off, W: list.W - 24, H: row - 10}
		take, drop := cell.CutLeft(cell.W-60, 12)
		words := p.Ellipsis(t.all[i].Name, ui.ButtonText, take.W-60)
		if g.Button(ui.ID{Name: "team", N: i}, take, ui.Button{Text: words, Icon: "icons/people", Leftward: true}) {
			d := s.draft()
			d.change()
			d.team = t.all[i].Team
			d.changed()
			d.mine = t.all[i].Name
			s.k.Play("brutal.place")
			s.closeTemplates()
			break
		}
		if g.Button(ui.ID{Name: "drop", N: i}, drop, ui.Button{Icon: "icons/trash", Tip: s.word("brutal.templates.delete")}) {
			t.all = slices.Delete(t.all, i, i+1)
			s.writeTemplates()
			s.k.Play("ui.cut")
			break
		}
	}
	g.EndScroll()
	if g.Button(ui.ID{Name: "shut"}, foot, ui.Button{Text: s.word("brutal.close")}) || s.g.Hands().Back {
		s.closeTemplates()
	}
}
