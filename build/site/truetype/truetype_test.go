package truetype

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
)

// fonts is the folder of the program's fonts; whole in it has them as their makers do.
const fonts = "../../../assets/fonts/"

// writeFonts is the environment variable that, when it is not empty, has the test write
// the program's fonts in place of holding them: after another one has come.
const writeFonts = "LUDOTHEQUE_FONTS"

// The fonts that the program brings are those of their makers, made lean: every letter
// has its shape and its width.
func TestTheProgramsFontsAreLean(t *testing.T) {
	files, err := filepath.Glob(fonts + "whole/*.ttf")
	if err != nil || len(files) != 5 {
		t.Fatalf("%d fonts, %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		small, err := Lean(data)
		if err != nil || len(small) > len(data)*4/5 {
			t.Fatalf("%s: %d bytes of %d, %v", file, len(small), len(data), err)
		}
		mine := fonts + filepath.Base(file)
		if os.Getenv(writeFonts) != "" {
			if err := os.WriteFile(mine, small, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(mine); err != nil || !bytes.Equal(got, small) {
			t.Errorf("%s is not what is made of %s (%v); %s=write writes it anew", mine, file, err, writeFonts)
		}
		whole, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		f, err := sfnt.Parse(small)
		if err != nil {
			t.Fatal(err)
		}
		letters := 0
		for c := rune(' '); c < 0x3000; c++ {
			i, err := whole.GlyphIndex(nil, c)
			if err != nil || i == 0 {
				continue
			}
			letters++
			if shape(t, f, c) != shape(t, whole, c) {
				t.Errorf("%s: %c has another shape", file, c)
			}
		}
		if letters < 200 {
			t.Errorf("%s has %d letters", file, letters)
		}
	}
}

// What is no font is refused.
func TestNoFont(t *testing.T) {
	for _, data := range []string{"", "no font", "\x00\x01\x00\x00\x00\x01"} {
		if _, err := Lean([]byte(data)); err == nil {
			t.Errorf("%q is made lean", data)
		}
		if _, err := Cut([]byte(data), nil); err == nil {
			t.Errorf("%q is cut", data)
		}
	}
}

// shape is a letter's outline and width.
func shape(t *testing.T, f *sfnt.Font, c rune) string {
	t.Helper()
	i, err := f.GlyphIndex(nil, c)
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.LoadGlyph(nil, i, 64*1000, nil)
	if err != nil {
		t.Fatalf("%c: %v", c, err)
	}
	wide, err := f.GlyphAdvance(nil, i, 64*1000, 0)
	if err != nil {
		t.Fatalf("%c: %v", c, err)
	}
	text, err := json.Marshal([]any{s, wide})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A font that is cut draws the letters that are asked for as before, parts of accented
// ones included, and nothing else.
func TestACutFontDrawsItsLetters(t *testing.T) {
	data, err := os.ReadFile(fonts + "whole/Nunito_600SemiBold.ttf")
	if err != nil {
		t.Fatal(err)
	}
	kept := "Le jeu arrive… Ludothèque"
	letters := map[rune]bool{}
	for _, c := range kept {
		letters[c] = true
	}
	small, err := Cut(data, letters)
	if err != nil || len(small) > 20e3 {
		t.Fatalf("%d bytes of %d, %v", len(small), len(data), err)
	}
	whole, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	f, err := sfnt.Parse(small)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range kept {
		if shape(t, f, c) != shape(t, whole, c) {
			t.Errorf("%c has another shape", c)
		}
	}
	if s := shape(t, f, 'Ж'); !strings.HasPrefix(s, "[null,") && !strings.HasPrefix(s, "[[],") {
		t.Errorf("a letter that nobody asked for has a shape")
	}
}
