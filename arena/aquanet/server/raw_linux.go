package server

import (
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// The calls of the system that never wait are made without telling Go's scheduler,
// which would get ready to run others meanwhile: that costs more than the call.

func rawRead(socket int, to []byte) (int, error) {
	return result(unix.RawSyscall(unix.SYS_READ, uintptr(socket), uintptr(unsafe.Pointer(unsafe.SliceData(to))), uintptr(len(to))))
}

func rawWrite(socket int, from []byte) (int, error) {
	return result(unix.RawSyscall(unix.SYS_WRITE, uintptr(socket), uintptr(unsafe.Pointer(unsafe.SliceData(from))), uintptr(len(from))))
}

func rawSendfile(socket, file int, at *int64, n int) (int, error) {
	return result(unix.RawSyscall6(unix.SYS_SENDFILE, uintptr(socket), uintptr(file), uintptr(unsafe.Pointer(at)), uintptr(n), 0, 0))
}

// rawMemory makes a file of memory.
func rawMemory() (int, error) {
	name := [...]byte{'t', 'u', 'r', 'n', 0}
	return result(unix.RawSyscall(unix.SYS_MEMFD_CREATE, uintptr(unsafe.Pointer(&name)), unix.MFD_CLOEXEC, 0))
}

// rawClose closes a file of memory.
func rawClose(file int) { unix.RawSyscall(unix.SYS_CLOSE, uintptr(file), 0, 0) }

// rawEpollWait gives how many events there are; it waits for none.
func rawEpollWait(epoll int, events []unix.EpollEvent) int {
	n, err := result(unix.RawSyscall6(unix.SYS_EPOLL_PWAIT, uintptr(epoll), uintptr(unsafe.Pointer(unsafe.SliceData(events))), uintptr(len(events)), 0, 0, 0))
	if err != nil {
		return 0
	}
	return n
}

func result(n, _ uintptr, errno syscall.Errno) (int, error) {
	if errno != 0 {
		return 0, errno
	}
	return int(n), nil
}
