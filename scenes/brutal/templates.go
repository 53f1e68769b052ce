package brutal

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"ludotheque/assets/words"
	"ludotheque/internal/text"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/ui"
)

// templatesFile is where the teams that were saved are kept.
const templatesFile = "brutal/teams.json"

// maxTemplates bounds how many teams are kept, and nameLimit their names.
const (
	maxTemplates = 40
	nameLimit    = 24
)

// template is a team under a name.
type template struct {
	Name string    `json:"name"`
	Team game.Team `json:"team"`
}

// templates is the sheet with the teams that were saved.
type templates struct {
	*face
	shown bool
	all   []template
	// other are the entries of the file that are no teams here: they stay in it. unread
	// is why the file could not be read: it is not written over.
	other  []json.RawMessage
	unread error
	name   string
}

// open reads the teams that were saved and shows them. A damaged file is set aside,
// so that nothing is lost.
func (t *templates) open() {
	t.shown, t.all, t.other, t.unread = true, nil, nil, nil
	data, err := t.k.Env.Store.Read(templatesFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		t.unread = err
		t.k.Env.Say(words.NoticeStoreFailed())
	default:
		t.parse(data)
	}
	t.name = t.k.Say(words.BrutalTemplatesName(len(t.all) + 1))
	t.g.Focus(ui.ID{Name: "save"})
}

// parse takes the teams of a file. It says which entries are none, and where a file is damaged.
func (t *templates) parse(data []byte) {
	data = text.Whole(text.UTF8(data))
	entries, err := text.Entries(data)
	line, value := 0, "" // of the first entry that is not a team
	for i, entry := range entries {
		var x template
		if err := json.Unmarshal(entry, &x); err != nil || x.Name == "" || x.Team.Check() != nil && !unfinished(&x.Team) {
			t.other = append(t.other, entry) // of another version, or the person's own
			if line == 0 {
				line, value = text.Line(data, strconv.Itoa(i)), text.Short(entry)
			}
			continue
		}
		t.all = append(t.all, x)
	}
	if line > 0 {
		t.k.Env.Say(words.BrutalTemplatesOther(len(t.other), line, value, templatesFile))
	}
	if err == nil {
		return
	}
	_, failed := t.k.Env.Store.SetAside(templatesFile)
	if t.unread = failed; failed != nil {
		t.k.Env.Say(words.NoticeStoreFailed())
		return
	}
	t.k.Env.Say(words.BrutalTemplatesBroken(max(1, text.WrongLine(data, err)), templatesFile))
	if len(entries) > 0 {
		t.write()
	}
}

// unfinished reports whether a team lacks reservists alone.
func unfinished(t *game.Team) bool { return errors.Is(t.Check(), game.ErrReservists) }

// shut closes the sheet.
func (t *templates) shut() {
	t.shown = false
	t.g.Focus(ui.ID{Name: "templates"})
}

// write keeps the list, and reports whether that could be done.
func (t *templates) write() bool {
	entries := make([]any, 0, len(t.all)+len(t.other))
	for i := range t.all {
		entries = append(entries, &t.all[i])
	}
	for _, x := range t.other {
		entries = append(entries, x)
	}
	data, err := json.Marshal(entries)
	if err == nil {
		err = t.unread
	}
	if err == nil {
		err = t.k.Env.Store.Write(templatesFile, data)
	}
	if err != nil {
		t.k.Env.Say(words.NoticeStoreFailed())
	}
	return err == nil
}

// save keeps the team under the name, in the place of one of that name.
func (t *templates) save() {
	called := strings.TrimSpace(t.name)
	if called == "" {
		t.no(words.BrutalTemplatesNameless())
		return
	}
	i := slices.IndexFunc(t.all, func(x template) bool { return x.Name == called })
	switch {
	case i >= 0:
		t.all[i].Team = t.draft().team
	case len(t.all) == maxTemplates:
		t.no(words.BrutalTemplatesFull())
		return
	default:
		t.all = append(t.all, template{called, t.draft().team})
	}
	if t.write() {
		t.draft().mine, t.draft().preset = called, noPreset
		t.g.Toast(t.k.Say(words.BrutalTemplatesSaved(called)))
		t.shut()
	}
}

// load makes a saved team the one that is composed.
func (t *templates) load(i int) {
	d := t.draft()
	d.change()
	d.team = t.all[i].Team
	d.changed()
	d.mine = t.all[i].Name
	t.k.Play("brutal.place")
	t.shut()
}

// drop throws a saved team away.
func (t *templates) drop(i int) {
	t.all = slices.Delete(t.all, i, i+1)
	t.write()
	t.k.Play("ui.cut")
}

// rename notes the name under which the team is to be saved.
func (t *templates) rename(name string) { t.on.Do(func() { t.name = name }) }

// paint is the sheet over the set-up.
func (t *templates) paint() {
	if !t.shown {
		return
	}
	p, g := t.g.P, t.g
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	grow := min(1.25, p.TextScale)
	r := ui.Centered(v.W/2, v.H/2, min(v.W-48, 620*grow), min(v.H-48, max(520*grow, 7*p.Thumb)))
	p.Sheet(r, ui.Dialog.Of("templates", 0))
	title, rest := r.Inset(28).CutTop(42, 10)
	p.Label(t.k.Say(words.BrutalTemplatesTitle()), title, ui.Heading, ui.Left)
	key := p.Control(46, 16)
	line, rest := rest.CutTop(key, 16)
	field, button := line.CutLeft(line.W*0.6, 12)
	name := t.name
	if g.TextField(ui.ID{Name: "name"}, field, &name, nameLimit) {
		t.rename(name)
	}
	if g.Button(ui.ID{Name: "save"}, button, ui.Button{Text: t.k.Say(words.BrutalTemplatesSave()), Main: true, Size: ui.SizeStrong}) {
		t.on.Do(t.save)
	}
	list, foot := rest.CutBottom(key, 12)
	t.paintList(list)
	if g.Button(ui.ID{Name: "shut"}, foot, ui.Button{Text: t.k.Say(words.BrutalClose())}) || g.Input().Back {
		t.on.Do(t.shut)
	}
}

// paintList paints the teams that were saved.
func (t *templates) paintList(list ui.Rect) {
	p, g := t.g.P, t.g
	if len(t.all) == 0 {
		p.ParagraphMid(t.k.Say(words.BrutalTemplatesNone()), list, ui.Body, ui.Center)
	}
	row := p.Control(52, 0)
	off := g.Scroll(ui.ID{Name: "teams"}, list, float32(len(t.all))*row)
	for i := range t.all {
		cell := ui.Rect{X: list.X + 8, Y: list.Y + 6 + float32(i)*row - off, W: list.W - 24, H: row - 10}
		take, drop := cell.CutRight(p.Control(48, 12), 12)
		called := p.Ellipsis(t.all[i].Name, ui.ButtonText, take.W-60)
		if g.Button(ui.ID{Name: "team", N: i}, take, ui.Button{Text: called, Icon: "icons/people", Leftward: true}) {
			t.on.Do(func() { t.load(i) })
		}
		if g.Button(ui.ID{Name: "drop", N: i}, drop, ui.Button{Icon: "icons/trash", Tip: t.k.Say(words.BrutalTemplatesDelete())}) {
			t.on.Do(func() { t.drop(i) })
		}
	}
	g.EndScroll()
}
