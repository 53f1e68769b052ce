package server

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// order is a command of the console.
type order struct {
	name, args, what string
	do               func(s *Server, arg string) (string, error)
}

// commands are the original's.
func commands() []order {
	return []order{
		{"help", "", "says this", func(*Server, string) (string, error) { return help(), nil }},
		{"load", "FILE", "takes another map, a file or one of ours", func(s *Server, arg string) (string, error) {
			if arg == "" {
				return "", errors.New("load: say which map, as load FILE")
			}
			return "", s.Load(arg)
		}},
		{"timer", "MS", "time from one turn to the next; 0: none", number("timer", 3_600_000, func(s *Server, n int) (string, error) {
			return fmt.Sprintf("a turn lasts %d ms", n), s.SetTurn(time.Duration(n) * time.Millisecond)
		})},
		{"max", "N", "at most N connections", number("max", 1<<20, func(s *Server, n int) (string, error) {
			return fmt.Sprintf("%d connections at most", n), s.SetMax(n)
		})},
		{"maxp", "N", "at most N players, until the next map", number("maxp", 1<<20, func(s *Server, n int) (string, error) {
			return fmt.Sprintf("%d players at most", n), s.SetMaxPlayers(n)
		})},
		{"maxv", "N", "at most N visus", number("maxv", 1<<20, func(s *Server, n int) (string, error) {
			return fmt.Sprintf("%d visus at most", n), s.SetMaxVisus(n)
		})},
		{"list", "", "who is connected", list("client", func(Client) bool { return true })},
		{"listp", "", "the players", list("player", func(c Client) bool { return c.Player })},
		{"listv", "", "the visus", list("visu", func(c Client) bool { return c.Visu })},
		{"reset", "[PORT]", "kicks everybody; with a port, listens there", func(s *Server, arg string) (string, error) {
			if arg == "" {
				return "", s.Reset()
			}
			return number("reset", 65535, func(s *Server, n int) (string, error) { return "", s.ResetPort(n) })(s, arg)
		}},
		{"start", "", "begins a game", plain((*Server).Start)},
		{"pause", "", "stops time", plain((*Server).Pause)},
		{"resume", "", "lets it go on", plain((*Server).Resume)},
		{"stop", "", "ends the game with the scores as they stand", plain((*Server).Stop)},
	}
}

func plain(f func(*Server) error) func(*Server, string) (string, error) {
	return func(s *Server, arg string) (string, error) {
		if arg != "" {
			return "", fmt.Errorf("%q is too much: this command stands alone", arg)
		}
		return "", f(s)
	}
}

func number(name string, most int, f func(*Server, int) (string, error)) func(*Server, string) (string, error) {
	return func(s *Server, arg string) (string, error) {
		n, err := strconv.Atoi(arg)
		if err != nil || n < 0 || n > most {
			return "", fmt.Errorf("%s %s: give a whole number from 0 to %d", name, arg, most)
		}
		return f(s, n)
	}
}

func list(what string, which func(Client) bool) func(*Server, string) (string, error) {
	return func(s *Server, _ string) (string, error) {
		var b strings.Builder
		n := 0
		for _, c := range s.Clients() {
			if !which(c) {
				continue
			}
			n++
			name := c.Name
			if name == "" {
				name = fmt.Sprintf("(%d), not logged in", c.Number)
			}
			if c.Visu {
				name += ", visu"
			}
			fmt.Fprintf(&b, "%s [%s]\n", name, c.Addr)
		}
		plural := "s"
		if n == 1 {
			plural = ""
		}
		return fmt.Sprintf("%s%d %s%s", b.String(), n, what, plural), nil
	}
}

func help() string {
	var b strings.Builder
	for _, o := range commands() {
		fmt.Fprintf(&b, "%-14s %s\n", strings.TrimSpace(o.name+" "+o.args), o.what)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// Do carries out a line of the console and returns its output. An empty line does
// nothing.
func (s *Server) Do(line string) (string, error) {
	name, arg, _ := strings.Cut(strings.TrimSpace(line), " ")
	if name == "" {
		return "", nil
	}
	for _, o := range commands() {
		if o.name == name {
			return o.do(s, strings.TrimSpace(arg))
		}
	}
	return "", fmt.Errorf("%.60q is not a command; help lists them", strings.TrimSpace(line))
}

// Console carries out each line of in and writes the output to out, until in or ctx ends.
// A line that is too long is reported and skipped.
func (s *Server) Console(ctx context.Context, in io.Reader, out io.Writer) {
	r := bufio.NewReaderSize(in, 4096)
	for ctx.Err() == nil {
		line, err := r.ReadSlice('\n')
		if errors.Is(err, bufio.ErrBufferFull) {
			fmt.Fprintln(out, "this line is too long for a command; help lists them")
			for errors.Is(err, bufio.ErrBufferFull) {
				_, err = r.ReadSlice('\n')
			}
			line = nil
		}
		if len(line) > 0 {
			text, failed := s.Do(string(line))
			if failed != nil {
				text = failed.Error()
			}
			if errors.Is(failed, ErrStopped) {
				return
			}
			if text != "" {
				fmt.Fprintln(out, text)
			}
		}
		if err != nil {
			return
		}
	}
}
