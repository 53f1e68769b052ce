package main

import (
	"context"
	"fmt"
	"regexp"
	"time"

	"github.com/spf13/pflag"

	"ludotheque/arena/match"
	"ludotheque/arena/pipe"
	"ludotheque/arena/records"
	"ludotheque/rules/aquariom"
)

// usualKeep is the default of --keep.
const usualKeep = 1 << 30

// keepFlag adds the flag that bounds the finished records of a server.
func keepFlag(f *pflag.FlagSet, most *int) {
	*most = usualKeep
	f.Func("keep", "with --record: how much room finished games may take, a `SIZE` such as 500MB; beyond it the oldest are deleted. Copy or rename the ones to save (default 1GB)", func(text string) error {
		n, err := pipe.ParseSize(text)
		*most = int(n)
		return err
	})
}

// keepEvery is how often finished records are counted.
const keepEvery = 10 * time.Second

// keepRecords deletes the oldest finished records beyond the bound, now and then, until ctx
// ends.
func keepRecords(ctx context.Context, b *records.Bound, say func(line string)) {
	t := time.NewTicker(keepEvery)
	defer t.Stop()
	told := ""
	for {
		deleted, err := b.Prune()
		for _, old := range deleted {
			say(fmt.Sprintf("%s is deleted: it was the oldest, and finished games take more than --keep allows", old.Name))
		}
		if err != nil && err.Error() != told {
			told = err.Error() // once, and not every time
			say("old records are not deleted: " + told)
		}
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
	}
}

// servedName is the name of a record that arena serve writes.
var servedName = regexp.MustCompile(`^aquariom-\d{8}-\d{6}(-\d+)?\` + match.Extension + `$`)

// ofServer reports whether arena serve wrote a record and it was not renamed.
func ofServer(name string, h *match.Header) bool {
	return h.Game == aquariom.Game.ID && servedName.MatchString(name)
}
