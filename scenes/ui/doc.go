// Package ui paints the screens and runs their widgets: sheets of paper with shadows, text at device
// resolution, and buttons, choices, sliders and fields.
//
// A [Painter] collects everything a scene shows as quads: pieces of an atlas, which Ebitengine draws
// as textures, and shapes, which a shader (shape.kage) draws until they have stood still for a picture
// and are copied into the atlas. A settled screen allocates nothing and is not drawn again; when
// something moves, only the parts of the screen that changed are drawn. A [Gui] runs the widgets in
// immediate mode: in Update each widget returns whether it was used, and paints itself. All measures
// are units of a 1280 × 720 picture, see [View].
//
// The package knows no game and no texts of its own.
package ui
