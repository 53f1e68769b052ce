//go:build linux && amd64

package e2e

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
)

// filmPictures is how many pictures of a match are kept between the lobby and the results.
const filmPictures = 4

// thumbFilm keeps what a phone shows, where LUDOTHEQUE_PICTURES says.
type thumbFilm struct {
	p    *page
	name string
	w, h int64 // the size of the phone
	// taken is how many pictures there are, due what the hand will have done at the next.
	taken, due int
}

// picture draws what is otherwise left out, and keeps it.
func (f *thumbFilm) picture() {
	f.p.t.Helper()
	dir := os.Getenv("LUDOTHEQUE_PICTURES")
	if dir == "" {
		return
	}
	do(f.p, chromedp.Evaluate[bool](`window.film = true`))
	// What is kept as a picture, as the ground of a board, is made anew for another size.
	for _, less := range [...]int64{8, 0} {
		do(f.p, chromedp.EmulateViewport(f.w-less, f.h-less, chromedp.EmulateMobile, chromedp.EmulateTouch))
		f.p.ticks(4)
	}
	file, err := os.Create(filepath.Join(dir, fmt.Sprintf("%s-%d.png", f.name, f.taken)))
	if err != nil {
		f.p.t.Fatal(err)
	}
	err = png.Encode(file, f.p.picture())
	if file.Close(); err != nil {
		f.p.t.Fatal(err)
	}
	do(f.p, chromedp.Evaluate[bool](`window.film = false`))
	f.taken++
}

// TestAMatchByThumb plays every game from its title to its results with one finger on a
// phone: upright and lying, in the layouts of a phone and with what they fold away. With
// LUDOTHEQUE_PICTURES it films them.
func TestAMatchByThumb(t *testing.T) {
	t.Parallel()
	for _, game := range games() {
		for _, size := range [...][2]int64{{375, 667}, {667, 375}} {
			t.Run(fmt.Sprintf("%s/%dx%d", game.id, size[0], size[1]), func(t *testing.T) {
				guest.Long(t)
				p := browse(t)
				p.settled()
				p.watched()
				p.before(filmed)
				p.before(hasty)
				do(p, chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
				p.open(plain(t))
				p.scene("title")
				c := &couch{t: t, g: &tablet{page: p, sx: float64(size[0]) / 1280, sy: float64(size[1]) / 720}, device: touch}
				film := &thumbFilm{p: p, name: fmt.Sprintf("thumb-%s-%dx%d", game.id, size[0], size[1]), w: size[0], h: size[1]}
				c.g.Ticks(20)
				c.to("lobby "+game.id, "poster", game.poster)
				game.prepare(c)
				film.picture()
				c.use("start", 0)
				p.scene(game.id)
				played := game
				played.play = func(c *couch, scene string) {
					// Pictures of the first decisions, each twice as late as the one before.
					if film.taken <= filmPictures && c.beat >= film.due {
						film.picture()
						film.due = 2*c.beat + 2
					}
					game.play(c, scene)
				}
				c.playOut(&played)
				c.g.Ticks(30)
				film.picture()
				if kept := p.kept(); !slices.ContainsFunc(strings.Fields(kept), func(k string) bool { return strings.Contains(k, "records/") }) {
					t.Errorf("the browser kept %q, and no record of the game", kept)
				}
			})
		}
	}
}
