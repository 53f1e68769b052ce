// Package e2e plays the built program from outside, as a player would: through
// keys, mouse, touches and gamepads, in a headless guest of Ebitengine, and in headless
// browsers: Chromium, Firefox and WebKit, as on desktops and phones, from a plain folder of
// files or from a server. It also starts the servers and plays at their tables.
//
// The tests know the program by its command line, by its picture and by what it
// traces of its screen (package trace), never by its insides. They run on Linux
// for amd64. A test of a browser that is not installed is skipped, but fails in CI.
// They run side by side, as most of their time is waiting: each has a page and a
// program of its own.
package e2e
