// Package version says which version of the cabinet this is, in one line that a
// bug report can quote.
package version

import (
	"runtime"
	"runtime/debug"
	"strings"
)

// Number is the version of the cabinet.
const Number = "0.1.0"

// String is the line that --version prints: the name of the program, the
// version, the commit it was built from where the build recorded one, and the
// platform.
func String(program string) string {
	commit, changed := "unknown", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision" && s.Value != "":
				commit = s.Value[:min(12, len(s.Value))]
			case s.Key == "vcs.modified" && s.Value == "true":
				changed = ", changed since"
			}
		}
	}
	return strings.Join([]string{program, Number, "(commit " + commit + changed + ")", runtime.GOOS + "/" + runtime.GOARCH}, " ")
}
