package league

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"path/filepath"
	"slices"
	"strings"

	"ludotheque/internal/store"
	"ludotheque/rules"
)

//go:embed report.html
var page string

var pageTemplate = template.Must(template.New("report").Funcs(template.FuncMap{
	"share": func(x float64) string { return number(100*x, 0, " %") },
	"elo":   func(x float64) string { return number(x, 0, "") },
	"score": func(x float64) string { return number(x, 1, "") },
}).Parse(page))

// number returns a figure for people; what is not known is a dash.
func number(x float64, digits int, unit string) string {
	if math.IsNaN(x) {
		return "–"
	}
	return fmt.Sprintf("%.*f%s", digits, x, unit)
}

// maxRows is how many matches, and how many faults, a report lists; the rest
// is in the results. maxSmall of the matches have a small drawing.
const (
	maxRows  = 3000
	maxSmall = 300
)

// report is what the page is made of.
type report struct {
	League   *League
	Standing *Standing
	Of       int // matches of the schedule
	Method   string
	Seated   string
	Rules    string // that the maps choose
	Rows     []row
	Charts   []ratingChart
	Grid     [][]field
	Curves   []curveChart
	Faults   []faultRow
	Failed   int // faults, listed or not
	Matches  []matchRow
	Replays  bool // some of them have a drawing that plays
}

// row is a bot in the tables, in the order of the ratings.
type row struct {
	Rating
	Place  int
	Name   string
	What   string
	Colour template.CSS
}

// field is a field of who beats whom.
type field struct {
	Bot         string // of the column
	Text, Title string
	Colour      template.CSS
}

type faultRow struct {
	Fault
	Letter string
	Match  int
	Record string
	Bot    string
	Map    string
	Seed   string
}

type matchRow struct {
	Number int
	Map    string
	Seed   string
	Seats  []seatCell
	Reason string
	Steps  int
	Record string
	Meals  []string // who ate whom
	Curves []curveLine
	Replay *replay
}

// seatColour is how a seat is drawn in a match: as its bot in all tables, dashed on
// the bot's other seats.
type seatColour struct {
	Colour template.CSS
	Dash   string
}

type seatCell struct {
	seatColour
	Letter, Bot string
	Score, Rank int
	Fault       bool
	Forfeit     bool
}

// colours tell bots apart on plots, with dashes where they come round again.
// Nothing is told by them alone.
var colours = []string{"#2B59C3", "#D8432B", "#3E8E41", "#A9770A", "#7A3E9D", "#137C7C", "#C2255F", "#5B6078"}

// fillColour is that of seats that are not rated.
const fillColour = "#8A8578"

// WriteReport writes the report of what has been played into the folder of the
// league, in place of an older one, and gives the name of the file.
func WriteReport(l *League, schedule []Match, results []*Result, s *Standing, dir string) (name string, err error) {
	var page bytes.Buffer
	if err := Report(&page, l, schedule, results, s); err != nil {
		return "", err
	}
	name = filepath.Join(dir, reportFile)
	return name, store.WriteFile(name, page.Bytes(), 0o644) // it is there to be shown
}

