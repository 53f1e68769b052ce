package pipe

import "syscall"

// follow lets the program end when this one is killed: closing its input is a
// hint that one which hangs does not take.
func follow(a *syscall.SysProcAttr) { a.Pdeathsig = syscall.SIGKILL }
