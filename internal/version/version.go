// Package version says which version of the cabinet this is, in one line that a
// bug report can quote.
package version

import (
	"runtime"
	"runtime/debug"
	"strings"
)

// Number is the version of the cabinet, as its tag says it after a "v": three numbers,
// and after a hyphen what comes before the version itself, as in 1.0.0-rc.
const Number = "1.0.0-rc"

// home is the address of the forge's page where this build is published, as
// build/release gives it to the linker.
var home string

// Home is the address of the page where this build was published, without a slash at its
// end; "" when nobody has published it.
func Home() string { return home }

// stamp is the commit as build/release gives it to the linker, as "1a2b3c4d5e6f"
// or "1a2b3c4d5e6f, changed since": what Go would record by itself depends on the
// tags of a clone too. It is empty in every other build.
var stamp string

// String is the line that --version prints: the name of the program, the
// version, the commit it was built from where the build recorded one, and the
// platform.
func String(program string) string {
	commit := stamp
	if commit == "" {
		commit = recorded()
	}
	return strings.Join([]string{program, Number, "(commit " + commit + ")", runtime.GOOS + "/" + runtime.GOARCH}, " ")
}

// recorded is the commit that "go build" wrote into the program by itself.
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
