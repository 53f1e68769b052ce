package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"fmt"

	"github.com/jackmordaunt/icns/v3"

	"ludotheque/assets/art"
	"ludotheque/internal/version"
)

// macos is the window for macOS: one bundle for both kinds of Mac.
func macos(y *yard) (tree, error) {
	licences, err := y.licences(".", "darwin", "arm64")
	if err != nil {
		return nil, err
	}
	bundle := tree{}
	for name, from := range map[string]string{
		"Info.plist": "info.plist",
		// The name in menus and in the Finder, whatever the folder is called.
		"Resources/en.lproj/InfoPlist.strings": "infoplist.strings",
		"Resources/fr.lproj/InfoPlist.strings": "infoplist.strings",
	} {
		data, err := text(from, y.commit)
		if err != nil {
			return nil, err
		}
		bundle.add(name, data)
	}
	icon, err := bundleIcon()
	if err != nil {
		return nil, err
	}
	bundle.add("Resources/ludotheque.icns", icon)
	bundle.add("Resources/LICENSES.txt", licences)
	resources, err := codeResources(bundle)
	if err != nil {
		return nil, err
	}
	bundle.add("_CodeSignature/CodeResources", resources)
	var programs [][]byte
	for _, goarch := range []string{"amd64", "arm64"} {
		program, err := y.compile(".", "darwin", goarch)
		if err == nil {
			program, err = seal(program, identity, bundle["Info.plist"].data, resources)
		}
		if err != nil {
			return nil, err
		}
		programs = append(programs, program)
	}
	program, err := fat(programs)
	if err != nil {
		return nil, err
	}
	bundle.program("MacOS/ludotheque", program)

	readme, err := text("macos.txt", y.commit)
	if err != nil {
		return nil, err
	}
	t := bundle.under("Ludothèque.app/Contents")
	t.add("README.txt", readme)
	t.add("LICENSES.txt", licences)
	return t.under("ludotheque-" + version.Number), nil
}

// bundleIcon is the program's icon in the sizes of macOS, each drawn for itself.
func bundleIcon() ([]byte, error) {
	set := &icns.IconSet{}
	for _, size := range []icns.OsType{
		{ID: "ic11", Size: 32}, {ID: "ic12", Size: 64}, {ID: "ic07", Size: 128}, {ID: "ic13", Size: 256},
		{ID: "ic08", Size: 256}, {ID: "ic14", Size: 512}, {ID: "ic09", Size: 512}, {ID: "ic10", Size: 1024},
	} {
		img, err := art.Icon(int(size.Size))
		if err != nil {
			return nil, err
		}
		set.Icons = append(set.Icons, &icns.Icon{Type: size, Image: img})
	}
	var b bytes.Buffer
	_, err := set.WriteTo(&b)
	return b.Bytes(), err
}

// fatAlign is where programs begin in a fat file: at pages of the newer Macs.
const fatAlign = 14

// fat puts programs for different processors into one universal file, in the
// order given.
func fat(programs [][]byte) ([]byte, error) {
	const header, entry = 8, 20
	var out bytes.Buffer
	put := func(n ...uint32) { _ = binary.Write(&out, binary.BigEndian, n) }
	align := func(n int) int { return (n + 1<<fatAlign - 1) &^ (1<<fatAlign - 1) }
	put(macho.MagicFat, uint32(len(programs)))
	at := align(header + entry*len(programs))
	for i, s := range programs {
		f, err := macho.NewFile(bytes.NewReader(s))
		if err != nil {
			return nil, fmt.Errorf("program %d of the universal file: %w", i+1, err)
		}
		put(uint32(f.Cpu), f.SubCpu, uint32(at), uint32(len(s)), fatAlign)
		at = align(at + len(s))
	}
	for _, s := range programs {
		out.Write(make([]byte, align(out.Len())-out.Len()))
		out.Write(s)
	}
	return out.Bytes(), nil
}
