package cabinet

import (
	"os"
	"strings"
	"testing"

	"ludotheque/scenes/cli"
)

// A record that is not a file is refused in words, and not read for ever.
func TestARecordThatIsNoFile(t *testing.T) {
	for _, name := range []string{os.DevNull, t.TempDir()} {
		if _, err := record(nil, cli.Options{Replay: name}); err == nil || !strings.Contains(err.Error(), "no file") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
