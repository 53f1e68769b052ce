package pipe

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ludotheque/rules"
)

// TestMain lets the test binary be the program at the other end of the pipe.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "be" {
		be(os.Args[2])
		return
	}
	os.Exit(m.Run())
}

// hoard is the memory taken by the greedy program.
var hoard [][]byte

// be runs as one of the test programs.
func be(sort string) {
	if sort == "parent" { // child of "parent": it never ends, and holds the pipes
		child := exec.Command(os.Args[0], "be", "asleep")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		if err := child.Start(); err != nil {
			os.Exit(1)
		}
		fmt.Fprintln(os.Stderr, "child", child.Process.Pid)
	}
	if sort == "asleep" {
		time.Sleep(time.Hour)
	}
	if sort == "greedy" { // takes 64 MB, and reports how far it came
		for i := range 64 {
			block := make([]byte, 1<<20)
			for k := 0; k < len(block); k += 512 {
				block[k] = 1
			}
			hoard = append(hoard, block)
			fmt.Fprintln(os.Stderr, "has", i+1)
		}
	}
	for sort == "flood" {
		fmt.Println(`{"ask":0,"do":1}`)
	}
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(nil, maxLine)
	for sc.Scan() {
		var q struct {
			Hello *Hello
			Over  *over
			Ask   int
			View  json.RawMessage
		}
		if err := json.Unmarshal(sc.Bytes(), &q); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		switch {
		case q.Hello != nil:
			fmt.Fprintf(os.Stderr, "hello seat %d of %s, protocol %d\n", q.Hello.Seat, q.Hello.Game, q.Hello.Protocol)
		case q.Over != nil:
			fmt.Fprintf(os.Stderr, "over %v\n", q.Over.Ranks)
		case sort == "echo", sort == "parent", sort == "greedy":
			fmt.Printf("{\"ask\":%d,\"do\":%s}\n", q.Ask, q.View)
		case sort == "marked": // as shells and languages of Windows write, with lines without text
			fmt.Printf("\r\n \n\ufeff{\"ask\":%d.0,\"do\":{\"n\":1.0}}\r\n", q.Ask)
		case sort == "pauses" && string(q.View) == `"now"`:
			fmt.Printf("{\"ask\":%d,\"do\":%s}\n", q.Ask, q.View)
		case sort == "rubbish":
			fmt.Println("well, I would say 7")
		case sort == "dies":
			os.Exit(3)
		case sort == "long":
			fmt.Println(strings.Repeat("x", maxLine+1))
		case sort == "closes":
			os.Stdout.Close()
		case sort == "late" && q.Ask == 2: // two answers when asked twice
			fmt.Print("{\"ask\":1,\"do\":\"old\"}\n{\"ask\":2,\"do\":\"new\"}\n")
		}
	}
	if sort == "stubborn" {
		time.Sleep(time.Hour)
	}
}

