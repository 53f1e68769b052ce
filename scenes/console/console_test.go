package console

import (
	"fmt"
	"strings"
	"testing"
)

// shown closes a console whose box has been written to, and returns what it
// showed.
func shown(write func(c *Console)) (text string, wrong, any bool) {
	b := &box{show: func(t string, w bool) { text, wrong, any = t, w, true }}
	c := &Console{Out: b.writer(false), Err: b.writer(true), box: b}
	write(c)
	c.Close()
	return text, wrong, any
}

func TestBoxShowsTextAndErrors(t *testing.T) {
	if _, _, any := shown(func(*Console) {}); any {
		t.Error("a box without words is shown")
	}
	text, wrong, _ := shown(func(c *Console) { fmt.Fprintln(c.Out, "0.1.0") })
	if text != "0.1.0\n" || wrong {
		t.Errorf("the version is shown as %q, as an error: %v", text, wrong)
	}
	text, wrong, _ = shown(func(c *Console) {
		fmt.Fprint(c.Out, "one ")
		fmt.Fprint(c.Err, "two")
	})
	if text != "one two" || !wrong {
		t.Errorf("an error is shown as %q, as an error: %v", text, wrong)
	}
}

func TestBoxIsNeverFull(t *testing.T) {
	text, _, _ := shown(func(c *Console) {
		for range 3 {
			n, err := fmt.Fprint(c.Err, strings.Repeat("a", most/2+1))
			if n != most/2+1 || err != nil {
				t.Errorf("the box takes %d bytes (%v)", n, err)
			}
		}
	})
	if len(text) != most {
		t.Errorf("the box shows %d bytes, want %d", len(text), most)
	}
}

func TestStandardOutput(t *testing.T) {
	c := Open()
	if c.Out == nil || c.Err == nil {
		t.Error("a console leads nowhere")
	}
	c.Close() // shows nothing: there is no box where somebody reads
}
