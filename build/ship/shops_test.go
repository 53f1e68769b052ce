package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"ludotheque/internal/version"
)

const someHome = "https://example.org/somebody/ludotheque"

// publishedCommit is a commit with its tag and an address, and SHA256SUMS of it.
func publishedCommit() (commit, string) {
	c := commit{id: "0123456789ab", when: noon, tagged: true, home: someHome}
	var sums strings.Builder
	for i, p := range products() {
		fmt.Fprintf(&sums, "%064x  %s\n", i+0xabc, p.file(c))
	}
	return c, sums.String()
}

// manifests are what shops get of a release, unpacked into a folder too.
func manifests(t *testing.T) (tree, string) {
	t.Helper()
	c, sums := publishedCommit()
	files, err := shopFiles(c, sums)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, f := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.data, f.mode()); err != nil {
			t.Fatal(err)
		}
	}
	return files, dir
}

// sumOf is what SHA256SUMS says of a download.
func sumOf(t *testing.T, suffix string) string {
	t.Helper()
	_, sums := publishedCommit()
	for line := range strings.Lines(sums) {
		if strings.HasSuffix(line, "-"+suffix+"\n") && strings.Contains(line, "  ludotheque-") {
			return line[:64]
		}
	}
	t.Fatalf("no download ends in %s", suffix)
	return ""
}

func TestShopsGetTheSameFacts(t *testing.T) {
	files, _ := manifests(t)
	hole := regexp.MustCompile(`\{[a-zA-Z]+[:}]`)
	for name, f := range files {
		if !strings.Contains(string(f.data), version.Number) && !strings.HasPrefix(name, "aur/.SRC") {
			t.Errorf("%s does not name version %s", name, version.Number)
		}
		for _, left := range hole.FindAllString(string(f.data), -1) {
			if !strings.HasSuffix(name, ".rb") || left != "{version}" {
				t.Errorf("%s: %s is left in it", name, left)
			}
		}
		for _, address := range regexp.MustCompile(`https://[^\s"'#]+`).FindAllString(string(f.data), -1) {
			if !strings.HasPrefix(address, someHome) && !strings.HasPrefix(address, "https://aka.ms/winget-manifest.") {
				t.Errorf("%s names the address %s", name, address)
			}
		}
	}
	for name, downloads := range map[string][]string{
		"flatpak/io.github.ludotheque.ludotheque.yml": {"source.tar.gz"},
		"winget/Ludotheque.Ludotheque.installer.yaml": {"windows-amd64.zip", "windows-arm64.zip"},
		"scoop/ludotheque.json":                       {"windows-amd64.zip", "windows-arm64.zip"},
		"homebrew/ludotheque.rb":                      {"macos.zip"},
		"aur/PKGBUILD":                                {"linux-amd64.tar.gz", "linux-arm64.tar.gz"},
		"aur/.SRCINFO":                                {"linux-amd64.tar.gz", "linux-arm64.tar.gz"},
	} {
		for _, download := range downloads {
			if !bytes.Contains(bytes.ToLower(files[name].data), []byte(sumOf(t, download))) {
				t.Errorf("%s lacks the sum of %s", name, download)
			}
		}
	}
}

func TestShopsWantEveryDownload(t *testing.T) {
	c, sums := publishedCommit()
	var fewer strings.Builder
	for line := range strings.Lines(sums) {
		if !strings.Contains(line, "-macos.zip") {
			fewer.WriteString(line)
		}
	}
	if _, err := shopFiles(c, fewer.String()); err == nil || !strings.Contains(err.Error(), "macos.zip") {
		t.Errorf("without the download for macOS the error is %v", err)
	}
	if _, err := shopFiles(c, "no sum\n"); err == nil {
		t.Error("a line that is no sum is taken")
	}
	y := &yard{commit: commit{id: c.id, home: someHome}}
	if err := shops(y, t.TempDir()); err == nil || !strings.Contains(err.Error(), "git tag v"+version.Number) {
		t.Errorf("without its tag the error is %v", err)
	}
	y.home = ""
	if err := shops(y, t.TempDir()); err == nil || !strings.Contains(err.Error(), "--home") {
		t.Errorf("without an address the error is %v", err)
	}
	for _, bad := range []string{"example.org", "http://example.org/x", "https://example.org/x/", "https://example.org/x'y", "https://"} {
		if err := checkHome(bad); err == nil {
			t.Errorf("%q is taken as an address", bad)
		}
	}
}

