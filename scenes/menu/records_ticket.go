package menu

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// ticket is one record in the list: a few values, since there may be thousands.
// What its header and its last line do not say is known once its replay was open,
// which is when there is time, and noted on the shelf.
type ticket struct {
	name   string     // in the store; empty for a file from elsewhere
	info   store.Info // of the file in the store
	data   []byte     // of a file from elsewhere
	header match.Header
	date   time.Time
	month  int  // see monthOf
	tried  bool // its replay was open, or cannot be opened
	filled bool
	row
	searched string // see records.searched
	people   string // the names of persons
	// remark is what the person noted of it, known if remarked.
	remark   kept.Remark
	remarked bool
	// board is the small board, if it is in memory; drawn says that it was asked for.
	board  *ebiten.Image
	drawn  bool
	broken bool
	// sound is what stands before the damage in a record that is damaged, or nil.
	sound []byte
	// signs are the seats that are shown and others how many are not; nil until
	// they are asked for.
	signs  []rules.Seat
	others int
	more   json.RawMessage // what was noted of it
}

// row is what a ticket shows of its match.
type row struct {
	Chairs []play.Chair
	// Ranks and Scores are those of the chairs, nil while the match is unfinished.
	Ranks, Scores []int
	// Where says how it ended, or how far it got.
	Where words.Text
	// Damaged says that a part of the record cannot be read.
	Damaged bool
}

// ticketOf returns the ticket of a record on the shelf.
func ticketOf(e *kept.Entry) *ticket {
	t := &ticket{name: e.Name, info: e.Info, header: e.Header, date: e.Date, broken: e.Unread, more: e.More}
	t.month = monthOf(t.date)
	if e.End != nil {
		t.row.Ranks, t.row.Scores = e.End.Ranks, e.End.Scores
	}
	return t
}

// fill finds out what a ticket shows, as far as that is known without its replay.
func (r *records) fill(t *ticket) {
	if t.filled {
		return
	}
	t.filled = true
	if t.more != nil && json.Unmarshal(t.more, &t.row) == nil {
		t.tried = true
	} else if f := r.k.FrontEnd(t.header.Game); f != nil && t.header.Setup.Seats <= rules.MaxSeats && len(f.Levels) > 0 {
		t.Chairs = play.StartOf(&t.header, "", f.Levels).Chairs
	}
	var people []string
	for s := range t.Chairs {
		if c := &t.Chairs[s]; c.Person() && c.Name != "" {
			people = append(people, r.k.PersonName(c.Name, rules.Seat(s)))
		}
	}
	t.people = strings.Join(people, ", ")
}

// fetch opens a record's replay and notes on its shelf, which may be nil, what its ticket says; nil when it cannot
// be read. A replay holds all of a match, and a list may be long: the caller keeps it, or gives it back.
func (t *ticket) fetch(k *play.App, shelf *kept.Shelf) play.Replay {
	data, known := t.data, t.tried
	t.tried = true
	if t.name != "" {
		var err error
		if data, err = k.Env.Store.Read(t.name); err != nil {
			t.broken = true
			return nil
		}
	}
	f := k.FrontEnd(t.header.Game)
	if f == nil || f.Open == nil {
		t.broken = true
		return nil
	}
	replay, err := f.Open(k, data)
	for err != nil {
		if data = match.Before(data, err); data == nil {
			t.broken = true
			return nil
		}
		t.sound = data
		replay, err = f.Open(k, data)
	}
	if !known {
		t.opened(replay)
		if more, err := json.Marshal(t.row); err == nil && shelf != nil && t.name != "" && !t.unfinished() {
			shelf.Note(t.name, more)
		}
	}
	return replay
}

// unfinished says that the record stops before the end of its match.
func (t *ticket) unfinished() bool { return t.Ranks == nil }

// opened notes what a record's replay says: who won, and how far the match got.
func (t *ticket) opened(replay play.Replay) {
	t.tried, t.filled, t.signs, t.searched = true, true, nil, ""
	t.row = row{Chairs: replay.Start().Chairs, Damaged: t.sound != nil}
	if res := replay.Result(); res != nil {
		t.Ranks, t.Scores = slices.Clone(res.Ranks), slices.Clone(res.Scores)
	}
	if o := replay.Outcome(); o != nil {
		t.Where = o.Short
	} else {
		t.Where = placeOf(replay, replay.Len())
	}
}

