package art

import (
	"image"
	"strings"
	"testing"
)

func TestReadRefuses(t *testing.T) {
	for _, c := range []struct{ name, svg, want string }{
		{"text", `<svg viewBox="0 0 1 1"><text/></svg>`, "draw it as a path"},
		{"gradient", `<svg viewBox="0 0 1 1"><path fill="url(#g)" d="M0 0Z"/></svg>`, "#RRGGBB"},
		{"style", `<svg viewBox="0 0 1 1"><path style="fill:#000000" d="M0 0Z"/></svg>`, "not read here"},
		{"relative", `<svg viewBox="0 0 1 1"><path d="m0 0l1 1z"/></svg>`, "M, L, Q, C or Z"},
		{"no move", `<svg viewBox="0 0 1 1"><path d="L1 1"/></svg>`, "begin with M"},
		{"no number", `<svg viewBox="0 0 1 1"><path d="M1 x"/></svg>`, "not a number"},
		{"no box", `<svg><path d="M0 0Z"/></svg>`, "no viewBox"},
		{"short box", `<svg viewBox="0 0 1"></svg>`, "four numbers"},
		{"no clip", `<svg viewBox="0 0 1 1"><path d="M0 0Z" clip-path="url(#a)"/></svg>`, "no <clipPath"},
		{"use", `<svg viewBox="0 0 1 1"><use href="#bee"/></svg>`, "only #sign"},
		{"transform", `<svg viewBox="0 0 1 1"><g transform="skewX(3)"/></svg>`, "translate takes 2"},
		{"class", `<svg viewBox="0 0 1 1"><g class="bold"/></svg>`, "the classes are"},
		{"nested sheets", `<svg viewBox="0 0 1 1"><g class="rim"><g class="rim"/></g></svg>`, "within a sheet"},
		{"open", `<svg viewBox="0 0 1 1"><g>`, "<g> is not closed"},
		{"crossed", `<svg viewBox="0 0 1 1"><g></svg></g>`, "</svg> closes nothing"},
		{"closed twice", `<svg viewBox="0 0 1 1"/></svg>`, "</svg> closes nothing"},
		{"words", `<svg viewBox="0 0 1 1">bee</svg>`, "no texts between"},
		{"comment", "<svg viewBox=\"0 0 1 1\">\n<!-- bee --></svg>", "line 2: a name is needed"},
		{"single quotes", `<svg viewBox='0 0 1 1'/>`, "name=\"value\""},
		{"no space", `<svg viewBox="0 0 1 1"id="a"/>`, "name=\"value\""},
		{"no quote", `<svg viewBox="0 0 1 1`, "has no end"},
		{"entity", `<svg viewBox="0 0 1 1"><g id="&amp;"/></svg>`, "with < or &"},
		{"twice", `<svg viewBox="0 0 1 1"><path d="M0 0Z" d="M1 1Z"/></svg>`, "written twice"},
	} {
		if _, err := read([]byte(c.svg)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", c.name, err, c.want)
		}
	}
}

func TestParsePath(t *testing.T) {
	for _, c := range []struct {
		data, ops string
		last      point
	}{
		{"M1 2L3-4", "ML", point{3, -4}},
		{"M1,2 3,4 5,6Z", "MLLZ", point{5, 6}},
		{"M0 0C1 1 2 2 3 3 4 4 5 5 6 6", "MCC", point{6, 6}},
		{"M0 0Q1 1 2 2Z M5 5L6 7Z", "MQZMLZ", point{6, 7}},
		{"M1 1L2 2ZL3 3", "MLZML", point{3, 3}},
		{"M.5-.5L-.25 0", "ML", point{-0.25, 0}},
	} {
		p, err := parsePath(c.data)
		if err != nil {
			t.Errorf("%s: %v", c.data, err)
			continue
		}
		if string(p.ops) != c.ops || p.pts[len(p.pts)-1] != c.last {
			t.Errorf("%s: %s ending at %v, want %s ending at %v", c.data, p.ops, p.pts[len(p.pts)-1], c.ops, c.last)
		}
	}
}

