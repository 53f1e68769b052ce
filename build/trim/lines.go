package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The header of the tables by which the runtime knows its functions (runtime.pcHeader and
// runtime._func of Go 1.20 and later), on a 64-bit machine, as WebAssembly is to Go.
const (
	headerSize   = 72
	largestCount = 1 << 20 // functions, to tell the header from what looks like it

	startOfHeader = "\xf1\xff\xff\xff\x00\x00\x01\x08" // magic, padding, quantum, size of a pointer

	offStack, offFile, offLine, offCount, offTables = 16, 20, 24, 28, 44
)

// removeLines takes the lines out of a program's memory. The runtime reads a table that is
// at offset 0 as one that is not there.
func removeLines(memory []byte) error {
	for from := 0; ; {
		at := bytes.Index(memory[from:], []byte(startOfHeader))
		if at < 0 {
			return errors.New("the tables of functions were not found: this version of Go lays them out otherwise")
		}
		header := memory[from+at:]
		from += at + len(startOfHeader)
		if t, ok := openTables(header); ok {
			return t.removeLines()
		}
	}
}

// tables are what the runtime knows of functions.
type tables struct {
	count     int
	values    []byte // a program of values each, at offsets
	functions []byte // the list of functions, and each one's record
}

// openTables finds the tables by their header; false when it is none.
func openTables(header []byte) (tables, bool) {
	if len(header) < headerSize {
		return tables{}, false
	}
	word := func(i int) uint64 { return binary.LittleEndian.Uint64(header[8+8*i:]) }
	count, files, textStart := word(0), word(1), word(2)
	last := uint64(headerSize)
	for i := 3; i <= 7; i++ {
		if word(i) < last {
			return tables{}, false
		}
		last = word(i)
	}
	if count == 0 || count > largestCount || files == 0 || textStart != 0 || last+8*count > uint64(len(header)) || word(3) != headerSize {
		return tables{}, false
	}
	return tables{int(count), header[word(6):word(7)], header[word(7):]}, true
}

var errTables = errors.New("the tables of functions are not as this version of Go should lay them out")

// removeLines zeroes every table of files and lines that no function needs for something
// else: equal tables are there once.
func (t tables) removeLines() error {
	kept := make([]bool, len(t.values))
	kept[0] = true
	for i := range t.count {
		at := binary.LittleEndian.Uint32(t.functions[8*i+4:])
		if uint64(at)+offTables > uint64(len(t.functions)) {
			return errTables
		}
		f := t.functions[at:]
		n := binary.LittleEndian.Uint32(f[offCount:])
		if uint64(offTables+4*uint64(n)) > uint64(len(f)) {
			return errTables
		}
		needed := []uint32{binary.LittleEndian.Uint32(f[offStack:])}
		for k := range n {
			needed = append(needed, binary.LittleEndian.Uint32(f[offTables+4*k:]))
		}
		for _, table := range needed {
			if err := keep(t.values, kept, table); err != nil {
				return err
			}
		}
		binary.LittleEndian.PutUint32(f[offFile:], 0)
		binary.LittleEndian.PutUint32(f[offLine:], 0)
	}
	for i := range t.values {
		if !kept[i] {
			t.values[i] = 0
		}
	}
	return nil
}

// keep marks the table at an offset: pairs of differences, of the value and of the place,
// until a difference of the value that is 0, the first one's aside.
func keep(values []byte, kept []bool, table uint32) error {
	if table == 0 {
		return nil
	}
	if uint64(table) >= uint64(len(values)) {
		return errTables
	}
	for at, first := int(table), true; ; first = false {
		_, rest, err := uleb(values[at:])
		if err != nil {
			return errTables
		}
		next := len(values) - len(rest)
		over := values[at] == 0 && !first
		if !over {
			if _, rest, err = uleb(rest); err != nil {
				return errTables
			}
			next = len(values) - len(rest)
		}
		for i := at; i < next; i++ {
			kept[i] = true
		}
		if over {
			return nil
		}
		at = next
	}
}
