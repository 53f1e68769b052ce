package menu

import (
	"bytes"
	"slices"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// unfinished is a record that stops before the end of its match.
type unfinished struct {
	name, game string
	// place is how far the match is; told is what [unfinished.where] last said of it, in a language.
	place, told words.Text
	language    string
	// elsewhere says that it is open in another window or tab: it can be looked at.
	elsewhere bool
	// others is how many matches were left before.
	others int
	table  reopening
}

// reopening is the table of a match that is resumed: nothing listens before a person
// has asked for it.
type reopening struct {
	// asked is the record that waits for a second yes.
	asked string
}

// opens resumes a record. Where guests played in it, its table opens for them
// again, once a person has said so twice; the scene is nil until then.
func (o *reopening) opens(k *play.App, game, name string) (scenes.Scene, error) {
	if k.Table == nil && k.OpenTable != nil {
		code, guests, err := guestsOf(k, name)
		switch {
		case err != nil:
			return nil, err
		case guests && o.asked != name:
			o.asked = name
			k.Env.Say(words.InviteAgain(table.SayCode(code)))
			return nil, nil
		case guests:
			if k.Host("", k.Env.Settings.Near) != nil {
				k.Env.Say(words.InviteFailed())
			}
		}
	}
	return k.FrontEnd(game).New(k, play.Start{Resume: name})
}

// guestsOf says at which table a match was played, and whether guests played in it.
func guestsOf(k *play.App, name string) (code string, guests bool, err error) {
	data, err := k.Env.Store.Read(name)
	if err != nil {
		return "", false, err
	}
	h, err := match.ReadHeader(bytes.NewReader(data))
	if err != nil {
		return "", false, err
	}
	code, keys := table.Kept(h.Meta.More)
	return code, len(keys) > 0, nil
}

// findUnfinished returns the latest match that was left before its end, or nil, once all records are known.
// Lessons are passed over: the lobby resumes them. So are records that cannot be read, and
// those of games that cannot be played here: the list of records says what is wrong with them.
func findUnfinished(k *play.App) *unfinished {
	shelf, _ := shelves(k)
	all := slices.DeleteFunc(shelf.Unfinished(func(h *match.Header) bool {
		f := k.FrontEnd(h.Game)
		if f == nil || f.Open == nil {
			return false
		}
		_, version := f.Info.Today(h.Setup, h.Version)
		return version == f.Info.Version
	}), func(e *kept.Entry) bool { return k.OfLesson(e.Header.Game, e.Name) })
	for i, e := range all {
		if u := leftAt(k, e.Name); u != nil {
			u.others = len(all) - 1 - i
			return u
		}
	}
	return nil
}

// leftAt returns an unfinished match by the name of its record; nil when it cannot be played on.
func leftAt(k *play.App, name string) *unfinished {
	data, err := k.Env.Store.Read(name)
	if err != nil {
		return nil
	}
	h, _, err := match.Glance(data)
	if err != nil {
		return nil
	}
	r, err := k.FrontEnd(h.Game).Open(k, data)
	if err != nil {
		return nil
	}
	defer closeReplay(r)
	if r.Result() != nil {
		return nil
	}
	u := &unfinished{name: name, game: h.Game, place: placeOf(r, r.Len())}
	_, u.elsewhere = kept.InUse(k.Env.Store, name)
	return u
}

// where says which game was left and how far it is, in the present language.
func (u *unfinished) where(k *play.App) words.Text {
	if u.elsewhere {
		return words.TitleElsewhere()
	}
	if language := k.Words.Language(); language != u.language {
		u.told, u.language = words.TitlePlace(k.GameName(u.game), k.Say(u.place)), language
	}
	return u.told
}

// open resumes it, or shows it where it is open somewhere else; nil where it is
// to be asked for once more.
func (u *unfinished) open(k *play.App) (scenes.Scene, error) {
	if host, open := kept.InUse(k.Env.Store, u.name); open {
		k.Env.Say(play.OpenElsewhere(host))
		return openLive(k, u.name), nil
	}
	return u.table.opens(k, u.game, u.name)
}
