package aquanet_test

import (
	"encoding/hex"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"ludotheque/arena/aquanet/wire"
)

// The bytes that docs/aquariom-protocol.md shows are what it says they are.
func TestTheProtocolPageShowsTrueBytes(t *testing.T) {
	page, err := os.ReadFile("../../docs/aquariom-protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	var shown [][]byte
	block := regexp.MustCompile("(?s)```hex\n(.*?)```")
	digits := regexp.MustCompile(`^(?:[0-9a-f]{2} {1,2})+`)
	for _, m := range block.FindAllStringSubmatch(string(page), -1) {
		var b []byte
		for line := range strings.Lines(m[1]) {
			x, err := hex.DecodeString(strings.ReplaceAll(digits.FindString(line), " ", ""))
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			b = append(b, x...)
		}
		shown = append(shown, b)
	}
	turn := wire.Turn{Number: 7, State: wire.State{
		Absent:   []uint32{0, 29},
		Neutrals: []wire.Neutral{{ID: 3, Mass: 12.5, X: 30, Y: 40}},
		Viruses:  []wire.Virus{{ID: 2, X: 150, Y: 100}},
		Cells:    []wire.Cell{{ID: 4, X: 75, Y: 50, Mass: 20}, {ID: 5, X: 225, Y: 50.5, Player: 1, Mass: 31.25, Isolated: 12}},
		Players:  []wire.Player{{Name: "bob (1)", Cells: 1, Mass: 20, Score: 180}, {ID: 1, Name: "eve (3)", Cells: 1, Mass: 31.25, Score: 201}},
	}}
	answer := wire.Answer{Turn: 7}
	answer.Move(4, 80, 50)
	want := [][]byte{wire.AppendLogin(nil, wire.LoginPlayer, "bob"), turn.Append(nil), answer.Append(nil)}
	if len(shown) != len(want) {
		t.Fatalf("%d examples", len(shown))
	}
	for i := range want {
		if string(shown[i]) != string(want[i]) {
			t.Errorf("example %d is\n%x, want\n%x", i+1, shown[i], want[i])
		}
	}
}

// The names that docs/aquariom-protocol.md gives the numbers of a map are those of every
// library, in its way of writing names, and no library has others.
func TestTheProtocolPageNamesNumbersAsLibrariesDo(t *testing.T) {
	read := func(name string) string {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	_, welcome, _ := strings.Cut(read("../../docs/aquariom-protocol.md"), "### WELCOME")
	welcome, _, _ = strings.Cut(welcome, "###")
	var names []string
	for _, row := range regexp.MustCompile(`(?m)^\| ([a-z_, ]+) \| [^|]*\| (?:u32|f32|list)`).FindAllStringSubmatch(welcome, -1) {
		names = append(names, strings.Split(row[1], ", ")...)
	}
	fields := map[string]bool{}
	for _, of := range []reflect.Type{reflect.TypeFor[wire.Parameters](), reflect.TypeFor[wire.Rules]()} {
		for i := range of.NumField() {
			fields[of.Field(i).Name] = of.Field(i).Name != "Rules"
		}
	}
	python, cpp, java := read("kit/python/aquariom.py"), read("kit/cpp/aquariom.hpp"), read("kit/java/Aquariom.java")
	_, cpp, _ = strings.Cut(cpp, "struct Map {")
	cpp, _, _ = strings.Cut(cpp, "};")
	_, java, _ = strings.Cut(java, "public record Map(")
	java, _, _ = strings.Cut(java, ") {}")
	_, python, _ = strings.Cut(python, `Map = collections.namedtuple("Map", (`)
	python, _, _ = strings.Cut(python, "))")
	if got := strings.Join(strings.Fields(strings.ReplaceAll(python, `"`, " ")), " "); got != strings.Join(names, " ") {
		t.Errorf("Python's are\n%s\nthe page's\n%s", got, strings.Join(names, " "))
	}
	for _, name := range names {
		words := ""
		for _, w := range strings.Split(name, "_") {
			words += strings.ToUpper(w[:1]) + w[1:]
		}
		if !fields[words] {
			t.Errorf("Go does not know %s", words)
		}
		delete(fields, words)
		if !regexp.MustCompile(`\b` + name + `\b`).MatchString(cpp) {
			t.Errorf("C++ does not know %s", name)
		}
		if camel := strings.ToLower(words[:1]) + words[1:]; !regexp.MustCompile(`\b` + camel + `\b`).MatchString(java) {
			t.Errorf("Java does not know %s", camel)
		}
	}
	for name, is := range fields {
		if is {
			t.Errorf("the page does not know %s of Go", name)
		}
	}
}