func start(t *testing.T, sort string, stderr io.Writer) *Bot {
	t.Helper()
	b, err := Start(Program{Args: []string{os.Args[0], "be", sort}, Stderr: stderr}, Hello{Game: "toy", Version: 1, Seat: 1, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// ask asks with a deadline after think.
func ask(b *Bot, think time.Duration, view string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), think)
	defer cancel()
	do, err := b.Ask(ctx, []byte(view))
	return string(do), err
}

func TestAProgramAnswers(t *testing.T) {
	var stderr bytes.Buffer
	b := start(t, "echo", &stderr)
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for i := range 3 {
		view := fmt.Sprintf(`{"n":%d}`, i)
		got, err := b.Ask(ctx, []byte(view))
		if err != nil || string(got) != view {
			t.Fatalf("%s: %s, %v", view, got, err)
		}
	}
	b.Close(&rules.Result{Reason: "end", Ranks: []int{2, 1}})
	if got, want := stderr.String(), "hello seat 1 of toy, protocol 1\nover [2 1]\n"; got != want {
		t.Errorf("it got %q, want %q", got, want)
	}
}

func TestAnAnswerOfAnotherLanguageIsRead(t *testing.T) {
	b := start(t, "marked", io.Discard)
	for range 2 {
		if got, err := ask(b, time.Minute, `{}`); err != nil || got != `{"n":1}` {
			t.Errorf("an answer with a mark before it should be read: %q, %v", got, err)
		}
	}
	b.Close(nil)
}

func TestProgramsThatDoNotAnswer(t *testing.T) {
	for sort, want := range map[string][]string{
		"rubbish": {`"well, I would say 7" is no answer: write {"ask":1,"do":ACTION}`, `write {"ask":2,`},
		"dies":    {"the program ended (exit status 3)", "the program ended (exit status 3)"},
		"long":    {"a line of more than 4194304 bytes", "is not read any further"},
		"closes":  {"the program closed its standard output", "closed its standard output"},
	} {
		b := start(t, sort, io.Discard)
		for _, w := range want {
			if _, err := ask(b, time.Minute, `{}`); err == nil || !strings.Contains(err.Error(), w) {
				t.Errorf("%s: %v, want %q", sort, err, w)
			}
		}
		b.Close(nil)
	}
}

func TestALateAnswerIsDropped(t *testing.T) {
	b := start(t, "late", io.Discard)
	defer b.Close(nil)
	if _, err := ask(b, time.Millisecond, `{}`); !errors.Is(err, ErrLate) {
		t.Fatalf("an answer after the time should be late: %v", err)
	}
	if got, err := ask(b, time.Minute, `{}`); err != nil || got != `"new"` {
		t.Errorf("the new answer should come, and not the late one: %s, %v", got, err)
	}
}

// TestAProgramThatHangsIsGivenUp tests programs that read and do not answer, that do not even read,
// and that write without end.
func TestAProgramThatHangsIsGivenUp(t *testing.T) {
	// More than a pipe's buffer, so that a program that does not read blocks us.
	view := `"` + strings.Repeat("x", 1<<18) + `"`
	for _, sort := range []string{"mute", "asleep", "flood"} {
		b := start(t, sort, io.Discard)
		b.late.most = 1
		for i := range maxLate - 1 {
			if _, err := ask(b, time.Millisecond, view); !errors.Is(err, ErrLate) || b.gone != nil {
				t.Errorf("%s, question %d: %v", sort, i, err)
			}
		}
		// From the last on, Ask does not wait.
		for _, think := range []time.Duration{time.Millisecond, time.Hour} {
			if _, err := ask(b, think, view); !errors.Is(err, ErrLate) || !strings.Contains(err.Error(), "5 times in a row: it is not asked again") {
				t.Errorf("%s: %v", sort, err)
			}
		}
		b.Close(nil) // returns
	}
}

// TestAPauseIsForgiven tests a program that leaves many short questions without an answer, and then
// answers.
func TestAPauseIsForgiven(t *testing.T) {
	b := start(t, "pauses", io.Discard)
	defer b.Close(nil)
	b.late.most = time.Hour
	for range 3 * maxLate {
		over, cancel := context.WithDeadline(context.Background(), time.Now())
		if _, err := b.Ask(over, []byte(`1`)); !errors.Is(err, ErrLate) {
			t.Fatal(err)
		}
		cancel()
	}
	if got, err := ask(b, time.Minute, `"now"`); err != nil || got != `"now"` {
		t.Errorf("the bot should answer after its pause: %s, %v", got, err)
	}
}

func TestAnAnswerForgivesALateOne(t *testing.T) {
	b := start(t, "echo", io.Discard)
	defer b.Close(nil)
	for range 2 * maxLate {
		over, cancel := context.WithDeadline(context.Background(), time.Now())
		if _, err := b.Ask(over, []byte(`1`)); err != nil && !errors.Is(err, ErrLate) {
			t.Fatal(err)
		}
		cancel()
		if got, err := ask(b, time.Minute, `2`); err != nil || got != "2" {
			t.Fatalf("the bot should answer after a late question: %s, %v", got, err)
		}
	}
}

func TestACancelledQuestionIsNotLate(t *testing.T) {
	b := start(t, "mute", io.Discard)
	defer b.Close(nil)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := b.Ask(ctx, []byte(`{}`)); !errors.Is(err, context.Canceled) || errors.Is(err, ErrLate) {
		t.Errorf("a cancelled question should not count as late: %v", err)
	}
}

func TestAProgramThatDoesNotEndIsKilled(t *testing.T) {
	b := start(t, "stubborn", io.Discard)
	b.Close(nil) // returns
	if got := b.cmd.ProcessState.String(); !strings.Contains(got, "kill") && !strings.Contains(got, "exit status 1") {
		t.Errorf("it ended with %q", got) // Windows has no such signal
	}
}

func TestWrongCommands(t *testing.T) {
	for command, want := range map[string]string{
		"":                     "write cmd:PROGRAM",
		"/no/such/program -x":  "cmd:/no/such/program -x cannot be started",
		"no-such-program-here": "cannot be started",
	} {
		if _, err := Start(Program{Args: strings.Fields(command)}, Hello{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", command, err, want)
		}
	}
}

func TestLimit(t *testing.T) {
	var b bytes.Buffer
	w := Limit(&b, 10)
	for range 1000 {
		if n, err := io.WriteString(w, "four"); n != 4 || err != nil {
			t.Fatal(n, err)
		}
	}
	if got, want := b.String(), "fourfourfo\n[the rest of its output is left out]\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
