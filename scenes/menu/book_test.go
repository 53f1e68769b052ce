package menu

import (
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"

	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

func openBook(t *testing.T, w, h int, lang settings.Language, size int, script string) *rig {
	r := newRig(t, w, h, lang, size, script)
	f := r.k.FrontEnds[0]
	f.Illustrate, f.IllustrationHeight = board.Illustrate, board.IllustrationHeight
	r.scene = r.k.Rules(r.scene, "bzzz", rules.Setup{})
	return r
}

// Every page of the book fits its paper, in both languages and sizes.
func TestBookFits(t *testing.T) {
	for _, lang := range []settings.Language{settings.French, settings.English} {
		for _, size := range []int{100, 200} {
			r := openBook(t, 1280, 720, lang, size, "")
			b := r.scene.(*book)
			r.run(2)
			r.strict(string(lang))
			for c := range b.chapters {
				for page := range b.chapters[c].Pages {
					b.chapter, b.page = c, page
					r.run(1)
					if page == 0 && size == 100 {
						r.run(14)
						r.shot("book-" + string(lang) + ui.Digits(size) + "-" + ui.Digits(c))
					}
				}
			}
		}
	}
}

// Every picture that the book names is drawn.
func TestBookPicturesExist(t *testing.T) {
	r := openBook(t, 1280, 720, settings.French, 100, "")
	r.run(1)
	b := r.scene.(*book)
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
	r := openBook(t, 1280, 720, settings.French, 100, `
{"ticks":5}
{"ticks":2,"keys":["ArrowRight"]}
{"ticks":13}
{"ticks":2,"keys":["ArrowDown"]}
{"ticks":18}
{"ticks":2,"keys":["Escape"]}
{"ticks":30}`)
	b := r.scene.(*book)
	r.run(12)
	if b.chapter != 1 || b.page != 0 {
		t.Errorf("after right: chapter %d page %d", b.chapter, b.page)
	}
	r.run(18)
	if b.chapter != 2 {
		t.Errorf("after down: chapter %d", b.chapter)
	}
	r.run(20)
	if r.scene == b || !r.sound.heard("ui.page") {
		t.Error("the book is still open, or silent")
	}
}