// wingetParse reads a manifest of winget.
func wingetParse(t *testing.T, name string, data []byte) map[string]any {
	t.Helper()
	all := map[string]any{}
	d := yaml.NewDecoder(bytes.NewReader(data))
	d.KnownFields(true)
	if err := d.Decode(&all); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return all
}

func TestWinget(t *testing.T) {
	files, _ := manifests(t)
	identifier := regexp.MustCompile(`^[^.\s\\/:*?"<>|]{1,32}(\.[^.\s\\/:*?"<>|]{1,32}){1,7}$`)
	forms := map[string]*regexp.Regexp{
		"PackageIdentifier": identifier,
		"PackageVersion":    regexp.MustCompile(`^` + regexp.QuoteMeta(version.Number) + `$`),
		"ManifestVersion":   regexp.MustCompile(`^1\.10\.0$`),
		"PackageLocale":     regexp.MustCompile(`^[a-zA-Z]{2,3}(-[a-zA-Z]{2})$`),
		"ShortDescription":  regexp.MustCompile(`^.{3,256}$`),
		"Publisher":         regexp.MustCompile(`^.{2,256}$`),
		"InstallerSha256":   regexp.MustCompile(`^[A-F0-9]{64}$`),
		"InstallerUrl":      regexp.MustCompile(`^https://\S+$`),
		"Architecture":      regexp.MustCompile(`^(x64|arm64)$`),
		"RelativeFilePath":  regexp.MustCompile(`^[^\\/]+\\ludotheque\.exe$`),
	}
	needed := map[string][]string{
		"version":       {"DefaultLocale"},
		"installer":     {"Installers", "InstallerType", "NestedInstallerType", "NestedInstallerFiles"},
		"defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
		"locale":        {"PackageLocale"},
	}
	seen := map[string]bool{}
	for name, f := range files {
		if path.Dir(name) != "winget" {
			continue
		}
		all := wingetParse(t, name, f.data)
		kind, _ := all["ManifestType"].(string)
		seen[kind] = true
		for _, key := range append(needed[kind], "PackageIdentifier", "PackageVersion", "ManifestVersion") {
			if all[key] == nil {
				t.Errorf("%s lacks %s", name, key)
			}
		}
		var walk func(key string, value any)
		walk = func(key string, value any) {
			switch v := value.(type) {
			case map[string]any:
				for k, inner := range v {
					walk(k, inner)
				}
			case []any:
				for _, inner := range v {
					walk(key, inner)
				}
			case string:
				if form := forms[key]; form != nil && !form.MatchString(v) {
					t.Errorf("%s: %s is %q", name, key, v)
				}
			}
		}
		walk("", all)
	}
	for kind := range needed {
		if !seen[kind] {
			t.Errorf("there is no manifest of the kind %s", kind)
		}
	}
}

func TestScoop(t *testing.T) {
	files, _ := manifests(t)
	type download struct {
		URL  string `json:"url"`
		Hash string `json:"hash,omitempty"`
	}
	var m struct {
		Version, Description, Homepage, License string
		Architecture                            map[string]download
		ExtractDir                              string `json:"extract_dir"`
		Bin                                     string
		Shortcuts                               [][]string
		PostInstall                             string `json:"post_install"`
		PreUninstall                            string `json:"pre_uninstall"`
		Checkver                                struct{ URL, Regex string }
		Autoupdate                              struct {
			Architecture map[string]download
			Hash         download
			ExtractDir   string `json:"extract_dir"`
		}
	}
	d := json.NewDecoder(bytes.NewReader(files["scoop/ludotheque.json"].data))
	d.DisallowUnknownFields()
	if err := d.Decode(&m); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Token(); err != io.EOF {
		t.Error("something comes after the manifest")
	}
	if m.Version != version.Number || m.Homepage != someHome || m.License == "" || m.Bin == "" || len(m.Shortcuts) != 1 {
		t.Errorf("the manifest is %+v", m)
	}
	for _, arch := range []string{"64bit", "arm64"} {
		now, later := m.Architecture[arch], m.Autoupdate.Architecture[arch]
		if !regexp.MustCompile(`^[a-f0-9]{64}$`).MatchString(now.Hash) {
			t.Errorf("%s: the sum is %q", arch, now.Hash)
		}
		if got := strings.ReplaceAll(later.URL, "$version", version.Number); got != now.URL {
			t.Errorf("%s is at %s, and would be looked for at %s", arch, now.URL, got)
		}
	}
	if got := regexp.MustCompile(m.Checkver.Regex).FindStringSubmatch(version.Number + "\n"); len(got) != 2 || got[1] != version.Number {
		t.Errorf("the version would be read as %q", got)
	}
}

