package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"strconv"
	"strings"
)

// Figure is one row of the page.
type Figure struct {
	What    string   `json:"what"`
	Value   float64  `json:"value"`
	Unit    string   `json:"unit,omitempty"`
	AtMost  *float64 `json:"atMost,omitempty"`
	AtLeast *float64 `json:"atLeast,omitempty"`
}

// Measured is the figures of a run, and when, of what and on what they were taken.
type Measured struct {
	Date    string   `json:"date"`
	Commit  string   `json:"commit"`
	Machine string   `json:"machine"`
	Figures []Figure `json:"figures"`
}

func (f Figure) beyond() bool {
	return f.AtMost != nil && f.Value > *f.AtMost || f.AtLeast != nil && f.Value < *f.AtLeast
}

// value is the figure in words: three digits that say something, or all of a
// whole number.
func (f Figure) value() string { return withUnit(number(f.Value), f.Unit) }

func (f Figure) limit() string {
	var limits []string
	if f.AtLeast != nil {
		limits = append(limits, "≥ "+withUnit(number(*f.AtLeast), f.Unit))
	}
	if f.AtMost != nil {
		limits = append(limits, "≤ "+withUnit(number(*f.AtMost), f.Unit))
	}
	return strings.Join(limits, ", ")
}

func withUnit(number, unit string) string {
	if unit == "" {
		return number
	}
	return number + " " + unit
}

func number(v float64) string {
	if v == math.Trunc(v) || math.Abs(v) >= 1000 {
		return thousands(strconv.FormatFloat(math.Round(v), 'f', 0, 64))
	}
	digits := 2 - int(math.Floor(math.Log10(math.Abs(v))))
	s := strconv.FormatFloat(v, 'f', min(max(digits, 0), 6), 64)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}

// thousands puts a comma between each three digits.
func thousands(s string) string {
	sign := ""
	if rest, ok := strings.CutPrefix(s, "-"); ok {
		sign, s = "-", rest
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return sign + s
}

// Page is docs/quality.md.
func Page(runs []Run, had map[string]Measured) string {
	var b strings.Builder
	b.WriteString(`# Quality, in figures

Written by ` + "`build/quality`" + `, which measures again; ` + "`build/quality --only NAME,…`" + ` does a
part of it, and what it does not measure keeps its figures and their date. What is
measured, by which command and with which limit, stands in
[build/figures/figures.toml](../build/figures/figures.toml). A figure beyond its limit is
marked, and the command fails. A plus after a commit: with changes that were not in it.

`)
	for _, r := range runs {
		fmt.Fprintf(&b, "\n## %s\n\n", r.Title)
		if r.Note != "" {
			b.WriteString(strings.TrimSpace(r.Note) + "\n\n")
		}
		fmt.Fprintf(&b, "`build/quality --only %s`", r.Name)
		if r.Command != "" {
			fmt.Fprintf(&b, " runs `%s`", strings.ReplaceAll(r.Command, "`", "'"))
		}
		m, ok := had[r.Name]
		if !ok {
			b.WriteString(": not measured yet.\n")
			continue
		}
		fmt.Fprintf(&b, ". Measured on %s, commit %s, %s.\n\n", m.Date, m.Commit, m.Machine)
		b.WriteString("| | figure | limit |\n| --- | ---: | ---: |\n")
		for _, f := range m.Figures {
			value := f.value()
			if f.beyond() {
				value = "**" + value + ", beyond**"
			}
			fmt.Fprintf(&b, "| %s | %s | %s |\n", strings.ReplaceAll(f.What, "|", "\\|"), value, f.limit())
		}
	}
	return b.String()
}

// load reads the figures that are kept; a file that is not there has none.
func load(name string) (map[string]Measured, error) {
	had := map[string]Measured{}
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return had, nil
	}
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &had); err != nil {
		return nil, fmt.Errorf("%s is damaged (git has it as it was): %w", name, err)
	}
	return had, nil
}

// save keeps the figures, sorted by run.
func save(name string, had map[string]Measured) error {
	text, err := json.MarshalIndent(had, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(name, append(text, '\n'), 0o644)
}
