package rules

import "fmt"

// Checks keeps the first of many checks that fails, for [View].Sound.
type Checks struct{ Err error }

// Within holds n between two numbers, both included.
func (c *Checks) Within(what string, n, least, most int) {
	if c.Err == nil && (n < least || n > most) {
		c.Err = fmt.Errorf("%s is %d, and not from %d to %d", what, n, least, most)
	}
}

// Must fails unless ok.
func (c *Checks) Must(ok bool, format string, args ...any) {
	if c.Err == nil && !ok {
		c.Err = fmt.Errorf(format, args...)
	}
}

// Add keeps an error, if it is one.
func (c *Checks) Add(err error) {
	if c.Err == nil {
		c.Err = err
	}
}

// Failed says whether a check has failed.
func (c *Checks) Failed() bool { return c.Err != nil }
