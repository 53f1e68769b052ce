// Package art is the cabinet's artwork. This file stands in until the real
// package lands: whoever lands it deletes this file and fits scenes/ui/art.go
// to the real functions.
package art

import "image"

// The placeholder colours of the artwork.
const InkColor, SeatColor, EdgeColor = 0x22223B, 0xFF00FF, 0x00FFFF

// Anchor is where a piece's origin lies in its picture, in pixels.
type Anchor struct{ X, Y float64 }

// Size is the size of a piece in units; 0 when there is no such piece.
func Size(name string) (w, h float32) { return 0, 0 }

// RenderColors rasterises a piece at scale pixels a unit with colours replaced; nil when there is none.
func RenderColors(name string, scale float64, colors map[uint32]uint32) (*image.RGBA, Anchor) {
	return nil, Anchor{}
}

// Gouache paints streaks of the given strength.
func Gouache(img *image.RGBA, scale, strength float64) {}

// Rim paints the white line of a cut edge.
func Rim(img *image.RGBA, scale float64) {}

// Casing is the picture on a silhouette grown by px pixels in a colour.
func Casing(img *image.RGBA, a Anchor, px float64, rgb uint32) (*image.RGBA, Anchor) { return img, a }

// Shadow is the silhouette in white, blurred by px pixels.
func Shadow(img *image.RGBA, a Anchor, px float64) (*image.RGBA, Anchor) { return img, a }
