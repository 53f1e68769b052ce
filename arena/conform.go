package main

import (
	"context"
	"errors"
	"fmt"

	"ludotheque/arena/aquanet/conform"
)

var conformCommand = &command{
	name: "conform", args: "DIR…", short: "runs recorded Aquar.iom games and compares",
	long: `Each DIR is a recording of the original server, a folder with map.json, meta.json,
actions.jsonl and turns.jsonl or raw_pN.bin, or holds recordings. They are played
in the dialect original; states are compared bit for bit and streams byte for
byte. It prints the first difference of each, and the exit code is 1.
`,
	run: (*app).conform,
}

func (a *app) conform(ctx context.Context, c *command, args []string) error {
	f := c.flags()
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("conform: say which recordings to run, as arena conform DIR")
	}
	var list []string
	for _, dir := range f.Args() {
		found, err := conform.Find(dir)
		if err != nil {
			return usage("conform: %w", err)
		}
		list = append(list, found...)
	}
	bad := 0
	for i, dir := range list {
		if err := ctx.Err(); err != nil {
			return err
		}
		a.progress(i, len(list), "recordings")
		r, err := conform.Run(dir)
		a.wipe()
		var d *conform.Difference
		switch {
		case errors.As(err, &d):
			bad++
			fmt.Fprintln(a.out, a.bold("differs"), d)
		case err != nil:
			return usage("conform: %w", err)
		default:
			fmt.Fprintf(a.out, "same    %s: %d players, %d turns, %d answers; %d states and %d bytes of %d streams compared\n",
				dir, r.Players, r.Turns, r.Answers, r.States, r.Bytes, r.Streams)
		}
	}
	if bad > 0 {
		fmt.Fprintf(a.err, "arena: %d of %d recordings play otherwise\n", bad, len(list))
		return errChecked
	}
	return nil
}
