// Package e2e plays the built program from outside, as a player would: through
// keys, mouse, touches and pads in a hidden window, and in a headless
// Chromium from a plain folder of files.
//
// The tests know the program by its command line, by its picture and by what it
// traces of its screen (package trace), never by its insides. They run on Linux
// for amd64; the tests of the browser need Chromium and are left out without it.
// They run side by side, as most of their time is waiting: each has a page and a
// program of its own.
package e2e
