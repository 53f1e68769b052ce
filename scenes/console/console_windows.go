package console

import (
	"io"
	"os"
	"path/filepath"
	"runtime/debug"

	"golang.org/x/sys/windows"

	"ludotheque/internal/text"
)

// Open gives the standard output and the standard error where somebody has
// redirected them, the console that the program was started from, or a box.
func Open() *Console {
	c := &Console{Out: text.NewWriter(os.Stdout), Err: text.NewWriter(os.Stderr)}
	out, err := usable(windows.STD_OUTPUT_HANDLE), usable(windows.STD_ERROR_HANDLE)
	if out && err {
		return c
	}
	// Both ways go to the console, since it shows them to the same person.
	answers, errors := attached(), attached()
	if answers == nil || errors == nil {
		c.box = &box{show: show}
		answers, errors = c.box.writer(false), c.box.writer(true)
	}
	if !out {
		c.Out = answers
	}
	if !err {
		c.Err = errors
		keepCrashes()
	}
	return c
}

// usable says whether a standard handle leads anywhere. A program without a
// console may be given none, or the number of one that it does not have.
func usable(which uint32) bool {
	h, err := windows.GetStdHandle(which)
	if err != nil || h == 0 || h == windows.InvalidHandle {
		return false
	}
	kind, err := windows.GetFileType(h)
	return err == nil && kind != windows.FILE_TYPE_UNKNOWN
}

var attachConsole = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")

// attached is the console that started the program, or nil.
func attached() io.Writer {
	const parent = ^uintptr(0)
	// It fails when the console is attached already, so the file decides.
	attachConsole.Call(parent)
	f, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return nil
	}
	return text.NewWriter(f)
}

// show puts a text before the person, and waits for a click.
func show(text string, wrong bool) {
	words, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return
	}
	title, err := windows.UTF16PtrFromString("Ludothèque")
	if err != nil {
		return
	}
	icon := uint32(windows.MB_ICONINFORMATION)
	if wrong {
		icon = windows.MB_ICONERROR
	}
	// Nothing is left to do when even this fails.
	_, _ = windows.MessageBox(0, words, title, windows.MB_OK|windows.MB_SETFOREGROUND|icon)
}

// keepCrashes has Go write what a crash says into crash.txt beside the settings,
// since it would not be read. A disk that refuses loses it; the next start
// does not.
func keepCrashes() {
	base, err := os.UserConfigDir()
	if err != nil {
		return
	}
	dir := filepath.Join(base, "ludotheque")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return
	}
	f, err := os.OpenFile(filepath.Join(dir, "crash.txt"), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return
	}
	defer f.Close() // Go keeps a handle of its own
	_ = debug.SetCrashOutput(f, debug.CrashOptions{})
}
