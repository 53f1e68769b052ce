package words

import (
	"fmt"
	"strconv"
	"strings"

	"ludotheque/assets/words/properties"
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

// BlockKind is the kind of a block of a page.
type BlockKind uint8

// The kinds of blocks.
const (
	// Paragraph is plain text, in Text.
	Paragraph BlockKind = iota
	// Item is an item of a list: Title in bold, then Text; either may be empty.
	Item
	// Picture is a picture by its Name, with Title and Text beside it.
	Picture
	// Box is a highlighted text.
	Box
)

// Document is the picture available to every book: the document that its game comes from. The book
// draws it itself if the game has none of that name.
const Document = "document"

// Block is a piece of a page.
type Block struct {
	Kind BlockKind
	// Name is that of a picture; the code that shows the book draws it.
	Name string
	// Title is the part before a bar, Text the part after it; a paragraph has no Title.
	Title, Text string
}

// Facts are what a rule book depends on in the present match, by name: a whole number, or a word that
// conditions test.
type Facts map[string]string

// Number adds a whole number.
func (f Facts) Number(name string, n int) { f[name] = strconv.Itoa(n) }

// Book returns the rule book of a game in a language of [Languages], for a match with the given facts.
// It is an error if the game has none, or if the book names an unknown fact.
//
// A book is in a simple subset of Markdown: "# " starts a chapter and names its tab, "## " a page, "-
// " an item, "> " a box, ![name](text) a picture, and anything else is a paragraph. A bar separates
// title and text.
//
// Parts that depend on the match are in braces: {nectar} is the fact of that name, and {ko:
// turn/turns} is the number with the right form of a noun, "1 turn" or "5 turns". A line, a page or a
// chapter that starts with [mode=wild] is included only if the fact has that value, and with
// [mode!=wild] only if it does not; the contents of an omitted page or chapter are omitted too.
func Book(game, lang string, facts Facts) ([]Chapter, error) {
	name := game + ".rules." + lang + ".md"
	data, err := files.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("there is no rule book %q: %w", name, err)
	}
	chapters, err := parseBook(string(data), lang, facts)
	if err != nil {
		return nil, fmt.Errorf("%s, %w", name, err)
	}
	return chapters, nil
}

// holds reports whether a line is included, and returns it without its condition.
func (f Facts) holds(line string) (rest string, ok bool, err error) {
	condition, rest, closed := strings.Cut(strings.TrimPrefix(line, "["), "]")
	if !strings.HasPrefix(line, "[") {
		return line, true, nil
	}
	name, value, equal := strings.Cut(condition, "=")
	name, differs := strings.CutSuffix(name, "!")
	if !closed || !equal {
		return "", false, fmt.Errorf("a condition is written [name=value] or [name!=value]")
	}
	known, there := f[name]
	if !there {
		return "", false, fmt.Errorf("nothing is known of %q", name)
	}
	return strings.TrimSpace(rest), (known == value) != differs, nil
}

// fill inserts the facts into a line.
func (f Facts) fill(line, lang string) (string, error) {
	var out strings.Builder
	for {
		before, after, slot := strings.Cut(line, "{")
		out.WriteString(before)
		if !slot {
			return out.String(), nil
		}
		inside, rest, closed := strings.Cut(after, "}")
		if !closed {
			return "", fmt.Errorf("a brace is not closed")
		}
		line = rest
		name, noun, counts := strings.Cut(inside, ":")
		known, there := f[name]
		if !there {
			return "", fmt.Errorf("nothing is known of %q", name)
		}
		out.WriteString(known)
		if !counts {
			continue
		}
		n, err := strconv.Atoi(known)
		if err != nil {
			return "", fmt.Errorf("%q is %q, which is not a number", name, known)
		}
		one, many, both := strings.Cut(strings.TrimSpace(noun), "/")
		if !both {
			return "", fmt.Errorf("{%s} has to name one and many, as {ko: turn/turns}", inside)
		}
		if n == 1 || n == 0 && lang == "fr" {
			many = one
		}
		out.WriteString(" " + many)
	}
}

func parseBook(data, lang string, facts Facts) ([]Chapter, error) {
	var out []Chapter
	n, left := 0, "" // the prefix of the omitted chapter or page
	for line := range strings.Lines(data) {
		n++
		line, there, err := facts.holds(strings.TrimSpace(line))
		if err == nil {
			line, err = facts.fill(line, lang)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		chapter, page := strings.HasPrefix(line, "# "), strings.HasPrefix(line, "## ")
		if chapter || page && left != "# " {
			left = ""
			if !there {
				left, _, _ = strings.Cut(line, " ")
				left += " "
			}
		}
		if line = properties.Typeset(line, lang); line == "" || !there || left != "" {
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
