package main

import (
	"embed"
	"fmt"
	"strings"
	"time"

	"ludotheque/internal/version"
)

// A product is one file that players download.
type product struct {
	program string // what its name begins with
	name    string // what is left of it, and what --only takes
	form    string // ".zip" or ".tar.gz"
	fill    func(*yard) (tree, error)
}

// products are all of them, those with the same target beside each other: what
// is compiled for one is then there for the next.
func products() []product {
	var all []product
	for _, target := range []string{"linux/amd64", "linux/arm64", "windows/amd64", "windows/arm64", "darwin/amd64", "darwin/arm64"} {
		goos, goarch, _ := strings.Cut(target, "/")
		system := goos
		if goos == "darwin" {
			system = "macos"
		}
		form := ".tar.gz"
		if goos == "windows" {
			form = ".zip"
		}
		switch goos {
		case "linux":
			all = append(all, product{"ludotheque", system + "-" + goarch, form, func(y *yard) (tree, error) { return appDir(y, goarch) }})
		case "windows":
			all = append(all, product{"ludotheque", system + "-" + goarch, form, func(y *yard) (tree, error) { return windows(y, goarch) }})
		}
		all = append(all, product{"arena", "arena-" + system + "-" + goarch, form, func(y *yard) (tree, error) { return arena(y, goos, goarch) }})
	}
	all = append(all,
		product{"ludotheque", "macos", ".zip", macos},
		product{"ludotheque", "browser", ".zip", browser},
		product{"aquariom", "kit", ".zip", kit},
		product{"ludotheque", "source", ".tar.gz", source},
	)
	for _, lang := range []string{"en", "fr"} {
		all = append(all, product{"ludotheque", "pictures-" + lang, ".zip", func(y *yard) (tree, error) { return pictures(y, lang) }})
	}
	return all
}

// file is the name of the download. The kit has none of a version: contests link to
// it, and its folder says which it is.
func (p product) file(c commit) string {
	if p.name == "kit" {
		return "aquariom-kit.zip"
	}
	return p.program + "-" + c.name() + "-" + strings.TrimPrefix(p.name, p.program+"-") + p.form
}

// pack makes the download.
func (p product) pack(t tree, when time.Time) ([]byte, error) {
	if p.form == ".zip" {
		return t.zip(when)
	}
	return t.tarGz(when)
}

// chosen are the products that --only names: each by its name, or several by what
// their names begin with, as "arena" or "linux".
func chosen(only []string) ([]product, error) {
	all := products()
	if len(only) == 0 {
		return all, nil
	}
	picked := map[string]bool{}
	for _, want := range only {
		found := false
		for _, p := range all {
			if p.name == want || strings.HasPrefix(p.name, want+"-") {
				picked[p.name], found = true, true
			}
		}
		if !found {
			var names []string
			for _, p := range all {
				names = append(names, p.name)
			}
			return nil, fmt.Errorf("--only %q is not a download: give one of %s, or windows, linux, arena, pictures", want, strings.Join(names, ", "))
		}
	}
	var out []product
	for _, p := range all {
		if picked[p.name] {
			out = append(out, p)
		}
	}
	return out, nil
}

//go:embed text
var texts embed.FS

// text is one of the files in the folder text, with the version filled in.
func text(name string, c commit) ([]byte, error) {
	raw, err := texts.ReadFile("text/" + name)
	if err != nil {
		return nil, err
	}
	return []byte(strings.NewReplacer(c.words()...).Replace(string(raw))), nil
}

// words are what stands in braces in texts, each with what takes its place.
func (c commit) words() []string {
	plain, before, _ := strings.Cut(version.Number, "-")
	// What comes before a version is called so that it is older than it, each system's way.
	kind, arch, free := "stable", plain, plain
	if before != "" {
		kind, arch, free = "development", plain+before, plain+"~"+before
	}
	return []string{
		"{number}", version.Number, "{plain}", plain, "{arch}", arch, "{free}", free, "{kind}", kind,
		"{commit}", c.stamp(),
		"{date}", c.when.Format(time.DateOnly),
		"{year}", c.when.Format("2006"),
		"{id}", identity,
		"{home}", c.home,
		"{published}", c.published(),
	}
}

// published are the lines of the shop entry with addresses: of the page where the
// release is, and of pictures there; none where it is not known.
func (c commit) published() string {
	if c.home == "" {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n  <url type=\"homepage\">%s</url>\n  <url type=\"bugtracker\">%[1]s/issues</url>\n  <url type=\"vcs-browser\">%[1]s</url>\n  <screenshots>", c.home)
	for i, name := range []string{"title", "bzzz-play", "trichrome-reversal", "brutal-melee", "aquariom-chase", "empire-board"} {
		kind := ""
		if i == 0 {
			kind = ` type="default"`
		}
		fmt.Fprintf(&b, "\n    <screenshot%s>\n      <image>%s/raw/v%s/docs/pictures/%s-en-1280x720.jpg</image>\n    </screenshot>", kind, c.home, version.Number, name)
	}
	b.WriteString("\n  </screenshots>")
	return b.String()
}

// identity names the program among all others on a system: in menus, bundles and stores,
// which want a domain, or an account of a forge, turned round. Somebody who publishes
// from another account writes it here before the first release, and never changes it after.
const identity = "io.github.ludotheque.ludotheque"

// documents are what somebody needs who writes a player or holds a contest. They name no
// file that is not among them.
var documents = []string{
	"docs/bots.md", "docs/contest.md", "docs/kubernetes.yaml", "docs/kit.md", "docs/aquariom-protocol.md", "docs/aquariom-rules.md",
	"docs/bots", "docs/rules", "docs/schema",
}

// arena is the command without a window, with its documents.
func arena(y *yard, goos, goarch string) (tree, error) {
	program, err := y.compile("./arena", goos, goarch)
	if err != nil {
		return nil, err
	}
	licences, err := y.licences("./arena", goos, goarch)
	if err != nil {
		return nil, err
	}
	readme, err := text("arena.txt", y.commit)
	if err != nil {
		return nil, err
	}
	t := tree{}
	if goos == "windows" {
		if program, err = dress(program, y.commit, "arena.exe", "Ludothèque : arena"); err != nil {
			return nil, err
		}
		t.program("arena.exe", program)
		t.add("README.txt", dos(readme))
		t.add("LICENSES.txt", dos(licences))
	} else {
		t.program("arena", program)
		t.add("README.txt", readme)
		t.add("LICENSES.txt", licences)
	}
	for _, doc := range documents {
		if err := t.copy(y.root, doc); err != nil {
			return nil, err
		}
	}
	return t.under("arena-" + version.Number), nil
}
