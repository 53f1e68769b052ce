package menu

import (
	"testing"

	"ludotheque/scenes/settings"
)

func TestTitlePicture(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	r.strict("title")
	r.run(200)
	r.shot("title")
}
