//go:build linux && amd64

package e2e

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ludotheque/arena/records"
	"ludotheque/internal/e2e/guest"
	"ludotheque/internal/store"
)

// choosing keeps the field that the page offers files with in window.field, and whether a person's click
// still allows it, and counts how often the browser is asked to keep what the page has.
const choosing = `
window.asked = 0;
navigator.storage.persist = () => { asked++; return Promise.resolve(true); };
HTMLInputElement.prototype.click = function() {
	if (this.type === "file") { window.field = this; window.allowed = navigator.userActivation.isActive; }
};`

// choose gives the field of the page a file, as the browser's list does.
func (p *page) choose(name string, data []byte) {
	p.t.Helper()
	p.truth(`!!window.field`)
	do(p, chromedp.Evaluate[bool](fmt.Sprintf(`(() => {
		const list = new DataTransfer();
		list.items.add(new File([Uint8Array.from(atob("%s"), c => c.charCodeAt(0))], "%s"));
		field.files = list.files;
		return field.dispatchEvent(new Event("change"));
	})()`, base64.StdEncoding.EncodeToString(data), name)))
}

// dropped drops a file of the disk on the middle of the page.
func (p *page) dropped(file string) {
	p.t.Helper()
	for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
		do(p, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchDragEvent, input.DispatchDragEventParams{
				Type: kind, X: 320, Y: 180, Data: &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1},
			})
			return err
		}))
	}
}

// Evenings leave a browser as one file and come into another one, by its list of files or by a drop, and a
// single record by either; a window's program reads the same file.
func TestBrowserPassesEveningsOn(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	address := plain(t)
	p := browse(t)
	p.settled()
	p.watched()
	p.before(delivered + choosing)
	p.open(address + "?game=bzzz&seed=3&seats=easy,easy,easy,easy&option=turns%3D20")
	p.scene("results")
	p.truth(`asked === 1`)
	p.ticks(10)
	p.key("KeyI")
	p.file("0")
	p.key("Escape")
	p.scene("title")
	p.use("records", 0, (*page).click)
	p.scene("records")
	p.use("files", 0, (*page).click)
	p.use("all", 0, (*page).click)
	name, kind, archive := p.file("1")
	if !strings.HasPrefix(name, "ludotheque-") || !strings.HasSuffix(name, ".zip") || kind != "application/zip" {
		t.Errorf("the archive is %s, %s", name, kind)
	}
	shelf := records.NewShelf(store.Memory(), records.Folder)
	if a, err := shelf.AddArchive(archive); a != (records.Added{New: 1}) || err != nil {
		t.Fatalf("a window reads %+v, %v", a, err)
	}
	list, _ := shelf.Entries()
	record, err := shelf.Store.Read(list[0].Name)
	if err != nil {
		t.Fatal(err)
	}

	other := browse(t)
	other.settled()
	other.watched()
	other.before(choosing)
	other.open(address)
	other.scene("title")
	if n := do(other, chromedp.Evaluate[float64](`asked`)); n != 0 {
		t.Errorf("the browser is asked %v times to keep nothing", n)
	}
	file := filepath.Join(t.TempDir(), "one.record")
	if err := os.WriteFile(file, record, 0o600); err != nil {
		t.Fatal(err)
	}
	other.dropped(file)
	other.scene("match")
	other.ticks(5)
	if things := other.things().List; find(things, "keep", 0) < 0 {
		t.Errorf("a record that was dropped cannot be kept: %v", things)
	}
	other.key("Escape")
	other.scene("title")
	other.use("records", 0, (*page).click)
	other.scene("records")
	other.use("files", 0, (*page).click)
	other.use("choose file", 0, (*page).click)
	other.choose("all.zip", archive)
	other.truth(`asked === 1`)
	if !do(other, chromedp.Evaluate[bool](`allowed`)) {
		t.Error("the list of files comes too late after the click for a browser to show it")
	}
	other.scene("records")
	other.ticks(5)
	if things := other.things().List; find(things, "ticket", 0) < 0 || find(things, "ticket", 1) >= 0 {
		t.Errorf("after the archive the list shows %v", things)
	}
}

