// Package sound holds the text files every sound of the cabinet is made from:
// effects.fx, one line an effect, and one .score a piece of music. They are
// data, embedded as they are; packages fx and score read them.
package sound

import "embed"

// FS has effects.fx and, of the title and of each game, a .score at its root.
//
//go:embed effects.fx *.score
var FS embed.FS
