package play

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/scenes/store"
)

// Recorded is a match whose record can be kept.
type Recorded interface {
	// Save writes the record of what was played so far.
	Save(w io.Writer) error
	// Follow appends to w what is played from now on.
	Follow(w io.Writer)
}

// Keeper keeps the record of one match in the store while it is played. The
// zero value keeps nothing until Keep is called. What goes wrong is said by a
// notice and stops no game.
type Keeper struct {
	// Name is the record's name in the store; "" while it is not kept.
	Name  string
	file  io.WriteCloser
	tried bool
}

// Keep writes what was played so far and appends the rest as the game goes. The
// record of a match that is gone on with keeps its name; a new one gets the next
// that is free. Only the first call does anything.
func (r *Keeper) Keep(k *App, game string, m Recorded) {
	st := k.Env.Store
	if st == nil || r.tried {
		return
	}
	r.tried = true
	fail := func(err error) {
		r.Name = ""
		k.Env.Say(unkept(err))
	}
	if r.Name == "" {
		taken, err := st.List("records/")
		if err != nil {
			fail(err)
			return
		}
		for n := len(taken) + 1; ; n++ {
			r.Name = fmt.Sprintf("records/%s-%04d%s", game, n, match.Extension)
			if !slices.Contains(taken, r.Name) {
				break
			}
		}
	}
	var b bytes.Buffer
	err := m.Save(&b)
	if err == nil {
		err = st.Write(r.Name, b.Bytes())
	}
	if err == nil {
		r.file, err = st.Append(r.Name)
	}
	if err != nil {
		r.file = nil
		fail(err)
		return
	}
	m.Follow(r.file)
}

// unkept is the notice that says why the rest of a game is not kept.
func unkept(err error) words.Text {
	var e *store.Error
	if errors.As(err, &e) {
		switch e.Reason {
		case store.Full:
			return words.NoticeStoreFull()
		case store.Denied:
			return words.NoticeStoreDenied()
		}
	}
	return words.NoticeStoreFailed()
}

// Close ends the record; one of which nothing was played is removed. The match
// has to be closed before.
func (r *Keeper) Close(k *App, played bool) {
	if r.file == nil {
		return
	}
	if err := r.file.Close(); err != nil {
		k.Env.Say(unkept(err))
	}
	r.file = nil
	if !played {
		if err := k.Env.Store.Remove(r.Name); err != nil {
			k.Env.Say(unkept(err))
		}
	}
}

// MetaOf is what the record of a match says of who plays, today.
func MetaOf(st *Start) match.Meta {
	m := match.Meta{Date: time.Now().Format(time.RFC3339), More: map[string]string{"seed": st.SeedText}}
	for i := range st.Chairs {
		who := st.Chairs[i].Level
		if st.Chairs[i].Person() {
			who = "human"
		}
		m.Players = append(m.Players, who)
		m.Names = append(m.Names, st.Chairs[i].Name)
	}
	return m
}

// StartOf is what a record began from. Levels are the game's; whoever is none
// of them and no person plays the middle one.
func StartOf(h *match.Header, name string, levels []string) Start {
	st := Start{Setup: h.Setup, Resume: name, SeedText: h.Meta.More["seed"]}
	for i := range h.Setup.Seats {
		c := Chair{Level: levels[len(levels)/2]}
		if i < len(h.Meta.Players) {
			switch who := h.Meta.Players[i]; {
			case who == "human":
				c.Level = ""
			case slices.Contains(levels, who):
				c.Level = who
			}
		}
		if i < len(h.Meta.Names) {
			c.Name = h.Meta.Names[i]
		}
		st.Chairs = append(st.Chairs, c)
	}
	return st
}
