//go:build !js

package menu

import "github.com/atotto/clipboard"

// copyText puts a text on the clipboard and says on done how it went, later:
// some systems run a program for it.
func copyText(text string, done chan<- error) {
	go func() {
		err := clipboard.WriteAll(text)
		select {
		case done <- err:
		default: // the first answer is still unread
		}
	}()
}