func TestFlatpak(t *testing.T) {
	files, dir := manifests(t)
	name := "flatpak/" + identity + ".yml"
	var m struct {
		ID             string
		Runtime        string
		RuntimeVersion string `yaml:"runtime-version"`
		SDK            string
		Extensions     []string `yaml:"sdk-extensions"`
		Command        string
		Finish         []string `yaml:"finish-args"`
		Modules        []struct {
			Name, Buildsystem string
			Options           struct {
				Path string `yaml:"append-path"`
				Env  map[string]string
			} `yaml:"build-options"`
			Commands []string `yaml:"build-commands"`
			Sources  []struct{ Type, URL, SHA256 string }
		}
	}
	d := yaml.NewDecoder(bytes.NewReader(files[name].data))
	d.KnownFields(true)
	if err := d.Decode(&m); err != nil {
		t.Fatal(err)
	}
	if m.ID != identity || m.Command != "ludotheque" || len(m.Modules) != 1 || m.Runtime == "" || m.SDK == "" {
		t.Fatalf("the manifest is %+v", m)
	}
	// A build of Flatpak has no network: modules come with the source.
	if env := m.Modules[0].Options.Env; !strings.Contains(env["GOFLAGS"], "-mod=vendor") || env["GOTOOLCHAIN"] != "local" {
		t.Errorf("the build's variables are %v", env)
	}
	// Its tables have the browser version, where the program looks for it.
	if commands := strings.Join(m.Modules[0].Commands, "\n"); !regexp.MustCompile(`(?m)^LUDOTHEQUE_STAMP='\S+' LUDOTHEQUE_HOME='\S+' build/web packaging/usr/share/ludotheque/web$`).MatchString(commands) {
		t.Errorf("the build's commands are\n%s", commands)
	}
	if source := m.Modules[0].Sources[0]; source.SHA256 != sumOf(t, "source.tar.gz") {
		t.Errorf("the source's sum is %s", source.SHA256)
	}
	if builder, err := exec.LookPath("flatpak-builder"); err == nil {
		cmd := exec.Command(builder, "--show-manifest", filepath.Join(dir, name))
		cmd.Dir = dir // it makes a folder where it is
		out, err := cmd.CombinedOutput()
		if err != nil || bytes.Contains(out, []byte("Unknown property")) {
			t.Errorf("flatpak-builder: %v\n%s", err, out)
		}
	}
}

