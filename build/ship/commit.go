package main

import (
	"bytes"
	"errors"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"ludotheque/internal/version"
)

// A commit is what a release is made from.
type commit struct {
	id      string // twelve digits
	when    time.Time
	changed bool   // the files differ from the commit's
	tagged  bool   // it is the commit that version.Number names
	home    string // the address of the page where it is published, or ""
}

// readCommit asks git about the clone in dir.
func readCommit(dir string) (commit, error) {
	git := func(args ...string) (string, error) {
		out, err := exec.Command("git", append([]string{"-C", dir}, args...)...).Output()
		var failed *exec.ExitError
		if errors.As(err, &failed) {
			err = errors.New(string(bytes.TrimSpace(failed.Stderr)))
		}
		if err != nil {
			return "", fmt.Errorf("a release is made from a clone with its history, which git cannot read here: %w", err)
		}
		return strings.TrimSpace(string(out)), nil
	}
	line, err := git("log", "-1", "--format=%H %ct")
	if err != nil {
		return commit{}, err
	}
	id, stamp, _ := strings.Cut(line, " ")
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || len(id) < 12 {
		return commit{}, fmt.Errorf("git names the commit %q, which is not understood", line)
	}
	// A file that git does not know is compiled like any other.
	status, err := git("status", "--porcelain", "--untracked-files=normal")
	if err != nil {
		return commit{}, err
	}
	tags, err := git("tag", "--points-at", "HEAD")
	if err != nil {
		return commit{}, err
	}
	c := commit{id: id[:12], when: time.Unix(seconds, 0).UTC(), changed: status != ""}
	for tag := range strings.FieldsSeq(tags) {
		c.tagged = c.tagged || tag == "v"+version.Number
	}
	return c, nil
}

// stamp is what --version says of the commit. It depends on no tag: a tag may
// come and go while the commit stays the same.
func (c commit) stamp() string {
	if c.changed {
		return c.id + ", changed since"
	}
	return c.id
}

// name is the version in the names of files: the number alone only for the
// commit that is tagged with it.
func (c commit) name() string {
	switch {
	case c.changed:
		return version.Number + "-" + c.id + "-changed"
	case c.tagged:
		return version.Number
	}
	return version.Number + "-" + c.id
}
