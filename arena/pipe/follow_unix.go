//go:build unix && !linux

package pipe

import "syscall"

// follow does nothing here: only Linux can be asked to.
func follow(*syscall.SysProcAttr) {}
