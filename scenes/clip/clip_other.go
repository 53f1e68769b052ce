//go:build !js

// Package clip gives texts to the clipboard and takes them from it, and gives links to a browser's
// sheet for sharing.
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

// pasted is what the clipboard held.
type pasted struct {
	text string
	err  error
}

var pastes = make(chan pasted, 1)

// Pasted returns the text that was pasted since the last call, or "". With keys, which says that the
// keys for pasting were pressed, the clipboard is read meanwhile: some systems run a program for it.
// The error says that it cannot be read.
func Pasted(keys bool) (text string, err error) {
	if keys {
		go func() {
			text, err := clipboard.ReadAll()
			select {
			case pastes <- pasted{text, err}:
			default: // the last one is still unread
			}
		}()
	}
	select {
	case p := <-pastes:
		return p.text, p.err
	default:
		return "", nil
	}
}

// Shares reports that a desktop has no sheet for sharing.
func Shares() bool { return false }

// Share does nothing.
func Share(_, _ string, _ chan<- error) {}
