package host_test

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
)

// page describes the protocol, with a whole conversation in it.
const page = "../../../docs/table-protocol.md"

var update = flag.Bool("update", false, "write the transcript of docs/table-protocol.md")

// TestTheTranscript plays the conversation of the page, line by line: what the host
// says has to be what stands there. -update writes it anew.
func TestTheTranscript(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "```transcript\n", "```\n"
	before, rest, found := strings.Cut(string(text), begin)
	told, after, ends := strings.Cut(rest, end)
	if !found || !ends {
		t.Fatalf("%s holds no transcript", page)
	}
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	h := host.New(host.Options{Code: "TREFLE", Ping: time.Hour})
	h.Arrange("null", map[string]string{"cards": "3"}, []table.Chair{{Kind: table.Here, Name: "Inès"}, {Kind: table.Open, Level: "normal"}})
	m, err := e.New(rules.Setup{Seats: 2, Seed: 5, Options: map[string]string{"cards": "3"}})
	if err != nil {
		t.Fatal(err)
	}
	a, b := tabletest.Pipe(64)
	go h.Serve(t.Context(), b)
	var got strings.Builder
	hear := func() {
		for {
			ctx, stop := context.WithTimeout(t.Context(), 200*time.Millisecond)
			line, err := a.Read(ctx)
			stop()
			if err != nil {
				return
			}
			fmt.Fprintf(&got, "< %s\n", line)
		}
	}
	lines := bufio.NewScanner(strings.NewReader(told))
	for lines.Scan() {
		line := lines.Text()
		do, said := strings.CutPrefix(line, "> ")
		switch {
		case said:
			fmt.Fprintln(&got, line)
			heard := h.Version()
			select { // what woke before is done
			case <-h.Wake():
			default:
			}
			if err := a.Write(t.Context(), []byte(do)); err != nil {
				t.Fatal(err)
			}
			if m.Steps() == 0 && !strings.Contains(do, "do") {
				for h.Version() == heard {
					<-h.Wake()
				}
			} else {
				<-h.Wake()
				h.SubmitAnswers()
				for m.Tick() {
					h.SendViews()
				}
			}
			hear()
		case line == "# the match begins":
			fmt.Fprintln(&got, line)
			h.Begin(m)
			h.SendViews()
			for m.Tick() {
				h.SendViews()
			}
			hear()
		case strings.HasPrefix(line, "# seat A lays "):
			fmt.Fprintln(&got, line)
			if err := m.Submit(0, fmt.Appendf(nil, `{"lay":%s}`, line[len(line)-1:])); err != nil {
				t.Fatalf("%s: %v; %v decide", line, err, m.Waiting())
			}
			h.Acted(0)
			for m.Tick() {
				h.SendViews()
			}
			h.SendViews()
			hear()
		case line == "# the host closes the table":
			fmt.Fprintln(&got, line)
			h.Close()
			hear()
		}
	}
	if got.String() == told {
		return
	}
	if !*update {
		is, want := strings.Split(got.String(), "\n"), strings.Split(told, "\n")
		n := 0
		for n < len(is)-1 && n < len(want)-1 && is[n] == want[n] {
			n++
		}
		t.Errorf("the conversation differs from line %d on (go test ./arena/table/host -run Transcript -update writes it anew)\ngot  %s\nwant %s", n+1, is[n], want[n])
		return
	}
	var all bytes.Buffer
	all.WriteString(before + begin + got.String() + end + after)
	if err := os.WriteFile(page, all.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
