package rules

import "fmt"

// Checks collects checks for [View].Validate and keeps the error of the first that fails.
type Checks struct{ Err error }

// Within fails unless n is in least..most.
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

// Add fails with err if it is not nil.
func (c *Checks) Add(err error) {
	if c.Err == nil {
		c.Err = err
	}
}

// Failed reports whether a check has failed.
func (c *Checks) Failed() bool { return c.Err != nil }
