package play

import (
	"encoding/json"
	"path"
)

// SavedDrafter is a [Drafter] whose drafts outlive the program: they are kept beside the record of a match
// until it is over.
type SavedDrafter interface {
	Drafter
	// SaveDrafts returns the drafts of everybody at this screen as JSON, or nil if there are none.
	SaveDrafts() json.RawMessage
	// LoadDrafts brings back what SaveDrafts returned; it is called before Enter. What cannot be read is
	// ignored.
	LoadDrafts(data json.RawMessage)
}

// savedDrafts are the drafts of a match in the store. They hold secrets of the people at this screen, so they are
// no part of the record, which others may get.
type savedDrafts struct {
	// Begun is when the match began: another match may get the name of a record that was deleted.
	Begun  string          `json:"begun"`
	Drafts json.RawMessage `json:"drafts"`
}

// draftsName returns the name in the store of the drafts of a match, by that of its record.
func draftsName(record string) string { return "drafts/" + path.Base(record) + ".json" }

// loadDrafts brings back the drafts that were left with a match that is resumed.
func (s *Scene[S, A, V]) loadDrafts() {
	f, ok := s.face.(SavedDrafter)
	if !ok || s.seats.Start.Resume == "" {
		return
	}
	data, err := s.app.Env.Store.Read(draftsName(s.seats.Start.Resume))
	var kept savedDrafts
	if err == nil && json.Unmarshal(data, &kept) == nil && kept.Begun == s.seats.Match.Meta.Date {
		s.drafts = string(data)
		f.LoadDrafts(kept.Drafts)
	}
}

// keepDrafts keeps the drafts beside the record, where they are not what is kept there already. They are
// removed once there are none, or the match is over or abandoned.
func (s *Scene[S, A, V]) keepDrafts() {
	if !s.keepsDrafts() {
		return
	}
	var data []byte
	if drafts := s.face.(SavedDrafter).SaveDrafts(); drafts != nil && s.match.Result() == nil && !s.seats.abandoned {
		data, _ = json.Marshal(savedDrafts{s.seats.Match.Meta.Date, drafts}) // drafts are JSON
	}
	if string(data) == s.drafts {
		return
	}
	var err error
	if name := draftsName(s.seats.Keeper.Name); data == nil {
		err = s.app.Env.Store.Remove(name)
	} else {
		err = s.app.Env.Store.Write(name, data)
	}
	if err == nil {
		s.drafts = string(data)
	}
}

// keepsDrafts reports whether drafts outlive the program.
func (s *Scene[S, A, V]) keepsDrafts() bool {
	_, ok := s.face.(SavedDrafter)
	return ok && s.seats.Match != nil && s.seats.Keeper.Name != "" && !s.seats.Keeper.Unsaved()
}