// placeOf says how far a match is at a position of its record, in the game's own words.
func placeOf(replay play.Replay, at int) words.Text {
	if p, ok := replay.(play.Placed); ok {
		if where := p.Where(at); !where.IsZero() {
			return where
		}
	}
	return words.ResultsTurn(replay.Turn(at))
}

// ticket paints one record: a stub in the game's ground with its emblem, a torn
// line, who played, when and how it ended.
func (r *records) ticket(t *ticket, row ui.Rect, u ui.Use) {
	p, k := r.g.P, r.k
	lift := u.Lift * 0.3
	if u.Focus {
		p.Sheet(row.Inset(-4), ui.Slip.In(ui.Accent).Raised(lift))
	}
	p.Sheet(row, ui.Key.Of("ticket", len(t.name)).Raised(lift))
	stub := ui.Rect{X: row.X + 5, Y: row.Y + 5, W: 75, H: row.H - 10}
	if row.W >= ticketWide {
		stub.W = stub.H * boardW / boardH
	}
	emblem(p, k.Look(t.header.Game), stub)
	if t.board != nil {
		scale := min(stub.W/boardW, stub.H/boardH) * p.View().Scale
		w, h := boardW*scale/p.View().Scale, boardH*scale/p.View().Scale
		p.Picture(t.board, stub.CX()-w/2, stub.CY()-h/2, scale, 1)
	}
	grown, remark := r.grown(), t.noted(k)
	if remark.Favourite {
		x, y := stub.X+14*grown, stub.Y+14*grown
		p.Disc(x, y, 13*grown, 13*grown, ui.Sheet{Color: ui.Paper, Lift: -1, NoRim: true})
		p.Icon("icons/star", ui.Centered(x, y, 18*grown, 18*grown), ui.Ink)
	}
	if r.picking && t.name != "" {
		p.Disc(stub.CX(), stub.CY(), 24, 24, ui.Sheet{Color: ui.Paper, Lift: 0.2})
		if r.picked[t.name] {
			p.Icon("icons/check", ui.Centered(stub.CX(), stub.CY(), 28, 28), ui.AccentInk)
		}
	}
	pts := [2]ui.Point{{X: stub.Right() + 4, Y: row.Y + 12}, {X: stub.Right() + 4, Y: row.Bottom() - 12}}
	p.Dashed(pts[:], 2.2, 0.1, 7, 0, ui.Ink.Fade(0.7))
	for _, y := range [2]float32{row.Y, row.Bottom()} {
		p.Disc(stub.Right()+4, y, 9, 9, ui.Sheet{Color: ui.Paper.Mix(ui.Ink, 0.06), Lift: -1, NoRim: true})
	}
	text := ui.Rect{X: stub.Right() + 22, Y: row.Y + 8, W: row.Right() - stub.Right() - 40, H: row.H - 16}
	right := ui.Rect{X: text.X + text.W*0.46, Y: text.Y - 3, W: text.W * 0.54, H: text.H / 3}
	line := ui.SmallStrong.With(ui.Second)
	date, where := when(k, r.now, t.date), r.gotTo(t, right.W)
	name := ui.Rect{X: text.X, Y: text.Y, W: text.W*0.46 - 10, H: text.H * 0.46}
	own := ui.Rect{X: text.X, Y: right.Y + right.H, W: text.W - p.Width(where, p.Fit(where, ui.SmallStrong, right.W)) - ui.Gap, H: right.H}
	called, least := k.GameName(t.header.Game), p.Legible(line.Sized(1))
	if p.Thumb > 0 && (max(p.Width(date, least), p.Width(where, least)) > right.W || p.Width(called, p.Legible(ui.Heading.Sized(1))) > name.W) {
		right.X, right.W = text.X, text.W // its emblem says which game it is
	} else {
		if remark.Note != "" || t.people != "" {
			name.H = text.H * 0.36
		}
		p.Label(called, name, ui.Heading, ui.Left)
	}
	p.Label(date, right, line, ui.Right)
	right.Y += right.H
	p.Label(where, right, ui.SmallStrong, ui.Right)
	right.Y += right.H
	foot := ui.Rect{X: text.X, Y: text.Bottom() - 30*grown, W: text.W, H: 34 * grown}
	if word, icon := r.state(t); icon != "" {
		said := k.Say(word)
		kind := p.Fit(said, ui.SmallStrong, text.W*0.45)
		w := p.Width(said, kind)
		p.Art(icon, right.Right()-w-14, right.CY(), ui.ArtStyle{Height: 13, Ink: ui.Ink})
		p.Label(said, ui.Rect{X: right.Right() - w - 2, Y: right.Y, W: w + 2, H: right.H}, kind, ui.Right)
		foot.W -= w + 28
	}
	r.paintOwn(own, t.people, remark.Note, r.paintSeats(t, foot))
}

