// Command newgame makes a new game in every layer, copied from the template game:
//
//	go run ./build/newgame ID
//
// The copy has rules, computer players, a front end with its tests, words in two
// languages, a rule book, music, effects, drawings, schemas, an example bot and
// records, all under the new id, and stands in both lists of games. Everything is
// green and the game can be played at once; from there one thing is changed after
// the other, as docs/adding-a-game.md says.
//
// ID is the game's name in folders, records and words: 2 to 16 lower-case letters
// and digits, a letter first. It exits with 2 when the id cannot be used, and with 1
// when a file cannot be written.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
)

func main() {
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "newgame ID: makes a new game in every layer, copied from the template game.\nID is 2 to 16 lower-case letters and digits, a letter first.")
	}
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintf(os.Stderr, "newgame takes the id of one game and has %d; as in: go run ./build/newgame penguins\n", flag.NArg())
		os.Exit(2)
	}
	id := flag.Arg(0)
	if err := usable(".", id); err != nil {
		fmt.Fprintln(os.Stderr, "newgame:", err)
		os.Exit(2)
	}
	files, err := copyGame(".", id)
	if err == nil {
		err = write(".", files)
	}
	if err == nil {
		err = generate(".")
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "newgame:", err)
		os.Exit(1)
	}
	fmt.Printf("%d files written. Now: go run . --game %s\nThen docs/adding-a-game.md, from rules/%s on.\n", len(files), id, id)
}

// generate makes what comes from the words and the types of a game.
func generate(root string) error {
	for _, args := range [][]string{
		{"generate", "./assets/words"},
		{"run", "./build/schema"},
	} {
		cmd := exec.Command("go", args...)
		cmd.Dir = root
		cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
		if err := cmd.Run(); err != nil {
			return fmt.Errorf("go %s: %w", args, err)
		}
	}
	return nil
}
