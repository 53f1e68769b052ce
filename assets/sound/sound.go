// Package sound holds the text files from which every sound is synthesised: effects.fx, one line per
// effect, and one .score per piece of music. Packages fx and score parse them.
package sound

import "embed"

// FS has effects.fx and, of the title and of each game, a .score at its root.
//
//go:embed effects.fx *.score
var FS embed.FS
