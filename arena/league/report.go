package league

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"net/url"
	"os"
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

// number formats a figure; an unknown one is a dash.
func number(x float64, digits int, unit string) string {
	if math.IsNaN(x) {
		return "–"
	}
	return fmt.Sprintf("%.*f%s", digits, x, unit)
}

// maxRows is the number of matches, and of faults, that a report lists; all are in the results.
// maxSmall of the matches have a small chart.
const (
	maxRows  = 3000
	maxSmall = 300
)

// report is the data of the page.
type report struct {
	League   *League
	Standing *Standing
	Of       int // matches of the schedule
	Method   string
	Seated   string
	Rules    string // chosen by the maps
	Rows     []row
	Charts   []ratingChart
	Grid     [][]field
	Curves   []curveChart
	Faults   []faultRow
	Failed   int // faults, listed or not
	Matches  []matchRow
	Plain    bool // whether matches after the first Drawn have no chart
	Drawn    int
	Replays  bool // whether any of them has an animated track
	Watch    bool // whether the browser version is beside the page
}

// row is a bot in the tables, in the order of the ratings.
type row struct {
	Rating
	Place  int
	Name   string
	What   string
	Colour template.CSS
}

// field is a cell of the table of pairs.
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
	Watch  template.URL // of the browser version with the match, "" without it
	Meals  []string     // cells eaten
	Curves []curveLine
	Replay *replay
}

// seatColour is how a seat is drawn in a match: in its bot's colour of all tables, dashed on the bot's
// further seats.
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

// colours distinguish bots in charts, with dashes when they repeat. Names are always given as well.
var colours = []string{"#2B59C3", "#D8432B", "#3E8E41", "#A9770A", "#7A3E9D", "#137C7C", "#C2255F", "#5B6078"}

// fillColour is the colour of seats that are not rated.
const fillColour = "#8A8578"

// WriteReport writes the report to the folder of the league, replacing an older one, and returns the
// name of the file. If the browser version is in its folder [browserFolder], the report leads each match there.
func WriteReport(l *League, schedule []Match, results []*Result, s *Standing, dir string) (name string, err error) {
	var page bytes.Buffer
	_, err = os.Stat(filepath.Join(dir, browserFolder, "index.html"))
	if err := Report(&page, l, schedule, results, s, err == nil); err != nil {
		return "", err
	}
	name = filepath.Join(dir, reportFile)
	return name, store.WriteFile(name, page.Bytes(), 0o644) // readable by others
}

// browserFolder is the folder, in that of a league, where the report looks for the browser version.
const browserFolder = "play"

// Report writes the page: one file without external resources, except links to the records beside it, and
// with watch to the browser version.
func Report(w io.Writer, l *League, schedule []Match, results []*Result, s *Standing, watch bool) error {
	r := &report{League: l, Standing: s, Of: len(schedule), Method: Method, Seated: seated(l), Rules: l.Rules(), Watch: watch}
	for i, x := range s.Ratings {
		b := &l.Bots[x.Bot]
		what := "level " + string(b.Level)
		if len(b.Args) > 0 {
			what = strings.Join(b.Args, " ")
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
			seed = "after the end" // other matches with the same deal may still be played
		}
		line := matchRow{Number: m.Number, Map: m.Map.Name, Seed: seed, Reason: x.Reason, Steps: x.Steps, Record: x.Record}
		if watch {
			line.Watch = template.URL(browserFolder + "/?replay=" + url.QueryEscape("../"+x.Record))
		}
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
			r.Drawn, r.Plain = maxSmall, r.Plain || len(r.Matches) >= maxSmall && len(x.Curve) > 0
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

// seated describes how a group is seated.
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

// Rules returns the options about rules, see catalog.Entry.RulesShown; those of each map if they
// differ.
func (l *League) Rules() string {
	shown := make([]string, len(l.Maps))
	for i, m := range l.Maps {
		shown[i] = l.Game.RulesShown(m.Options)
	}
	if len(slices.Compact(slices.Clone(shown))) == 1 {
		return shown[0]
	}
	for i, m := range l.Maps {
		shown[i] = m.Name + ": " + shown[i]
	}
	return strings.Join(shown, ", ")
}

// grid returns the table of pairs, in the order of the ratings.
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

// shade returns a colour from red through paper to blue, light enough for dark text on it.
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
