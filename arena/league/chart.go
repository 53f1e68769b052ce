package league

import (
	"cmp"
	"fmt"
	"html/template"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Sizes in the charts, in units of their view boxes.
const (
	rowHeight   = 34
	curveHeight = 300
	maxCurves   = 12 // bots in a chart of scores
)

// format is a width for which a chart is drawn: a page has each chart in both formats, and shows the
// one that fits.
type format struct {
	Class        string
	width, label int // label is the width for names; 0 puts them on lines of their own
	letters      int // of a name
	row          int // the height of a bot's row
	ticks        int // at most
}

var formats = []format{{"wide", 880, 240, 24, rowHeight, 7}, {"narrow", 330, 0, 36, 54, 3}}

// Space for names above the bars of a narrow chart, and at the ends of its bars.
const (
	nameAbove  = 24
	narrowSide = 24
	figureRoom = 60
	// figureLetters is the number of letters of a label reserved for a score.
	figureLetters = 8
)

// clip returns a name shortened to the width of the format.
func (f format) clip(name string) string {
	if r := []rune(name); len(r) > f.letters {
		return string(r[:f.letters-1]) + "…"
	}
	return name
}

// clipBeside returns a name shortened to leave room for a figure.
func (f format) clipBeside(name string) string {
	if f.label > 0 {
		f.letters -= figureLetters
	}
	return f.clip(name)
}

// ratingChart shows ratings with their intervals, a row per bot.
type ratingChart struct {
	Class                 string
	Width, Height, Bottom int
	Left                  int // where names end, or begin
	Anchor                string
	Down                  int // from the bar to its name
	Ticks                 []tick
	Rows                  []ratingRow
}

type tick struct {
	At   float64
	Text string
}

type ratingRow struct {
	Name, Text   string
	Y            int
	X, Low, High float64
	Colour       template.CSS
}

func newRatingChart(rows []row, f format) ratingChart {
	c := ratingChart{Class: f.Class, Width: f.width, Bottom: 16, Left: f.label - 14, Anchor: "end", Down: 5}
	from := f.label
	if from == 0 {
		c.Left, c.Anchor, c.Down, from = 0, "start", 5-nameAbove, narrowSide
	}
	low, high := math.Inf(1), math.Inf(-1)
	for _, r := range rows {
		if !math.IsNaN(r.Elo) {
			low, high = min(low, r.Low), max(high, r.High)
		}
	}
	if low > high {
		return c // nothing was played
	}
	step := ticks(high-low, f.ticks)
	low, high = math.Floor(low/step)*step, math.Ceil(high/step)*step
	if low == high {
		high += step
	}
	at := func(x float64) float64 {
		return math.Round(float64(from) + (x-low)/(high-low)*float64(f.width-from-figureRoom))
	}
	for x := low; x <= high; x += step {
		c.Ticks = append(c.Ticks, tick{at(x), fmt.Sprintf("%.0f", x)})
	}
	for _, r := range rows {
		if math.IsNaN(r.Elo) {
			continue
		}
		c.Rows = append(c.Rows, ratingRow{f.clip(r.Name), fmt.Sprintf("%.0f", r.Elo), f.row - 8 + f.row*len(c.Rows), at(r.Elo), at(r.Low), at(r.High), r.Colour})
	}
	c.Bottom = 16 + f.row*len(c.Rows)
	c.Height = c.Bottom + 26
	return c
}

// ticks returns a round step that divides a span into at most n parts.
func ticks(span float64, n int) float64 {
	step := math.Pow(10, math.Floor(math.Log10(max(span, 1e-9))))
	for _, f := range []float64{0.1, 0.2, 0.5, 1, 2, 5, 10} {
		if span/(step*f) <= float64(n) {
			return step * f
		}
	}
	return step * 10
}

// curveChart shows how scores grow on a map, a line per bot.
type curveChart struct {
	Class                 string
	Map                   string
	Width, Height, Bottom int
	Right                 float64
	Across, Up            []tick
	Lines                 []curveLine
	Left                  int  // bots that are not drawn
	Below                 bool // names are below, not beside the lines
}

type curveLine struct {
	Name, Points, Text string
	Colour             template.CSS
	Dash               string
	EndY, LabelY       float64
}

// curves returns a chart for each map for which scores before the end are known.
func curves(l *League, schedule []Match, results []*Result, rows []row) []curveChart {
	var charts []curveChart
	for m := range l.Maps {
		// The mean score of each bot at each moment, over seats and matches.
		sums, seats := make([][]float64, len(l.Bots)), make([]int, len(l.Bots))
		for i, r := range results {
			if r == nil || schedule[i].Map != &l.Maps[m] || len(r.Curve) != curvePoints {
				continue
			}
			for seat, bot := range schedule[i].Seats {
				if bot == fill {
					continue
				}
				if sums[bot] == nil {
					sums[bot] = make([]float64, curvePoints)
				}
				seats[bot]++
				for p, scores := range r.Curve {
					sums[bot][p] += float64(scores[seat])
				}
			}
		}
		for _, f := range formats {
			if c, ok := newCurveChart(l.Maps[m].Name, sums, seats, rows, f); ok {
				charts = append(charts, c)
			}
		}
	}
	return charts
}

func newCurveChart(name string, sums [][]float64, seats []int, rows []row, f format) (curveChart, bool) {
	c := curveChart{Class: f.Class, Map: name, Width: f.width, Height: curveHeight + 40, Bottom: curveHeight, Right: float64(f.width - max(f.label, narrowSide)), Below: f.label == 0}
	low, high := 0.0, 0.0
	var drawn []row
	for _, r := range rows {
		if sums[r.Bot] == nil {
			continue
		}
		if len(drawn) == maxCurves {
			c.Left++
			continue
		}
		drawn = append(drawn, r)
		for _, y := range sums[r.Bot] {
			low, high = min(low, y/float64(seats[r.Bot])), max(high, y/float64(seats[r.Bot]))
		}
	}
	if len(drawn) == 0 {
		return c, false
	}
	step := ticks(high-low, 6)
	low, high = math.Floor(low/step)*step, max(math.Ceil(high/step)*step, low+step)
	const left, top = 56, 14
	x := func(share float64) float64 { return math.Round(left + share*(c.Right-left)) }
	y := func(v float64) float64 {
		return math.Round(10*(curveHeight-(v-low)/(high-low)*(curveHeight-top))) / 10
	}
	for v := low; v <= high+step/2; v += step {
		c.Up = append(c.Up, tick{y(v), figure(v)})
	}
	for _, share := range []float64{0, 0.25, 0.5, 0.75, 1} {
		c.Across = append(c.Across, tick{x(share), fmt.Sprintf("%.0f %%", 100*share)})
	}
	for _, r := range drawn {
		var points []string
		last := 0.0
		for p, sum := range sums[r.Bot] {
			last = sum / float64(seats[r.Bot])
			points = append(points, fmt.Sprintf("%g,%g", x(float64(p)/(curvePoints-1)), y(last)))
		}
		line := curveLine{Name: f.clipBeside(r.Name), Points: strings.Join(points, " "), Text: figure(last), Colour: r.Colour, EndY: y(last), LabelY: y(last)}
		if r.Place > len(colours) {
			line.Dash = "7 4"
		}
		c.Lines = append(c.Lines, line)
	}
	spread(c.Lines, top, curveHeight, 20)
	return c, true
}

// figure formats a score: 0.5, 12.5, 32 997.
func figure(v float64) string {
	if math.Abs(v) < 100 {
		return strconv.FormatFloat(math.Round(10*v)/10, 'f', -1, 64)
	}
	text := fmt.Sprintf("%.0f", math.Abs(v))
	for i := len(text) - 3; i > 0 && len(text) > 4; i -= 3 {
		text = text[:i] + "\u202f" + text[i:]
	}
	if v < 0 {
		text = "-" + text
	}
	return text
}

// spread moves overlapping labels apart.
func spread(lines []curveLine, top, bottom, apart float64) {
	order := make([]*curveLine, len(lines))
	for i := range lines {
		order[i] = &lines[i]
	}
	slices.SortStableFunc(order, func(a, b *curveLine) int { return cmp.Compare(a.LabelY, b.LabelY) })
	at := top - apart
	for _, l := range order {
		l.LabelY = max(l.LabelY, at+apart)
		at = l.LabelY
	}
	at = bottom + apart
	for _, l := range slices.Backward(order) {
		l.LabelY = min(l.LabelY, at-apart)
		at = l.LabelY
	}
}

// Sizes in the small chart of a match.
const (
	smallWidth  = 120
	smallHeight = 32
)

// sketch returns the lines of a small chart of a match: the scores over time, a line per seat.
func sketch(curve [][]int, drawn []seatColour) []curveLine {
	if len(curve) < 2 {
		return nil
	}
	low, high := curve[0][0], curve[0][0]
	for _, scores := range curve {
		low, high = min(low, slices.Min(scores)), max(high, slices.Max(scores))
	}
	var lines []curveLine
	for seat := range curve[0] {
		var points []string
		for p, scores := range curve {
			x := smallWidth * p / (len(curve) - 1)
			y := smallHeight - 2 - (smallHeight-4)*(scores[seat]-low)/max(high-low, 1)
			points = append(points, fmt.Sprintf("%d,%d", x, y))
		}
		line := curveLine{Name: letter(seat), Points: strings.Join(points, " "), Colour: drawn[seat].Colour, Dash: drawn[seat].Dash}
		lines = append(lines, line)
	}
	return lines
}
