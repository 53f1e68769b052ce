package main_test

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ludotheque/arena/catalog"
)

// An exemption is shared code that may name games all the same, and why.
type exemption struct{ path, why string }

// exempt is the shared files that name games, as patterns of package path.
var exempt = []exemption{
	{"scenes/cabinet/games.go", "the list of the games that have a window"},
	{"arena/catalog/games.go", "the list of the games that are played without one"},
	{"arena/twins/games.go", "the list of what each game tells of its secrets"},
	{"arena/life/*.go", "what counts as an act, a chance and a meeting in each game"},
	{"arena/aquanet/*.go", "the network protocol of the one game that has one, named after it"},
	{"arena/aquanet/*/*.go", "its wire, its client, and what holds servers to it"},
	{"arena/serve.go", "the server of that protocol: its dialects are rules of the game"},
	{"arena/bot.go", "a computer player on such a server"},
	{"arena/bout/network.go", "programs that speak that protocol, at a table of their own"},
	{"arena/league/track.go", "who ate whom, in the game where somebody does"},
	{"build/ship/kit.go", "packs what a contest of that game hands out"},
	{"arena/limits*.go", "what such a server allows"},
	{"build/ship/products.go", "ships the page that describes the protocol"},
	{"internal/e2e/pace/main.go", "measures the frames of the game that paints the most at a time"},
	{"build/pictures", "the pictures that pages of docs show: each is a chosen moment of a match"},
	{"arena/catalog/variants.go", "the set-ups at which the players of each game are measured"},
	{"arena/*_test.go", "commands are tested with real games, as people write them"},
	{"arena/*/*_test.go", "records of real games, the oldest among them"},
	{"arena/table/*/*_test.go", "secrets are kept, and matches go on, in real games"},
	{"build/*/*_test.go", "schemas and addresses of real games"},
	{"internal/e2e/window/*_test.go", "a whole game, and pictures of chosen screens"},
	{"internal/e2e/*_test.go", "whole matches of real games from outside, with what is special to each"},
	{"internal/e2e/tryout/*_test.go", "what a release ships is tried with real games"},
	{"scenes/cli/cli_test.go", "command lines are tested with real games, as people write them"},
	{"scenes/join/*_test.go", "real games, played at a host's table"},
	{"scenes/menu/*_test.go", "menus are tested with the words, the book and the options of a real game"},
	{"scenes/play/lesson_test.go", "a lesson is tested in a match that has the id of a game"},
	{"scenes/settings/settings_test.go", "a file of settings as it is on somebody's disk"},
	{"scenes/sound/*_test.go", "what is measured of each score and of its effects"},
	{"scenes/sound/*/*_test.go", "what the music of each game has to be"},
}

// ownPlace says whether a file belongs to one game alone.
func ownPlace(file string, ids []string) bool {
	for _, id := range ids {
		for _, layer := range []string{"rules", "ai", "scenes"} {
			if strings.HasPrefix(file, layer+"/"+id+"/") {
				return true
			}
		}
		if file == "internal/e2e/script_"+id+"_test.go" {
			return true
		}
	}
	return false
}

// exempted is the exemption of a file, or nil.
func exempted(file string) *exemption {
	for i, e := range exempt {
		if found, _ := path.Match(e.path, file); found {
			return &exempt[i]
		}
	}
	return nil
}

// TestSharedCodeKnowsNoGame looks for games by their ids, and by what they draw, in the
// code that all of them share: what it needs to know, a game declares.
func TestSharedCodeKnowsNoGame(t *testing.T) {
	var ids []string
	for _, e := range catalog.Games() {
		ids = append(ids, e.ID)
	}
	named := regexp.MustCompile(`(?i)\b(` + strings.Join(ids, "|") + `)\b|\b(meadow|garden|campus|tank)`)
	shared := []string{"scenes", "rules", "ai", "arena", "build", "internal"}
	needed := map[*exemption]bool{}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		file := filepath.ToSlash(name)
		top, _, _ := strings.Cut(file, "/")
		switch {
		case d.IsDir() && (path.Base(file) == "testdata" || file != "." && !slices.Contains(shared, top)):
			return filepath.SkipDir
		case d.IsDir(), !strings.HasSuffix(file, ".go") && file != "build/pictures", ownPlace(file, ids):
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		at := named.FindIndex(text)
		if at == nil {
			return nil
		}
		if e := exempted(file); e != nil {
			needed[e] = true
			return nil
		}
		if top != file { // the tests at the root are about the whole tree
			line := 1 + strings.Count(string(text[:at[0]]), "\n")
			t.Errorf("%s:%d says %q: let games declare what this code needs to know of them", file, line, text[at[0]:at[1]])
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range exempt {
		if !needed[&exempt[i]] {
			t.Errorf("%s names no game: take it off the list", exempt[i].path)
		}
	}
}