// TestStrokeGrows checks that a stroke scales with the picture.
func TestStrokeGrows(t *testing.T) {
	d, err := read([]byte(`<svg viewBox="0 0 20 10"><path d="M2 5L18 5" fill="none" stroke="#22223B" stroke-width="2"/></svg>`))
	if err != nil {
		t.Fatal(err)
	}
	for _, scale := range []float64{1, 2.5} {
		img := renderDocument(d, scale)
		if got, want := area(img)/scale/scale, 32.0; got < want-0.5 || got > want+0.5 {
			t.Errorf("at %v a stroke of 16 × 2 covers %v square units, want %v", scale, got, want)
		}
	}
}

func TestDashAndClip(t *testing.T) {
	for _, c := range []struct {
		svg  string
		want float64
	}{
		{`<path d="M0 5L20 5" fill="none" stroke="#22223B" stroke-width="2" stroke-dasharray="3 2"/>`, 24},
		{`<defs><clipPath id="c"><path d="M0 0L10 0L10 10L0 10Z"/></clipPath></defs><path d="M5 2L15 2L15 8L5 8Z" clip-path="url(#c)"/>`, 30},
		{`<defs><clipPath id="c"><path d="M0 0L10 0L10 10L0 10Z"/></clipPath></defs><g clip-path="url(#c)" opacity=".5"><path d="M5 2L15 2L15 8L5 8Z"/></g>`, 15},
		{`<path d="M0 0L10 0L10 10L0 10Z M2 2L2 8L8 8L8 2Z"/>`, 64},
		{`<g transform="translate(4 2) rotate(90) scale(2 1)"><path d="M0 0L2 0L2 3L0 3Z"/></g>`, 12},
		{`<circle cx="5" cy="5" r="4"/>`, 50.3},
		{`<path d="M0 0L10 0L10 10L0 10Z"/><path d="M5 5L15 5L15 8L5 8Z" fill="#00FF00"/>`, 85},
		{`<path d="M0 0L10 0L10 10L0 10Z"/><path d="M5 5L15 5L15 7L5 7Z" fill="#00FF00" opacity=".5"/>`, 95},
	} {
		d, err := read([]byte(`<svg viewBox="0 0 20 10">` + c.svg + `</svg>`))
		if err != nil {
			t.Fatal(err)
		}
		if got := area(renderDocument(d, 3)) / 9; got < c.want-0.4 || got > c.want+0.4 {
			t.Errorf("%s covers %v square units, want %v", c.svg, got, c.want)
		}
	}
}

// TestSheetEffects checks that a sheet's shadow is below and to the right of it, that its rim is on
// the other side, and that an outer clip cuts both.
func TestSheetEffects(t *testing.T) {
	d, err := read([]byte(`<svg viewBox="0 0 40 40"><defs><clipPath id="c"><path d="M0 0L20 0L20 40L0 40Z"/></clipPath></defs>
<g clip-path="url(#c)"><g class="rim shadow" fill="#22223B"><path d="M10 10L30 10L30 30L10 30Z"/></g></g></svg>`))
	if err != nil {
		t.Fatal(err)
	}
	img := renderDocument(d, 2)
	for _, c := range []struct {
		what   string
		x, y   int
		lo, hi uint8 // alpha
		light  bool
	}{
		{"the sheet", 30, 40, 0xFF, 0xFF, false},
		{"the rim", 20, 40, 0xFF, 0xFF, true},
		{"above", 30, 14, 0, 0, false},
		{"the shadow below", 30, 62, 0x10, 0x40, false},
		{"cut away", 46, 40, 0, 0, false},
	} {
		p := img.RGBAAt(c.x, c.y)
		if p.A < c.lo || p.A > c.hi || (p.R > 0x50) != c.light {
			t.Errorf("%s is %v", c.what, p)
		}
	}
}

func renderDocument(d *document, scale float64) *image.RGBA {
	p := newPainter(d.box, scale)
	p.draw(d)
	return p.dst
}

func FuzzRead(f *testing.F) {
	for _, name := range []string{"bzzz/worker", "signs/star", "icons/gamepad-off"} {
		text, err := files.ReadFile(name + ".svg")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		d, err := read(text)
		if err == nil && (d.box.W <= 0 || d.box.H <= 0) {
			t.Errorf("read without a box: %v", d.box)
		}
	})
}
