package main

import (
	"bytes"
	"fmt"
	"image"
	"strconv"
	"strings"

	"github.com/tc-hib/winres"
	resource "github.com/tc-hib/winres/version"

	"ludotheque/assets/art"
	"ludotheque/internal/version"
)

// windows is the window for Windows: it opens no console.
func windows(y *yard, goarch string) (tree, error) {
	program, err := y.compile(".", "windows", goarch, "-H=windowsgui")
	if err != nil {
		return nil, err
	}
	if program, err = dress(program, y.commit, "ludotheque.exe", "Ludothèque"); err != nil {
		return nil, err
	}
	licences, err := y.licences(".", "windows", goarch)
	if err != nil {
		return nil, err
	}
	readme, err := text("windows.txt", y.commit)
	if err != nil {
		return nil, err
	}
	t := tree{}
	t.program("ludotheque.exe", program)
	records, err := text("records.cmd", y.commit)
	if err != nil {
		return nil, err
	}
	t.add("README.txt", dos(readme))
	t.add("LICENSES.txt", dos(licences))
	t.add("records.cmd", dos(records))
	if err := t.hosts(y, "web"); err != nil {
		return nil, err
	}
	return t.under("ludotheque-" + version.Number), nil
}

// dos ends lines as old editors of Windows want them.
func dos(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")) }

// dress gives a program of Windows its icon, its manifest and the page of its
// properties; title is what Windows calls it in lists of programs.
func dress(program []byte, c commit, name, title string) ([]byte, error) {
	rs := &winres.ResourceSet{}
	icon, err := exeIcon()
	if err != nil {
		return nil, err
	}
	if err := rs.SetIcon(winres.Name("APPICON"), icon); err != nil {
		return nil, err
	}
	manifest, err := text("manifest.xml", c)
	if err != nil {
		return nil, err
	}
	if err := rs.Set(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault, manifest); err != nil {
		return nil, err
	}
	numbers, err := numbered(version.Number)
	if err != nil {
		return nil, err
	}
	// The languages of the properties' page: English for all, French for French.
	for lang, comment := range map[uint16]string{0x409: "Five board games for friends", 0x40C: "Cinq jeux de société entre amis"} {
		info := resource.Info{FileVersion: numbers, ProductVersion: numbers}
		for key, value := range map[string]string{
			resource.ProductName:      "Ludothèque",
			resource.FileDescription:  title,
			resource.FileVersion:      version.Number,
			resource.ProductVersion:   version.Number + " (" + c.stamp() + ")",
			resource.OriginalFilename: name,
			resource.InternalName:     strings.TrimSuffix(name, ".exe"),
			resource.LegalCopyright:   "MIT",
			resource.Comments:         comment,
		} {
			if err := info.Set(lang, key, value); err != nil {
				return nil, err
			}
		}
		if err := rs.Set(winres.RT_VERSION, winres.ID(1), lang, info.Bytes()); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	if err := rs.WriteToEXE(&out, bytes.NewReader(program)); err != nil {
		return nil, fmt.Errorf("%s: its icon and version cannot be written into it: %w", name, err)
	}
	return out.Bytes(), nil
}

// exeIcon is the program's icon in the sizes that Windows shows.
func exeIcon() (*winres.Icon, error) {
	var images []image.Image
	for _, side := range []int{256, 128, 64, 48, 32, 24, 16} {
		img, err := art.Icon(side)
		if err != nil {
			return nil, err
		}
		images = append(images, img)
	}
	return winres.NewIconFromImages(images)
}

// numbered makes 1.2.3 the four numbers of Windows, which has none for what comes
// before a version: 1.2.3-rc is 1.2.3 there.
func numbered(number string) (four [4]uint16, err error) {
	number, _, _ = strings.Cut(number, "-")
	for i, part := range strings.Split(number, ".") {
		n, err := strconv.ParseUint(part, 10, 16)
		if err != nil || i > 3 {
			return four, fmt.Errorf("the version %q is not one to four numbers with dots between them", number)
		}
		four[i] = uint16(n)
	}
	return four, nil
}
