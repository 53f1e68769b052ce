package host_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
)

// open is a table of the template game with open chairs.
func open(t *testing.T, o host.Options, chairs int) *host.Host {
	t.Helper()
	o.Code = "TREFLE"
	h := host.New(o)
	list := make([]table.Chair, chairs)
	for i := range list {
		list[i].Kind = table.Open
	}
	h.Arrange("null", nil, list)
	t.Cleanup(h.Close)
	return h
}

// raw is a guest that says what it likes.
type raw struct {
	t *testing.T
	*tabletest.End
	ended bool
}

func connect(t *testing.T, h *host.Host) *raw {
	a, b := tabletest.Pipe(1 << 10)
	go h.Serve(t.Context(), b)
	return &raw{t: t, End: a}
}

// say sends text; an error is no failure, since the host may have closed the connection.
func (r *raw) say(text string) {
	if r.Write(r.t.Context(), []byte(text)) != nil {
		r.ended = true
	}
}

func (r *raw) join(j table.Join) {
	b, err := json.Marshal(table.ToHost{Join: &j})
	if err != nil {
		r.t.Fatal(err)
	}
	r.say(string(b))
}

// until reads until a message is what is looked for.
func (r *raw) until(what string, is func(*table.ToGuest) bool) *table.ToGuest {
	r.t.Helper()
	ctx, stop := context.WithTimeout(r.t.Context(), 10*time.Second)
	defer stop()
	for {
		b, err := r.Read(ctx)
		if err != nil {
			r.t.Fatalf("waiting for %s: %v", what, err)
		}
		var m table.ToGuest
		if err := json.Unmarshal(b, &m); err != nil {
			r.t.Fatal(err)
		}
		if is(&m) {
			return &m
		}
	}
}

// why reads until something is refused, or the connection is ended with a reason.
func (r *raw) why() string {
	r.t.Helper()
	m := r.until("a refusal", func(m *table.ToGuest) bool { return m.Refused != nil || m.Bye != nil })
	if m.Bye != nil {
		return "bye " + m.Bye.Why
	}
	return m.Refused.Why
}

// seated is a guest who has a chair.
func seated(t *testing.T, h *host.Host, name string) *raw {
	t.Helper()
	r := connect(t, h)
	r.join(tabletest.Join(name))
	r.until("a chair", sits)
	return r
}

