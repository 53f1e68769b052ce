package forever

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ludotheque/ai"
	ainull "ludotheque/ai/null"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// kept is a record as it may lie on a person's disk.
//
// These files are what players have kept: they are NEVER made again and NEVER
// changed, whatever the program has become. A version of the program either
// loads one and comes to the very state it came to then, or, once the game has a
// higher Version, refuses it and says which program to use. If a test here fails,
// the change that you made takes games away from people: give the game a higher
// Version in its Info, or leave the rules as they were. When a game gets a new
// Version, or the form of records grows, add a file; take none away.
type kept struct {
	file, game string
	version    int
	// sum is the start of the SHA-256 of the file.
	sum string
	// steps and hash are of the state where it ends.
	steps int
	hash  string
	// reason is how the game ended, "" where it was broken off.
	reason string
}

var all = []kept{
	{"aquariom-1.record", "aquariom", 1, "c65c03ca06d28166", 150, "4c20684ba68b2333", "turns"},
	{"aquariom-2.record", "aquariom", 2, "adc498ea62a3c87e", 150, "126694909e5d1081", "turns"},
	{"aquariom-3.record", "aquariom", 3, "59211c57b2014f73", 90, "5e867edda21eb315", "turns"},
	{"brutal-1.record", "brutal", 1, "79ab4b199458634d", 155, "9b95fb474f141532", "zones"},
	// Its longest mêlée has 379 ticks: in version 1 the frenzy began after 300.
	{"brutal-2.record", "brutal", 2, "e7da9c54709b4393", 589, "5a213c744ff28135", "zones"},
	{"bzzz-1.record", "bzzz", 1, "6cbaeecad0a1c351", 490, "0352dc6948544b94", "time"},
	{"empire-1.record", "empire", 1, "619eac349c3c4cbd", 127, "352e0fdd3a4ed1d5", "cards"},
	// Alone, with ties by themselves, destroyed armies gone, and an army that the person chose to lose.
	{"empire-2.record", "empire", 2, "6e3187abc9e49ccd", 120, "dec03a76ce995b4b", "lost"},
	// Alone, with nothing said of ties: they settle themselves.
	{"empire-3.record", "empire", 3, "6b0cdc9f2f9d5b1d", 126, "1d0d2f200f21e710", "won"},
	{"null-1.record", "null", 1, "fce76376d1a755cd", 25, "c8b63e8f7a23fef5", "cards"},
	{"trichrome-1.record", "trichrome", 1, "0b2b77a52de447b3", 3022, "e6b04bb3a70ca2ed", "rounds"},
	{"trichrome-2.record", "trichrome", 2, "eecbdb4231f4d1b9", 1347, "3530abfebcce6565", "rounds"},
	{"trichrome-3.record", "trichrome", 3, "09efc472cacfb0f9", 3419, "45469bfdaccf9dab", "rounds"},
	// A game in the window, as its first versions named the file, with steps taken
	// back, when the power went in the middle of a line.
	{"bzzz-1-broken-off.txt", "bzzz", 1, "a9d6b3ab7c380e04", 23, "184dc81e476d29dc", ""},
}

// read is the file as it was kept, whatever a checkout does to ends of lines.
func (k *kept) read(t *testing.T) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", k.file))
	if err != nil {
		t.Fatalf("%v: what is kept for ever is not removed", err)
	}
	return bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
}

func TestForeverFilesAreTheVeryOnes(t *testing.T) {
	for _, k := range all {
		if sum := fmt.Sprintf("%x", sha256.Sum256(k.read(t))); !strings.HasPrefix(sum, k.sum) {
			t.Errorf("%s was changed: its SHA-256 begins with %s, not %s. It is never made again: restore it", k.file, sum[:16], k.sum)
		}
	}
	files, err := filepath.Glob("testdata/*")
	if err != nil || len(files) != len(all) {
		t.Errorf("%d files are kept, and the table has %d (%v)", len(files), len(all), err)
	}
	for _, e := range catalog.Games() {
		if !slices.ContainsFunc(all, func(k kept) bool { return k.game == e.ID && k.version == e.Version }) {
			t.Errorf("no record of version %d of %s is kept for ever: add one, from arena play or the window", e.Version, e.ID)
		}
	}
}

func TestForeverRecordsPlayOrAreRefused(t *testing.T) {
	for _, k := range all {
		data := k.read(t)
		e, r, err := catalog.Identify(bytes.NewReader(data))
		if err != nil || e.ID != k.game {
			t.Errorf("%s: identified as %v, %v", k.file, e, err)
			continue
		}
		m, err := e.Load(r)
		if _, version := e.Today(rules.Setup{}, k.version); e.Version > version {
			refused(t, k.file, err, k.version, e.Version)
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", k.file, err)
			continue
		}
		reason := ""
		if m.Result() != nil {
			reason = m.Result().Reason
		}
		if m.Hash() != k.hash || m.Steps() != k.steps || reason != k.reason || m.Cut() != (k.reason == "") {
			t.Errorf("%s comes to hash %s after %d steps, %q, cut %t; it was %s after %d, %q", k.file, m.Hash(), m.Steps(), reason, m.Cut(), k.hash, k.steps, k.reason)
		}
		var saved bytes.Buffer
		if err := m.Save(&saved); err != nil {
			t.Errorf("%s: %v", k.file, err)
			continue
		}
		if again, err := e.Load(&saved); err != nil || again.Hash() != k.hash {
			t.Errorf("%s, saved again: %v", k.file, err)
		}
	}
}

// refused holds a refusal to its words: what the file is, what this is, and what
// to do.
func refused(t *testing.T, file string, err error, then, now int) {
	t.Helper()
	says := fmt.Sprintf("was made by version %d of the rules", then)
	plays := fmt.Sprintf("this program plays version %d: use the version of the program that made it", now)
	if !errors.Is(err, match.ErrVersion) || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), plays) {
		t.Errorf("%s is refused with %v, and has to say %q and %q", file, err, says, plays)
	}
}

// TestForeverRecordsOfALaterVersionAreRefused is the day when a game got a new
// Version.
func TestForeverRecordsOfALaterVersionAreRefused(t *testing.T) {
	later := null.Game
	later.Version++
	e := catalog.Register(later, ainull.Levels, func(l ai.Level, seed uint64) *ainull.Player { return ainull.New(l, seed) })
	i := slices.IndexFunc(all, func(k kept) bool { return k.game == "null" })
	_, err := e.Load(bytes.NewReader(all[i].read(t)))
	refused(t, all[i].file, err, null.Game.Version, later.Version)
}
