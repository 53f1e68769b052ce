package main_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
)

// keyNames are the keys of acts as docs/keys.md writes them, where Go has another name.
var keyNames = map[ebiten.Key]string{ebiten.KeyMinus: "-", ebiten.KeyEqual: "="}

// docs/keys.md has the keys that all games share.
func TestTheSharedKeysAreInTheDocuments(t *testing.T) {
	text, err := os.ReadFile("docs/keys.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range input.Acts() {
		key, ok := keyNames[a.Key()]
		if !ok {
			key = a.Key().String()
		}
		pad := ""
		if b, ok := a.Button(); ok {
			pad = b.String()
			if len(pad) <= 2 {
				pad = strings.ToUpper(pad)
			} else {
				pad = strings.ToUpper(pad[:1]) + pad[1:]
			}
		}
		row := strings.Join(strings.Fields(fmt.Sprintf("| %s | %s | %s |", a, key, pad)), " ")
		if !strings.Contains(string(text), row+"\n") {
			t.Errorf("docs/keys.md lacks the line %q", row)
		}
	}
}

// ownUses are the uses of such keys and buttons that are no act, by folder.
var ownUses = map[string]string{
	"scenes/aquariom": "X Y KeyBackspace Minus Equal NumpadAdd NumpadSubtract", // lays, gives up, calls cells back; zooms
	"scenes/bzzz":     "X Y",                                                   // shows a skirmish to its end, or again
	"scenes/brutal":   "X Y",                                                   // adds a cup, pauses and steps a brawl, places where others look on
	"scenes/empire":   "X",                                                     // asks the automaton why, before anything can end
}

// A game asks for an act that all games share by its name, so that the same key and the same button
// have it everywhere.
func TestGamesHaveNoKeysOfTheirOwnForSharedActs(t *testing.T) {
	taken := map[string]bool{}
	for _, a := range input.Acts() {
		if a != input.EndTurn { // its key, Enter, is that of all that is chosen
			taken["Key"+a.Key().String()] = true
		}
		if b, ok := a.Button(); ok {
			taken[strings.ToUpper(b.String())] = true
		}
	}
	taken["Back"], taken["KeyZ"] = true, true // Control and Z undo
	for _, game := range []string{"bzzz", "trichrome", "brutal", "aquariom", "empire", "null"} {
		dir := "scenes/" + game
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			if name := filepath.Base(path); name == "lesson.go" || name == "hints.go" {
				return nil // they name what a player presses
			}
			set := token.NewFileSet()
			file, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				sel, ok := n.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				pkg, ok := sel.X.(*ast.Ident)
				if !ok || pkg.Name != "ebiten" && pkg.Name != "input" || !taken[sel.Sel.Name] {
					return true
				}
				for _, own := range strings.Fields(ownUses[dir]) {
					if own == sel.Sel.Name || "Key"+own == sel.Sel.Name {
						return true
					}
				}
				t.Errorf("%s: %s.%s is the key of an act: use Frame.Asks", set.Position(sel.Pos()), pkg.Name, sel.Sel.Name)
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
