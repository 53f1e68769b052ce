package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"ludotheque/assets/art"
	"ludotheque/internal/version"
)

// appDir is the window for Linux, laid out as appimagetool takes it: it starts
// from wherever it lies, and what is in usr can be copied into any prefix.
func appDir(y *yard, goarch string) (tree, error) {
	program, err := y.compile(".", "linux", goarch)
	if err != nil {
		return nil, err
	}
	licences, err := y.licences(".", "linux", goarch)
	if err != nil {
		return nil, err
	}
	t := tree{}
	t.program("usr/bin/ludotheque", program)
	t.add("LICENSES.txt", licences)
	if err := t.shared(y, licences); err != nil {
		return nil, err
	}
	if err := t.hosts(y, "usr/share/ludotheque/web"); err != nil {
		return nil, err
	}
	for name, from := range map[string]string{
		"README.txt":          "linux.txt",
		identity + ".desktop": "ludotheque.desktop",
	} {
		data, err := text(from, y.commit)
		if err != nil {
			return nil, err
		}
		t.add(name, data)
	}
	for name, from := range map[string]string{"AppRun": "apprun.sh", "install": "install.sh"} {
		data, err := text(from, y.commit)
		if err != nil {
			return nil, err
		}
		t.program(name, data)
	}
	icon, err := iconPNG(256)
	if err != nil {
		return nil, err
	}
	t.add(identity+".png", icon)
	t.add(".DirIcon", icon)
	return t.under("ludotheque-" + version.Number), nil
}

// shared adds what is not the program in a prefix of Linux: entries of menus and shops,
// the kind of file that records are, icons, licences.
func (t tree) shared(y *yard, licences []byte) error {
	t.add("usr/share/doc/ludotheque/LICENSES.txt", licences)
	for name, from := range map[string]string{
		"usr/share/applications/" + identity + ".desktop":  "ludotheque.desktop",
		"usr/share/mime/packages/" + identity + ".xml":     "mime.xml",
		"usr/share/metainfo/" + identity + ".metainfo.xml": "metainfo.xml",
	} {
		data, err := text(from, y.commit)
		if err != nil {
			return err
		}
		t.add(name, data)
	}
	return t.icons(y.root)
}

// icons adds the program's icon as desktops of Linux look for it.
func (t tree) icons(root string) error {
	drawing, err := os.ReadFile(filepath.Join(root, "assets/art/app/icon.svg"))
	if err != nil {
		return err
	}
	t.add("usr/share/icons/hicolor/scalable/apps/"+identity+".svg", drawing)
	for _, side := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		icon, err := iconPNG(side)
		if err != nil {
			return err
		}
		t.add(fmt.Sprintf("usr/share/icons/hicolor/%dx%[1]d/apps/%s.png", side, identity), icon)
	}
	return nil
}

// iconPNG is the program's icon as a picture of side pixels.
func iconPNG(side int) ([]byte, error) {
	img, err := art.Icon(side)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = png.Encode(&b, img)
	return b.Bytes(), err
}
