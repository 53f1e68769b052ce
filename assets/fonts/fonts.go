// Package assetfonts embeds the cabinet's faces: Fredoka for titles and
// numbers, Nunito for text, both under the SIL Open Font License beside them.
package assetfonts

import "embed"

// Files holds each face as NAME.ttf.
//
//go:embed *.ttf
var Files embed.FS
