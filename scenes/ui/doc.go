// Package ui paints the cabinet's screens and runs their widgets: paper that is cut,
// laid, lifted and shaded, text at the device's own pixels, and buttons, choices,
// sliders and fields that are made of them.
//
// A [Painter] collects everything a scene shows as triangles of one shader
// (paper.kage), so that a screen is a few calls and a settled one allocates
// nothing. A [Gui] runs the widgets: they answer at once whether they were used,
// and paint themselves, in Update; Draw only flushes. All measures are
// units of a 1280 × 720 picture, see [View].
//
// It knows no game and no words: texts come in as they are to be shown.
package ui
