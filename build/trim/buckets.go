package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The table by which the runtime finds the function of an instruction
// (runtime.findfuncbucket): so many buckets of 4096 instructions for each function, since
// the addresses of two functions are 65536 apart in WebAssembly, whatever their length. A
// bucket is the number of its function and 16 bytes that are zero there.
const (
	bucketsOfOne = 16
	bucketSize   = 20
	runSize      = bucketsOfOne * bucketSize // of the buckets of one function
)

var errBuckets = errors.New("the table of buckets was not found: this version of Go lays it out otherwise")

// buckets are those of one function, as the linker writes them.
func buckets(function uint32) []byte {
	run := make([]byte, runSize)
	for i := range bucketsOfOne {
		binary.LittleEndian.PutUint32(run[i*bucketSize:], function)
	}
	return run
}

// shrinkBuckets takes the table of buckets out of what is downloaded and copied into the
// program's memory, where it is a quarter of all, and has a function write it before the
// program starts. It does nothing to a program that has such a function.
func (m *module) shrinkBuckets(functions int) error {
	if m.section(startSection) != nil {
		return nil
	}
	second := bytes.Index(m.memory, append(buckets(1), buckets(2)...))
	from := second - runSize
	functions-- // the last one has fewer buckets, and keeps them
	to := from + functions*runSize
	if second < runSize || to > len(m.memory) {
		return errBuckets
	}
	for i := range functions {
		if !bytes.Equal(m.memory[from+i*runSize:][:runSize], buckets(uint32(i))) {
			return errBuckets
		}
	}
	clear(m.memory[from:to])
	return m.addStart(writeBuckets(from, functions))
}

// writeBuckets is the code of that function: its local 0 is a place in memory, its local 1
// the number of a function.
func writeBuckets(from, functions int) []byte {
	const (
		loop, void, branchIf, end               = 0x03, 0x40, 0x0d, 0x0b
		localGet, localSet, localTee            = 0x20, 0x21, 0x22
		store, constant, add, lessUnsigned, i32 = 0x36, 0x41, 0x6a, 0x49, 0x7f
		aligned                                 = 2 // stores are at multiples of 1 << 2
	)
	code := []byte{1, 2, i32} // one group of two locals
	code = append(appendSleb(append(code, constant), int64(from)), localSet, 0)
	code = append(code, loop, void)
	for i := range uint64(bucketsOfOne) {
		code = append(code, localGet, 0, localGet, 1, store, aligned)
		code = binary.AppendUvarint(code, i*bucketSize)
	}
	code = append(appendSleb(append(code, localGet, 0, constant), runSize), add, localSet, 0)
	code = append(appendSleb(append(code, localGet, 1, constant), 1), add, localTee, 1)
	code = append(appendSleb(append(code, constant), int64(functions)), lessUnsigned, branchIf, 0)
	return append(code, end, end)
}
