//go:build unix && !linux

package pipe

import "syscall"

// follow does nothing: only Linux has such a setting.
func follow(*syscall.SysProcAttr) {}
