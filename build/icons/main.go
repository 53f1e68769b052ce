// Command icons writes the program's icon as PNG files, icon-16.png to
// icon-512.png, for packages, menus and web pages: they are made from the
// drawing, so none has to be kept.
//
//	go run ./build/icons DIR
package main

import (
	"fmt"
	"image/png"
	"io"
	"os"
	"path/filepath"

	"ludotheque/assets/art"
)

// sides are those that Windows, the desktops of Linux, macOS and web pages ask
// for.
var sides = []int{16, 24, 32, 48, 64, 128, 180, 192, 256, 512}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, stdout, stderr io.Writer) int {
	const usage = "icons DIR: writes icon-16.png to icon-512.png into DIR, which it makes"
	switch {
	case len(args) == 1 && (args[0] == "--help" || args[0] == "-h"):
		fmt.Fprintln(stdout, usage)
		return 0
	case len(args) != 1 || args[0] == "" || args[0][0] == '-':
		fmt.Fprintln(stderr, "icons: say one folder, and nothing else:", usage)
		return 2
	}
	if err := write(args[0]); err != nil {
		fmt.Fprintln(stderr, "icons:", err)
		return 1
	}
	return 0
}

func write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, side := range sides {
		img, err := art.Icon(side)
		if err != nil {
			return err
		}
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("icon-%d.png", side)))
		if err != nil {
			return err
		}
		if err := png.Encode(f, img); err != nil {
			f.Close()
			return err
		}
		if err := f.Close(); err != nil {
			return err
		}
	}
	return nil
}
