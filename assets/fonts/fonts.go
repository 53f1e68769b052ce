// Package assetfonts embeds the fonts: Fredoka for titles and numbers, Nunito for text, and M PLUS
// Rounded 1c for names in Greek letters, all under the SIL Open Font License beside them.
package assetfonts

import "embed"

// Files holds each face as NAME.ttf, as its maker gives it.
//
//go:embed *.ttf
var Files embed.FS

// Greek is the modern Greek letters of a face. Its maker's file was cut by
//
//	pyftsubset MPLUSRounded1c_700Bold.ttf --unicodes=U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE
//	    --layout-features='' --no-hinting --notdef-outline --name-IDs=0,1,2,4,5,6,13,14
//
//go:embed greek/MPLUSRounded1c_700Bold.ttf
var Greek []byte

// Pairs is how near the letters of each pair of each face stand: what a shaper says of
// these fonts. The tests of scenes/ui hold it, and write it.
//
//go:embed pairs.bin
var Pairs []byte
