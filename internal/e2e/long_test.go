//go:build linux && amd64

package e2e

import (
	"os"
	"testing"
)

// everything is the environment variable that, when it is "all", adds the tests
// that take too long for every change: every game by every device, in a window and
// in a browser. They need half an hour.
const everything = "LUDOTHEQUE_E2E"

// long leaves a test out unless all of them are asked for.
func long(t *testing.T) {
	t.Helper()
	if os.Getenv(everything) != "all" {
		t.Skipf("takes long; %s=all asks for it", everything)
	}
}
