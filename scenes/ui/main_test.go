package ui

import (
	"testing"

	"ludotheque/scenes/hidden"
)

func TestMain(m *testing.M) { hidden.Main(m) }
