package records

import (
	"encoding/json"
	"errors"
	"sync"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// Remark is what a person noted about a match. It is kept beside the records: their bytes stay as they are.
type Remark struct {
	// Favourite marks a match that the person likes best.
	Favourite bool `json:",omitempty"`
	// Note is a line of the person's own.
	Note string `json:",omitempty"`
}

// remarksName is the name of the file with all remarks: of those of a match by what identifies it.
const remarksName = "records.remarks"

// Remarks are all that a person noted, read from a store once. They may be used from several goroutines.
type Remarks struct {
	st *store.Store
	mu sync.Mutex
	of map[string]Remark
}

// NewRemarks reads the remarks in a store; a file that cannot be read holds none.
func NewRemarks(st *store.Store) *Remarks {
	r := &Remarks{st: st}
	r.of, _ = r.read()
	return r
}

// read returns the remarks in the store. The error is the store's or json's; no file is no error.
func (r *Remarks) read() (map[string]Remark, error) {
	of := map[string]Remark{}
	data, err := r.st.Read(remarksName)
	var e *store.Error
	if errors.As(err, &e) && e.Reason == store.Missing {
		return of, nil
	}
	if err == nil {
		err = json.Unmarshal(data, &of)
	}
	if err != nil || of == nil {
		of = map[string]Remark{}
	}
	return of, err
}

// Of returns the remark on the match with that header.
func (r *Remarks) Of(h *match.Header) Remark {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.of[identity(h)]
}

// Set keeps a remark on the match with that header; the zero Remark removes it. What another window noted
// meanwhile stays. The error is the store's.
func (r *Remarks) Set(h *match.Header, m Remark) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	of, err := r.read()
	if err != nil && len(r.of) > 0 {
		of = r.of // the file was damaged meanwhile
	}
	r.of = of
	put(of, identity(h), m)
	return r.write()
}

// put stores a remark, or removes it.
func put(of map[string]Remark, key string, m Remark) {
	if m == (Remark{}) {
		delete(of, key)
	} else {
		of[key] = m
	}
}

func (r *Remarks) write() error {
	data, err := json.Marshal(r.of)
	if err != nil {
		return err
	}
	return r.st.Write(remarksName, data)
}

// add adds the remarks of an archive on matches that have none here.
func (r *Remarks) add(data []byte) error {
	var more map[string]Remark
	if json.Unmarshal(data, &more) != nil {
		return nil // they are less than the records
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.of, _ = r.read()
	for key, m := range more {
		if _, ok := r.of[key]; !ok {
			put(r.of, key, m)
		}
	}
	return r.write()
}
