//go:build unix && !linux

package server

import "golang.org/x/sys/unix"

func rawRead(socket int, to []byte) (int, error) { return unix.Read(socket, to) }

func rawWrite(socket int, from []byte) (int, error) { return unix.Write(socket, from) }