func TestPackageOfArch(t *testing.T) {
	files, dir := manifests(t)
	build, info := string(files["aur/PKGBUILD"].data), string(files["aur/.SRCINFO"].data)
	if strings.Contains(version.Number, "-") {
		if plain, before, _ := strings.Cut(version.Number, "-"); !strings.Contains(build, "\npkgver="+plain+before+"\n") {
			t.Errorf("a version with a hyphen is none of pacman's:\n%s", build)
		}
	}
	// The second says what the first does, as bash reads it.
	out, err := exec.Command("bash", "-c", `set -eu; . "$1"
line() { printf '\t%s = %s\n' "$1" "$2"; }
echo "pkgbase = $pkgname"
line pkgdesc "$pkgdesc"; line pkgver "$pkgver"; line pkgrel "$pkgrel"; line url "$url"
for x in "${arch[@]}"; do line arch "$x"; done
for x in "${license[@]}"; do line license "$x"; done
for x in "${depends[@]}"; do line depends "$x"; done
for x in "${optdepends[@]}"; do line optdepends "$x"; done
line provides "${provides[0]}"; line conflicts "${conflicts[0]}"; line options "${options[0]}"
line source_x86_64 "${source_x86_64[0]}"; line sha256sums_x86_64 "${sha256sums_x86_64[0]}"
line source_aarch64 "${source_aarch64[0]}"; line sha256sums_aarch64 "${sha256sums_aarch64[0]}"
printf '\npkgname = %s\n' "$pkgname"`, "bash", filepath.Join(dir, "aur", "PKGBUILD")).CombinedOutput()
	if err != nil || string(out) != info {
		t.Errorf(".SRCINFO is\n%s\nand PKGBUILD says (%v)\n%s", info, err, out)
	}
}

func TestCask(t *testing.T) {
	files, dir := manifests(t)
	cask := string(files["homebrew/ludotheque.rb"].data)
	for _, want := range []string{`cask "ludotheque" do`, `version "` + version.Number + `"`, `sha256 "` + sumOf(t, "macos.zip") + `"`, "livecheck do", `app "ludotheque-#{version}/Ludothèque.app"`} {
		if !strings.Contains(cask, want) {
			t.Errorf("the cask lacks %s", want)
		}
	}
	url := regexp.MustCompile(`(?m)^  url "(.*)"$`).FindStringSubmatch(cask)
	c, sums := publishedCommit()
	if url == nil || !strings.Contains(sums, "  "+path.Base(strings.ReplaceAll(url[1], "#{version}", version.Number))+"\n") {
		t.Errorf("the cask loads %q, which is not a download of %s", url, c.name())
	}
	if ruby, err := exec.LookPath("ruby"); err == nil {
		if out, err := exec.Command(ruby, "-Ku", "-wc", filepath.Join(dir, "homebrew", "ludotheque.rb")).CombinedOutput(); err != nil || !bytes.Contains(out, []byte("Syntax OK")) {
			t.Errorf("ruby: %v\n%s", err, out)
		}
	}
}

