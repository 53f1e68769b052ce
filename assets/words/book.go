package words

import (
	"fmt"
	"strings"
)

// Chapter is a part of a rule book, with a tab of its own.
type Chapter struct {
	Tab   string
	Pages []Page
}

// Page is one page of a rule book.
type Page struct {
	Title  string
	Blocks []Block
}

// BlockKind is what a block of a page is.
type BlockKind uint8

// The kinds of blocks.
const (
	// Paragraph is plain text, in Text.
	Paragraph BlockKind = iota
	// Item is one of a list: Title in bold, Text after it, either may be empty.
	Item
	// Picture is a picture by its Name, with Title and Text beside it.
	Picture
	// Box is something to remember, on a paper of its own.
	Box
)

// Block is a piece of a page.
type Block struct {
	Kind BlockKind
	// Name is a picture's: what it shows is up to who draws the book.
	Name string
	// Title is the part before a bar, Text the part after it; a paragraph has
	// no Title.
	Title, Text string
}

// Book is the rule book of a game in a language of [Languages]. The error is
// for a game that has none.
//
// A book is Markdown of a simple kind: "# " begins a chapter and names its
// tab, "## " a page, "- " an item, "> " a box, ![name](text) a picture, and
// anything else is a paragraph. A bar parts title and text.
func Book(game, lang string) ([]Chapter, error) {
	name := game + ".rules." + lang + ".md"
	data, err := files.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("there is no rule book %q: %w", name, err)
	}
	chapters, err := parseBook(string(data), lang)
	if err != nil {
		return nil, fmt.Errorf("%s, %w", name, err)
	}
	return chapters, nil
}

func parseBook(data, lang string) ([]Chapter, error) {
	var out []Chapter
	n := 0
	for line := range strings.Lines(data) {
		n++
		line = typeset(strings.TrimSpace(line), lang)
		if line == "" {
			continue
		}
		if tab, ok := strings.CutPrefix(line, "# "); ok {
			out = append(out, Chapter{Tab: tab})
			continue
		}
		if len(out) == 0 {
			return nil, fmt.Errorf("line %d: begin with a chapter, # and its name", n)
		}
		c := &out[len(out)-1]
		if title, ok := strings.CutPrefix(line, "## "); ok {
			c.Pages = append(c.Pages, Page{Title: title})
			continue
		}
		if len(c.Pages) == 0 {
			return nil, fmt.Errorf("line %d: begin with a page, ## and its title", n)
		}
		b, err := parseBlock(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		p := &c.Pages[len(c.Pages)-1]
		p.Blocks = append(p.Blocks, b)
	}
	for _, c := range out {
		if len(c.Pages) == 0 {
			return nil, fmt.Errorf("the chapter %q has no page", c.Tab)
		}
	}
	return out, nil
}

func parseBlock(line string) (Block, error) {
	if rest, ok := strings.CutPrefix(line, "- "); ok {
		return parted(Block{Kind: Item}, rest), nil
	}
	if rest, ok := strings.CutPrefix(line, "> "); ok {
		return parted(Block{Kind: Box}, rest), nil
	}
	if rest, ok := strings.CutPrefix(line, "!["); ok {
		name, text, ok := strings.Cut(rest, "](")
		text, closed := strings.CutSuffix(text, ")")
		if !ok || !closed || name == "" {
			return Block{}, fmt.Errorf("a picture is written ![name](text)")
		}
		return parted(Block{Kind: Picture, Name: name}, text), nil
	}
	return Block{Kind: Paragraph, Text: line}, nil
}

func parted(b Block, s string) Block {
	title, text, ok := strings.Cut(s, "|")
	if !ok {
		b.Text = strings.TrimSpace(s)
		return b
	}
	b.Title, b.Text = strings.TrimSpace(title), strings.TrimSpace(text)
	return b
}
