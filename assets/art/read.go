package art

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"
)

// The supported subset of SVG. Elements: svg (viewBox), g, path (d), circle (cx, cy, r), use
// (href="#sign"), defs, clipPath (id). Attributes: fill, stroke, stroke-width, stroke-linecap="round",
// stroke-linejoin="round", stroke-dasharray, opacity, clip-path="url(#id)", transform (translate,
// rotate, scale, matrix). Colours are #RRGGBB or none; the opacity of a g applies to each of its
// children, so they should not overlap. A g may be a sheet of paper, with a class of "rim" (the white
// line of its cut edge), "gouache" or "gouache-soft" (streaks) and "shadow" (of a sheet laid down);
// sheets do not nest. Everything else is refused, so that no file looks right in a browser and wrong
// here.

// paint is a colour, or none if !on.
type paint struct {
	on bool
	c  color.RGBA
}

// style is what elements inherit.
type style struct {
	fill, stroke paint
	width        float64 // in units of the element
	roundCap     bool
	roundJoin    bool
	dash         []float64
	alpha        float64
	clip         string // id, or empty
	sheet        int    // index in the document's sheets, 0 for none
	at           matrix
}

// shape is one outline and how it is drawn.
type shape struct {
	style
	path path
	sign bool // the seat's sign instead of a path
}

// sheet is the effects of a group that is a piece of paper.
type sheet struct {
	rim, shadow bool
	gouache     float64
	clip        string // the clip of the sheet with its shadow and rim
}

// document is a file, read.
type document struct {
	box    Box
	shapes []shape // the shapes of one sheet are consecutive
	sheets []sheet // the first is the background, without effects
	clips  map[string][]shape
}

func read(text []byte) (*document, error) {
	d := &document{sheets: []sheet{{}}, clips: map[string][]shape{}}
	m := markup{text: string(text)}
	stack := []style{{fill: paint{true, color.RGBA{A: 0xFF}}, width: 1, alpha: 1, at: identity}}
	clip := "" // the present clipPath
	for {
		el, err := m.next()
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", m.line(), err)
		}
		if el == nil {
			break
		}
		if el.end {
			stack = stack[:len(stack)-1]
			if el.name == "clipPath" {
				clip = ""
			}
			continue
		}
		st := stack[len(stack)-1]
		s, err := d.element(el, &st)
		if err != nil {
			return nil, fmt.Errorf("line %d: <%s>: %w", m.line(), el.name, err)
		}
		if el.name == "clipPath" {
			clip = strings.Clone(el.attr("id"))
		}
		if s != nil {
			s.style = st
			if clip != "" {
				d.clips[clip] = append(d.clips[clip], *s)
			} else {
				d.shapes = append(d.shapes, *s)
			}
		}
		stack = append(stack, st)
	}
	if d.box.W <= 0 || d.box.H <= 0 {
		return nil, fmt.Errorf("no viewBox: give <svg viewBox=\"x y width height\"> with the origin at 0 0")
	}
	for _, s := range d.shapes {
		for _, id := range []string{s.clip, d.sheets[s.sheet].clip} {
			if id != "" && d.clips[id] == nil {
				return nil, fmt.Errorf("clip-path url(#%s): no <clipPath id=%q> with a path in it", id, id)
			}
		}
	}
	return d, nil
}

// element reads the attributes into st and returns the shape that the element draws, nil for a g and
// similar.
func (d *document) element(el *element, st *style) (*shape, error) {
	var s *shape
	switch el.name {
	case "svg", "g", "defs", "clipPath":
	case "path", "circle", "use":
		s = &shape{}
	default:
		return nil, fmt.Errorf("not read here: draw it as a path")
	}
	var c point
	var r float64
	for _, a := range el.attrs {
		var err error
		switch a.name {
		case "xmlns", "id":
		case "viewBox":
			var v []float64
			if v, err = numbers(a.value); err == nil && len(v) != 4 {
				err = fmt.Errorf("four numbers are needed")
			}
			if err == nil {
				d.box = Box{v[0], v[1], v[2], v[3]}
			}
		case "d", "href":
			switch {
			case s == nil:
				err = fmt.Errorf("only a path or a use has this attribute")
			case a.name == "d":
				s.path, err = parsePath(a.value)
			case a.value != "#sign":
				err = fmt.Errorf("only #sign may be used")
			default:
				s.sign = true
			}
		case "class":
			err = d.sheet(a.value, st)
		case "cx":
			c.x, err = strconv.ParseFloat(a.value, 64)
		case "cy":
			c.y, err = strconv.ParseFloat(a.value, 64)
		case "r":
			r, err = strconv.ParseFloat(a.value, 64)
		default:
			err = st.set(a.name, a.value)
		}
		if err != nil {
			return nil, fmt.Errorf("%s=%q: %w", a.name, a.value, err)
		}
	}
	if el.name == "circle" {
		s.path = circle(c, r)
	}
	return s, nil
}

// sheet starts a sheet. An outer clip applies to the whole sheet instead of its shapes: otherwise the
// cut would have a rim.
func (d *document) sheet(class string, st *style) error {
	if st.sheet != 0 {
		return fmt.Errorf("a sheet within a sheet: end the outer one first")
	}
	sh := sheet{clip: st.clip}
	for _, word := range strings.Fields(class) {
		switch word {
		case "rim":
			sh.rim = true
		case "shadow":
			sh.shadow = true
		case "gouache":
			sh.gouache = 1
		case "gouache-soft":
			sh.gouache = 0.55
		default:
			return fmt.Errorf("%s: the classes are rim, shadow, gouache and gouache-soft", word)
		}
	}
	d.sheets = append(d.sheets, sh)
	st.sheet, st.clip = len(d.sheets)-1, ""
	return nil
}

func (st *style) set(name, value string) (err error) {
	switch name {
	case "fill":
		st.fill, err = parsePaint(value)
	case "stroke":
		st.stroke, err = parsePaint(value)
	case "stroke-width":
		st.width, err = strconv.ParseFloat(value, 64)
	case "stroke-linecap":
		st.roundCap = value == "round"
	case "stroke-linejoin":
		st.roundJoin = value == "round"
	case "stroke-dasharray":
		st.dash, err = numbers(value)
	case "opacity":
		var v float64
		v, err = strconv.ParseFloat(value, 64)
		st.alpha *= v
	case "clip-path":
		id, ok := strings.CutPrefix(value, "url(#")
		if !ok || st.clip != "" {
			return fmt.Errorf("one clip, written url(#id), is read")
		}
		st.clip = strings.Clone(strings.TrimSuffix(id, ")")) // does not keep the file in memory
	case "transform":
		var m matrix
		m, err = parseTransform(value)
		st.at = st.at.then(m)
	default:
		return fmt.Errorf("this attribute is not read here")
	}
	return err
}

func parsePaint(s string) (paint, error) {
	if s == "none" {
		return paint{}, nil
	}
	v, err := strconv.ParseUint(strings.TrimPrefix(s, "#"), 16, 32)
	if err != nil || len(s) != 7 {
		return paint{}, fmt.Errorf("a colour is #RRGGBB or none")
	}
	return paint{true, color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xFF}}, nil
}

func numbers(s string) ([]float64, error) {
	var v []float64
	for i := 0; i < len(s); {
		n, j, err := number(s, i)
		if err != nil {
			return nil, err
		}
		v, i = append(v, n), j
	}
	return v, nil
}
