package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/room"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// resumeAgain is how long to wait for records that another program still writes: one that is being
// stopped leaves its matches to the next.
const resumeAgain = 5 * time.Second

// interrupted is the record of a match that did not end.
type interrupted struct {
	name, code string
	entry      *catalog.Entry
	level      ai.Level
	date       time.Time
	seed       uint64
	size       int
	over       bool
}

// records returns the files that may be matches to resume.
func (k *tables) records() []string {
	if k.v.store == nil {
		return nil
	}
	names, err := k.v.store.Files()
	if err != nil {
		k.log.Error("no match is resumed", "error", err)
	}
	return slices.DeleteFunc(names, func(name string) bool { return !strings.HasSuffix(name, match.Extension) })
}

// resume resumes those of the records that are interrupted matches, and returns those to try again:
// another program still writes them, or the disk is full.
func (k *tables) resume(names []string) (busy []string) {
	var found []interrupted
	over := map[string]bool{} // tables and dates of finished matches
	for _, name := range names {
		l, ok, err := k.kept(name)
		if err != nil {
			k.log.Warn("a record is skipped", "record", name, "error", err)
		} else if ok && l.over {
			over[l.match()] = true
		} else if ok {
			found = append(found, l)
		}
	}
	found = slices.DeleteFunc(found, func(l interrupted) bool {
		if over[l.match()] {
			k.log.Info("a match is not resumed: its record is a copy of one that is over", "record", l.name)
		}
		return over[l.match()]
	})
	// Of several copies of one match the longest is resumed.
	slices.SortStableFunc(found, func(a, b interrupted) int {
		return cmp.Or(b.date.Compare(a.date), cmp.Compare(b.size, a.size), cmp.Compare(len(a.name), len(b.name)))
	})
	played := map[string]bool{} // codes of tables that another program has open
	for _, l := range found {
		if played[l.code] {
			k.log.Warn("a match is not resumed", "record", l.name, "error", errPlayed)
			continue
		}
		var e *store.Error
		switch err := k.goOn(l); {
		case errors.As(err, &e) && (e.Reason == store.InUse || e.Reason == store.Full):
			busy = append(busy, l.name)
			played[l.code] = true
			if e.Reason == store.Full && k.full != l.name {
				k.full = l.name // reported only once
				k.log.Error("a match waits to be resumed", "record", l.name, "error", err)
			}
		case err != nil:
			k.log.Warn("a match is not resumed", "record", l.name, "error", err)
		}
	}
	return busy
}

// match returns what copies of one record have in common.
func (l *interrupted) match() string { return fmt.Sprint(l.code, l.seed, l.date) }

// kept reads a record; ok reports whether it is a match of a table of this process.
func (k *tables) kept(name string) (l interrupted, ok bool, err error) {
	data, err := k.v.store.Read(name)
	if err != nil {
		return l, false, err
	}
	h, end, err := match.Glance(data)
	if err != nil {
		return l, false, err
	}
	l = interrupted{name: name, seed: h.Setup.Seed, size: len(data)}
	l.code, l.level, ok = room.Header(&h)
	l.date, _ = time.Parse(time.RFC3339, h.Meta.Date) // without a date it sorts as the oldest
	l.over = end != nil || h.Meta.More[match.Abandoned] != ""
	if ok && table.CleanCode(l.code) != l.code {
		return l, false, errCode
	}
	if !ok || !strings.HasPrefix(l.code, k.v.prefix) {
		return l, false, nil
	}
	if l.entry, err = catalog.Find(h.Game); err != nil {
		return l, false, err
	}
	if k.v.entry != nil && l.entry != k.v.entry {
		if !l.over {
			k.log.Info("a match waits for a host of its game: arena host "+h.Game+", or arena host for all games", "record", name)
		}
		return l, false, nil
	}
	return l, true, nil
}

// Reasons for not resuming a record.
var (
	errPlayed = errors.New("its table is open already: it is another match of it, or a copy")
	errTables = errors.New("there is one table only: --rooms allows more")
	errCode   = errors.New("its table has a code that cannot be typed: the file was edited; restore it from a copy")
)

// goOn opens the table of a record again. It is called by one goroutine alone. The other
// tables are not held up while the record is read.
func (k *tables) goOn(l interrupted) error {
	if err := k.reserve(l.code); err != nil {
		return err
	}
	o := k.plain(l.entry, rules.Setup{Seats: l.entry.UsualSeats()})
	o.Level = l.level
	saved, _ := k.readOrder(l.code + tableExtension) // the record has all but Public
	r, err := newRoom(l.code, o, saved.Public)
	if err == nil {
		if err = r.Resume(l.name); err != nil {
			r.Host.Close()
		}
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.loading = ""
	if err == nil {
		set := r.Host.State()
		order := table.Order{Game: set.Game, Seats: len(set.Seats), Level: string(l.level), Options: set.Options, Public: saved.Public}
		k.start(l.code, &opened{Room: r, waits: !k.v.sole(), file: k.fileOf(l.code, &order)})
	}
	return err
}

// reserve keeps a place for a table of that code.
func (k *tables) reserve(code string) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.draining:
		return errDraining
	case k.rooms[code] != nil:
		return errPlayed
	case k.v.sole() && len(k.rooms) > 0:
		return errTables
	}
	k.loading = code
	return nil
}
