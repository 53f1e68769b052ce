//go:build linux && amd64

package e2e

import (
	"testing"

	"ludotheque/internal/e2e/guest"
)

func TestMain(m *testing.M) { guest.Main(m) }
