// Package records saves the records of matches in a store: while they are played, so that
// a program that is killed loses nothing; compressed when they are over; and deleted,
// oldest first, when the user agrees because there is no room for all of them. A [Shelf]
// indexes them, the bin keeps deleted ones for BinDays, an archive is all of them in one zip,
// and [Remarks] are a person's notes.
package records

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"time"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// Folder is the folder of records in a store.
const Folder = "records/"

// Names returns the names of future records by number, from 1.
type Names func(n int) string

// Of returns names for new records of a game, numbered on from the existing ones.
func Of(st *store.Store, game string) Names {
	there := -1 // counted at the first call
	return func(n int) string {
		if there < 0 {
			taken, _ := st.List(Folder) // if listing fails, writing will say why
			there = len(taken)
		}
		return fmt.Sprintf(Folder+"%s-%04d%s", game, there+n, match.Extension)
	}
}

// Recorded is a match whose record can be saved.
type Recorded interface {
	// Save writes the record of what was played so far.
	Save(w io.Writer) error
	// Follow appends to w what is played from now on.
	Follow(w io.Writer)
}

// Keeper saves the record of one match while it is played. No other keeper, in this
// program or another one with the same store, writes the same record meanwhile. The zero
// value saves nothing until Keep is called.
type Keeper struct {
	// Name is the record's name in the store, or "" while it is not saved.
	Name  string
	lock  *store.Lock
	file  *store.Appender
	tried bool
	// names and m are the arguments of Keep.
	names Names
	m     Recorded
}

// GoOn takes over a record that is resumed. It must be called before the record is read,
// so that nothing is added to it in between. The error is the store's; its reason is
// [store.InUse] if the match is open elsewhere.
func (r *Keeper) GoOn(st *store.Store, name string) error {
	lock, err := st.Lock(name)
	if err == nil {
		r.lock, r.Name = lock, name
	}
	return err
}

// Keep writes what was played so far and appends the rest as it is played. A resumed
// match keeps the name of its record; a new one gets the first free name of names. Only
// the first call has an effect. If it fails, with the store's error, the match can be
// played all the same.
func (r *Keeper) Keep(st *store.Store, names Names, m Recorded) error {
	if st == nil || r.tried {
		return nil
	}
	r.tried, r.names, r.m = true, names, m
	return r.begin(st)
}

// begin writes the record as it is now and follows the match.
func (r *Keeper) begin(st *store.Store) error {
	var b bytes.Buffer
	err := r.m.Save(&b)
	switch {
	case err != nil:
	case r.Name != "":
		err = st.Write(r.Name, b.Bytes())
	default:
		r.Name, r.lock, err = st.CreateNext(r.names, b.Bytes())
	}
	if err == nil {
		r.file, err = st.Append(r.Name)
	}
	if err != nil {
		r.file = nil
		return err
	}
	r.m.Follow(r.file)
	return nil
}

// Repair tries to repair a record that could not be written: one that was removed, or that
// another program has begun to write, is written again under a free name. That happens
// when a browser's user clears the site's data, which ends its locks too. If that fails
// it returns the store's error or err, and the match is no longer saved.
func (r *Keeper) Repair(st *store.Store, err error) error {
	r.drop()
	if !strayed(err) || r.m == nil {
		return err
	}
	r.unlock()
	r.Name = ""
	if err = r.begin(st); err != nil {
		r.drop()
	}
	return err
}

// strayed reports whether an error means that another program owns the record, or that it
// was removed.
func strayed(err error) bool {
	var e *store.Error
	return errors.As(err, &e) && (e.Reason == store.Lost || e.Reason == store.InUse)
}

// Retry tries once more to save a match for whose record there was no room. The error is
// the store's.
func (r *Keeper) Retry(st *store.Store) error {
	r.drop()
	return r.begin(st)
}

// Check reports, without waiting for a disk, whether the record is still there. The error
// is the store's.
func (r *Keeper) Check() error {
	if r.file == nil {
		return nil
	}
	return r.file.Check()
}

// Leave releases a record unchanged: it cannot be resumed.
func (r *Keeper) Leave() {
	r.drop()
	r.unlock()
}

func (r *Keeper) unlock() {
	r.lock.Unlock()
	r.lock = nil
}

// Unsaved reports whether saving was tried and failed, so that what is played now is not
// saved.
func (r *Keeper) Unsaved() bool { return r.tried && r.file == nil }

// drop stops saving; what is in the store stays there.
func (r *Keeper) drop() {
	if r.m != nil {
		r.m.Follow(nil)
	}
	if r.file != nil {
		_ = r.file.Close() // it has failed before
		r.file = nil
	}
}

// Close ends the record. One in which nothing was played is removed, and a finished one
// is compressed. If there was no room it tries once more to write the whole record. The
// match has to be closed first. The error is the store's.
func (r *Keeper) Close(st *store.Store, played, over bool) error {
	defer r.unlock()
	if r.Unsaved() && r.m != nil && played {
		_ = r.Retry(st) // the reason was reported when it failed first
	}
	if r.file == nil {
		return nil
	}
	err := r.file.Close()
	r.file = nil
	if strayed(err) && played {
		// The last lines are missing: write the whole record again.
		if err = r.Repair(st, err); err == nil {
			err = r.file.Close()
			r.file = nil
		}
	}
	if !played {
		return errors.Join(err, st.Remove(r.Name))
	}
	if err == nil && over {
		_ = pack(st, r.Name) // without it the record is complete, just larger
	}
	return err
}

// Discard ends the record and moves it to the bin, because the players asked for that. The match
// has to be closed first. The error is the store's.
func (r *Keeper) Discard(st *store.Store, now time.Time) error {
	r.drop()
	defer r.unlock()
	if r.Name == "" {
		return nil
	}
	_, err := move(st, r.Name, binned(r.Name, now))
	return err
}

// pack compresses a record. The caller holds its lock.
func pack(st *store.Store, name string) error {
	data, err := st.Read(name)
	if err != nil || match.Packed(data) {
		return err
	}
	packed, err := match.Pack(data)
	if err == nil {
		err = st.Write(name, packed)
	}
	return err
}
