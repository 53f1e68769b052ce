package book

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// open opens the rule book of Bzzz over another screen.
func open(t *testing.T, lang string, size float32) (*kittest.Stage, *book) {
	s := kittest.NewStage(t, lang, 1280, 720)
	s.Kit.Prefs.TextScale = size
	s.Kit.FrontEnds = []*play.FrontEnd{{
		Info: &bzzz.Game.Info, Illustrate: board.Illustrate, IllustrationHeight: board.IllustrationHeight,
		BookFacts: func(_ rules.Setup, facts words.Facts) {
			for _, name := range [...]string{"rounds", "blooms", "third", "third-less", "two-thirds", "two-thirds-less", "thirds", "repaid"} {
				facts.Number(name, 15)
			}
		},
	}}
	b := New(s.Kit, &kittest.Paused{}, "bzzz", rules.Setup{}, false).(*book)
	s.Play(b)
	return s, b
}

// Every page of the book fits its paper, in both languages and sizes.
func TestBookFits(t *testing.T) {
	for _, lang := range []string{"fr", "en"} {
		for _, size := range []float32{1, 2} {
			s, b := open(t, lang, size)
			sight := s.Sight()
			for c := range b.chapters {
				for page := range b.chapters[c].Pages {
					b.chapter, b.page = c, page
					s.Wait(1)
					if page == 0 && size == 1 {
						s.Wait(14)
						name := "book-" + ui.Digits(c)
						sight.See(name, b, sight.Paints(name, b, kittest.Look{Lang: lang, Text: size, W: 1280, H: 720}), func() { s.Wait(1) })
					}
				}
			}
		}
	}
}

// Every picture that the book names is drawn.
func TestBookPicturesExist(t *testing.T) {
	_, b := open(t, "fr", 1)
	n := 0
	for _, c := range b.chapters {
		for _, p := range c.Pages {
			for _, bl := range p.Blocks {
				if bl.Name == "" || bl.Name == words.Document {
					continue
				}
				n++
				if h, _ := board.IllustrationHeight(bl.Name); h == 0 {
					t.Errorf("nothing is drawn for %q on %q", bl.Name, p.Title)
				}
			}
		}
	}
	if n < 10 {
		t.Errorf("the book has %d pictures", n)
	}
}

// Right turns the pages into the next chapter, down opens the chapter after,
// and back closes the book.
func TestBookTurns(t *testing.T) {
	s, b := open(t, "fr", 1)
	s.Press(ebiten.KeyArrowRight)
	s.Wait(13)
	if b.chapter != 1 || b.page != 0 {
		t.Errorf("after right: chapter %d page %d", b.chapter, b.page)
	}
	s.Press(ebiten.KeyArrowDown)
	s.Wait(18)
	if b.chapter != 2 {
		t.Errorf("after down: chapter %d", b.chapter)
	}
	s.Press(ebiten.KeyEscape)
	if _, closed := s.Shown.(*kittest.Paused); !closed || !slices.Contains(s.Sound.Names, "ui.page") {
		t.Error("the book is still open, or silent")
	}
}
