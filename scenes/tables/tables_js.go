// Package tables opens tables for other screens; a page cannot listen.
package tables

import "ludotheque/scenes/play"

// Open is nil: a browser lets no page listen.
var Open func(listen string, near bool) (play.Table, error)
