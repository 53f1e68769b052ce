package menu

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"image"
	"image/jpeg"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	kept "ludotheque/arena/records"
	"ludotheque/internal/store"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Each ticket of the list shows a small board of the end of its match. It is drawn once, when the ticket is in view,
// and kept as a file beside the records; one that is missing is drawn again.

// boards is the folder of the small boards.
const boards = "boards/"

// The size of a small board in pixels, and how many are held.
const (
	boardW, boardH = 168, 126
	maxBoards      = 64
)

// boardName returns the name of the file of a ticket's small board. A record that changes has another.
func (t *ticket) boardName() string {
	h := fnv.New64a()
	fmt.Fprint(h, t.header.Game, t.header.Setup.Seed, t.header.Setup.Seats, t.header.Meta.Date, t.info.Size)
	return fmt.Sprintf("%s%s-%016x.jpg", boards, t.header.Game, h.Sum64())
}

// lacks reports whether something that a ticket shows is not known yet and can be found out within a tick.
func (r *records) lacks(t *ticket) bool {
	return !r.reading && (!t.tried || t.board == nil && !t.drawn) && (t.unfinished() || t.info.Size < smallRecord)
}

// complete finds out what a ticket lacks. It is called before the tick's painting begins.
func (r *records) complete(t *ticket) {
	k, name := r.k, t.boardName()
	t.drawn = true
	if data, err := k.Env.Store.Read(name); err == nil {
		if img, err := jpeg.Decode(bytes.NewReader(data)); err == nil {
			r.hold(t, ebiten.NewImageFromImage(img))
		}
	}
	if t.tried && t.board != nil {
		return
	}
	replay := t.fetch(k, r.shelf())
	if replay == nil {
		return
	}
	if t.board == nil {
		r.hold(t, drawBoard(k, t.header.Game, replay))
		if !t.unfinished() {
			keepBoard(k.Env.Store, name, t.board)
		}
	}
	closeReplay(replay)
}

// hold keeps a small board in memory, in the place of the one that was held for the longest time if there are many.
func (r *records) hold(t *ticket, board *ebiten.Image) {
	t.board = board
	if r.held = append(r.held, t); len(r.held) > maxBoards {
		old := r.held[0]
		r.held = slices.Delete(r.held, 0, 1)
		old.board.Deallocate()
		old.board, old.drawn = nil, false
	}
}

// Close gives back the small boards.
func (r *records) Close() {
	for _, t := range r.held {
		t.board.Deallocate()
		t.board, t.drawn = nil, false
	}
	r.held = nil
}

// drawBoard draws the end of a match.
func drawBoard(k *play.App, game string, replay play.Replay) *ebiten.Image {
	board := ebiten.NewImage(boardW, boardH)
	snap(k, board, func(g *ui.Gui) {
		v := g.P.View().Rect()
		k.GameGround(g, game)
		if shape := shapeOf(replay); shape > 0 {
			v = ui.Centered(v.CX(), v.CY(), min(v.W, v.H*shape), min(v.H, v.W/shape))
		}
		replay.Paint(g, v, replay.Len(), 1, false)
	})
	return board
}

// keepBoard writes a small board, beside the ticks.
func keepBoard(st *store.Store, name string, board *ebiten.Image) {
	img := image.NewRGBA(board.Bounds())
	board.ReadPixels(img.Pix)
	go func() {
		var b bytes.Buffer
		if jpeg.Encode(&b, img, nil) == nil {
			_ = st.Write(name, b.Bytes()) // without it the board is drawn again
		}
	}()
}

// sweepBoards removes the small boards of matches that are gone, beside the ticks. The shelf was read.
func sweepBoards(shelf, bin *kept.Shelf) {
	bin.Begin()
	go func() {
		if done, err := bin.Wait(sweepPatience); !done || err != nil {
			return // the next list tries again
		}
		there := map[string]bool{}
		for _, s := range [2]*kept.Shelf{shelf, bin} {
			list, _ := s.Entries()
			for i := range list {
				there[ticketOf(list[i]).boardName()] = true
			}
		}
		names, _ := shelf.Store.List(boards)
		for _, name := range names {
			if !there[name] {
				_ = shelf.Store.Remove(name)
			}
		}
	}()
}

// sweepPatience is how long the bin may take to be read.
const sweepPatience = time.Minute
