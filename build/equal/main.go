// Command equal counts the lines that the front ends of games have in common:
//
//	go run ./build/equal [ROOT]
//
// A line counts when it stands in a run of at least four lines that stands, with the
// same code in the same order, in the front end of another game. Tests, comments,
// imports and lines of brackets alone are left out. ROOT is the top of a checkout;
// the one it is run in when it is not given. What play, kit and the other shared
// packages do once cannot be equal between games: the number says what is still
// written twice. It exits with 1 when a front end cannot be read.
package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ludotheque/arena/catalog"
)

// run is how many lines in a row make a run.
const run = 4

func main() {
	root := "."
	if len(os.Args) > 1 {
		root = os.Args[1]
	}
	var games []string
	for _, e := range catalog.Games() {
		games = append(games, e.ID)
	}
	counts, err := count(root, games)
	if err != nil {
		fmt.Fprintln(os.Stderr, "equal:", err)
		os.Exit(1)
	}
	equal, all := 0, 0
	for i, c := range counts {
		fmt.Printf("%-10s %5d of %5d lines stand in another game too\n", games[i], c.equal, c.all)
		equal, all = equal+c.equal, all+c.all
	}
	fmt.Printf("%-10s %5d of %5d\n", "together", equal, all)
}

// counted are the lines of a front end, and those of them that stand elsewhere.
type counted struct{ equal, all int }

// count counts for each game of the tree at root.
func count(root string, games []string) ([]counted, error) {
	files := make([][][]string, len(games)) // by game, then by file
	where := map[string]int{}               // the games with a run, as bits
	for i, game := range games {
		err := filepath.WalkDir(filepath.Join(root, "scenes", game), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			lines := code(string(data))
			for at := range max(0, len(lines)-run+1) {
				where[strings.Join(lines[at:at+run], "\n")] |= 1 << i
			}
			files[i] = append(files[i], lines)
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	counts := make([]counted, len(games))
	for i := range games {
		for _, lines := range files[i] {
			twice := make([]bool, len(lines))
			for at := range max(0, len(lines)-run+1) {
				if where[strings.Join(lines[at:at+run], "\n")]&^(1<<i) != 0 {
					for k := range run {
						twice[at+k] = true
					}
				}
			}
			counts[i].all += len(lines)
			for _, t := range twice {
				if t {
					counts[i].equal++
				}
			}
		}
	}
	return counts, nil
}

// code are the lines of a file that say something.
func code(text string) []string {
	var lines []string
	imports := false
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "import ("):
			imports = true
		case imports:
			imports = line != ")"
		case line == "", strings.HasPrefix(line, "//"), strings.Trim(line, "(){}[], ") == "", strings.HasPrefix(line, "package "), strings.HasPrefix(line, "import "):
		default:
			lines = append(lines, line)
		}
	}
	return lines
}
