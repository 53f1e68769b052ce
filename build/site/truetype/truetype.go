// Package truetype makes fonts smaller: to some letters, for the browser's page, or to
// what the program reads of them.
package truetype

import (
	"encoding/binary"
	"errors"
	"slices"

	"golang.org/x/image/font/sfnt"
)

// tables are those of a TrueType font that a browser needs to draw letters one beside
// the other.
var tables = []string{"OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post", "prep"}

var errFont = errors.New("this is no TrueType font that can be cut")

// Cut is a TrueType font whose other letters have no shape, and no tables but those of
// plain letters. Numbers of glyphs stay as they are.
func Cut(data []byte, letters map[rune]bool) ([]byte, error) {
	font, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	kept := map[int]bool{0: true}
	for c := range letters {
		if i, err := font.GlyphIndex(nil, c); err == nil {
			kept[int(i)] = true
		}
	}
	have := open(data)
	if have["glyf"] == nil || have["loca"] == nil || have["head"] == nil {
		return nil, errFont
	}
	have["glyf"], have["loca"] = shapes(have["glyf"], have["loca"], binary.BigEndian.Uint16(have["head"][50:]) == 1, kept)
	head := slices.Clone(have["head"])
	binary.BigEndian.PutUint16(head[50:], 1) // loca is long
	binary.BigEndian.PutUint32(head[8:], 0)  // the sum of all is not asked for
	have["head"] = head
	have["post"] = unnamed(have["post"])
	have["name"] = []byte{0, 0, 0, 0, 0, 6} // no names
	return joined(have), nil
}

// Lean is a TrueType font with all its letters and its name, but nothing for shapers and
// for hinting: the program has a table of pairs in place of the first, and what rasterises
// its letters knows nothing of the second.
func Lean(data []byte) ([]byte, error) {
	if _, err := sfnt.Parse(data); err != nil {
		return nil, err
	}
	have := open(data)
	delete(have, "prep")
	have["post"] = unnamed(have["post"])
	return joined(have), nil
}

// open is the tables of a font by their names.
func open(data []byte) map[string][]byte {
	have := map[string][]byte{}
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		e := data[12+16*i:]
		have[string(e[:4])] = data[binary.BigEndian.Uint32(e[8:]):][:binary.BigEndian.Uint32(e[12:])]
	}
	return have
}

// unnamed is the table post without the names of glyphs.
func unnamed(post []byte) []byte {
	if len(post) < 32 {
		return post
	}
	post = slices.Clone(post[:32])
	binary.BigEndian.PutUint32(post, 0x30000)
	return post
}

// shapes is the outlines of the glyphs that are kept and of their parts, and where each
// begins.
func shapes(glyf, loca []byte, long bool, kept map[int]bool) (out, starts []byte) {
	at := func(i int) uint32 {
		if long {
			return binary.BigEndian.Uint32(loca[4*i:])
		}
		return 2 * uint32(binary.BigEndian.Uint16(loca[2*i:]))
	}
	n := len(loca)/2 - 1
	if long {
		n = len(loca)/4 - 1
	}
	todo := make([]int, 0, len(kept))
	for i := range kept {
		todo = append(todo, i)
	}
	for ; len(todo) > 0; todo = todo[1:] {
		for _, p := range parts(glyf[at(todo[0]):at(todo[0]+1)]) {
			if !kept[p] {
				kept[p] = true
				todo = append(todo, p)
			}
		}
	}
	for i := range n {
		starts = binary.BigEndian.AppendUint32(starts, uint32(len(out)))
		if kept[i] {
			out = append(out, glyf[at(i):at(i+1)]...)
			for len(out)%4 != 0 {
				out = append(out, 0)
			}
		}
	}
	return out, binary.BigEndian.AppendUint32(starts, uint32(len(out)))
}

// parts are the glyphs that a glyph is put together from.
func parts(g []byte) (all []int) {
	if len(g) < 10 || int16(binary.BigEndian.Uint16(g)) >= 0 {
		return nil
	}
	const (
		words, scale, more, scales, matrix = 1, 8, 0x20, 0x40, 0x80
	)
	for g = g[10:]; len(g) >= 4; {
		flags := binary.BigEndian.Uint16(g)
		all = append(all, int(binary.BigEndian.Uint16(g[2:])))
		size := 6
		if flags&words != 0 {
			size = 8
		}
		switch {
		case flags&scale != 0:
			size += 2
		case flags&scales != 0:
			size += 4
		case flags&matrix != 0:
			size += 8
		}
		if flags&more == 0 || len(g) < size {
			break
		}
		g = g[size:]
	}
	return all
}

// joined is a font of these tables.
func joined(have map[string][]byte) []byte {
	var names []string
	for _, t := range tables {
		if have[t] != nil {
			names = append(names, t)
		}
	}
	n, power, log := len(names), 1, 0
	for power*2 <= n {
		power, log = power*2, log+1
	}
	out := binary.BigEndian.AppendUint32(nil, 0x10000)
	for _, v := range []int{n, 16 * power, log, 16 * (n - power)} {
		out = binary.BigEndian.AppendUint16(out, uint16(v))
	}
	at := 12 + 16*n
	var body []byte
	for _, t := range names {
		data := have[t]
		out = append(out, t...)
		for _, v := range []int{int(sum(data)), at + len(body), len(data)} {
			out = binary.BigEndian.AppendUint32(out, uint32(v))
		}
		body = append(body, data...)
		for len(body)%4 != 0 {
			body = append(body, 0)
		}
	}
	return append(out, body...)
}

// sum is the sum of a table's words.
func sum(data []byte) uint32 {
	padded := append(slices.Clone(data), make([]byte, (4-len(data)%4)%4)...)
	var s uint32
	for i := 0; i < len(padded); i += 4 {
		s += binary.BigEndian.Uint32(padded[i:])
	}
	return s
}
