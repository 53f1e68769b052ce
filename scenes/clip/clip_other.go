//go:build !js

// Package clip gives texts to the clipboard, and in a browser links to the device's sheet for
// sharing.
package clip

import "github.com/atotto/clipboard"

// Copy puts a text on the clipboard and says on done how it went, later: some systems run a
// program for it.
func Copy(text string, done chan<- error) {
	go func() {
		err := clipboard.WriteAll(text)
		select {
		case done <- err:
		default: // the first answer is still unread
		}
	}()
}

// Shares reports that a desktop has no sheet for sharing.
func Shares() bool { return false }

// Share does nothing.
func Share(_, _ string, _ chan<- error) {}