// Report writes the page: one file, without anything from elsewhere but the
// links to records, which are beside it.
func Report(w io.Writer, l *League, schedule []Match, results []*Result, s *Standing) error {
	r := &report{League: l, Standing: s, Of: len(schedule), Method: Method, Seated: seated(l), Rules: l.Rules()}
	for i, x := range s.Ratings {
		b := &l.Bots[x.Bot]
		what := "level " + string(b.Level)
		if len(b.Words) > 0 {
			what = strings.Join(b.Words, " ")
		}
		r.Rows = append(r.Rows, row{x, s.Place(i), b.Name, what, template.CSS(colours[i%len(colours)])})
	}
	for _, f := range formats {
		r.Charts = append(r.Charts, newRatingChart(r.Rows, f))
	}
	r.Grid = grid(s, r.Rows)
	r.Curves = curves(l, schedule, results, r.Rows)
	for i, x := range results {
		if x == nil {
			continue
		}
		m := &schedule[i]
		seed := fmt.Sprint(m.Seed)
		if l.Drawn && slices.Contains(results, nil) {
			seed = "after the end" // other matches with the same deal may be to come
		}
		line := matchRow{Number: m.Number, Map: m.Map.Name, Seed: seed, Reason: x.Reason, Steps: x.Steps, Record: x.Record}
		drawn := seatColours(m, r.Rows)
		for seat, bot := range m.Seats {
			line.Seats = append(line.Seats, seatCell{drawn[seat], letter(seat), l.name(bot), x.Scores[seat], x.Ranks[seat],
				slices.ContainsFunc(x.Faults, func(f Fault) bool { return f.Seat == seat }),
				slices.Contains(x.Forfeit, rules.Seat(seat))})
		}
		if len(r.Matches) < maxRows {
			for _, m := range x.Meals {
				line.Meals = append(line.Meals, fmt.Sprintf("%s ate %d of %s", letter(m.Eater), m.Cells, letter(m.Eaten)))
			}
			if len(r.Matches) < maxSmall {
				line.Curves, line.Replay = sketch(x.Curve, drawn), x.Track.replay(m.Number, drawn)
				r.Replays = r.Replays || line.Replay != nil
			}
			r.Matches = append(r.Matches, line)
		}
		for _, f := range x.Faults {
			if r.Failed++; len(r.Faults) < maxRows {
				r.Faults = append(r.Faults, faultRow{Fault: f, Letter: letter(f.Seat), Match: m.Number, Record: x.Record, Map: m.Map.Name, Seed: seed, Bot: l.name(m.Seats[f.Seat])})
			}
		}
	}
	return pageTemplate.Execute(w, r)
}

// seatColours returns how the seats of a match are drawn.
func seatColours(m *Match, rows []row) []seatColour {
	list := make([]seatColour, len(m.Seats))
	for seat, bot := range m.Seats {
		list[seat].Colour = fillColour
		if i := slices.IndexFunc(rows, func(r row) bool { return r.Bot == bot }); i >= 0 {
			list[seat].Colour = rows[i].Colour
		}
		if slices.Contains(m.Seats[:seat], bot) {
			list[seat].Dash = "3 2"
		}
	}
	return list
}

func letter(seat int) string { return rules.Seat(seat).Letter() }

// seated says how a group sits at the table.
func seated(l *League) string {
	text := fmt.Sprintf("%d bots a match", l.Group)
	switch empty := l.Seats - l.Group; {
	case empty > 0 && l.Fill != "":
		text += fmt.Sprintf(", %d seats with %s", empty, l.Fill)
	case empty > 0:
		text += fmt.Sprintf(" on %d seats in turn", l.Seats)
	}
	if l.Rotate {
		text += ", each deal on every seat"
	}
	return text
}

// Rules returns what the options choose of the rules that a contestant has to know, as
// catalog.Entry.Told has it; each map's when they differ.
func (l *League) Rules() string {
	told := make([]string, len(l.Maps))
	for i, m := range l.Maps {
		told[i] = l.Game.Told(m.Options)
	}
	if len(slices.Compact(slices.Clone(told))) == 1 {
		return told[0]
	}
	for i, m := range l.Maps {
		told[i] = m.Name + ": " + told[i]
	}
	return strings.Join(told, ", ")
}

// grid is who beats whom, in the order of the ratings.
func grid(s *Standing, rows []row) [][]field {
	var lines [][]field
	for _, a := range s.Ratings {
		var line []field
		for j, b := range s.Ratings {
			met := s.Met[a.Bot][b.Bot]
			if a.Bot == b.Bot || met == 0 {
				line = append(line, field{"", "", "", "transparent"})
				continue
			}
			share := s.Won[a.Bot][b.Bot] / met
			line = append(line, field{
				rows[j].Name, fmt.Sprintf("%.0f", 100*share), fmt.Sprintf("%.1f of %.0f", s.Won[a.Bot][b.Bot], met), shade(share),
			})
		}
		lines = append(lines, line)
	}
	return lines
}

// shade goes from vermilion over paper to cobalt, light enough for ink on it.
func shade(share float64) template.CSS {
	to := [3]float64{0x8F, 0xAE, 0xF0}
	if share < 0.5 {
		to = [3]float64{0xF2, 0xA0, 0x8F}
	}
	paper, t := [3]float64{0xFB, 0xF7, 0xEE}, math.Abs(2*share-1)
	var c [3]int
	for i := range c {
		c[i] = int(math.Round(paper[i] + t*(to[i]-paper[i])))
	}
	return template.CSS(fmt.Sprintf("#%02X%02X%02X", c[0], c[1], c[2]))
}
