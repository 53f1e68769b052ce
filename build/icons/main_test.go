package main

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestIcons(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made")
	var out, errs strings.Builder
	if code := run([]string{dir}, &out, &errs); code != 0 {
		t.Fatalf("code %d: %s", code, errs.String())
	}
	for _, side := range sides {
		f, err := os.Open(filepath.Join(dir, fmt.Sprintf("icon-%d.png", side)))
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() != side || b.Dy() != side {
			t.Errorf("icon-%d.png is %v", side, b)
		}
		if _, _, _, a := img.At(side/2, side/2).RGBA(); a != 0xFFFF {
			t.Errorf("icon-%d.png has a hole in the middle", side)
		}
		if _, _, _, a := img.At(0, 0).RGBA(); side >= 32 && a > 0x4000 {
			t.Errorf("icon-%d.png has no round corners", side)
		}
	}
}

func TestArguments(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"--help"}, 0, ""},
		{nil, 2, "one folder"},
		{[]string{"a", "b"}, 2, "one folder"},
		{[]string{"-o"}, 2, "one folder"},
		{[]string{string([]byte{'x', 0})}, 1, "icons:"},
	} {
		var out, errs strings.Builder
		if code := run(c.args, &out, &errs); code != c.code || !strings.Contains(errs.String(), c.says) {
			t.Errorf("%q: code %d, %q; want %d with %q", c.args, code, errs.String(), c.code, c.says)
		}
	}
}
