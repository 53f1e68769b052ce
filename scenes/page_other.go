//go:build !js

package scenes

// watchPage does nothing: a window that is hidden has lost the focus too, and
// every frame says so.
func watchPage(func(bool)) {}

// TellLanguage does nothing: a window has no page.
func TellLanguage(string) {}

// TellStatus does nothing: a window has no page.
func TellStatus(string) {}

// AskBeforeLeaving does nothing: a window is not loaded again.
func AskBeforeLeaving(bool) {}

// forgetCommand does nothing: a window is not loaded again.
func forgetCommand() {}