// A push of itch.io uploads every program, and the shell runs it to its end.
func TestPushToItch(t *testing.T) {
	_, dir := manifests(t)
	bin := t.TempDir()
	if err := os.WriteFile(filepath.Join(bin, "butler"), []byte("#!/bin/sh\necho \"$@\"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("sh", filepath.Join(dir, "itch", "push.sh"), "somebody/ludotheque")
	cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	_, sums := publishedCommit()
	var channels []string
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		if len(words) != 5 || words[0] != "push" || !strings.Contains(sums, "  "+words[1]+"\n") || words[4] != version.Number {
			t.Errorf("butler is called with %q", words)
			continue
		}
		channels = append(channels, strings.TrimPrefix(words[2], "somebody/ludotheque:"))
	}
	if want := []string{"html5", "windows", "windows-arm64", "mac", "linux", "linux-arm64"}; !slices.Equal(channels, want) {
		t.Errorf("the channels are %q, want %q", channels, want)
	}
	if err := exec.Command("sh", filepath.Join(dir, "itch", "push.sh")).Run(); err == nil {
		t.Error("without the page's name it goes on")
	}
}

// The entries of menus and shops are what their validators want at their strictest, with
// an address and without.
func TestEntriesOfMenusAndShops(t *testing.T) {
	for _, home := range []string{"", someHome} {
		c := commit{id: "0123456789ab", when: noon, tagged: true, home: home}
		dir := t.TempDir()
		for from, name := range map[string]string{"metainfo.xml": identity + ".metainfo.xml", "ludotheque.desktop": identity + ".desktop"} {
			data, err := text(from, c)
			if err != nil {
				t.Fatal(err)
			}
			if got := bytes.Contains(data, []byte("<screenshot ")); from == "metainfo.xml" && got != (home != "") {
				t.Errorf("with the address %q there are pictures: %v", home, got)
			}
			write(t, filepath.Join(dir, name), string(data))
		}
		if validate, err := exec.LookPath("desktop-file-validate"); err == nil {
			if out, err := exec.Command(validate, filepath.Join(dir, identity+".desktop")).CombinedOutput(); err != nil || len(out) > 0 {
				t.Errorf("desktop-file-validate: %v\n%s", err, out)
			}
		}
		validate, err := exec.LookPath("appstreamcli")
		if err != nil {
			continue
		}
		entry := filepath.Join(dir, identity+".metainfo.xml")
		if out, _ := exec.Command(validate, "--version").Output(); bytes.Contains(out, []byte(" 0.")) {
			// It is older than the element that all newer ones want.
			data, err := os.ReadFile(entry)
			if err != nil {
				t.Fatal(err)
			}
			write(t, entry, regexp.MustCompile(`(?s)  <developer .*</developer>\n`).ReplaceAllString(string(data), ""))
		}
		if out, err := exec.Command(validate, "validate", "--no-net", "--pedantic", "--strict", entry).CombinedOutput(); err != nil {
			t.Errorf("appstreamcli, with the address %q: %v\n%s", home, err, out)
		}
	}
}

// A record opens by a double click on every desktop: what it is called is the same in
// all three packages.
func TestRecordsBelongToTheProgram(t *testing.T) {
	c := commit{id: "0123456789ab", when: noon}
	for name, wants := range map[string][]string{
		"mime.xml":           {`type="application/x-ludotheque-record"`, `pattern="*.record"`},
		"ludotheque.desktop": {"MimeType=application/x-ludotheque-record;", "Exec=ludotheque %f"},
		"records.cmd":        {`\.record"`, "application/x-ludotheque-record", `shell\open\command`, `ludotheque.exe\" \"%%1\"`, "/remove", "HKCU"},
	} {
		data, err := text(name, c)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !bytes.Contains(data, []byte(want)) {
				t.Errorf("%s lacks %s", name, want)
			}
		}
	}
	data, err := text("info.plist", c)
	if err != nil {
		t.Fatal(err)
	}
	info := plist(t, data)
	number, _, _ := strings.Cut(version.Number, "-")
	if info["CFBundleVersion"] != number || info["CFBundleShortVersionString"] != number {
		t.Errorf("macOS takes numbers alone, and gets %v and %v", info["CFBundleVersion"], info["CFBundleShortVersionString"])
	}
	document := info["CFBundleDocumentTypes"].([]any)[0].(map[string]any)
	declared := info["UTExportedTypeDeclarations"].([]any)[0].(map[string]any)
	if kinds := document["LSItemContentTypes"].([]any); len(kinds) != 1 || kinds[0] != declared["UTTypeIdentifier"] || kinds[0] != identity+".record" {
		t.Errorf("documents are %v, and %v is declared", kinds, declared["UTTypeIdentifier"])
	}
	tags := declared["UTTypeTagSpecification"].(map[string]any)
	if fmt.Sprint(tags["public.filename-extension"], tags["public.mime-type"]) != "[record] [application/x-ludotheque-record]" {
		t.Errorf("records are known by %v", tags)
	}
}

// plist is a property list of macOS: dictionaries, lists and texts.
func plist(t *testing.T, data []byte) map[string]any {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(data))
	var value func(start xml.StartElement) any
	value = func(start xml.StartElement) any {
		var list []any
		var chars strings.Builder
		for {
			token, err := d.Token()
			if err != nil {
				t.Fatal(err)
			}
			switch x := token.(type) {
			case xml.StartElement:
				list = append(list, value(x))
			case xml.CharData:
				chars.Write(x)
			case xml.EndElement:
				switch start.Name.Local {
				case "dict":
					all := map[string]any{}
					for i := 0; i+1 < len(list); i += 2 {
						key := list[i].(string)
						if _, twice := all[key]; twice {
							t.Errorf("%s is there twice", key)
						}
						all[key] = list[i+1]
					}
					return all
				case "array":
					return list
				case "plist":
					return list[0]
				}
				return chars.String()
			}
		}
	}
	for {
		token, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			return value(start).(map[string]any)
		}
	}
}
