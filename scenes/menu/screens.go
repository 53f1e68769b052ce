package menu

import (
	"bytes"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// Screen returns a shared screen by the name that the command line has for it:
// title, lobby, settings, rules, records or gallery; the lobby and the rules are about a
// game. It is nil for a name that none of them has.
func Screen(k *play.App, name, game string) scenes.Scene {
	switch name {
	case "title":
		return newTitle(k, game)
	case "lobby":
		return newLobby(k, game)
	case "settings":
		return k.Settings(k.Title())
	case "rules":
		return k.Rules(k.Title(), game, rules.Setup{})
	case "records":
		return k.Records()
	case "gallery":
		return newGallery(k)
	}
	return nil
}

// keptAs returns the name of the saved match that the record of a file is, or "".
func keptAs(k *play.App, t *ticket) string {
	text, err := match.Unpack(t.data)
	if err != nil || k.Env.Store == nil {
		return ""
	}
	shelf, _ := shelves(k)
	shelf.Begin()
	known(k, shelf, patience)
	list, _ := shelf.Entries()
	for _, e := range list {
		if e.Header.Game == t.header.Game && e.Date.Equal(t.date) {
			data, err := k.Env.Store.Read(e.Name)
			if err == nil {
				data, err = match.Unpack(data)
			}
			if err == nil && bytes.Equal(data, text) {
				return e.Name
			}
		}
	}
	return ""
}