// paintOwn paints who played, unless their names stand beside their signs, and the person's note.
func (r *records) paintOwn(row ui.Rect, people, note string, named bool) {
	p, small := r.g.P, ui.Small.With(ui.Ink)
	if people != "" && !named && row.W > 60 {
		said := p.Ellipsis(people, small, row.W)
		p.Label(said, row, small, ui.Left)
		_, row = row.CutLeft(p.Width(said, small), ui.Gap)
	}
	if note != "" && row.W > 60 {
		sign, text := row.CutLeft(14*r.grown(), 6)
		p.Icon("icons/pencil", sign, ui.Second)
		p.Label(p.Ellipsis(note, small, text.W), text, small, ui.Left)
	}
}

// state returns what is special about a record; icon is "" if nothing is.
func (r *records) state(t *ticket) (word words.Text, icon string) {
	switch {
	case t.broken:
		return words.RecordsBroken(), "icons/warning"
	case r.bin:
		return words.RecordsBinLeft(kept.DaysLeft(t.name, r.now)), "icons/clock"
	case t.Damaged:
		return words.RecordsDamaged(), "icons/warning"
	case t.unfinished() && t.tried && t.name != "":
		return words.RecordsResume(), "icons/pause"
	case r.seeds[t.deal()] > 1:
		seed := t.header.Meta.More["seed"]
		if seed == "" {
			seed = fmt.Sprint(t.header.Setup.Seed)
		}
		return words.ShareSeed(seed), "icons/reload"
	}
	return words.Text{}, ""
}

// deal is what matches have in common that began alike.
type deal struct {
	game string
	seed uint64
}

// deal returns how the match began.
func (t *ticket) deal() deal { return deal{t.header.Game, t.header.Setup.Seed} }

// gotTo says how the match ended or how far it got, and against which computer players where there is
// room for both.
func (r *records) gotTo(t *ticket, room float32) string {
	k, p := r.k, r.g.P
	where, level := k.Say(t.Where), ""
	for i := range t.Chairs {
		if c := &t.Chairs[i]; !c.Person() && c.Name == "" {
			if level != "" && level != c.Strength() {
				return where
			}
			level = c.Strength()
		}
	}
	if level == "" || level == play.LessonLevel {
		return where
	}
	both := k.Named("level." + level)
	if where != "" {
		both = k.Join(where, " · ", both)
	}
	if where != "" && p.Width(both, p.Legible(ui.SmallStrong)) > room {
		return where
	}
	return both
}