// A link to the page can name a record, as the report of a league does: it opens on the screen of its match, and one
// that is not there gets a message.
func TestBrowserOpensALinkToAMatch(t *testing.T) {
	t.Parallel()
	record, err := os.ReadFile("../../arena/forever/testdata/bzzz-1.record")
	if err != nil {
		t.Fatal(err)
	}
	files := bare(built(t))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/tonight.league/records/one.record" {
			w.Write(record)
			return
		}
		http.StripPrefix("/tonight.league/play", files).ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	for name, scene := range map[string]string{"../records/one.record": "match", "../records/none.record": "refused"} {
		p := browse(t)
		p.settled()
		p.watched()
		p.open(server.URL + "/tonight.league/play/?replay=" + url.QueryEscape(name))
		p.scene(scene)
	}
}

// fileOf returns the kind and the bytes of the file of that number among those that a page of another engine gave.
func (p handset) fileOf(n int) (kind string, data []byte) {
	p.t.Helper()
	p.until("a file", fmt.Sprintf(`files.length > %d`, n))
	var told struct{ Kind, Data string }
	p.try(json.Unmarshal([]byte(p.eval(fmt.Sprintf(`new Promise(done => {
		const r = new FileReader(), blob = files[%d].blob;
		r.onload = () => done({ kind: blob.type, data: r.result.split(",")[1] });
		r.readAsDataURL(blob);
	})`, n))), &told))
	data, err := base64.StdEncoding.DecodeString(told.Data)
	p.try(err)
	return told.Kind, data
}

// given is a script that makes a list of one file, as a field and a drop give it.
func given(name string, data []byte) string {
	return fmt.Sprintf(`const list = new DataTransfer();
		list.items.add(new File([Uint8Array.from(atob("%s"), c => c.charCodeAt(0))], "%s"));`, base64.StdEncoding.EncodeToString(data), name)
}

// In Firefox, too, a match is filmed as a video that Firefox plays, evenings leave as one file, and files come in by
// the list of files and by a drop.
func TestFirefoxPassesEveningsOn(t *testing.T) {
	long(t)
	address := plain(t)
	p := inAnother(t, 1280*half, 720*half, quick, watched, english, filmed, delivered, choosing)
	p.open(address + "?game=bzzz&seed=3&seats=easy,easy,easy,easy&option=turns%3D20")
	c := onForeign(p)
	p.until("the results", `window.ludotheque && ludotheque.scene === "results"`)
	c.g.Ticks(10)
	c.to("match", "replay", 0)
	c.g.Ticks(30)
	c.use("share", 0)
	c.g.Ticks(5)
	c.to("film", "film", 0)
	c.use("moment", 0)
	p.until("the film", `ludotheque.things().includes('"give"')`)
	c.use("give", 0)
	kind, data := p.fileOf(0)
	wide := p.eval(`new Promise(done => {
		const film = document.createElement("video");
		film.muted = true;
		film.onended = () => done(film.videoWidth);
		film.onerror = () => done(0);
		film.src = URL.createObjectURL(files[0].blob);
		film.play();
	})`)
	if kind != "video/webm" || wide != "640" {
		t.Errorf("the film of %d bytes is %s, %s wide", len(data), kind, wide)
	}
	c.back("match")
	c.back("results")
	c.back("title")
	c.to("records", "records", 0)
	c.use("files", 0)
	c.g.Ticks(5)
	c.use("all", 0)
	if kind, data = p.fileOf(1); kind != "application/zip" {
		t.Errorf("the archive is %s", kind)
	}
	shelf := records.NewShelf(store.Memory(), records.Folder)
	if a, err := shelf.AddArchive(data); a != (records.Added{New: 1}) || err != nil {
		t.Fatalf("a window reads %+v, %v", a, err)
	}
	list, _ := shelf.Entries()
	record, err := shelf.Store.Read(list[0].Name)
	if err != nil {
		t.Fatal(err)
	}

	p = inAnother(t, 1280*half, 720*half, quick, watched, english, filmed, choosing)
	p.open(address)
	c = onForeign(p)
	p.until("the title", `window.ludotheque && ludotheque.scene === "title"`)
	c.g.Ticks(10)
	p.eval(`(() => {` + given("one.record", record) + `
		return document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { dataTransfer: list, bubbles: true, cancelable: true }));
	})()`)
	c.wait("match")
	c.back("title")
	c.to("records", "records", 0)
	c.use("files", 0)
	c.g.Ticks(5)
	c.use("choose file", 0)
	p.until("the list of files", `window.field && allowed`)
	p.eval(`(() => {` + given("all.zip", data) + `
		field.files = list.files;
		return field.dispatchEvent(new Event("change"));
	})()`)
	p.until("the match in the list", `ludotheque.things().includes('"ticket"')`)
	p.eval(`(window.film = true)`)
	c.g.Ticks(4)
	p.picture("firefox-list")
}
