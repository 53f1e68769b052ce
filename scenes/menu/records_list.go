package menu

import (
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// shelves returns what knows the saved matches and the deleted ones.
func shelves(k *play.App) (shelf, bin *kept.Shelf) {
	if k.Shelf == nil || k.Shelf.Store != k.Env.Store {
		k.Shelf, k.Bin = kept.NewShelf(k.Env.Store, kept.Folder), kept.NewShelf(k.Env.Store, kept.Bin)
		k.Remarks = kept.NewRemarks(k.Env.Store)
		if data, err := k.Env.Store.Read(soughtName); err == nil {
			k.Sought = play.ReadSought(data)
			if k.FrontEnd(k.Sought.Game) == nil {
				k.Sought.Game = ""
			}
		}
	}
	return k.Shelf, k.Bin
}

// soughtName is the name of the file with which game, favourites and order were chosen last.
const soughtName = "records.sought"

// keepSought keeps that.
func (r *records) keepSought() {
	data, err := json.Marshal(&r.k.Sought)
	if err == nil && r.k.Env.Store != nil {
		err = r.k.Env.Store.Write(soughtName, data)
	}
	if err != nil {
		r.k.Env.Say(words.NoticeStoreFailed())
	}
}

// A list is shown with what is known of it: most are known within patience. A long one is read beside
// the ticks, and what was read shows every reloadTicks. No tick takes longer than a frame for it.
const (
	patience    = 3 * time.Millisecond
	reloadTicks = 12
)

// known waits for a shelf that is being read for no longer than a tick may be late, and without end
// where ticks do not follow the clock.
func known(k *play.App, s *kept.Shelf, d time.Duration) (bool, error) {
	if k.Env.Steady {
		d = time.Hour
	}
	return s.Wait(d)
}

// shelf returns what the list shows: the saved matches or the deleted ones.
func (r *records) shelf() *kept.Shelf {
	shelf, bin := shelves(r.k)
	if r.bin {
		return bin
	}
	return shelf
}

// load reads the list anew.
func (r *records) load() {
	if r.k.Env.Store == nil {
		return
	}
	s := r.shelf()
	s.Begin()
	r.reading = true
	r.awaitShelf(patience)
	r.reload()
}

// awaitShelf notes whether all is known.
func (r *records) awaitShelf(d time.Duration) {
	done, err := known(r.k, r.shelf(), d)
	if err != nil {
		r.k.Env.Say(words.NoticeStoreMissing())
	}
	if done && r.reading && !r.bin {
		sweepBoards(shelves(r.k))
	}
	r.reading = !done
}

// keepUp shows what was read since the last tick.
func (r *records) keepUp() {
	if r.k.Env.Store == nil {
		return
	}
	if r.reading && r.ticks%reloadTicks == 0 {
		r.awaitShelf(0)
	}
	switch {
	case len(r.coming) > 0:
		r.takeUp()
	case r.ticks%reloadTicks == 0 && r.shelf().Version() != r.version:
		r.reload()
	}
	r.prepare()
}

// filterID is the choice of the game whose matches are shown.
var filterID = ui.ID{Name: "filter"}

// reload lists what the shelf knows, except lessons. A ticket of a record that did not change stays.
func (r *records) reload() {
	list, version := r.shelf().Entries()
	r.version = version
	kept.Latest(list)
	r.before = make(map[string]*ticket, len(r.all))
	for _, t := range r.all {
		r.before[t.name] = t
	}
	r.prepared = 0
	r.coming, r.all, r.seeds = list, r.all[:0], make(map[deal]int, len(list))
	r.takeUp()
}

// mostNew is how many tickets are made in a tick.
const mostNew = 300

// takeUp takes matches up in the list, the latest first: all that had a ticket, and as many others as a tick has
// time for.
func (r *records) takeUp() {
	made := 0
	for ; len(r.coming) > 0 && (made < mostNew || r.k.Env.Steady); r.coming = r.coming[1:] {
		e := r.coming[0]
		if e.Unread && e.Header.Game == "" && !strings.HasSuffix(e.Name, match.Extension) {
			continue // not a record
		}
		if e.End == nil && r.k.OfLesson(e.Header.Game, e.Name) {
			continue
		}
		t := r.before[e.Name]
		if t == nil || t.info != e.Info {
			t = ticketOf(e)
			made++
		}
		r.all = append(r.all, t)
		r.seeds[t.deal()]++
	}
	bare := len(r.shown) == 0
	r.refilter()
	r.prepare()
	if id, _ := r.g.Focused(); bare && id == filterID {
		r.then = r.resting() // the filter had the focus because nothing else was there
	}
}

// prepareTime is how long a tick makes tickets ready for searching.
const prepareTime = 2 * time.Millisecond

// prepare makes some more tickets ready for searching, all where ticks do not follow the clock, and lists those of
// them that have the words which are sought.
func (r *records) prepare() {
	if r.prepared == len(r.all) {
		return
	}
	for begun := time.Now(); r.prepared < len(r.all) && (r.k.Env.Steady || time.Since(begun) < prepareTime); r.prepared++ {
		r.searched(r.all[r.prepared])
	}
	if r.k.Sought.Text != "" {
		r.refilter()
	}
}

// searched returns the text of a record in which words are searched.
func (r *records) searched(t *ticket) string {
	if t.searched == "" {
		k := r.k
		r.fill(t)
		all := append([]string{k.GameName(t.header.Game), t.header.Meta.More["seed"]}, t.header.Meta.Names...)
		for i := range t.Chairs {
			all = append(all, t.Chairs[i].Name)
			if !t.Chairs[i].Person() {
				all = append(all, t.Chairs[i].Computer(k), k.Named("level."+t.Chairs[i].Strength()))
			}
		}
		for _, score := range t.Scores {
			all = append(all, k.Say(words.ResultsScore(score)))
		}
		all = append(all, k.Say(t.Where))
		all = append(all, t.noted(r.k).Note)
		if d := t.date.Local(); !t.date.IsZero() {
			all = append(all, ui.Digits(d.Day()), k.Named("records.month."+ui.Digits(int(d.Month()))), ui.Digits(d.Year()))
		}
		t.searched = plainLetters(strings.Join(all, " ")) + " "
	}
	return t.searched
}

// plainLetters returns a text in small letters without accents.
func plainLetters(s string) string {
	return strings.Map(func(c rune) rune {
		if unicode.Is(unicode.Mn, c) {
			return -1
		}
		return unicode.ToLower(c)
	}, norm.NFD.String(s))
}

// refilter chooses the records that the list shows.
func (r *records) refilter() {
	sought := &r.k.Sought
	wanted := strings.Fields(plainLetters(sought.Text))
	r.shown = r.shown[:0]
	for i, t := range r.all {
		if len(wanted) > 0 && i >= r.prepared {
			break // they come in the next ticks
		}
		if sought.Game != "" && t.header.Game != sought.Game || sought.Favourites && !t.noted(r.k).Favourite {
			continue
		}
		if !slices.ContainsFunc(wanted, func(w string) bool { return !strings.Contains(r.searched(t), w) }) {
			r.shown = append(r.shown, t)
		}
	}
	switch sought.Order {
	case play.Oldest:
		slices.Reverse(r.shown)
	case play.Unfinished:
		slices.SortStableFunc(r.shown, func(a, b *ticket) int { return -compare(a.unfinished(), b.unfinished()) })
	case play.Best:
		slices.SortStableFunc(r.shown, func(a, b *ticket) int {
			return cmp.Or(strings.Compare(a.header.Game, b.header.Game), cmp.Compare(b.best(), a.best()))
		})
	}
}

// compare compares false, which is less, and true.
func compare(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// best returns the best score of a person, or of any seat if no person played; less than any if it is unfinished.
func (t *ticket) best() int {
	best, persons := math.MinInt, false
	for s, score := range t.Scores {
		person := s < len(t.Chairs) && t.Chairs[s].Person()
		if person && !persons {
			best, persons = math.MinInt, true
		}
		if person == persons {
			best = max(best, score)
		}
	}
	return best
}

// sift shows other records, and the last one that was opened if it is among them.
func (r *records) sift() {
	r.refilter()
	r.inView(max(0, slices.Index(r.shown, r.last)))
}

// inView brings a ticket into view.
func (r *records) inView(i int) {
	step := r.ticketStep()
	r.g.ScrollTo(ui.ID{Name: "list"}, r.rowOf(i)*step, (r.rowOf(i)+1)*step+10, r.listed.H)
}

// chooseBin shows the deleted matches, or the saved ones.
func (r *records) chooseBin(on bool) {
	r.g.Withdraw()
	r.bin, r.all = on, nil
	r.load()
	r.inView(0)
}

// tabs are the games to choose from.
func (r *records) tabs(area ui.Rect) {
	k := r.k
	names, chosen := append(make([]string, 0, usualChoice), k.Say(words.RecordsAll())), 0
	for i, f := range k.FrontEnds {
		names = append(names, k.Words.Say(f.Look.Name))
		if f.Info.ID == k.Sought.Game {
			chosen = i + 1
		}
	}
	if n, changed := r.g.Choice(filterID, area, names, chosen); changed {
		k.Sought.Game = ""
		if n > 0 {
			k.Sought.Game = k.FrontEnds[n-1].Info.ID
		}
		r.keepSought()
		r.sift()
	}
}

// maxSought is how many letters of a search can be typed.
const maxSought = 40

var searchID = ui.ID{Name: "search"}

// heading paints the screen's title, how many matches the list has, and the keys beside it; keys is how
// many of them there is room for.
func (r *records) heading(title, keys ui.Rect) {
	k, g, p := r.k, r.g, r.g.P
	said, flow := words.RecordsTitle(), keys.Columns(8)
	if r.bin {
		said = words.RecordsBin()
	}
	binKey := ui.Button{Icon: "icons/trash", Tip: k.Say(words.RecordsBin())}
	if r.bin {
		binKey = ui.Button{Icon: "icons/undo", Tip: k.Say(words.RecordsTitle())}
	}
	if r.small() {
		icon, tip := "icons/list", words.RecordsSearch()
		if r.seeking {
			icon, tip = "icons/check", words.RecordsAll()
		}
		if g.Button(ui.ID{Name: "seek"}, flow.Last(keys.W), ui.Button{Icon: icon, Tip: k.Say(tip)}) {
			r.seeking = !r.seeking
		}
	} else {
		if g.Button(ui.ID{Name: "bin"}, flow.Last(keys.H), binKey) {
			r.chooseBin(!r.bin)
		}
		r.filesKey(&flow)
		r.order(&flow)
		r.favourites(flow.Last(keys.H))
	}
	count := words.RecordsCount(len(r.shown))
	if len(r.shown) != len(r.all) {
		count = words.RecordsCountOf(len(r.shown), len(r.all))
	}
	switch {
	case r.reading || len(r.coming) > 0:
		count = words.RecordsReading(len(r.all))
	case r.k.Sought.Text != "" && r.prepared < len(r.all):
		count = words.RecordsReading(len(r.shown))
	}
	t, text := p.AtMost(ui.ScreenTitle, 1.2), k.Say(said)
	w := min(title.W, p.Width(text, t))
	p.Label(text, title, t, ui.Left)
	small, many := p.AtMost(ui.SmallStrong.With(ui.Second), 1.3), k.Say(count)
	if rest := title.W - w - 16; rest >= p.Width(many, p.Legible(small)) {
		p.Label(many, ui.Rect{X: title.Right() - rest, Y: title.Y + 8, W: rest, H: title.H - 8}, small, ui.Left)
	}
}

// favourites is the key that leaves out all others.
func (r *records) favourites(at ui.Rect) {
	s := &r.k.Sought
	if r.g.Button(ui.ID{Name: "favourites"}, at, ui.Button{Icon: "icons/star", Tip: r.k.Say(words.RecordsFavourites()), Chosen: s.Favourites}) {
		s.Favourites = !s.Favourites
		r.keepSought()
		r.sift()
	}
}

// order is the choice of which matches come first, or a key for it where there is no room for words.
func (r *records) order(flow *ui.Flow) {
	k, s := r.k, &r.k.Sought
	was := s.Order
	if wide := 250 * r.g.P.TextScale; r.worded() {
		orders := append(make([]string, 0, usualChoice), k.Say(words.RecordsNewest()), k.Say(words.RecordsOldest()), k.Say(words.RecordsUnfinished()), k.Say(words.RecordsBest()))
		n, _ := r.g.Cycle(ui.ID{Name: "order"}, flow.Last(wide), orders, int(s.Order))
		s.Order = play.Order(n)
	} else {
		tips := [...]words.Text{words.RecordsNewest(), words.RecordsOldest(), words.RecordsUnfinished(), words.RecordsBest()}
		icons := [...]string{"icons/arrow-down", "icons/arrow-up", "icons/pause", "icons/trophy"}
		if r.g.Button(ui.ID{Name: "order"}, flow.Last(r.g.P.Control(44, 0)), ui.Button{Icon: icons[s.Order], Tip: k.Say(tips[s.Order])}) {
			s.Order = (s.Order + 1) % play.Order(len(tips))
		}
	}
	if s.Order != was {
		r.keepSought()
		r.refilter()
		r.inView(0)
	}
}

// worded reports whether the keys of the list have room for words.
func (r *records) worded() bool {
	v := r.g.P.View()
	return !r.small() && !v.Narrow && v.W > 700*r.g.P.TextScale+300
}

// tools are the field for words to search, and the months to jump to.
func (r *records) tools(area ui.Rect) {
	k, g, p := r.k, r.g, r.g.P
	flow := area.Columns(8)
	side := p.Control(44, 0)
	if r.small() {
		if g.Button(ui.ID{Name: "bin"}, flow.Last(side), ui.Button{Icon: "icons/trash", Tip: k.Say(words.RecordsBin())}) {
			r.chooseBin(!r.bin)
		}
		r.filesKey(&flow)
		if flow.Room() > 5*side {
			r.order(&flow)
			r.favourites(flow.Last(side))
		}
	} else if r.monthly() {
		r.months(flow.Last(lerp(196, 340, r.g.P.TextScale-1)))
	}
	if k.Sought.Text != "" && g.Button(unsoughtID, flow.Last(max(side, g.P.Thumb)), ui.Button{Icon: "icons/cross", Tip: k.Say(words.RecordsUnsought())}) {
		r.unsought()
		r.then = searchID
	}
	field := flow.Rest
	if g.TextField(searchID, field, &k.Sought.Text, maxSought) {
		r.sift()
	}
	if k.Sought.Text == "" && !r.typing() {
		t := ui.Body.With(ui.Second)
		inner := ui.Rect{X: field.X + 14, Y: field.Y, W: field.W - 18 - max(field.H, min(p.Thumb, field.W/2)), H: field.H}
		p.Label(k.Say(words.RecordsSearch()), inner, p.Fit(k.Say(words.RecordsSearch()), t, inner.W), ui.Left)
	}
}

// unsoughtID is the cross that empties the field for words to search.
var unsoughtID = ui.ID{Name: "unsought"}

// typing reports whether words to search are being typed.
func (r *records) typing() bool {
	id, _ := r.g.Focused()
	return id == searchID
}

// unsought ends the search: all matches are shown again.
func (r *records) unsought() {
	r.k.Sought.Text = ""
	r.sift()
}

// monthly reports whether the list goes through several months: the whole one, so that nothing moves while words
// are typed.
func (r *records) monthly() bool {
	n := len(r.all)
	return n > 0 && r.k.Sought.Order <= play.Oldest && r.all[0].month != r.all[n-1].month
}

// months says of which month the first match in view is, and leads to the one before and after it.
func (r *records) months(area ui.Rect) {
	k, g, p := r.k, r.g, r.g.P
	back, rest := area.CutLeft(area.H, 4)
	rest, on := rest.CutRight(area.H, 4)
	top := min(max(0, r.first), len(r.shown)-1)
	to := func(by int) int {
		for i := top; i >= 0 && i < len(r.shown); i += by {
			if r.shown[i].month == r.shown[top].month {
				continue
			}
			for by < 0 && i > 0 && r.shown[i-1].month == r.shown[i].month {
				i--
			}
			return i
		}
		return -1
	}
	before, after, said := -1, -1, ""
	if top >= 0 {
		before, after = to(-1), to(1)
		if d := r.shown[top].date.Local(); !r.shown[top].date.IsZero() {
			said = k.Say(words.RecordsMonthOf(k.Named("records.month."+ui.Digits(int(d.Month()))), ui.Digits(d.Year())))
		}
	}
	jump := func(name, icon string, at ui.Rect, i int, tip words.Text) {
		if g.Button(ui.ID{Name: name}, at, ui.Button{Icon: icon, Tip: k.Say(tip), Disabled: i < 0}) && i >= 0 {
			at := r.rowOf(i) * r.ticketStep()
			g.ScrollTo(ui.ID{Name: "list"}, at, at+r.listed.H, r.listed.H)
		}
	}
	jump("month back", "icons/chevron-left", back, before, words.RecordsMonthBack())
	jump("month on", "icons/chevron", on, after, words.RecordsMonthOn())
	p.Label(said, rest, p.Fit(said, ui.SmallStrong, rest.W), ui.Center)
}

// monthOf numbers the month of a date.
func monthOf(d time.Time) int {
	if d.IsZero() {
		return 0
	}
	d = d.Local()
	return d.Year()*12 + int(d.Month())
}

// noted returns what the person noted of a match.
func (t *ticket) noted(k *play.App) kept.Remark {
	if !t.remarked && k.Remarks != nil {
		t.remark, t.remarked = k.Remarks.Of(&t.header), true
	}
	return t.remark
}

// undoing is the slip at the foot of the list: it leads to the file that was saved, or takes the latest deletion
// back.
func (r *records) undoing(area ui.Rect) {
	k, g, p := r.k, r.g, r.g.P
	p.Sheet(area, ui.Slip.Raised(0.5))
	share := float32(0.42)
	note, said, icon, id := k.Say(words.RecordsDeleted(kept.BinDays)), k.Say(words.RecordsUndo()), "icons/undo", undoID
	if n := len(r.undos); n > 0 && len(r.undos[n-1]) > 1 {
		note = k.Join(k.Say(words.RecordsCount(len(r.undos[n-1]))), " · ", note)
	}
	if r.snaps.saved != "" {
		note, said, icon, id = k.Join(k.Say(words.RecordsCount(int(r.packed.Load()))), " · ", k.Say(words.ShareKept(r.snaps.saved))), k.Say(words.RecordsFolder()), "", folderID
		share = 0.5
	}
	w := max(p.Thumb, min(area.W*share, p.Width(said, ui.ButtonText)+64))
	text, key := area.Inset2(14, 4).CutRight(w, 10)
	p.ParagraphMid(note, text, ui.Small.With(ui.Ink), ui.Left)
	switch used := g.Button(id, key, ui.Button{Text: said, Icon: icon, Size: ui.SizeText}); {
	case used && id == folderID:
		r.snaps.reveal()
	case used:
		r.undo()
	}
}

var folderID = ui.ID{Name: "folder"}

var undoID = ui.ID{Name: "undo"}

// undo takes the latest deletion back.
func (r *records) undo() {
	n := len(r.undos)
	if n == 0 {
		return
	}
	name, failed := "", false
	for _, binned := range r.undos[n-1] {
		var err error
		if name, err = kept.Restore(r.k.Env.Store, binned); err != nil {
			failed = true
		}
	}
	if failed {
		r.k.Env.Say(words.RecordsGone())
	}
	r.undos = r.undos[:n-1]
	shelf, bin := shelves(r.k)
	shelf.Begin()
	bin.Begin()
	r.k.Play("ui.page")
	r.load()
	r.last = nil
	if i := slices.IndexFunc(r.shown, func(t *ticket) bool { return t.name == name }); i >= 0 {
		r.last = r.shown[i]
		r.then = r.resting()
	}
	if i := slices.Index(r.shown, r.last); i >= 0 {
		r.inView(i)
	}
}

// without drops a record that is not in the list any more; binned is its name in the bin, or "".
func (r *records) without(name, binned string) {
	i := slices.IndexFunc(r.shown, func(t *ticket) bool { return t.name == name })
	shelf, bin := shelves(r.k)
	if binned != "" {
		r.undos = append(r.undos, []string{binned})
		bin.Begin()
	} else if r.bin {
		shelf.Begin()
	}
	r.shelf().Forget(name)
	r.load()
	r.last = nil
	if len(r.shown) > 0 && i >= 0 {
		r.last = r.shown[min(i, len(r.shown)-1)]
	}
	r.then = r.resting()
}
