// Package records keeps the records of matches in a store: while they are played, so
// that a program that is killed loses nothing; packed when they are over; and let go,
// the oldest first, when somebody agrees that there is no room for all of them. It
// shows nothing, so that it can be tried without a window.
package records

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// Folder is where records are in a store.
const Folder = "records/"

// Names are the names of records to come, by number from 1.
type Names func(n int) string

// Of are the names of new records of a game in the folder of records, numbered on from
// those that are there.
func Of(st *store.Store, game string) Names {
	there := -1 // counted when the first name is asked for
	return func(n int) string {
		if there < 0 {
			taken, _ := st.List(Folder) // where nothing can be listed, writing says why
			there = len(taken)
		}
		return fmt.Sprintf(Folder+"%s-%04d%s", game, there+n, match.Extension)
	}
}

// Recorded is a match whose record can be kept.
type Recorded interface {
	// Save writes the record of what was played so far.
	Save(w io.Writer) error
	// Follow appends to w what is played from now on.
	Follow(w io.Writer)
}

// Keeper keeps the record of one match in the store while it is played. No other
// keeper, in this program or in another one with the same store, writes the same
// record meanwhile. The zero value keeps nothing until Keep is called.
type Keeper struct {
	// Name is the record's name in the store; "" while it is not kept.
	Name  string
	lock  *store.Lock
	file  *store.Appender
	tried bool
	// names and m are what Keep was given.
	names Names
	m     Recorded
}

// GoOn makes the keeper that of a record that is gone on with. It is called before the
// record is read, so that nobody adds to it in between. The error is the store's; its
// reason is [store.InUse] when the match is open somewhere else.
func (r *Keeper) GoOn(st *store.Store, name string) error {
	lock, err := st.Lock(name)
	if err == nil {
		r.lock, r.Name = lock, name
	}
	return err
}

// Keep writes what was played so far and appends the rest as the game goes. The
// record of a match that is gone on with keeps its name; a new one gets the next of
// names that is free. Only the first call does anything. The error is the store's; the
// match can be played all the same.
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

// Mend does what can be done at once about a record that could not be written: one
// that somebody has taken away, or begun to write in our place, is written anew under
// a name that is free. That happens when a browser's user clears what it keeps, which
// ends its locks too. The error is the store's, or that which was given; nothing is
// kept then.
func (r *Keeper) Mend(st *store.Store, err error) error {
	r.drop()
	if !strayed(err) || r.m == nil {
		return err
	}
	r.lock.Unlock()
	r.lock, r.Name = nil, ""
	if err = r.begin(st); err != nil {
		r.drop()
	}
	return err
}

// strayed says whether an error means that a record is not ours any more.
func strayed(err error) bool {
	var e *store.Error
	return errors.As(err, &e) && (e.Reason == store.Lost || e.Reason == store.InUse)
}

// Again tries once more to keep a match to whose record the store had no room, after
// some was made. The error is the store's.
func (r *Keeper) Again(st *store.Store) error {
	r.drop()
	return r.begin(st)
}

// Check finds out, without waiting for a disk, whether the record is still where it
// belongs. The error is the store's.
func (r *Keeper) Check() error {
	if r.file == nil {
		return nil
	}
	return r.file.Check()
}

// Leave gives the record back as it is: it was looked at and cannot be gone on with.
func (r *Keeper) Leave() {
	r.drop()
	r.lock.Unlock()
	r.lock = nil
}

// Unkept says that what is played now does not go into the store, although it was
// tried.
func (r *Keeper) Unkept() bool { return r.tried && r.file == nil }

// drop stops keeping: what is in the store stays there.
func (r *Keeper) drop() {
	if r.m != nil {
		r.m.Follow(nil)
	}
	if r.file != nil {
		_ = r.file.Close() // that it failed is known
		r.file = nil
	}
}

// Close ends the record: one of which nothing was played is removed, one that is over is
// packed, and one for which there was no room is tried once more, whole: somebody may have
// made some. The match has to be closed before. The error is the store's.
func (r *Keeper) Close(st *store.Store, played, over bool) error {
	defer func() {
		r.lock.Unlock()
		r.lock = nil
	}()
	if r.Unkept() && r.m != nil && played {
		_ = r.Again(st) // why it could not be kept was said when it was found out
	}
	if r.file == nil {
		return nil
	}
	err := r.file.Close()
	r.file = nil
	if strayed(err) && played {
		// The last lines are not in it: once more, whole.
		if err = r.Mend(st, err); err == nil {
			err = r.file.Close()
			r.file = nil
		}
	}
	if !played {
		return errors.Join(err, st.Remove(r.Name))
	}
	if err == nil && over {
		_ = pack(st, r.Name) // it is whole, if long
	}
	return err
}

// Discard ends the record and removes it, as its people wish. The match has to be closed
// before. The error is the store's.
func (r *Keeper) Discard(st *store.Store) error {
	r.drop()
	defer func() {
		r.lock.Unlock()
		r.lock = nil
	}()
	if r.Name == "" {
		return nil
	}
	return st.Remove(r.Name)
}

// pack writes a record in its packed form. Who calls it has its lock.
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
