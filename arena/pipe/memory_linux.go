package pipe

import "golang.org/x/sys/unix"

// limitMemory limits what a program may write to in memory of its own. Its
// address space stays free: runtimes reserve gigabytes that they never use.
func limitMemory(pid int, bytes uint64) error {
	limit := unix.Rlimit{Cur: bytes, Max: bytes}
	return unix.Prlimit(pid, unix.RLIMIT_DATA, &limit, nil)
}
