package ui

import (
	"bytes"
	"encoding/binary"
	"flag"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	assetfonts "ludotheque/assets/fonts"
)

// lines returns all texts of the program, without the syntax of their files.
func lines(t *testing.T) (all []string) {
	t.Helper()
	names, err := filepath.Glob("../../assets/words/*.properties")
	if err != nil || len(names) < 10 {
		t.Fatalf("%d files of words, %v", len(names), err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			if _, said, ok := strings.Cut(strings.TrimSpace(line), " = "); ok {
				all = append(all, said)
			}
		}
	}
	return all
}

// update writes the kerning table instead of checking it. Use it after adding a font.
var update = flag.Bool("update", false, "write the kerning table")

// alphabet returns the letters to kern: those of the program's texts and of western European names.
func alphabet(t *testing.T) (all []rune) {
	t.Helper()
	has := map[rune]bool{}
	for c := rune(' '); c < 0x180; c++ {
		has[c] = c < 0x7f || c >= 0xc0
	}
	for _, s := range lines(t) {
		for _, c := range s {
			has[c] = true
		}
	}
	for _, c := range "«»’‘“”…–—·×−•°\u00a0\u202f" {
		has[c] = true
	}
	for c, in := range has {
		if in && c >= ' ' && c < 1<<16 {
			all = append(all, c)
		}
	}
	slices.Sort(all)
	return all
}

// The kerning table agrees with a shaper.
func TestThePairsAreThoseOfTheFonts(t *testing.T) {
	all := alphabet(t)
	kept := readPairs(assetfonts.Pairs)
	var out []byte
	for face := range faces {
		gf := &text.GoTextFace{Source: shaper(t, face), Size: 1000}
		alone := map[rune]float64{}
		for _, a := range all {
			alone[a] = text.AdvanceAt(string(a), len(string(a)), gf)
		}
		var p pairs
		for _, a := range all {
			// Each run checks a part of the letters; a new table is checked completely.
			if !*update && a%16 != 1 {
				continue
			}
			for _, b := range all {
				s := string([]rune{a, b})
				move := int16(math.Round(text.AdvanceAt(s, len(s), gf) - alone[a] - alone[b]))
				if move != 0 {
					p.keys, p.moves = append(p.keys, pairKey(a, b)), append(p.moves, move)
				}
				if *update {
					continue
				}
				if got := int16((&typeface{pairs: kept[face]}).kern(a, b)); got != move {
					t.Fatalf("face %d: %q is moved by %d, and by %d by the shaper; -update writes the table anew", face, s, got, move)
				}
			}
		}
		out = binary.AppendVarint(out, int64(len(p.keys)))
		key := uint32(0)
		for i := range p.keys {
			out = binary.AppendVarint(out, int64(p.keys[i]-key))
			out = binary.AppendVarint(out, int64(p.moves[i]))
			key = p.keys[i]
		}
	}
	if *update {
		if err := os.WriteFile("../../assets/fonts/pairs.bin", out, 0o644); err != nil {
			t.Fatal(err)
		}
		t.Logf("%d bytes written", len(out))
	}
}

// Every text is as wide as a full shaper sets it, apart from ligatures.
func TestLettersStandWhereAShaperPutsThem(t *testing.T) {
	p := NewPainter()
	all := lines(t)
	for face := range faces {
		source := shaper(t, face)
		off, most := 0, 0.0
		for _, s := range all {
			want := text.AdvanceAt(s, len(s), &text.GoTextFace{Source: source, Size: 1000})
			if d := math.Abs(float64(p.fonts.em(s, face))*1000 - want); d > 40+want/300 {
				if off++; off < 5 {
					t.Errorf("face %d: %q is %.2f wide, and %.2f by the shaper", face, s, p.fonts.em(s, face)*1000, want)
				}
				most = max(most, d)
			}
		}
		if off > 0 {
			t.Errorf("face %d: %d of %d lines differ, by %.2f at most", face, off, len(all), most)
		}
	}
}

// shaper reads the original font of a face: the program's copy has no tables for shapers.
func shaper(t *testing.T, face Face) *text.GoTextFaceSource {
	t.Helper()
	data, err := os.ReadFile("../../assets/fonts/" + faceFiles[face] + ".ttf")
	if err != nil {
		t.Fatal(err)
	}
	s, err := text.NewGoTextFaceSource(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A line looks as with Ebitengine's own text package, at every size.
func TestLettersLookAsAShaperPaintsThem(t *testing.T) {
	const said = "Où la ruche d’Éloïse bâtit-elle ? AVATAR, Trois 12 + 7"
	p := NewPainter()
	for _, face := range []Face{Nunito600, Fredoka700} {
		for _, px := range []float32{13, 18, 27, 44} {
			const w, h, x, y = 1200, 80, 10, 60
			want := ebiten.NewImage(w, h)
			gf := &text.GoTextFace{Source: shaper(t, face), Size: float64(px)}
			op := &text.DrawOptions{}
			op.GeoM.Translate(x, y-math.Round(gf.Metrics().HAscent))
			text.Draw(want, said, gf, op)
			got := ebiten.NewImage(w, h)
			r := p.fonts.run(said, face, px, 0)
			p.atlas.fill()
			for i := range r.glyphs {
				g := &r.glyphs[i]
				o := &ebiten.DrawImageOptions{}
				o.GeoM.Translate(float64(x+g.dx), float64(y+g.dy))
				got.DrawImage(p.atlas.sub(g.piece), o)
			}
			// A line rounded to whole pixels may be one higher than in Ebitengine.
			best := 1.0
			for dy := -1; dy <= 1; dy++ {
				best = min(best, differ(got, want, dy))
			}
			if best > 0.06 {
				t.Errorf("face %d at %v pixels: %.1f %% of the ink differs", face, px, 100*best)
			}
		}
	}
}

// differ returns the share of the ink by which two pictures differ, with the first moved down by dy.
func differ(a, b *ebiten.Image, dy int) float64 {
	r := a.Bounds()
	var off, ink float64
	for y := r.Min.Y + 1; y < r.Max.Y-1; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p, q := alpha(a, x, y-dy), alpha(b, x, y)
			off += math.Abs(p - q)
			ink += q
		}
	}
	return off / ink
}

func alpha(img *ebiten.Image, x, y int) float64 {
	_, _, _, a := img.At(x, y).RGBA()
	return float64(a) / 0xffff
}
