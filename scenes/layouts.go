package scenes

import (
	"bufio"
	"bytes"
	"errors"
	"io/fs"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/internal/text"
)

// PadFile is the file in the folder of settings in which a player can say how a
// gamepad's buttons lie of which SDL knows nothing: lines of SDL's
// gamecontrollerdb.txt.
const PadFile = "gamecontrollerdb.txt"

// readLayouts makes the player's own layouts of gamepads count. A line that cannot
// be read is reported, once for all, and the others count all the same.
func (e *Env) readLayouts() {
	data, err := e.Store.Read(PadFile)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		e.Say(words.NoticePadsUnread(PadFile))
		return
	}
	lines := bufio.NewScanner(bytes.NewReader(text.UTF8(data)))
	n, wrong := 0, 0
	for lines.Scan() {
		n++
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if _, err := ebiten.UpdateStandardGamepadLayoutMappings(line); err != nil && wrong == 0 {
			wrong = n
		}
	}
	if lines.Err() != nil && wrong == 0 {
		wrong = n + 1
	}
	if wrong > 0 {
		e.Say(words.NoticePadsLine(wrong, PadFile))
	}
}
