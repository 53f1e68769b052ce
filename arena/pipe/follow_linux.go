package pipe

import "syscall"

// follow makes the program end when this one is killed. Closing its input is not enough for one that
// hangs.
func follow(a *syscall.SysProcAttr) { a.Pdeathsig = syscall.SIGKILL }
