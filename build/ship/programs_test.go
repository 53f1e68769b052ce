package main

import (
	"bytes"
	"debug/macho"
	"debug/pe"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/tc-hib/winres"
)

// empty compiles a program that does nothing, for one system.
func empty(t *testing.T, goos, goarch string, flags ...string) []byte {
	t.Helper()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module empty\n")
	write(t, filepath.Join(dir, "main.go"), "package main\n\nfunc main() {}\n")
	out := filepath.Join(dir, "program")
	cmd := exec.Command("go", "build", "-ldflags=-s -w "+strings.Join(flags, " "), "-o", out)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0", "GOFLAGS=-buildvcs=false -trimpath -gcflags=all=-dwarf=false")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestProgramForWindowsIsDressed(t *testing.T) {
	plain := empty(t, "windows", "amd64", "-H=windowsgui")
	c := commit{id: "0123456789ab", when: noon}
	dressed, err := dress(plain, c, "ludotheque.exe", "Ludothèque")
	if err != nil {
		t.Fatal(err)
	}
	again, err := dress(plain, c, "ludotheque.exe", "Ludothèque")
	if err != nil || !bytes.Equal(dressed, again) {
		t.Errorf("dressed twice, the same program is not the same (%v)", err)
	}
	f, err := pe.NewFile(bytes.NewReader(dressed))
	if err != nil {
		t.Fatal(err)
	}
	const gui = pe.IMAGE_SUBSYSTEM_WINDOWS_GUI
	if h, ok := f.OptionalHeader.(*pe.OptionalHeader64); !ok || h.Subsystem != gui {
		t.Errorf("the program is not one without a console: %+v", f.OptionalHeader)
	}
	rs, err := winres.LoadFromEXE(bytes.NewReader(dressed))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rs.GetIcon(winres.Name("APPICON")); err != nil {
		t.Errorf("no icon: %v", err)
	}
	manifest := string(rs.Get(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault))
	for _, want := range []string{"permonitorv2", "longPathAware", "UTF-8", `version="1.0.0.0"`} {
		if !strings.Contains(manifest, want) {
			t.Errorf("the manifest lacks %s:\n%s", want, manifest)
		}
	}
	for lang, word := range map[uint16]string{0x409: "Five board games", 0x40C: "Cinq jeux"} {
		info := rs.Get(winres.RT_VERSION, winres.ID(1), lang)
		for _, want := range []string{"Ludothèque", "0123456789ab", word} {
			if !bytes.Contains(info, wide(want)) {
				t.Errorf("the properties in language %x lack %q", lang, want)
			}
		}
	}
}

// wide is a text as Windows keeps it.
func wide(s string) []byte {
	var b []byte
	for _, unit := range utf16.Encode([]rune(s)) {
		b = binary.LittleEndian.AppendUint16(b, unit)
	}
	return b
}

func TestNumbersOfWindows(t *testing.T) {
	if got, err := numbered("1.20.3"); err != nil || got != [4]uint16{1, 20, 3} {
		t.Errorf("1.20.3 is %v (%v)", got, err)
	}
	if got, err := numbered("1.2.3-rc"); err != nil || got != [4]uint16{1, 2, 3} {
		t.Errorf("1.2.3-rc is %v (%v)", got, err)
	}
	for _, bad := range []string{"", "1.x", "1.2.3.4.5", "70000.1", "-1"} {
		if got, err := numbered(bad); err == nil {
			t.Errorf("%q is taken as %v", bad, got)
		}
	}
}

func TestUniversalProgram(t *testing.T) {
	amd, arm := empty(t, "darwin", "amd64"), empty(t, "darwin", "arm64")
	both, err := fat([][]byte{amd, arm})
	if err != nil {
		t.Fatal(err)
	}
	f, err := macho.NewFatFile(bytes.NewReader(both))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct {
		cpu  macho.Cpu
		data []byte
	}{{macho.CpuAmd64, amd}, {macho.CpuArm64, arm}} {
		a := f.Arches[i]
		if a.Cpu != want.cpu || a.Offset%(1<<fatAlign) != 0 || !bytes.Equal(both[a.Offset:a.Offset+a.Size], want.data) {
			t.Errorf("program %d of the universal file is for %v, at %d", i, a.Cpu, a.Offset)
		}
	}
	if _, err := fat([][]byte{amd, []byte("no program")}); err == nil {
		t.Error("what is no program goes into a universal file")
	}
}

func TestIconOfMacOS(t *testing.T) {
	data, err := bundleIcon()
	if err != nil {
		t.Fatal(err)
	}
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatalf("%d bytes begin with % x", len(data), data[:8])
	}
	var kinds []string
	for rest := data[8:]; len(rest) > 0; rest = rest[binary.BigEndian.Uint32(rest[4:]):] {
		kinds = append(kinds, string(rest[:4]))
		if !bytes.HasPrefix(rest[8:], []byte("\x89PNG")) {
			t.Errorf("%s is no PNG", rest[:4])
		}
	}
	if len(kinds) != 8 {
		t.Errorf("the sizes are %q", kinds)
	}
}
