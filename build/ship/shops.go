package main

import (
	"embed"
	"errors"
	"fmt"
	"image/png"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"ludotheque/internal/version"
)

//go:embed all:shops
var shopTexts embed.FS

// The picture of a game's page on itch.io, in pixels.
const coverWide, coverHigh = 630, 500

// checkHome says what is wrong with the address of the page where a release is published.
func checkHome(home string) error {
	if home == "" {
		return nil
	}
	u, err := url.Parse(home)
	if err != nil || u.Scheme != "https" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" || strings.ContainsAny(home, "'\"&<> ") || strings.HasSuffix(home, "/") {
		return fmt.Errorf("--home %q is not an address of a forge's page; say one as https://github.com/NAME/ludotheque, without a slash at its end", home)
	}
	return nil
}

// shopFiles are the manifests of shops and package managers by their path, made from
// the sums of the downloads, the version and the address.
func shopFiles(c commit, sums string) (tree, error) {
	words := c.words()
	for line := range strings.Lines(sums) {
		sum, name, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok {
			return nil, fmt.Errorf("SHA256SUMS has the line %q, which is not understood", line)
		}
		// Named by what is behind the version.
		key, ok := strings.CutPrefix(name, "ludotheque-"+c.name()+"-")
		if !ok {
			continue
		}
		words = append(words, "{file:"+key+"}", name, "{sum:"+key+"}", sum, "{SUM:"+key+"}", strings.ToUpper(sum),
			"{url:"+key+"}", c.home+"/releases/download/v"+version.Number+"/"+name)
	}
	fill := strings.NewReplacer(words...)
	t := tree{}
	err := fs.WalkDir(shopTexts, "shops", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		raw, err := shopTexts.ReadFile(name)
		if err != nil {
			return err
		}
		data := fill.Replace(string(raw))
		for _, hole := range []string{"{sum:", "{SUM:", "{url:", "{file:"} {
			if _, rest, left := strings.Cut(data, hole); left {
				missing, _, _ := strings.Cut(rest, "}")
				return fmt.Errorf("%s wants the download %s, of which SHA256SUMS knows nothing: make it first", name, missing)
			}
		}
		t[strings.TrimPrefix(name, "shops/")] = file{data: []byte(data), run: strings.HasSuffix(name, ".sh")}
		return nil
	})
	return t, err
}

// shops writes the manifests of shops into the folder shops beside the downloads in out,
// and the cover of a page.
func shops(y *yard, out string) error {
	if y.home == "" {
		return errors.New("shops want to know where the downloads will be: say --home ADDRESS, as https://github.com/NAME/ludotheque")
	}
	if y.changed || !y.tagged {
		return fmt.Errorf("shops are told of commits with their tag only: git tag v%s, on a clone without changes", version.Number)
	}
	sums, err := os.ReadFile(filepath.Join(out, "SHA256SUMS"))
	if err != nil {
		return fmt.Errorf("shops name the sums of downloads, which are made first: %w", err)
	}
	t, err := shopFiles(y.commit, string(sums))
	if err != nil {
		return err
	}
	cover := filepath.Join(y.work, "cover.png")
	size := fmt.Sprintf("%dx%d", coverWide, coverHigh)
	if err := y.run(nil, "go", "run", ".", "--shot", cover, "--screen", "title", "--lang", "en", "--size", size); err != nil {
		return err
	}
	data, err := os.ReadFile(cover)
	if err != nil {
		return err
	}
	if err := checkCover(data); err != nil {
		return err
	}
	t.add("itch/cover.png", data)
	for name, f := range t {
		name = filepath.Join(out, "shops", filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, f.data, f.mode()); err != nil {
			return err
		}
	}
	return nil
}

// checkCover says what is wrong with the cover of a page.
func checkCover(data []byte) error {
	info, err := png.DecodeConfig(strings.NewReader(string(data)))
	if err != nil {
		return err
	}
	if info.Width != coverWide || info.Height != coverHigh {
		return fmt.Errorf("the cover has %d × %d pixels, and itch.io wants %d × %d", info.Width, info.Height, coverWide, coverHigh)
	}
	return nil
}
