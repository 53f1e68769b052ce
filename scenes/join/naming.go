package join

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

var idTyping = ui.ID{Name: "table.typing"}

// rename begins to type the own name.
func (l *lobby) rename() {
	l.naming, l.name = true, l.state.Seats[l.state.You].Name
	l.then = idTyping
	if l.k.Env.Devices.Frame().Device.IsGamepad() {
		l.g.Spell(idTyping, true)
	}
}

// named ends the typing: it sends the name to the host, and keeps it in the settings.
func (l *lobby) named() {
	l.naming, l.phoned = false, false
	l.then = l.main()
	name := settings.CleanName(l.name)
	if name == "" || !l.sits() || name == l.state.Seats[l.state.You].Name {
		return
	}
	l.table.Say(table.ToHost{Name: &name})
	l.k.Env.Settings.SetName(0, name)
	l.k.Env.SaveSettings()
	shareName(name)
	l.k.Play("ui.lay")
}

// paintNaming is the field into which the name is typed.
func (l *lobby) paintNaming(r ui.Rect) {
	g, h := l.g, l.g.Input()
	spelled, was := g.Spelling(idTyping), l.name
	g.TextField(idTyping, r, &l.name, table.MaxName)
	if l.name == "" {
		g.P.Label(l.k.Say(words.LobbyNameAsk()), r.Inset2(min(16, r.W*0.06), 2), ui.ButtonText.With(ui.Second), ui.Left)
	}
	switch {
	case g.Spelling(idTyping):
	case spelled, h.Act && was == l.name, h.Tab != 0, h.Pressed && !r.Contains(h.X, h.Y):
		l.named()
	}
}

// phoneName lets a phone's keyboard write the name of the own chair, shown at r.
func (l *lobby) phoneName(p rules.Seat, r ui.Rect) {
	if !l.sits() || p != l.state.You {
		return
	}
	name := l.name
	if !l.naming {
		name = l.state.Seats[p].Name
	}
	switch writing := l.k.Phone("name", int(p), r, &name, table.MaxName); {
	case writing:
		l.naming, l.phoned, l.name = true, true, name
	case l.phoned:
		l.named()
	}
}

// Rename begins to type the name of the own chair.
func (l *seats) Rename(p rules.Seat) {
	if p == l.state.You {
		l.rename()
	}
}

func (l *seats) Naming(_ rules.Seat, r ui.Rect) { l.paintNaming(r) }

func (l *seats) Covers(p rules.Seat, r ui.Rect) { l.phoneName(p, r) }

var _ chairs.Owner = (*seats)(nil)
