// Command ship makes all that players download, and SHA256SUMS of it. build/release
// calls it with the version of Go that releases are made with: the same commit then
// gives the same bytes.
package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"ludotheque/internal/version"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// largest is what a download may weigh, in bytes.
const largest = 25_000_000

const usage = `build/release [--only NAME,…] [--out DIR]: makes all that players download, from this commit, with checksums.

%s
It exits 1 when a download cannot be made or is larger than %d bytes.
`

// run is the program; what it returns is its exit code.
func run(args []string, stdout, stderr io.Writer) int {
	f := pflag.NewFlagSet("release", pflag.ContinueOnError)
	f.SetOutput(io.Discard)
	only := f.StringSlice("only", nil, "make these downloads alone, by `NAME` or by what names begin with: arena, linux, browser")
	out := f.String("out", "dist", "put them into the folder `DIR`")
	from := f.String("from", ".", "the folder that a relative DIR is meant from")
	_ = f.MarkHidden("from")
	home := f.String("home", "", "the `ADDRESS` of the forge's page where this is published, as https://github.com/NAME/ludotheque: programs can then ask there for a newer version, if they are let to")
	forShops := f.Bool("shops", false, "make no downloads, but from those that are there what shops and package managers want, in DIR/shops")
	list := f.Bool("list", false, "say the names of all downloads, and make none")
	said := f.Bool("version", false, "say the version and the commit, and make nothing")
	help := f.BoolP("help", "h", false, "say this, and quit")
	err := f.Parse(args)
	if err == nil && f.NArg() > 0 {
		err = fmt.Errorf("%q is not an argument", f.Arg(0))
	}
	var wanted []product
	if err == nil {
		wanted, err = chosen(*only)
	}
	if err == nil {
		err = checkHome(*home)
	}
	switch {
	case err != nil:
		fmt.Fprintf(stderr, "build/release: %v; --help lists the arguments\n", err)
		return 2
	case *help:
		fmt.Fprintf(stdout, usage, f.FlagUsages(), largest)
		return 0
	case *said:
		c, err := readCommit(".")
		if err != nil {
			fmt.Fprintln(stderr, "build/release:", err)
			return 1
		}
		fmt.Fprintf(stdout, "release %s (commit %s)\n", version.Number, c.stamp())
		return 0
	case *list:
		for _, p := range wanted {
			fmt.Fprintln(stdout, p.name)
		}
		return 0
	}
	if f.Changed("out") && !filepath.IsAbs(*out) {
		*out = filepath.Join(*from, *out)
	}
	if *forShops {
		wanted = nil
	}
	if err := release(wanted, *out, *home, *forShops, stderr); err != nil {
		fmt.Fprintln(stderr, "build/release:", err)
		return 1
	}
	return 0
}

// release makes the downloads and puts them into the folder; with forShops what shops
// want of those that are there.
func release(wanted []product, out, home string, forShops bool, progress io.Writer) error {
	root, err := filepath.Abs(".")
	if err != nil {
		return err
	}
	if _, err := os.Stat("go.mod"); err != nil {
		return errors.New("there is no go.mod here: call build/release, which goes to the right folder")
	}
	c, err := readCommit(root)
	if err != nil {
		return err
	}
	c.home = home
	if c.changed {
		fmt.Fprintf(progress, "build/release: the files differ from commit %s, and the downloads say so (git status names them)\n", c.id)
	}
	env, err := environment()
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "ludotheque-release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	y := &yard{root: root, work: work, env: env, commit: c}
	if forShops {
		return shops(y, out)
	}
	var heavy []string
	for _, p := range wanted {
		begin := time.Now()
		name := p.file(c)
		size, err := produce(y, p, filepath.Join(out, name))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(progress, "build/release: %9d bytes %4.0f s  %s\n", size, time.Since(begin).Seconds(), name)
		if size > largest {
			heavy = append(heavy, fmt.Sprintf("%s has %d bytes", name, size))
		}
	}
	if now, err := readCommit(root); err != nil {
		return err
	} else if now.stamp() != c.stamp() {
		return fmt.Errorf("the files were of commit %s at first and are of %s now: leave them alone while a release is made, and start again", c.stamp(), now.stamp())
	}
	if err := sums(out, c); err != nil {
		return err
	}
	if heavy != nil {
		return fmt.Errorf("%s, and %d is the most that a download may weigh", strings.Join(heavy, ", "), largest)
	}
	return nil
}

// produce makes one download, and returns its size.
func produce(y *yard, p product, name string) (int, error) {
	t, err := p.fill(y)
	if err != nil {
		return 0, err
	}
	data, err := p.pack(t, y.when)
	if err != nil {
		return 0, err
	}
	return len(data), os.WriteFile(name, data, 0o644)
}

// sums writes SHA256SUMS of every download of this version in the folder, as
// "sha256sum -c" reads it.
func sums(out string, c commit) error {
	var text strings.Builder
	var names []string
	for _, p := range products() {
		names = append(names, p.file(c))
	}
	slices.Sort(names)
	// What programs that look for a newer version ask for.
	if err := os.WriteFile(filepath.Join(out, "VERSION"), []byte(version.Number+"\n"), 0o644); err != nil {
		return err
	}
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(out, name))
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "%x  %s\n", sha256.Sum256(data), name)
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(text.String()), 0o644)
}