// paintSeats paints who played, with names and scores, at the foot of a ticket; named reports whether each person's
// name is there.
func (r *records) paintSeats(t *ticket, foot ui.Rect) (named bool) {
	p, k := r.g.P, r.k
	grown, letters := r.grown(), float32(1.8)
	widest := float32(0)
	for _, score := range t.Scores {
		widest = max(widest, p.Width(k.Say(words.ResultsScore(score)), p.AtMost(ui.SmallStrong, letters)))
	}
	if list, more := t.seats(); foot.W < float32(len(list)+min(1, more))*(40*grown+widest+4) {
		grown, letters = 1, 1.2
	}
	sign, gap := 15*grown, 10*grown
	seats, others := t.seats()
	if f := k.FrontEnd(t.header.Game); f != nil && f.Roles && !t.tried {
		return false // which only its replay knows
	}
	small, num := p.AtMost(ui.Small.With(ui.Ink), letters), p.AtMost(ui.SmallStrong, letters)
	x, cy := foot.X+14*grown, foot.CY()
	free := foot.W
	if others > 0 {
		free -= 44 * grown
	}
	crown, least := 18*grown, p.Width(leastName, small)
	var scores, names [maxSigns]string
	var wide, rooms [maxSigns]float32 // of a seat's score, and of its name
	named = len(seats) == len(t.Chairs)
	spare := free + gap // what the names leave
	for i, s := range seats {
		need := 2*sign + gap + 3
		if t.won(s) {
			need += crown
		}
		if int(s) < len(t.Scores) {
			scores[i] = k.Say(words.ResultsScore(t.Scores[s]))
			wide[i] = p.Width(scores[i], num) + 1
			need += wide[i]
		}
		if need > free+gap {
			seats, others, named = seats[:i], 0, false // what is special about the match has the room
			break
		}
		free -= need
		spare -= need
		if int(s) < len(t.Chairs) && t.Chairs[s].Name != "" {
			names[i] = t.Chairs[s].Name
			if t.Chairs[s].Person() {
				names[i] = k.PersonName(names[i], s)
			}
			rooms[i] = min(least, p.Width(names[i], small)+1)
			spare -= rooms[i] + 4
		}
	}
	shown := spare >= 0 // all names or none, for one alone reads as if it were the winner's
	for i, s := range seats {
		p.Sign(s, x, cy, 28*grown, true)
		at := x + sign + 3
		if t.won(s) {
			p.Art("icons/crown-tilted", at+crown/2-1, cy, ui.ArtStyle{Height: 12 * grown})
			at += crown
		}
		p.Label(scores[i], ui.Rect{X: at, Y: foot.Y, W: wide[i] + 1, H: foot.H}, num, ui.Left)
		at += wide[i]
		if names[i] != "" && shown {
			more := min(spare, max(0, p.Width(names[i], small)+1-rooms[i]))
			spare -= more
			room := ui.Rect{X: at + 4, Y: foot.Y, W: rooms[i] + more, H: foot.H}
			p.Label(p.Ellipsis(names[i], small, room.W), room, small, ui.Left)
			at = room.Right()
		}
		named = named && (shown || names[i] == "" || !t.Chairs[s].Person())
		x = at + sign + gap
	}
	if others > 0 {
		p.Label(kit.More(others), ui.Rect{X: x - 12, Y: cy - 14, W: 48, H: 28}, p.AtMost(ui.Heading.Sized(ui.SizeText).With(ui.Second), 1), ui.Left)
	}
	return named
}

// leastName is as wide as the least part of a name that says whose it is.
const leastName = "Mmmm…"

// won reports whether a seat is known to have won.
func (t *ticket) won(s rules.Seat) bool {
	return int(s) < len(t.Ranks) && t.Ranks[s] == 1
}

// maxSigns is how many signs a ticket has room for.
const maxSigns = 4

// seats returns the seats whose signs a ticket shows, in their order, and how many
// others there are: all that have room, else who won, then people, then the
// first ones.
func (t *ticket) seats() (shown []rules.Seat, others int) {
	if t.signs == nil {
		n := max(t.header.Setup.Seats, len(t.Ranks))
		t.signs = t.choose(min(n, 32))
		t.others = n - len(t.signs)
	}
	return t.signs, t.others
}

func (t *ticket) choose(n int) []rules.Seat {
	shown := make([]rules.Seat, 0, maxSigns)
	if n <= maxSigns {
		for s := range rules.Seat(n) {
			shown = append(shown, s)
		}
		return shown
	}
	// The count of the others takes the room of one sign.
	for _, wanted := range [...]func(s rules.Seat) bool{
		t.won,
		func(s rules.Seat) bool {
			return int(s) < len(t.header.Meta.Players) && t.header.Meta.Players[s] == match.Human
		},
		func(rules.Seat) bool { return true },
	} {
		for s := range rules.Seat(n) {
			if len(shown) < maxSigns-1 && wanted(s) && !slices.Contains(shown, s) {
				shown = append(shown, s)
			}
		}
	}
	slices.Sort(shown)
	return shown
}

// when returns the date of a match as people say it.
func when(k *play.App, now, d time.Time) string {
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
	switch ago := day(now) - day(d); {
	case ago == 0:
		return k.Say(words.RecordsToday(clock))
	case ago == 1:
		return k.Say(words.RecordsYesterday(clock))
	case ago > 1 && ago < 7:
		return k.Say(words.RecordsDate(d.Day(), k.Named("records.weekday."+ui.Digits(int(d.Weekday())))))
	case d.Year() == now.Year():
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
