package tables

import "ludotheque/scenes/play"

// Pose is nil: a browser opens no table, and has no picture of one.
func Pose(string, int) play.Table { return nil }
