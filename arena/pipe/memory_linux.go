package pipe

import "golang.org/x/sys/unix"

// limitMemory limits the private writable memory of a process. Its address space is not limited:
// runtimes reserve gigabytes that they never use.
func limitMemory(pid int, bytes uint64) error {
	limit := unix.Rlimit{Cur: bytes, Max: bytes}
	return unix.Prlimit(pid, unix.RLIMIT_DATA, &limit, nil)
}
