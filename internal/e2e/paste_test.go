//go:build linux && amd64

package e2e

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"ludotheque/arena/table"
)

// TestBrowserPastesALink: a link on the clipboard is pasted into "Play with friends" by the browser's
// keys, in the place of what was typed, and leads to its table.
func TestBrowserPastesALink(t *testing.T) {
	address := serveTables(t)
	r, err := http.Post(address+"new", "application/json", strings.NewReader(`{"game":"bzzz"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var there table.Opened
	if err := json.NewDecoder(r.Body).Decode(&there); err != nil || there.Code == "" {
		t.Fatalf("%s: no table is opened: %v", r.Status, err)
	}
	p := held(browse(t))
	p.settled()
	p.watched()
	p.open(address + "play/")
	p.scene("title")
	c := &couch{t: t, g: small(p.page), device: mouse}
	c.g.Ticks(20)
	c.to("nearby", "join", 0)
	c.g.Ticks(5)
	p.copies(address + there.Code)
	c.use("nearby.text", 0)
	c.g.Type("moor")
	p.command("a", 65, "")
	p.command("v", 86, "paste")
	p.key("Enter")
	c.wait("table lobby bzzz")
}

// copies puts a text on the clipboard, as a page does whose user presses "Copy".
func (p handset) copies(text string) {
	p.t.Helper()
	quoted, err := json.Marshal(text)
	if err != nil {
		p.t.Fatal(err)
	}
	p.eval(`(() => {
		const field = document.body.appendChild(document.createElement("textarea"));
		field.value = ` + string(quoted) + `;
		field.select();
		const done = document.execCommand("copy");
		field.remove();
		document.querySelector("canvas").focus();
		return done;
	})()`)
}

// command presses a letter with Control; edit is the browser's own command for it, or "".
func (p handset) command(letter string, key int64, edit string) {
	p.t.Helper()
	const control = 2
	code := "Key" + strings.ToUpper(letter)
	p.keyEvent(input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeRawKeyDown, Code: "ControlLeft", Key: "Control", Modifiers: control, WindowsVirtualKeyCode: 17})
	p.ticks(2)
	down := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeRawKeyDown, Code: code, Key: letter, Modifiers: control, WindowsVirtualKeyCode: key}
	if edit != "" {
		down.Commands = []string{edit}
	}
	p.keyEvent(down)
	p.ticks(2)
	for _, up := range [...]input.DispatchKeyEventParams{{Code: code, Key: letter, Modifiers: control, WindowsVirtualKeyCode: key}, {Code: "ControlLeft", Key: "Control", WindowsVirtualKeyCode: 17}} {
		up.Type = input.DispatchKeyEventTypeKeyUp
		p.keyEvent(up)
		p.ticks(2)
	}
}
