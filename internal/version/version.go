// Package version identifies the build in one line that a bug report can quote.
package version

import (
	"runtime"
	"runtime/debug"
	"strings"
)

// Number is the version, which is its tag without the "v": three numbers and, for a
// pre-release, a hyphen and a word, as in 1.0.0-rc.
const Number = "1.0.0-rc"

// home is the address of the project's page, set by build/release through the linker.
var home string

// Home returns the address of the page where this build was published, without a trailing
// slash, or "" if it was not published.
func Home() string { return home }

// stamp is the commit, set by build/release through the linker, such as "1a2b3c4d5e6f" or
// "1a2b3c4d5e6f, changed since". What Go records by itself depends on the tags of the
// clone too. It is empty in every other build.
var stamp string

// String returns the line that --version prints: program, version, commit if known, and
// platform.
func String(program string) string {
	commit := stamp
	if commit == "" {
		commit = recorded()
	}
	return strings.Join([]string{program, Number, "(commit " + commit + ")", runtime.GOOS + "/" + runtime.GOARCH}, " ")
}

// recorded returns the commit that "go build" recorded.
func recorded() string {
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
	return commit + changed
}
