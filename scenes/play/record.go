package play

import (
	"errors"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
)

// unsaved returns the notice that says why the rest of a game is not saved.
func unsaved(err error) words.Text {
	var e *store.Error
	if errors.As(err, &e) {
		switch e.Reason {
		case store.Full:
			return words.NoticeStoreFull()
		case store.Denied:
			return words.NoticeStoreDenied()
		case store.InUse:
			return OpenElsewhere(e.Holder)
		}
	}
	return words.NoticeStoreFailed()
}

// OpenElsewhere returns the notice that a match is open in another window or tab, or on
// the machine host if it is not empty.
func OpenElsewhere(host string) words.Text {
	switch {
	case host != "":
		return words.NoticeElsewhereHost(host)
	case runtime.GOOS == "js":
		return words.NoticeElsewhereTab()
	}
	return words.NoticeElsewhereWindow()
}

// metaHeld is the key of what people played by: a [Held] for each seat, parted by commas.
const metaHeld = "devices"

// MetaOf returns what the record of a match says about its players.
func MetaOf(st *Start) match.Meta {
	m := match.Meta{Date: time.Now().Format(time.RFC3339), More: map[string]string{"seed": st.SeedText}}
	var held []string
	for i := range st.Chairs {
		held = append(held, string(st.Chairs[i].Held))
		who := st.Chairs[i].Level
		if st.Chairs[i].Person() {
			who = match.Human
		}
		m.Players = append(m.Players, who)
		m.Names = append(m.Names, st.Chairs[i].Name)
	}
	if all := strings.Join(held, ","); strings.Trim(all, ",") != "" {
		m.More[metaHeld] = all
	}
	if st.Code != "" {
		table.Keep(m.More, st.Code, st.Keys)
	}
	return m
}

// LessonLevel is the level of the partners in a lesson, which play by [Game].Script. No
// menu offers it.
const LessonLevel = "lesson"

// ofLesson reports whether a match is a lesson's.
func (s *Start) ofLesson() bool {
	return slices.ContainsFunc(s.Chairs, func(c Chair) bool { return c.Level == LessonLevel })
}

// StartOf returns what a record started from. levels are the game's: a player of an
// unknown level gets the middle one. An unknown character is dropped.
func StartOf(h *match.Header, name string, levels []string) Start {
	st := Start{Setup: h.Setup, Resume: name, SeedText: h.Meta.More["seed"]}
	if st.SeedText == "" { // of a record that no lobby began
		st.SeedText = strconv.FormatUint(h.Setup.Seed, 10)
	}
	st.Code, st.Keys = table.Kept(h.Meta.More)
	held := strings.Split(h.Meta.More[metaHeld], ",")
	for i := range h.Setup.Seats {
		c := Chair{Level: levels[len(levels)/2]}
		if i < len(h.Meta.Players) {
			switch who := h.Meta.Players[i]; {
			case who == match.Human:
				c.Level = ""
			case who == LessonLevel:
				c.Level = who
			default:
				level, character := ai.Level(who).Parts()
				if !slices.Contains(levels, string(level)) {
					break
				}
				c.Level = string(level)
				if slices.Contains(ai.Characters(), character) {
					c.Level = string(level.With(character))
				}
			}
		}
		if i < len(h.Meta.Names) {
			c.Name = h.Meta.Names[i]
		}
		if i < len(held) && c.Person() && !Held(held[i]).Text().IsZero() {
			c.Held = Held(held[i])
		}
		st.Chairs = append(st.Chairs, c)
	}
	return st
}
