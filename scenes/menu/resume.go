package menu

import (
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// recordFolder is where records are kept in the store.
const recordFolder = "records/"

// unfinished is a record that stops before the end of its match.
type unfinished struct {
	name, game string
	where      words.Text
}

// findUnfinished is the latest match that was left before its end, or nil.
// Records that cannot be read, and those of games that cannot be played here,
// are passed over: the list of records says what is wrong with them.
func findUnfinished(k *play.App) *unfinished {
	if k.Env.Store == nil {
		return nil
	}
	names, err := k.Env.Store.List(recordFolder)
	if err != nil {
		return nil
	}
	var best *unfinished
	var bestData []byte
	date := ""
	for _, name := range names {
		data, err := k.Env.Store.Read(name)
		if err != nil {
			continue
		}
		h, end, err := match.Glance(data)
		if err != nil || end != nil || best != nil && h.Meta.Date <= date {
			continue
		}
		f := k.FrontEnd(h.Game)
		if f == nil || !f.Ready || f.Open == nil {
			continue
		}
		if _, version := f.Info.Today(h.Setup, h.Version); version != f.Info.Version {
			continue
		}
		best, bestData, date = &unfinished{name: name, game: h.Game}, data, h.Meta.Date
	}
	if best == nil {
		return nil
	}
	f := k.FrontEnd(best.game)
	r, err := f.Open(k, bestData)
	if err != nil {
		return nil
	}
	defer dismiss(r)
	if r.Result() != nil {
		return nil
	}
	best.where = words.TitleWhere(r.Turn(r.Len()), k.GameName(best.game))
	return best
}

// open goes on with it.
func (u *unfinished) open(k *play.App) (scenes.Scene, error) {
	return k.FrontEnd(u.game).New(k, play.Start{Resume: u.name})
}
