// Package assetfonts embeds the fonts: Fredoka for titles and numbers, Nunito for text, both under the
// SIL Open Font License beside them.
package assetfonts

import "embed"

// Files holds each face as NAME.ttf, as its maker gives it.
//
//go:embed *.ttf
var Files embed.FS

// Pairs is how near the letters of each pair of each face stand: what a shaper says of
// these fonts. The tests of scenes/ui hold it, and write it.
//
//go:embed pairs.bin
var Pairs []byte
