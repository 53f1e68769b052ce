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

	offStack, offFile, offLine, offCount, offUnit, offStart, offPieces, offTables = 16, 20, 24, 28, 32, 36, 43, 44

	// Tables of values by their place behind the record (internal/abi), that nothing reads
	// in WebAssembly but the trace of a crash: where a goroutine may be interrupted by
	// a signal, which there are none of, and which arguments are still alive.
	tableUnsafe, tableAlive = 0, 3
	// Pieces of data by their place behind the tables: how a trace prints the arguments.
	pieceArguments, pieceAlive = 5, 6

	noPiece = 1<<32 - 1 // stands where a function has no such piece
)

// findTables finds what the runtime knows of functions in a program's memory.
func findTables(memory []byte) (tables, error) {
	for from := 0; ; {
		at := bytes.Index(memory[from:], []byte(startOfHeader))
		if at < 0 {
			return tables{}, errors.New("the tables of functions were not found: this version of Go lays them out otherwise")
		}
		header := memory[from+at:]
		from += at + len(startOfHeader)
		if t, ok := openTables(header); ok {
			return t, nil
		}
	}
}

// tables are what the runtime knows of functions.
type tables struct {
	count     int
	files     []byte // their names, and which of them each package has
	values    []byte // a program of values each, at offsets
	functions []byte // the list of functions, and each one's record
}

// openTables opens the tables behind their header; false when it is none.
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
	return tables{int(count), header[word(4):word(6)], header[word(6):word(7)], header[word(7):]}, true
}

var errTables = errors.New("the tables of functions are not as this version of Go should lay them out")

// removeLines takes out what only traces read: files, lines and arguments. It zeroes the
// names of files, and every table of values that no function needs for something else:
// equal tables are there once. The runtime reads a table that is at offset 0 as one that
// is not there.
func (t tables) removeLines() error {
	clear(t.files)
	kept := make([]bool, len(t.values))
	kept[0] = true
	for i := range t.count {
		f, err := t.function(i)
		if err != nil {
			return err
		}
		for _, at := range []int{offFile, offLine, offUnit, offStart} {
			binary.LittleEndian.PutUint32(f.record[at:], 0)
		}
		f.setTable(tableUnsafe, 0)
		f.setTable(tableAlive, 0)
		f.setPiece(pieceArguments, noPiece)
		f.setPiece(pieceAlive, noPiece)

		if err := keep(t.values, kept, binary.LittleEndian.Uint32(f.record[offStack:])); err != nil {
			return err
		}
		for k := range f.tables {
			if err := keep(t.values, kept, binary.LittleEndian.Uint32(f.record[offTables+4*k:])); err != nil {
				return err
			}
		}
	}
	for i := range t.values {
		if !kept[i] {
			t.values[i] = 0
		}
	}
	return nil
}

// A function is the record of one, with the places of its tables and pieces behind it.
type function struct {
	record         []byte
	tables, pieces int
}

func (t tables) function(i int) (function, error) {
	at := uint64(binary.LittleEndian.Uint32(t.functions[8*i+4:]))
	if at+offTables > uint64(len(t.functions)) {
		return function{}, errTables
	}
	record := t.functions[at:]
	count, pieces := uint64(binary.LittleEndian.Uint32(record[offCount:])), uint64(record[offPieces])
	size := offTables + 4*(count+pieces)
	if size > uint64(len(record)) {
		return function{}, errTables
	}
	return function{record[:size], int(count), int(pieces)}, nil
}

func (f function) setTable(i int, place uint32) {
	if i < f.tables {
		binary.LittleEndian.PutUint32(f.record[offTables+4*i:], place)
	}
}

func (f function) setPiece(i int, place uint32) {
	if i < f.pieces {
		binary.LittleEndian.PutUint32(f.record[offTables+4*(f.tables+i):], place)
	}
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
