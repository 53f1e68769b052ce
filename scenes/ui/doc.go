// Package ui paints the screens and runs their widgets: sheets of paper with shadows, text at device
// resolution, and buttons, choices, sliders and fields.
//
// A [Painter] collects everything a scene shows as triangles of one shader (paper.kage), so that a
// screen is a few draw calls and a settled one allocates nothing. A [Gui] runs the widgets in
// immediate mode: in Update each widget returns whether it was used, and paints itself; Draw only
// flushes. All measures are units of a 1280 × 720 picture, see [View].
//
// The package knows no game and no texts of its own.
package ui
