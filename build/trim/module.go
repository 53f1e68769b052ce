package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// dataSection is the number of the section with what is in memory at first.
const dataSection = 11

// A module is a WebAssembly program whose memory is open.
type module struct {
	before, after []byte // the sections around the one of data
	memory        []byte // what is in memory at first
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
	if !bytes.HasPrefix(program, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errNoModule
	}
	for rest := program[8:]; len(rest) > 0; {
		at := len(program) - len(rest)
		size, body, err := uleb(rest[1:])
		if err != nil || uint64(len(body)) < size {
			return nil, errNoModule
		}
		if rest[0] == dataSection {
			memory, err := readData(body[:size])
			return &module{before: program[:at], after: body[size:], memory: memory}, err
		}
		rest = body[size:]
	}
	return nil, errNoModule
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
	body := append(binary.AppendUvarint(nil, count), segments...)
	out := append(bytes.Clone(m.before), dataSection)
	out = binary.AppendUvarint(out, uint64(len(body)))
	out = append(out, body...)
	return append(out, m.after...)
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
