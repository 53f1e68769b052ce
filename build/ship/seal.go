package main

import (
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	"debug/macho"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A bundle of macOS that lacks a signature, or has one that does not fit, is
// called damaged there, and can only be thrown away. One that is sealed "ad hoc",
// without an identity, can be allowed by the user who opens it. That takes no
// certificate: only hashes of every page of the program, of Info.plist and of a
// list of all other files, in the forms that XNU's cs_blobs.h and Apple's
// technical note 2206 describe.

// Numbers of cs_blobs.h.
const (
	magicRequirements = 0xfade0c01
	magicDirectory    = 0xfade0c02
	magicSignature    = 0xfade0cc0
	magicWrapper      = 0xfade0b01

	slotDirectory    = 0
	slotInfo         = 1
	slotRequirements = 2
	slotResources    = 3
	slotCertificate  = 0x10000

	directoryVersion = 0x20400 // the oldest that says where the program's text is
	directorySize    = 88
	flagAdHoc        = 2
	hashSHA256       = 2
	pageBits         = 12
	mainProgram      = 1
)

const (
	loadSignature     = 0x1d
	loadSignatureSize = 16
)

// blob is a part of a signature: its magic number, its length, what is in it.
func blob(magic uint32, body []byte) []byte {
	b := binary.BigEndian.AppendUint32(nil, magic)
	b = binary.BigEndian.AppendUint32(b, uint32(8+len(body)))
	return append(b, body...)
}

// seal signs a program for one processor, whatever signature it has, as the main
// program of a bundle with this Info.plist and this list of resources.
func seal(program []byte, id string, info, resources []byte) ([]byte, error) {
	f, err := macho.NewFile(bytes.NewReader(program))
	if err != nil {
		return nil, fmt.Errorf("the program cannot be sealed: %w", err)
	}
	text, link := f.Segment("__TEXT"), f.Segment("__LINKEDIT")
	if text == nil || link == nil || f.Magic != macho.Magic64 || f.ByteOrder != binary.LittleEndian {
		return nil, errors.New("the program cannot be sealed: it lacks what programs of macOS have")
	}
	out, command, at, err := withoutSignature(program, f, link)
	if err != nil {
		return nil, err
	}
	requirements := blob(magicRequirements, make([]byte, 4)) // none
	special := [][]byte{slotResources - 1: digest(resources), slotRequirements - 1: digest(requirements), slotInfo - 1: digest(info)}
	pages := (len(out) + 1<<pageBits - 1) >> pageBits
	size := directorySize + len(id) + 1 + (len(special)+pages)*sha256.Size
	parts := map[uint32][]byte{slotRequirements: requirements, slotCertificate: blob(magicWrapper, nil)}
	total := 12 + 8*(len(parts)+1) + size
	for _, p := range parts {
		total += len(p)
	}
	// The places of the signature are in the pages that it is about.
	le := binary.LittleEndian
	le.PutUint32(out[command:], loadSignature)
	le.PutUint32(out[command+4:], loadSignatureSize)
	le.PutUint32(out[command+8:], uint32(len(out)))
	le.PutUint32(out[command+12:], uint32(total))
	whole := uint64(len(out)+total) - link.Offset
	le.PutUint64(out[at+32:], whole) // size in memory
	le.PutUint64(out[at+48:], whole) // size in the file
	parts[slotDirectory] = directory(out, id, special, text.Offset, text.Filesz)
	return append(out, superBlob(parts)...), nil
}

func digest(b []byte) []byte {
	sum := sha256.Sum256(b)
	return sum[:]
}

// withoutSignature is the program up to where its signature goes, the place of the
// load command that says so, and that of the segment that it lies in.
func withoutSignature(program []byte, f *macho.File, link *macho.Segment) (out []byte, command, segment int, err error) {
	const header = 32
	at := header
	for _, l := range f.Loads {
		raw := l.Raw()
		switch s := l.(type) {
		case *macho.Segment:
			if s.Name == link.Name {
				segment = at
			}
		default:
			if binary.LittleEndian.Uint32(raw) == loadSignature {
				return slices.Clone(program[:binary.LittleEndian.Uint32(raw[8:])]), at, segment, nil
			}
		}
		at += len(raw)
	}
	first := len(program)
	for _, s := range f.Sections {
		if s.Offset > 0 {
			first = min(first, int(s.Offset))
		}
	}
	if at+loadSignatureSize > first {
		return nil, 0, 0, errors.New("the program cannot be sealed: its header has no room for a signature")
	}
	if link.Offset+link.Filesz != uint64(len(program)) {
		return nil, 0, 0, errors.New("the program cannot be sealed: something comes after its last segment")
	}
	out = append(slices.Clone(program), make([]byte, -len(program)&15)...)
	binary.LittleEndian.PutUint32(out[16:], f.Ncmd+1)
	binary.LittleEndian.PutUint32(out[20:], f.Cmdsz+loadSignatureSize)
	return out, at, segment, nil
}

// directory lists the hashes of what is signed: special slots from the last to
// the first, then the pages of the program.
func directory(program []byte, id string, special [][]byte, textAt, textSize uint64) []byte {
	pages := (len(program) + 1<<pageBits - 1) >> pageBits
	var b bytes.Buffer
	put := func(n ...any) {
		for _, v := range n {
			_ = binary.Write(&b, binary.BigEndian, v) // a buffer takes everything
		}
	}
	hashes := directorySize + len(id) + 1 + len(special)*sha256.Size
	put(uint32(directoryVersion), uint32(flagAdHoc), uint32(hashes), uint32(directorySize),
		uint32(len(special)), uint32(pages), uint32(len(program)),
		uint8(sha256.Size), uint8(hashSHA256), uint8(0), uint8(pageBits), uint32(0),
		uint32(0), uint32(0), uint32(0), uint64(0), // no scatter, no team, no long limit
		textAt, textSize, uint64(mainProgram))
	b.WriteString(id + "\x00")
	for _, hash := range slices.Backward(special) {
		b.Write(hash)
	}
	for page := range slices.Chunk(program, 1<<pageBits) {
		b.Write(digest(page))
	}
	return blob(magicDirectory, b.Bytes())
}

// superBlob puts the parts of a signature together, in the order of their slots.
func superBlob(parts map[uint32][]byte) []byte {
	head := binary.BigEndian.AppendUint32(nil, uint32(len(parts)))
	var body []byte
	for _, slot := range slices.Sorted(maps.Keys(parts)) {
		head = binary.BigEndian.AppendUint32(head, slot)
		head = binary.BigEndian.AppendUint32(head, uint32(12+8*len(parts)+len(body)))
		body = append(body, parts[slot]...)
	}
	return blob(magicSignature, append(head, body...))
}

// codeResources is the list of a bundle's files, paths from Contents, that its
// signature is about: all but Info.plist and the program, whose hashes are in the
// signature itself.
func codeResources(bundle tree) ([]byte, error) {
	names, err := bundle.names()
	if err != nil {
		return nil, err
	}
	var old, now strings.Builder
	for _, name := range names {
		if name == "Info.plist" || strings.HasPrefix(name, "MacOS/") {
			continue
		}
		data := bundle[name].data
		first := sha1.Sum(data)
		one, two := base64.StdEncoding.EncodeToString(first[:]), base64.StdEncoding.EncodeToString(digest(data))
		optional := ""
		if strings.Contains(name, ".lproj/") {
			optional = "<key>optional</key><true/>"
			fmt.Fprintf(&old, "<key>%s</key><dict><key>hash</key><data>%s</data>%s</dict>\n", name, one, optional)
		} else {
			fmt.Fprintf(&old, "<key>%s</key><data>%s</data>\n", name, one)
		}
		fmt.Fprintf(&now, "<key>%s</key><dict><key>hash2</key><data>%s</data>%s</dict>\n", name, two, optional)
	}
	list, err := texts.ReadFile("text/coderesources.plist")
	if err != nil {
		return nil, err
	}
	return []byte(strings.NewReplacer("{files}", old.String(), "{files2}", now.String()).Replace(string(list))), nil
}
