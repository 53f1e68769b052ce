//go:build linux && amd64

package e2e

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"ludotheque/internal/e2e/guest"
)

// delivered keeps what the page gives to the browser's downloads, in window.files: a
// name and a Blob each. The download itself is unchanged.
const delivered = `
window.files = [];
const blobs = {}, make = URL.createObjectURL.bind(URL);
URL.createObjectURL = blob => { const url = make(blob); blobs[url] = blob; return url; };
const press = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function() {
	if (this.download) files.push({ name: this.download, blob: blobs[this.href] });
	press.call(this);
};`

// readings counts how often pixels are read from the graphics card, while the page stands still, and how many at
// most at once.
const readings = `
var readings = 0, maxRead = 0;
const read = WebGL2RenderingContext.prototype.readPixels;
WebGL2RenderingContext.prototype.readPixels = function(x, y, w, h, ...more) {
	readings++;
	maxRead = Math.max(maxRead, w * h);
	read.call(this, x, y, w, h, ...more);
};`

// file waits for the file of that number among those the page has given, and is its name,
// its kind and its bytes.
func (p *page) file(n string) (name, kind string, data []byte) {
	p.t.Helper()
	p.truth(`files.length > ` + n)
	name = do(p, chromedp.Evaluate[string](`files[`+n+`].name`))
	kind = do(p, chromedp.Evaluate[string](`files[`+n+`].blob.type`))
	text := do(p, chromedp.Evaluate[string](`new Promise(done => {
		const r = new FileReader();
		r.onload = () => done(r.result.split(",")[1]);
		r.readAsDataURL(files[`+n+`].blob);
	})`, func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		p.t.Fatal(err)
	}
	return name, kind, data
}

// colours is how many colours a picture has, of one pixel in a hundred.
func colours(img image.Image) int {
	seen := map[[3]uint32]bool{}
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 10 {
		for x := b.Min.X; x < b.Max.X; x += 10 {
			r, g, bl, _ := img.At(x, y).RGBA()
			seen[[3]uint32{r >> 8, g >> 8, bl >> 8}] = true
		}
	}
	return len(seen)
}

// A game that is over in the browser is shared as a story; one key gives the picture to
// share, and where its replay is open another leads to a film of the moment, a video.
func TestBrowserSharesAGame(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	p := browse(t)
	p.settled()
	p.watched()
	p.before(delivered)
	p.before(readings)
	p.open(plain(t) + "?game=bzzz&seed=3&seats=easy,easy,easy,easy&option=turns%3D20")
	p.scene("results")
	p.ticks(10)
	if list := p.things().List; find(list, "story", 0) < 0 || find(list, "story", 1) < 0 {
		t.Errorf("the results tell no story of two sentences; the page says %q", p.words())
	}
	p.key("KeyI")
	name, kind, data := p.file("0")
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("the picture %s: %v", name, err)
	}
	if size := img.Bounds().Size(); size != image.Pt(1280, 720) || kind != "image/png" || !strings.HasPrefix(name, "bzzz-3-") || !strings.HasSuffix(name, ".png") {
		t.Errorf("the picture %s is %s of %v", name, kind, size)
	}
	if n := colours(img); n < 200 {
		t.Errorf("the picture has %d colours: there is no board on it", n)
	}

	p.use("replay", 0, (*page).click)
	p.scene("match")
	p.key("KeyN")
	p.ticks(2)
	do(p, chromedp.Evaluate[int](`readings = maxRead = 0`))
	p.key("KeyF")
	p.scene("film")
	p.ticks(3)
	if n := do(p, chromedp.Evaluate[int](`readings`)); n > 0 {
		t.Errorf("the page waits %d times for a picture that only it shows", n)
	}
	p.use("moment", 0, (*page).click)
	p.use("give", 0, (*page).click)
	name, kind, data = p.file("1")
	if kind != "video/webm" || !strings.HasPrefix(name, "bzzz-3-") || !strings.HasSuffix(name, ".webm") {
		t.Errorf("the film %s is %s", name, kind)
	}
	// The browser itself plays it: how wide it is, and how long it lasts.
	film := do(p, chromedp.Evaluate[[]float64](`new Promise(done => {
		const film = document.createElement("video");
		film.muted = true;
		film.onended = () => done([film.currentTime, film.videoWidth]);
		film.onerror = () => done([0, 0]);
		film.src = URL.createObjectURL(files[1].blob);
		film.play();
	})`, func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
	t.Logf("%v s, %v wide, %d bytes", film[0], film[1], len(data))
	if film[0] < 4 || film[1] != 640 { // as wide as the screen
		t.Errorf("the film lasts %v s and is %v wide", film[0], film[1])
	}
	if n, most := do(p, chromedp.Evaluate[int](`readings`)), do(p, chromedp.Evaluate[int](`maxRead`)); n == 0 || most > 640*360 {
		t.Errorf("the page waits %d times for pictures of at most %d pixels, and the screen has fewer", n, most)
	}
}
