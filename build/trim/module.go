package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// The numbers of sections.
const (
	typeSection, importSection, functionSection = 1, 2, 3
	startSection, codeSection, dataSection      = 8, 10, 11
)

// A module is a WebAssembly program whose memory is open.
type module struct {
	sections []section
	memory   []byte // what is in memory at first; the section of data is empty meanwhile
}

// A section is a part of a program, by its number.
type section struct {
	id   byte
	body []byte
}

var errNoModule = errors.New("this is no WebAssembly program as Go links it")

// uleb reads an unsigned number of LEB128, and returns it and what comes behind it.
func uleb(b []byte) (uint64, []byte, error) {
	n, size := binary.Uvarint(b)
	if size <= 0 {
		return 0, nil, errNoModule
	}
	return n, b[size:], nil
}

// sleb reads a signed one.
func sleb(b []byte) (int64, []byte, error) {
	var n int64
	for i, shift := 0, uint(0); i < len(b) && shift < 64; i++ {
		n |= int64(b[i]&0x7f) << shift
		shift += 7
		if b[i]&0x80 == 0 {
			if b[i]&0x40 != 0 && shift < 64 {
				n |= -1 << shift
			}
			return n, b[i+1:], nil
		}
	}
	return 0, nil, errNoModule
}

// readModule finds the sections.
func readModule(program []byte) (*module, error) {
	if !bytes.HasPrefix(program, []byte(magic)) {
		return nil, errNoModule
	}
	m := &module{}
	for rest := program[len(magic):]; len(rest) > 0; {
		size, body, err := uleb(rest[1:])
		if err != nil || uint64(len(body)) < size {
			return nil, errNoModule
		}
		s := section{rest[0], body[:size]}
		if s.id == dataSection {
			if m.memory, err = readData(s.body); err != nil {
				return nil, err
			}
			s.body = nil
		}
		m.sections = append(m.sections, s)
		rest = body[size:]
	}
	if m.section(dataSection) == nil {
		return nil, errNoModule
	}
	return m, nil
}

// magic is what a program begins with.
const magic = "\x00asm\x01\x00\x00\x00"

// section is the one of a number, nil when there is none.
func (m *module) section(id byte) *section {
	for i := range m.sections {
		if m.sections[i].id == id {
			return &m.sections[i]
		}
	}
	return nil
}

// grow adds an entry to a section that is a list, and returns its place there.
func (s *section) grow(entry []byte) (uint64, error) {
	if s == nil {
		return 0, errNoModule
	}
	count, rest, err := uleb(s.body)
	if err != nil {
		return 0, err
	}
	s.body = append(append(binary.AppendUvarint(nil, count+1), rest...), entry...)
	return count, nil
}

// addStart adds a function without parameters and results that runs before all others,
// when the memory is as it is to be at first.
func (m *module) addStart(code []byte) error {
	const function = 0x60
	kind, err := m.section(typeSection).grow([]byte{function, 0, 0})
	if err != nil {
		return err
	}
	imported, err := m.importedFunctions()
	if err != nil {
		return err
	}
	own, err := m.section(functionSection).grow(binary.AppendUvarint(nil, kind))
	if err != nil {
		return err
	}
	if _, err := m.section(codeSection).grow(append(binary.AppendUvarint(nil, uint64(len(code))), code...)); err != nil {
		return err
	}
	at := slices.IndexFunc(m.sections, func(s section) bool { return s.id > startSection })
	m.sections = slices.Insert(m.sections, at, section{startSection, binary.AppendUvarint(nil, imported+own)})
	return nil
}

// importedFunctions counts the functions that are not the program's own; Go imports
// nothing else.
func (m *module) importedFunctions() (uint64, error) {
	s := m.section(importSection)
	if s == nil {
		return 0, nil
	}
	count, rest, err := uleb(s.body)
	for range count {
		for range 2 { // the names of its module and of itself
			var size uint64
			if size, rest, err = uleb(rest); err != nil || size > uint64(len(rest)) {
				return 0, errNoModule
			}
			rest = rest[size:]
		}
		if len(rest) == 0 || rest[0] != 0 {
			return 0, errNoModule
		}
		if _, rest, err = uleb(rest[1:]); err != nil {
			return 0, err
		}
	}
	return count, err
}

// readData lays the segments of the section into a memory, in whatever order they come.
func readData(body []byte) ([]byte, error) {
	count, body, err := uleb(body)
	if err != nil {
		return nil, err
	}
	const constant, end = 0x41, 0x0b
	var memory []byte
	for range count {
		if len(body) < 2 || body[0] != 0 || body[1] != constant {
			return nil, errNoModule
		}
		at, rest, err := sleb(body[2:])
		if err != nil || at < 0 || at > 1<<30 || len(rest) == 0 || rest[0] != end {
			return nil, errNoModule
		}
		size, rest, err := uleb(rest[1:])
		if err != nil || size > uint64(len(rest)) {
			return nil, errNoModule
		}
		if end := int(at) + int(size); end > len(memory) {
			memory = append(memory, make([]byte, end-len(memory))...)
		}
		copy(memory[at:], rest[:size])
		body = rest[size:]
	}
	return memory, nil
}

// bytes is the program again. Zeros need not be written: memory is zero at first.
func (m *module) bytes() []byte {
	// So many zeros in a row are left out. Fewer would make the plain program smaller and
	// the packed one larger.
	const gap = 64
	var segments []byte
	count := uint64(0)
	for at := 0; at < len(m.memory); {
		for at < len(m.memory) && m.memory[at] == 0 {
			at++
		}
		end, zeros := at, 0
		for i := at; i < len(m.memory) && zeros < gap; i++ {
			if m.memory[i] == 0 {
				zeros++
			} else {
				zeros, end = 0, i+1
			}
		}
		if end > at {
			segments = append(segments, 0, 0x41)
			segments = appendSleb(segments, int64(at))
			segments = append(segments, 0x0b)
			segments = binary.AppendUvarint(segments, uint64(end-at))
			segments = append(segments, m.memory[at:end]...)
			count++
		}
		at = max(end, at+1)
	}
	out := []byte(magic)
	for _, s := range m.sections {
		if s.id == dataSection {
			s.body = append(binary.AppendUvarint(nil, count), segments...)
		}
		out = binary.AppendUvarint(append(out, s.id), uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

func appendSleb(b []byte, n int64) []byte {
	for {
		low := byte(n & 0x7f)
		n >>= 7
		if n == 0 && low&0x40 == 0 || n == -1 && low&0x40 != 0 {
			return append(b, low)
		}
		b = append(b, low|0x80)
	}
}
