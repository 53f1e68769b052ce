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

// be is a program of one sort or another.
func be(sort string) {
	sc := bufio.NewScanner(os.Stdin)
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
			fmt.Fprintf(os.Stderr, "hello seat %d of %s\n", q.Hello.Seat, q.Hello.Game)
		case q.Over != nil:
			fmt.Fprintf(os.Stderr, "over %v\n", q.Over.Ranks)
		case sort == "echo":
			fmt.Printf("{\"ask\":%d,\"do\":%s}\n", q.Ask, q.View)
		case sort == "rubbish":
			fmt.Println("well, I would say 7")
		case sort == "dies":
			os.Exit(3)
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
	b, err := Start(os.Args[0]+" be "+sort, Hello{Game: "toy", Version: 1, Seat: 1, Seats: 2}, stderr)
	if err != nil {
		t.Fatal(err)
	}
	return b
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
	if got, want := stderr.String(), "hello seat 1 of toy\nover [2 1]\n"; got != want {
		t.Errorf("it was told %q, want %q", got, want)
	}
}

func TestProgramsThatDoNotAnswer(t *testing.T) {
	for sort, want := range map[string][]string{
		"rubbish": {`"well, I would say 7" is no answer: write {"ask":1,"do":ACTION}`, `write {"ask":2,`},
		"dies":    {"the program ended", "the program ended"},
	} {
		b := start(t, sort, io.Discard)
		for _, w := range want {
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			_, err := b.Ask(ctx, []byte(`{}`))
			cancel()
			if err == nil || !strings.Contains(err.Error(), w) {
				t.Errorf("%s: %v, want %q", sort, err, w)
			}
		}
		b.Close(nil)
	}
}

func TestALateAnswerIsDropped(t *testing.T) {
	b := start(t, "late", io.Discard)
	short, cancel := context.WithTimeout(context.Background(), time.Millisecond)
	_, err := b.Ask(short, []byte(`{}`))
	cancel()
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Fatalf("%v", err)
	}
	long, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if got, err := b.Ask(long, []byte(`{}`)); err != nil || string(got) != `"new"` {
		t.Errorf("%s, %v", got, err)
	}
	b.Close(nil)
}

func TestAProgramThatDoesNotEndIsKilled(t *testing.T) {
	b := start(t, "stubborn", io.Discard)
	b.Close(nil) // returns
	if got := b.cmd.ProcessState.String(); !strings.Contains(got, "kill") && !strings.Contains(got, "exit status 1") {
		t.Errorf("it ended with %q", got) // Windows has the second
	}
}

func TestWrongCommands(t *testing.T) {
	for command, want := range map[string]string{
		"":                     "write cmd:PROGRAM",
		"/no/such/program -x":  "cmd:/no/such/program -x cannot be started",
		"no-such-program-here": "cannot be started",
	} {
		if _, err := Start(command, Hello{}, io.Discard); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", command, err, want)
		}
	}
}
