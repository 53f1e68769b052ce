// Command site puts the folder of the browser version together, around a game.wasm
// that is there already: the page and its fonts, whose files all bear the number of the
// build; the icons, the manifest and the picture for links; and the service worker that
// keeps one version of it all. The fonts in build/page are those of assets/fonts with the
// letters of Western languages alone, as pyftsubset of fonttools writes them with
// --flavor=woff2, --no-hinting and --layout-features=kern.
//
//	go run ./build/site DIR
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/image/draw"

	"ludotheque/assets/art"
)

// addressVariable is the environment variable with the address that the folder will
// have, as https://example.org/games/: with it links show a picture everywhere.
const addressVariable = "LUDOTHEQUE_ADDRESS"

func main() { os.Exit(run(os.Args[1:], os.Stderr)) }

func run(args []string, stderr io.Writer) int {
	if len(args) != 1 || args[0] == "" || args[0][0] == '-' {
		fmt.Fprintln(stderr, "site DIR: puts the browser version together in DIR, where build/web has put game.wasm")
		return 2
	}
	if err := build(args[0]); err != nil {
		fmt.Fprintln(stderr, "site:", err)
		return 1
	}
	return 0
}

// numbered are the files that the page asks for with the number of the build, so that
// no cache anywhere puts an old one beside a new one.
var numbered = []string{"page.css", "wasm_exec.js", "fzstd.js", "page.js", "fredoka.woff2", "nunito.woff2"}

// build fills the folder.
func build(dir string) error {
	files := map[string][]byte{}
	for _, name := range []string{"index.html", "page.css", "page.js", "fzstd.js", "fzstd.LICENSE.txt", "icon.svg", "sw.js", "fredoka.woff2", "nunito.woff2"} {
		data, err := os.ReadFile(filepath.Join("build", "page", name))
		if err != nil {
			return err
		}
		files[name] = data
	}
	glue, err := os.ReadFile(filepath.Join(dir, "wasm_exec.js"))
	if err != nil {
		return err
	}
	files["wasm_exec.js"] = glue
	if err := addPictures(files); err != nil {
		return err
	}
	if files["manifest.webmanifest"], err = manifest(); err != nil {
		return err
	}
	plain, err := os.ReadFile(filepath.Join(dir, "game.wasm"))
	if err != nil {
		return err
	}
	packed := 0
	if info, err := os.Stat(filepath.Join(dir, "game.wasm.zst")); err == nil {
		packed = int(info.Size())
	}
	number(files, plain, packed)
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// The picture that a link to the game shows, in pixels.
const shareWide, shareHigh = 1200, 630

// addPictures adds the icons and the picture for links, which is cut out of the one of
// the title in docs.
func addPictures(files map[string][]byte) error {
	for _, side := range []int{180, 192, 512} {
		icon, err := art.Icon(side)
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := png.Encode(&b, icon); err != nil {
			return err
		}
		files["icon-"+strconv.Itoa(side)+".png"] = b.Bytes()
	}
	maskable, err := art.MaskableIcon(512)
	if err != nil {
		return err
	}
	var m bytes.Buffer
	if err := png.Encode(&m, maskable); err != nil {
		return err
	}
	files["icon-maskable.png"] = m.Bytes()
	f, err := os.Open("docs/pictures/title-en-1280x720.jpg")
	if err != nil {
		return err
	}
	defer f.Close()
	title, err := jpeg.Decode(f)
	if err != nil {
		return err
	}
	from := title.Bounds()
	high := from.Dx() * shareHigh / shareWide
	from.Max.Y = min(from.Max.Y, from.Min.Y+high)
	share := image.NewRGBA(image.Rect(0, 0, shareWide, shareHigh))
	draw.CatmullRom.Scale(share, share.Bounds(), title, from, draw.Src, nil)
	var b bytes.Buffer
	if err := jpeg.Encode(&b, share, &jpeg.Options{Quality: 82}); err != nil {
		return err
	}
	files["share.jpg"] = b.Bytes()
	return nil
}

// manifest says to a phone what is installed.
func manifest() ([]byte, error) {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose,omitempty"`
	}
	return json.MarshalIndent(map[string]any{
		"id": "./", "start_url": "./", "scope": "./",
		"name": "Ludothèque", "short_name": "Ludothèque", "lang": "fr", "dir": "ltr",
		"description": "Cinq jeux de société en papier découpé. Five board games cut out of paper.",
		"display":     "fullscreen", "display_override": []string{"fullscreen", "standalone"},
		"orientation": "any", "background_color": "#F6EFE0", "theme_color": "#F6EFE0",
		"categories": []string{"games", "entertainment"},
		"icons": []icon{
			{"icon-192.png", "192x192", "image/png", "any"},
			{"icon-512.png", "512x512", "image/png", "any"},
			{"icon-maskable.png", "512x512", "image/png", "maskable"},
			{"icon.svg", "any", "image/svg+xml", "any"},
		},
	}, "", "\t")
}

var address = regexp.MustCompile(`(href|src)="([^"?:]+)"`)

// number writes the number of the build wherever a file is asked for.
func number(files map[string][]byte, plain []byte, packed int) {
	sum := sha256.New()
	sum.Write(plain)
	names := make([]string, 0, len(files))
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		sum.Write(files[name])
	}
	id := hex.EncodeToString(sum.Sum(nil))[:12]

	html := address.ReplaceAllStringFunc(string(files["index.html"]), func(s string) string {
		m := address.FindStringSubmatch(s)
		return fmt.Sprintf(`%s="%s?%s"`, m[1], m[2], id)
	})
	at := os.Getenv(addressVariable)
	html = strings.NewReplacer(`data-build=""`, `data-build="`+id+`"`,
		`data-wasm="0"`, fmt.Sprintf(`data-wasm="%d"`, len(plain)),
		`data-zst="0"`, fmt.Sprintf(`data-zst="%d"`, packed),
		`content="share.jpg"`, `content="`+at+`share.jpg"`).Replace(html)
	files["index.html"] = []byte(html)
	files["page.css"] = regexp.MustCompile(`url\(([a-z]+\.woff2)\)`).ReplaceAll(files["page.css"], []byte("url($1?"+id+")"))

	// Which build is here, for a page of another that is let to ask.
	files["VERSION"] = []byte(id + "\n")

	kept := []string{"./", "manifest.webmanifest?" + id, "icon.svg?" + id}
	for _, name := range numbered {
		kept = append(kept, name+"?"+id)
	}
	if packed > 0 {
		kept = append(kept, "game.wasm.zst?"+id)
	} else {
		kept = append(kept, "game.wasm?"+id)
	}
	list, _ := json.Marshal(kept) // a list of texts
	files["sw.js"] = []byte(strings.NewReplacer(`"BUILD"`, strconv.Quote(id), `["FILES"]`, string(list)).Replace(string(files["sw.js"])))
}
