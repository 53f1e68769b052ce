package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/scenes/input"
)

// A player's own layouts count; a line that is wrong is named and stops nothing.
func TestAPlayersOwnLayoutsOfGamepads(t *testing.T) {
	const good = "03000000abcd00000100000001010000,Odd Stick,a:b2,b:b1,x:b3,y:b0,start:b9,dpup:h0.1,platform:Linux,"
	for _, c := range []struct{ name, file, want string }{
		{"none", "", ""},
		{"good", "# mine\n\n" + good + "\n", ""},
		{"wrong", good + "\r\n03000000abcd00000100000001010000,Odd Stick,a:quark,\n" + good, "gamecontrollerdb.txt, ligne 2"},
		{"endless", good + "\n" + strings.Repeat("x", 1<<20), "gamecontrollerdb.txt, ligne 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			if c.name != "none" {
				if err := os.WriteFile(filepath.Join(dir, PadFile), []byte(c.file), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			e := env()
			e.Open(dir)
			got := strings.Join(said(e), "|")
			if c.want == "" && got != "" || !strings.Contains(got, c.want) {
				t.Errorf("said %q, want %q", got, c.want)
			}
			if data, _ := os.ReadFile(filepath.Join(dir, PadFile)); string(data) != c.file {
				t.Error("the player's file was changed")
			}
		})
	}
}

// padSource has one pad plugged in from the second tick on.
type padSource struct {
	pad   input.PadState
	ticks int
}

func (s *padSource) Read(to *input.Snapshot) {
	if s.ticks++; s.ticks > 1 {
		to.Pads = append(to.Pads, s.pad)
	}
}

// A pad without a known layout is reported once, when it is plugged in.
func TestAnUnknownPadIsReported(t *testing.T) {
	for _, odd := range []bool{true, false} {
		e := NewEnv(&padSource{pad: input.PadState{Name: "Stick", Odd: odd}}, nil)
		m := NewManager(e, &page{})
		for range 5 {
			if err := m.Update(); err != nil {
				t.Fatal(err)
			}
		}
		got := said(e)
		if want := odd; (len(got) == 1 && strings.Contains(got[0], "Stick")) != want || len(got) > 1 {
			t.Errorf("odd %v: said %q", odd, got)
		}
	}
}