// begin returns a new match of a game.
func begin(t *testing.T, game string, s rules.Setup) catalog.Match {
	t.Helper()
	e, err := catalog.Find(game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := e.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func sits(m *table.ToGuest) bool { return m.Table != nil && m.Table.You >= 0 }

// TestWhatIsNoJoinIsRefused says why, in words.
func TestWhatIsNoJoinIsRefused(t *testing.T) {
	h := open(t, host.Options{}, 2)
	good := `{"join":{"protocol":1,"secret":"0123456789abcdef","device":"phone","name":"Ada"}}`
	for text, want := range map[string]string{
		"":                                   "bye bad-message",
		"\x00\xff":                           "bye bad-message",
		strings.Repeat("[", 60000):           "bye bad-message",
		`{"do":{"lay":1}}`:                   "bye bad-message",
		strings.Replace(good, "1,", "9,", 1): "bye protocol",
		strings.Replace(good, "0123456789abcdef", "short", 1):             "bye bad-message",
		strings.Replace(good, "0123456789abcdef", "0123456789abcdef'", 1): "bye bad-message",
		strings.Replace(good, "phone", "toaster", 1):                      "bye bad-message",
		strings.Replace(good, "Ada", "Maximilienne-Anne", 1):              "bye bad-message",
	} {
		r := connect(t, h)
		r.say(text)
		if got := r.why(); got != want {
			t.Errorf("%.60q: %s, want %s", text, got, want)
		}
	}
	if n := h.Connected(); n != 0 {
		t.Errorf("%d guests are connected", n)
	}
	ok := connect(t, h)
	ok.say(good)
	if m := ok.until("a chair", sits); m.Table.You != 0 || m.Table.Seats[0].Name != "Ada" {
		t.Errorf("Ada should have the first chair: %+v", m.Table)
	}
}

// TestHostileGuestsDisturbNoOther has guests say what no guest should, while two
// others play a match: they are refused in words, and cut at last.
func TestHostileGuestsDisturbNoOther(t *testing.T) {
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	h := open(t, host.Options{}, 2)
	for i := range 2 {
		l := guest.Begin(tabletest.Join(fmt.Sprint("good", i)), tabletest.Dial(t.Context(), h))
		t.Cleanup(l.Close)
		go tabletest.Play(e, l, nil)
		for h.Guests().Len() <= i {
			<-h.Wake()
		}
	}
	for what, say := range map[string]func(r *raw){
		"garbage":  func(r *raw) { r.say("}{") },
		"numbers":  func(r *raw) { r.say("7") },
		"nothing":  func(r *raw) { r.say("{}") },
		"nulls":    func(r *raw) { r.say(`{"join":null,"do":null}`) },
		"an act":   func(r *raw) { r.say(`{"ask":1,"do":{"lay":3}}`) },
		"a chair":  func(r *raw) { r.say(`{"sit":0}`) },
		"no chair": func(r *raw) { r.say(`{"sit":-7}`) },
		"afar":     func(r *raw) { r.say(`{"sit":99999}`) },
		"a start":  func(r *raw) { r.say(`{"start":true}`) },
		"a name":   func(r *raw) { r.say(`{"name":"Maximilienne-Anne"}`) },
		"twice":    func(r *raw) { r.say(`{"join":{"protocol":1}}`) },
	} {
		r := connect(t, h)
		r.join(tabletest.Join("bad " + what))
		r.until("the table", func(m *table.ToGuest) bool { return m.Table != nil })
		n := 0
		for ; n < 50; n++ {
			say(r)
			if strings.HasPrefix(r.why(), "bye") {
				break
			}
		}
		if n < 5 || n == 50 {
			t.Errorf("%s: cut after %d", what, n)
		}
	}
	flood := connect(t, h)
	flood.join(tabletest.Join("flood"))
	go func() {
		for i := 0; i < 5000 && !flood.ended; i++ {
			flood.say(`{"pong":1}`)
		}
	}()
	for why := ""; why != "bye "+table.TooOften; {
		if why = flood.why(); !strings.HasSuffix(why, table.TooOften) {
			t.Fatalf("a flood: %s", why)
		}
	}
	m, err := e.New(rules.Setup{Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	h.Begin(m)
	for m.Result() == nil {
		h.SubmitAnswers()
		stepped := m.Tick()
		if h.SendViews(); !stepped {
			<-h.Wake()
		}
	}
}

// TestNamesAndSecrets: a name opens nothing, a secret used again takes the chair over
// from its own earlier connection only, and no secret is sent to another guest.
func TestNamesAndSecrets(t *testing.T) {
	h := open(t, host.Options{}, 3)
	ada, thief := connect(t, h), connect(t, h)
	ada.join(table.Join{Protocol: 1, Secret: "adas-secret-0123456789", Name: "Ada", Device: table.Phone})
	first := ada.until("a chair", sits)
	thief.join(table.Join{Protocol: 1, Secret: "thief-secret-0123456789", Name: " Ada\n", Device: table.Phone})
	m := thief.until("a chair", sits)
	if m.Table.You == first.Table.You || m.Table.Seats[m.Table.You].Name != "Ada 2" {
		t.Errorf("who takes a name sits on %d as %q", m.Table.You, m.Table.Seats[m.Table.You].Name)
	}
	if b, _ := json.Marshal(m); strings.Contains(string(b), "secret") {
		t.Errorf("a secret is sent: %s", b)
	}
	again := connect(t, h)
	again.join(table.Join{Protocol: 1, Secret: "adas-secret-0123456789", Device: table.Phone})
	if m := again.until("a chair", sits); m.Table.You != first.Table.You || m.Table.Seats[m.Table.You].Name != "Ada" {
		t.Errorf("a returning guest sits on %d as %q", m.Table.You, m.Table.Seats[m.Table.You].Name)
	}
	if got := ada.why(); got != "bye "+table.Elsewhere {
		t.Errorf("the earlier connection gets %s", got)
	}
	h.SendAway(first.Table.You)
	if got := again.why(); got != "bye "+table.SentAway {
		t.Errorf("the guest sent away gets %s", got)
	}
}

// TestTheTableIsBounded lets no more guests in than it has room for, and cuts one who
// does not read.
func TestTheTableIsBounded(t *testing.T) {
	h := open(t, host.Options{MostGuests: 3, Ping: time.Hour}, 2)
	for i := range 4 {
		r := connect(t, h)
		r.join(tabletest.Join(fmt.Sprint("guest", i)))
		if i < 3 {
			r.until("the table", func(m *table.ToGuest) bool { return m.Table != nil })
		} else if got := r.why(); got != "bye "+table.TooMany {
			t.Errorf("the fourth of three guests gets %s", got)
		}
	}
	crowd := open(t, host.Options{Ping: time.Hour}, 1)
	for i := range 17 { // sixteen may watch
		r := connect(t, crowd)
		j := tabletest.Join(fmt.Sprint("guest", i))
		j.Watch = true
		r.join(j)
		if i < 16 {
			r.until("the table", func(m *table.ToGuest) bool { return m.Table != nil })
		} else if got := r.why(); got != "bye "+table.TooMany {
			t.Errorf("the seventeenth spectator gets %s", got)
		}
	}
	deaf := open(t, host.Options{Ping: time.Hour}, 2)
	a, b := tabletest.Pipe(1)
	done := make(chan struct{})
	go func() {
		defer close(done)
		deaf.Serve(t.Context(), b)
	}()
	first := `{"join":{"protocol":1,"secret":"0123456789abcdef","device":"phone","name":"%d"}}`
	if err := a.Write(t.Context(), fmt.Appendf(nil, first, 0)); err != nil {
		t.Fatal(err)
	}
	for deaf.Connected() == 0 {
		<-deaf.Wake()
	}
	for i := range 10000 { // the table changes all the time, and nobody reads it
		deaf.Arrange("null", map[string]string{"cards": fmt.Sprint(i)}, []table.Chair{{Kind: table.Open}, {Kind: table.Open}})
	}
	// The guest reads at last: the message that was being written, and why it is
	// disconnected, in place of all that waited.
	slow := raw{t: t, End: a}
	read := 0
	m := slow.until("the reason", func(m *table.ToGuest) bool { read++; return m.Bye != nil })
	if m.Bye.Why != table.TooSlow || m.Bye.Text == "" || read > 5 {
		t.Errorf("a guest who reads too slowly is sent %d messages and then %+v", read, m.Bye)
	}
	<-done
	if deaf.Silent(0) == 0 {
		t.Error("who does not read is still there")
	}
	half := open(t, host.Options{Ping: 10 * time.Millisecond}, 2)
	mute := connect(t, half)
	mute.join(tabletest.Join("mute")) // and answers no ping
	mute.until("a chair", sits)
	for half.Silent(0) == 0 {
		<-half.Wake()
	}
}

// More answers than may wait for a step are refused, and those that wait stay; in a game in
// real time whose answers do not amend each other the newest counts.
func TestTooManyAnswersAreRefused(t *testing.T) {
	for game, refused := range map[string]bool{"null": true, "aquariom": true, "trichrome": false} {
		t.Run(game, func(t *testing.T) {
			e, err := catalog.Find(game)
			if err != nil {
				t.Fatal(err)
			}
			m, err := e.New(rules.Setup{Seats: 3, Seed: 5})
			if err != nil {
				t.Fatal(err)
			}
			h := host.New(host.Options{Code: "TREFLE", Ping: time.Hour})
			t.Cleanup(h.Close)
			chairs := make([]table.Chair, 3)
			for i := range chairs {
				chairs[i].Kind = table.Computer
			}
			chairs[0].Kind = table.Open
			h.Arrange(game, nil, chairs)
			ada := seated(t, h, "Ada")
			h.Begin(m)
			h.SendViews()
			for i := range 9 {
				ada.say(fmt.Sprintf(`{"ask":1,"do":{"x":%d}}`, i))
			}
			ada.say(`{}`) // all before it was heard
			var got []string
			for len(got) == 0 || got[len(got)-1] != table.BadMessage {
				got = append(got, ada.why())
			}
			if want := []string{table.TooOften, table.BadMessage}; refused && !slices.Equal(got, want) || !refused && !slices.Equal(got, want[1:]) {
				t.Errorf("nine answers: %q", got)
			}
		})
	}
}

// Who changes his mind all the time, and an onlooker who says that he is ready, do not have
// everybody else told each time.
func TestOneGuestDoesNotFloodTheOthers(t *testing.T) {
	h := open(t, host.Options{Ping: time.Hour}, 2)
	ada, bob, eve := connect(t, h), connect(t, h), connect(t, h)
	ada.join(tabletest.Join("Ada"))
	ada.until("a chair", sits)
	bob.join(tabletest.Join("Bob"))
	bob.until("a chair", sits)
	watch := tabletest.Join("Eve")
	watch.Watch = true
	eve.join(watch)
	eve.until("the table", func(m *table.ToGuest) bool { return m.Table != nil })
	before := h.Version()
	for i := range 50 {
		eve.say(fmt.Sprintf(`{"ready":%v}`, i%2 == 0))
		eve.say(fmt.Sprintf(`{"name":"Eve %d"}`, i))
		bob.say(fmt.Sprintf(`{"ready":%v}`, i%2 == 0))
	}
	for _, r := range []*raw{eve, bob} {
		r.say(`{}`)
		if why := r.why(); why != table.BadMessage { // all before it was heard
			t.Fatal(why)
		}
	}
	if told := h.Version() - before; told > 3 {
		t.Errorf("150 changes of two guests had everybody told %d times", told)
	}
}
