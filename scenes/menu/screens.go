package menu

import (
	"bytes"
	"slices"
	"time"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
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

// OpenRecord returns the list with a record from outside the store open: a file that
// somebody sent. It stands at step at, or at the end when at is beyond it;
// below 0 it stands at the beginning and plays. The error says what is wrong
// with the record.
func OpenRecord(k *play.App, data []byte, at int) (scenes.Scene, error) {
	h, err := match.ReadHeader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	f := k.FrontEnd(h.Game)
	if f == nil || f.Open == nil {
		return nil, match.ErrForeign
	}
	t := &ticket{data: data, header: h}
	t.date, _ = time.Parse(time.RFC3339, h.Meta.Date)
	replay, err := f.Open(k, data)
	if err != nil {
		return nil, err
	}
	t.opened(replay)
	r := &records{screen: newScreen(k), behind: k.Title(), wayBack: words.HintTitle(), now: time.Now(), snaps: snapper{k: k}}
	r.load()
	if i := r.index(t); i >= 0 {
		r.all[i].opened(replay)
		t = r.all[i]
	} else {
		r.guest = t
		r.reload()
	}
	r.put(t, replay)
	if r.deck.playing = at < 0; at >= 0 {
		r.deck.jump(replay.Position(at))
	}
	return r, nil
}

// index returns where the list holds the record of a file already, or -1.
func (r *records) index(t *ticket) int {
	text, err := match.Unpack(t.data)
	if err != nil {
		return -1
	}
	return slices.IndexFunc(r.all, func(u *ticket) bool {
		if u.header.Game != t.header.Game || !u.date.Equal(t.date) {
			return false
		}
		data, err := r.k.Env.Store.Read(u.name)
		if err == nil {
			data, err = match.Unpack(data)
		}
		return err == nil && bytes.Equal(data, text)
	})
}
