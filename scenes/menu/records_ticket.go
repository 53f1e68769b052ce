package menu

import (
	"slices"
	"time"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// ticket is one record in the list: a few values, since there may be hundreds.
// What is not in the record's header is known once its replay was open, which
// is when there is time.
type ticket struct {
	name       string // in the store; empty for a file from elsewhere
	data       []byte // of a file from elsewhere
	header     match.Header
	date       time.Time
	tried      bool
	unfinished bool       // the record stops before the end of its match
	ranks      []int      // of the seats, nil until known and when unfinished
	where      words.Text // how far the match got
	broken     bool
	// sound is what stands before the damage in a record that is damaged, or nil.
	sound []byte
	// signs are the seats that are shown and others how many are not; nil until
	// they are asked for.
	signs  []rules.Seat
	others int
}

// opened notes what a record's replay says: who won, and how far the match got.
func (t *ticket) opened(replay play.Replay) {
	t.tried, t.signs = true, nil
	res := replay.Result()
	if t.unfinished = res == nil; res != nil {
		t.ranks = slices.Clone(res.Ranks)
	}
	if o := replay.Outcome(); o != nil {
		t.where = o.Short
	} else {
		t.where = words.ResultsTurn(replay.Turn(replay.Len()))
	}
}

// ticket paints one record: a stub in the game's ground with its emblem, a torn
// line, who played, when and how it ended.
func (r *records) ticket(t *ticket, row ui.Rect, u ui.Use) {
	p, k := r.g.P, r.k
	lift := u.Lift * 0.3
	if t == r.open {
		lift = 0.6
	}
	if u.Focus {
		p.Sheet(row.Inset(-4), ui.Slip.In(ui.Accent).Raised(lift))
	}
	p.Sheet(row, ui.Key.Of("ticket", len(t.name)).Raised(lift))
	stub := ui.Rect{X: row.X + 5, Y: row.Y + 5, W: 75, H: row.H - 10}
	emblem(p, k.Look(t.header.Game), stub)
	pts := [2]ui.Point{{X: row.X + 84, Y: row.Y + 12}, {X: row.X + 84, Y: row.Bottom() - 12}}
	p.Dashed(pts[:], 2.2, 0.1, 7, 0, ui.Ink.Fade(0.7))
	for _, y := range [2]float32{row.Y, row.Bottom()} {
		p.Disc(row.X+84, y, 9, 9, ui.Sheet{Color: ui.Paper.Mix(ui.Ink, 0.06), Lift: -1, NoRim: true})
	}
	text := ui.Rect{X: row.X + 102, Y: row.Y + 8, W: row.W - 120, H: row.H - 16}
	if row.W > 430 {
		text.W -= 22
	}
	right := ui.Rect{X: text.X + text.W*0.46, Y: text.Y, W: text.W * 0.54, H: text.H / 3}
	line := ui.SmallStrong.With(ui.Second)
	when, where := r.when(t.date), k.Say(t.where)
	bare := false
	name := ui.Rect{X: text.X, Y: text.Y, W: text.W*0.46 - 10, H: text.H * 0.46}
	called, least := k.GameName(t.header.Game), p.Legible(line.Sized(1))
	if p.Thumb > 0 && (max(p.Width(when, least), p.Width(where, least)) > right.W || p.Width(called, p.Legible(ui.Heading.Sized(1))) > name.W) {
		bare, right.X, right.W = true, text.X, text.W // its emblem says which game it is
	} else {
		p.Label(called, name, ui.Heading, ui.Left)
	}
	r.paintSeats(t, text)
	p.Label(when, right, line, ui.Right)
	right.Y += right.H
	p.Label(where, right, ui.SmallStrong, ui.Right)
	right.Y += right.H
	word, icon := words.RecordsReplay(), "icons/film"
	switch {
	case t.broken:
		word, icon = words.RecordsBroken(), "icons/warning"
	case t == r.open:
		word, icon = words.RecordsOpen(), "icons/check"
		if t.unfinished && t.name != "" {
			word, icon = words.RecordsResume(), "icons/play"
		}
	case t.sound != nil:
		word, icon = words.RecordsDamaged(), "icons/warning"
	case t.unfinished:
		word, icon = words.RecordsResume(), "icons/play"
	}
	w := p.Width(k.Say(word), p.Fit(k.Say(word), ui.SmallStrong, right.W-24))
	if !bare {
		p.Art(icon, right.Right()-w-14, right.CY(), ui.ArtStyle{Height: 13, Ink: ui.Ink})
	}
	p.Label(k.Say(word), right, ui.SmallStrong, ui.Right)
}

// paintSeats paints who played, at the foot of a ticket.
func (r *records) paintSeats(t *ticket, text ui.Rect) {
	p := r.g.P
	x, cy := text.X+14, text.Bottom()-16
	seats, others := t.seats()
	for _, s := range seats {
		p.Sign(s, x, cy, 32, true)
		if t.won(s) {
			p.Art("icons/crown-tilted", x+8, cy-19, ui.ArtStyle{Height: 13})
		}
		x += 36
	}
	if others > 0 {
		p.Label(kit.More(others), ui.Rect{X: x - 12, Y: cy - 14, W: 48, H: 28}, p.AtMost(ui.Heading.Sized(ui.SizeText).With(ui.Second), 1), ui.Left)
	}
}

// won reports whether a seat is known to have won.
func (t *ticket) won(s rules.Seat) bool {
	return int(s) < len(t.ranks) && t.ranks[s] == 1
}

// mostSigns is how many signs a ticket has room for.
const mostSigns = 4

// seats are the seats whose signs a ticket shows, in their order, and how many
// others there are: all that have room, else who won, then people, then the
// first ones.
func (t *ticket) seats() (shown []rules.Seat, others int) {
	if t.signs == nil {
		t.signs = t.choose(min(t.header.Setup.Seats, 32))
		t.others = t.header.Setup.Seats - len(t.signs)
	}
	return t.signs, t.others
}

func (t *ticket) choose(n int) []rules.Seat {
	shown := make([]rules.Seat, 0, mostSigns)
	if n <= mostSigns {
		for s := range rules.Seat(n) {
			shown = append(shown, s)
		}
		return shown
	}
	// The count of the others takes the room of one sign.
	for _, wanted := range [...]func(s rules.Seat) bool{
		t.won,
		func(s rules.Seat) bool {
			return int(s) < len(t.header.Meta.Players) && t.header.Meta.Players[s] == "human"
		},
		func(rules.Seat) bool { return true },
	} {
		for s := range rules.Seat(n) {
			if len(shown) < mostSigns-1 && wanted(s) && !slices.Contains(shown, s) {
				shown = append(shown, s)
			}
		}
	}
	slices.Sort(shown)
	return shown
}

// when is the date of a match as people say it.
func (r *records) when(d time.Time) string {
	k := r.k
	if d.IsZero() {
		return ""
	}
	d = d.Local()
	minute := ui.Digits(d.Minute())
	if d.Minute() < 10 {
		minute = k.Join("0", "", minute)
	}
	clock := k.Say(words.RecordsTime(d.Hour(), minute))
	day := func(t time.Time) int {
		return int(time.Date(t.Year(), t.Month(), t.Day(), 12, 0, 0, 0, time.UTC).Unix() / 86400)
	}
	switch ago := day(r.now) - day(d); {
	case ago == 0:
		return k.Say(words.RecordsToday(clock))
	case ago == 1:
		return k.Say(words.RecordsYesterday(clock))
	case ago > 1 && ago < 7:
		return k.Say(words.RecordsDate(d.Day(), k.Named("records.weekday."+ui.Digits(int(d.Weekday())))))
	case d.Year() == r.now.Year():
		return k.Say(words.RecordsDateMonth(d.Day(), k.Named("records.month."+ui.Digits(int(d.Month())))))
	default:
		return k.Say(words.RecordsDateYear(d.Day(), k.Named("records.month."+ui.Digits(int(d.Month()))), ui.Digits(d.Year())))
	}
}

// emblem paints a game's ground and sign on the stub of its ticket.
func emblem(p *ui.Painter, look *play.Look, r ui.Rect) {
	p.Sheet(r, ui.Tag.In(look.Ticket).Raised(-1).Painted(0.8))
	p.Art(look.Emblem, r.CX(), r.CY(), ui.ArtStyle{Height: min(r.H, r.W)})
}
