package main

import (
	"fmt"
	"strings"
)

// Page is docs/mutations.md.
func Page(results []Result) string {
	killed, all := count(results)
	var b strings.Builder
	fmt.Fprintf(&b, `# Mutations

Each line is one small change that breaks the program on purpose. The tests of the
package that is named have to fail then; %d of %d do, and %d %% is the least.
`+"`go run ./build/mutate --docs`"+` applies them all and writes this page again; the changes
themselves stand in [build/mutate/mutations.toml](../build/mutate/mutations.toml).

| what is broken | file | package | | by |
| --- | --- | --- | --- | --- |
`, killed, all, least)
	for _, r := range results {
		by := r.By
		if by == "" {
			by = "**nothing**"
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", cell(r.Breaks), r.File, strings.TrimPrefix(r.Test, "./"), r.Outcome, cell(by))
	}
	return b.String()
}

// cell is a text inside a table.
func cell(s string) string { return strings.ReplaceAll(s, "|", "\\|") }
