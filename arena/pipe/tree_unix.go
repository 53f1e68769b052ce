//go:build unix && !linux

package pipe

import (
	"os/exec"
	"syscall"
)

// tree is a program and all that it started: a process group.
type tree struct{ group int }

// prepare is called before a program is started.
func prepare(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
}

// track is called once it is started.
func track(cmd *exec.Cmd) tree { return tree{cmd.Process.Pid} }

// kill kills the rest of the tree.
func (t tree) kill() {
	// An error means that there is no process left.
	_ = syscall.Kill(-t.group, syscall.SIGKILL)
}
