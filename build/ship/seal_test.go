package main

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"strings"
	"testing"
)

// check reads a signature as the system does and compares every hash with what
// is there; special are the files behind the special slots, by their number.
func check(program []byte, id string, special map[int][]byte) error {
	f, err := macho.NewFile(bytes.NewReader(program))
	if err != nil {
		return err
	}
	var at, size uint32
	for _, l := range f.Loads {
		if raw := l.Raw(); f.ByteOrder.Uint32(raw) == 0x1d {
			if at != 0 {
				return errors.New("two signatures")
			}
			at, size = f.ByteOrder.Uint32(raw[8:]), f.ByteOrder.Uint32(raw[12:])
		}
	}
	link := f.Segment("__LINKEDIT")
	if at == 0 || at%16 != 0 || int(at+size) != len(program) || link.Offset+link.Filesz != uint64(len(program)) || link.Memsz < link.Filesz {
		return fmt.Errorf("the signature of %d bytes is at %d of %d; the last segment ends at %d", size, at, len(program), link.Offset+link.Filesz)
	}
	be := binary.BigEndian
	sig := program[at:]
	if be.Uint32(sig) != 0xfade0cc0 || int(be.Uint32(sig[4:])) != len(sig) {
		return fmt.Errorf("the signature begins with % x", sig[:8])
	}
	slots := map[uint32][]byte{}
	for i := range be.Uint32(sig[8:]) {
		entry := sig[12+8*i:]
		part := sig[be.Uint32(entry[4:]):]
		slots[be.Uint32(entry)] = part[:be.Uint32(part[4:])]
	}
	cd := slots[0]
	if be.Uint32(cd) != 0xfade0c02 || be.Uint32(cd[12:]) != 2 || cd[36] != 32 || cd[37] != 2 || cd[39] != 12 {
		return fmt.Errorf("the directory begins with % x", cd[:44])
	}
	hashes, ident, nSpecial, nCode, limit := be.Uint32(cd[16:]), be.Uint32(cd[20:]), be.Uint32(cd[24:]), be.Uint32(cd[28:]), be.Uint32(cd[32:])
	if got, _, _ := strings.Cut(string(cd[ident:]), "\x00"); got != id {
		return fmt.Errorf("the program is signed as %q", got)
	}
	if limit != at || int(nSpecial) != len(special)+1 || len(cd) != int(hashes)+32*int(nCode) {
		return fmt.Errorf("%d special and %d other hashes about %d bytes, in %d", nSpecial, nCode, limit, len(cd))
	}
	special[2] = slots[2] // the requirements, which are part of the signature
	for n, data := range special {
		if sum := sha256.Sum256(data); !bytes.Equal(sum[:], cd[int(hashes)-32*n:][:32]) {
			return fmt.Errorf("special hash %d differs", n)
		}
	}
	text := f.Segment("__TEXT")
	if be.Uint64(cd[64:]) != text.Offset || be.Uint64(cd[72:]) != text.Filesz || be.Uint64(cd[80:]) != 1 {
		return errors.New("the program's text is elsewhere")
	}
	for i := range int(nCode) {
		sum := sha256.Sum256(program[i<<12 : min((i+1)<<12, int(limit))])
		if !bytes.Equal(sum[:], cd[int(hashes)+32*i:][:32]) {
			return fmt.Errorf("the hash of page %d differs", i)
		}
	}
	return nil
}

func TestSealedProgram(t *testing.T) {
	info, resources := []byte("the list of properties"), []byte("the list of files")
	special := func() map[int][]byte { return map[int][]byte{1: info, 3: resources} }
	// Go signs for arm64 by itself, and not for amd64.
	for _, goarch := range []string{"amd64", "arm64"} {
		sealed, err := seal(empty(t, "darwin", goarch), "net.example.x", info, resources)
		if err != nil {
			t.Fatalf("%s: %v", goarch, err)
		}
		if err := check(sealed, "net.example.x", special()); err != nil {
			t.Errorf("%s: %v", goarch, err)
		}
		again, err := seal(sealed, "net.example.x", info, resources)
		if err != nil || !bytes.Equal(again, sealed) {
			t.Errorf("%s: sealed twice, the program is another (%v)", goarch, err)
		}
		sealed[5000] ^= 1
		if check(sealed, "net.example.x", special()) == nil {
			t.Errorf("%s: a changed program goes unseen", goarch)
		}
	}
	if _, err := seal([]byte("no program"), "x", info, resources); err == nil {
		t.Error("what is no program is sealed")
	}
}

func TestListOfABundlesFiles(t *testing.T) {
	bundle := tree{}
	bundle.add("Info.plist", []byte("a"))
	bundle.program("MacOS/ludotheque", []byte("b"))
	bundle.add("Resources/LICENSES.txt", []byte("c"))
	bundle.add("Resources/fr.lproj/InfoPlist.strings", []byte("d"))
	list, err := codeResources(bundle)
	if err != nil {
		t.Fatal(err)
	}
	if err := xml.Unmarshal(list, new(struct{})); err != nil {
		t.Error(err)
	}
	for _, want := range []string{
		"<key>Resources/LICENSES.txt</key><data>hKUWhBuneltGSN4s0N/LMOpG27Q=</data>",
		"<key>Resources/LICENSES.txt</key><dict><key>hash2</key><data>Ln0sA6lQeuJl7PW1NWiFpTOTogKdJBOUmXJloaJa78Y=</data></dict>",
		"<key>Resources/fr.lproj/InfoPlist.strings</key><dict><key>hash2</key><data>GKw+c0PwFokMUQ6T+TUmEWnZ4/VlQ2Qpgw+vCTT0+OQ=</data><key>optional</key><true/></dict>",
	} {
		if !strings.Contains(string(list), want) {
			t.Errorf("%s is not in\n%s", want, list)
		}
	}
	for _, not := range []string{"<key>Info.plist</key>", "<key>MacOS/ludotheque</key>"} {
		if strings.Contains(string(list), not) {
			t.Errorf("%s is in it", not)
		}
	}
}
