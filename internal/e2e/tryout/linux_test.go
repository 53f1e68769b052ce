//go:build linux && amd64

package tryout

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// bare is the bare root of a distribution, in which an ordinary user without a
// home, without sound and without a network starts things.
func bare(t *testing.T) (p place, root string) {
	t.Helper()
	release(t)
	root = os.Getenv(BareRoot)
	if root == "" {
		t.Fatalf("%s names no root of a distribution; build/tryout makes one", BareRoot)
	}
	cookie := cookie(t, root)
	return place{
		command: func(program string, args ...string) *exec.Cmd {
			chroot := []string{"chroot", "--userspec=65534:65534", root, strings.TrimPrefix(program, root)}
			if os.Getuid() != 0 {
				// Who is not root plays root in a name space of its own, where there is
				// no other user to become.
				chroot = []string{"unshare", "--map-root-user", "chroot", root, strings.TrimPrefix(program, root)}
			}
			cmd := exec.Command(chroot[0], append(chroot[1:], args...)...)
			cmd.Env = []string{"PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/nonexistent", "DISPLAY=" + os.Getenv("DISPLAY"), "XAUTHORITY=" + strings.TrimPrefix(cookie, root), "LANG=C.UTF-8"}
			return cmd
		},
		path: func(file string) string { return strings.TrimPrefix(file, root) },
	}, root
}

// cookie copies into a root what opens the display, for any user there to read. It
// is "" where the display asks for none.
func cookie(t *testing.T, root string) string {
	t.Helper()
	secret, err := os.ReadFile(os.Getenv("XAUTHORITY"))
	if err != nil {
		return ""
	}
	file, err := os.CreateTemp(filepath.Join(root, "var", "tmp"), "cookie")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.Remove(file.Name()) })
	if _, err = file.Write(secret); err == nil {
		err = file.Chmod(0o644)
	}
	if closed := file.Close(); err != nil || closed != nil {
		t.Fatal(err, closed)
	}
	return file.Name()
}

// settle makes a folder in the bare root, with the program in it.
func settle(t *testing.T, root string) string {
	t.Helper()
	dir, err := os.MkdirTemp(filepath.Join(root, "var", "tmp"), "ludotheque ")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	unpack(t, download(t, "ludotheque", "linux-amd64.tar.gz"), dir)
	return dir
}

func TestLinuxBarePlaysAGame(t *testing.T) {
	p, root := bare(t)
	dir := settle(t, root)
	play(t, p, filepath.Join(dir, "AppRun"), dir)
}

// On a distribution without the libraries of a window the program names them.
func TestLinuxBareWithoutLibraries(t *testing.T) {
	p, root := bare(t)
	dir := settle(t, root)
	for _, library := range []string{"libX11.so.6", "libGL.so.1"} {
		file := filepath.Join(root, "usr/lib/x86_64-linux-gnu", library)
		if err := os.Rename(file, file+".away"); err != nil {
			t.Fatal(err)
		}
		out, code := run(t, p.command(filepath.Join(dir, "AppRun"), "--size", "640x360"))
		if err := os.Rename(file+".away", file); err != nil {
			t.Fatal(err)
		}
		if code != 1 || !strings.Contains(out, "apt install libx11-6 libgl1") {
			t.Errorf("without %s: exit code %d; it says %q", library, code, out)
		}
	}
}

// Without a home the program still plays, and says that nothing is kept.
func TestLinuxBareWithoutDisplay(t *testing.T) {
	p, root := bare(t)
	dir := settle(t, root)
	cmd := p.command(filepath.Join(dir, "AppRun"))
	cmd.Env = append(cmd.Env, "DISPLAY=")
	if out, code := run(t, cmd); code != 1 || !strings.Contains(out, "DISPLAY") || strings.Contains(out, "panic") {
		t.Errorf("without a display: exit code %d; it says %q", code, out)
	}
}

// What menus and shops read is as their standards have it.
func TestLinuxMenusAndShops(t *testing.T) {
	dir := t.TempDir()
	unpack(t, download(t, "ludotheque", "linux-amd64.tar.gz"), dir)
	share := filepath.Join(dir, "usr", "share")
	if out, code := run(t, exec.Command("desktop-file-validate", filepath.Join(share, "applications", "io.github.ludotheque.ludotheque.desktop"))); code != 0 || out != "" {
		t.Errorf("the entry of the menu: exit code %d:\n%s", code, out)
	}
	if out, code := run(t, exec.Command("appstreamcli", "validate", "--no-net", "--pedantic", filepath.Join(share, "metainfo", "io.github.ludotheque.ludotheque.metainfo.xml"))); code != 0 {
		t.Errorf("what shops read: exit code %d:\n%s", code, out)
	}
}

// The program puts itself into a user's menu, and out of it again.
func TestLinuxInstalls(t *testing.T) {
	dir, home := t.TempDir(), t.TempDir()
	unpack(t, download(t, "ludotheque", "linux-amd64.tar.gz"), dir)
	install := func(args ...string) {
		t.Helper()
		cmd := exec.Command(filepath.Join(dir, "install"), args...)
		cmd.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
		if out, code := run(t, cmd); code != 0 {
			t.Fatalf("install %q: exit code %d:\n%s", args, code, out)
		}
	}
	entry := filepath.Join(home, ".local/share/applications/io.github.ludotheque.ludotheque.desktop")
	install()
	text, err := os.ReadFile(entry)
	if err != nil {
		t.Fatal(err)
	}
	var started string
	for line := range strings.Lines(string(text)) {
		if exec, ok := strings.CutPrefix(line, "Exec="); ok {
			started = strings.Trim(strings.TrimSuffix(strings.TrimSpace(exec), " %f"), `"`)
		}
	}
	if out, code := run(t, exec.Command(started, "--version")); code != 0 || !strings.Contains(out, "linux/amd64") {
		t.Errorf("the menu starts %q: exit code %d:\n%s", started, code, out)
	}
	install("--remove")
	if _, err := os.Stat(entry); !os.IsNotExist(err) {
		t.Errorf("the entry of the menu is still there: %v", err)
	}
}

// The programs for ARM play the same games as here, under an emulator: rules and
// computer players think the same on every processor.
func TestLinuxArmPlaysTheSame(t *testing.T) {
	emulated := place{
		command: func(program string, args ...string) *exec.Cmd {
			return exec.Command("qemu-aarch64-static", append([]string{program}, args...)...)
		},
		path: func(file string) string { return file },
	}
	dir := t.TempDir()
	unpack(t, download(t, "arena", "linux-arm64.tar.gz"), dir)
	if there, want := ends(t, emulated, filepath.Join(dir, "arena")), ours(t); there != want {
		t.Errorf("games end otherwise:\n%s\nhere:\n%s", there, want)
	}
	unpack(t, download(t, "ludotheque", "linux-arm64.tar.gz"), dir)
	if _, err := os.Stat("/usr/aarch64-linux-gnu/lib/ld-linux-aarch64.so.1"); err != nil {
		t.Fatalf("the window for ARM needs libc6-arm64-cross: %v", err)
	}
	cmd := exec.Command("qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu", filepath.Join(dir, "usr/bin/ludotheque"), "--version")
	if out, code := run(t, cmd); code != 0 || !strings.Contains(out, "linux/arm64") {
		t.Errorf("--version: exit code %d; it says %q", code, out)
	}
}
