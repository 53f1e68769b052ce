//go:build linux && amd64

package tryout

import (
	"bufio"
	"debug/pe"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// wine is Windows, as far as Wine is.
func wine(t *testing.T) place {
	t.Helper()
	release(t)
	prefix := os.Getenv(WinePrefix)
	if prefix == "" {
		t.Fatalf("%s names no prefix of Wine; build/tryout makes one", WinePrefix)
	}
	return place{
		command: func(program string, args ...string) *exec.Cmd {
			cmd := exec.Command("wine", append([]string{program}, args...)...)
			cmd.Env = append(os.Environ(), "WINEPREFIX="+prefix, "WINEDEBUG=-all")
			return cmd
		},
		path: func(file string) string { return `Z:` + strings.ReplaceAll(file, "/", `\`) },
	}
}

// folder is one as people have them on Windows: with spaces and accents.
func folder(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "Program Files", "Jeux d'été")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestWindowsPlaysAGame(t *testing.T) {
	p, dir := wine(t), folder(t)
	unpack(t, download(t, "ludotheque", "windows-amd64.zip"), dir)
	record := play(t, p, filepath.Join(dir, "ludotheque.exe"), dir)

	// What was played there plays again here to the same end.
	here := t.TempDir()
	unpack(t, download(t, "arena", "linux-amd64.tar.gz"), here)
	file := filepath.Join(here, "windows.record")
	if err := os.WriteFile(file, record, 0o644); err != nil {
		t.Fatal(err)
	}
	if out, code := run(t, exec.Command(filepath.Join(here, "arena"), "replay", file)); code != 0 {
		t.Errorf("arena replay: exit code %d:\n%s", code, out)
	}
}

func TestWindowsDrawsTheSame(t *testing.T) {
	p, dir := wine(t), folder(t)
	unpack(t, download(t, "ludotheque", "windows-amd64.zip"), dir)
	there := shoot(t, p, filepath.Join(dir, "ludotheque.exe"), dir)
	linux := t.TempDir()
	unpack(t, download(t, "ludotheque", "linux-amd64.tar.gz"), linux)
	if far := near(t, there, shoot(t, here(), filepath.Join(linux, "AppRun"), linux)); far > 0.5 {
		t.Errorf("%.2f %% of the pixels differ from the picture under Linux", far)
	}
}

func TestWindowsSaysWhatIsWrong(t *testing.T) {
	p, dir := wine(t), folder(t)
	unpack(t, download(t, "ludotheque", "windows-amd64.zip"), dir)
	program := filepath.Join(dir, "ludotheque.exe")
	if out, code := run(t, p.command(program, "--game", "chess")); code != 2 || !strings.Contains(out, "chess") {
		t.Errorf("an unknown game: exit code %d, want 2; it says %q", code, out)
	}
	if out, code := run(t, p.command(program, "--version")); code != 0 || !strings.Contains(out, "windows/amd64") {
		t.Errorf("--version: exit code %d; it says %q", code, out)
	}
}

func TestWindowsArenaPlaysTheSame(t *testing.T) {
	p, dir := wine(t), folder(t)
	unpack(t, download(t, "arena", "windows-amd64.zip"), dir)
	if there, want := ends(t, p, filepath.Join(dir, "arena.exe")), ours(t); there != want {
		t.Errorf("games end otherwise:\n%s\nhere:\n%s", there, want)
	}
}

// The kit's example in C++ compiles for Windows, and a game of two of it is played to
// its end.
func TestWindowsPlaysTheKitsBot(t *testing.T) {
	p, dir := wine(t), folder(t)
	unpack(t, filepath.Join(release(t), "aquariom-kit.zip"), dir)
	bot := filepath.Join(dir, "cpp", "nearest.exe")
	compile := exec.Command("x86_64-w64-mingw32-g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-O2", "-static",
		"-o", bot, filepath.Join(dir, "cpp", "nearest.cpp"), "-lws2_32")
	if out, code := run(t, compile); code != 0 {
		t.Fatalf("%v: exit code %d:\n%s", compile, code, out)
	}
	server := exec.CommandContext(t.Context(), filepath.Join(dir, "arena"), "serve", "--map", filepath.Join(dir, "maps", "duel.json"),
		"--turn", "10ms", "--once", "--start", "full", "--listen", "127.0.0.1:0")
	says, err := server.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	lines, address := bufio.NewScanner(says), ""
	for address == "" && lines.Scan() {
		if at, ok := strings.CutPrefix(lines.Text(), "listening on "); ok {
			address = at
		}
	}
	if address == "" {
		t.Fatal("the server does not say where it listens")
	}
	go io.Copy(io.Discard, says)
	var wait sync.WaitGroup
	for _, name := range []string{"one", "two"} {
		wait.Go(func() {
			if out, code := run(t, p.command(bot, address, name)); code != 0 || strings.Count(out, " wins") != 1 || strings.Count(out, "\n") != 2 {
				t.Errorf("%s: exit code %d:\n%s", name, code, out)
			}
		})
	}
	wait.Wait()
	if err := server.Wait(); err != nil {
		t.Errorf("the server: %v", err)
	}
}

// The window opens no console beside itself; the command needs one. Both are for
// the processor that their names say.
func TestWindowsKindOfProgram(t *testing.T) {
	const gui, console = 2, 3
	for ending, machine := range map[string]uint16{"windows-amd64.zip": pe.IMAGE_FILE_MACHINE_AMD64, "windows-arm64.zip": pe.IMAGE_FILE_MACHINE_ARM64} {
		for program, want := range map[string]uint16{"ludotheque": gui, "arena": console} {
			dir := t.TempDir()
			unpack(t, download(t, program, ending), dir)
			f, err := pe.Open(filepath.Join(dir, program+".exe"))
			if err != nil {
				t.Fatal(err)
			}
			header, ok := f.OptionalHeader.(*pe.OptionalHeader64)
			if !ok || header.Subsystem != want || f.Machine != machine || f.Section(".rsrc") == nil {
				t.Errorf("%s-%s: machine %#x, header %+v, resources: %v", program, ending, f.Machine, f.OptionalHeader, f.Section(".rsrc") != nil)
			}
			f.Close()
		}
	}
}
