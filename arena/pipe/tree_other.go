//go:build !unix && !windows

package pipe

import "os/exec"

// tree is a program; what it started is not known here.
type tree struct{ cmd *exec.Cmd }

// prepare is called before a program is started.
func prepare(*exec.Cmd) {}

// plant is called once it is started.
func plant(cmd *exec.Cmd) tree { return tree{cmd} }

// kill ends the program.
func (t tree) kill() {
	// An error means that it has ended by itself.
	_ = t.cmd.Process.Kill()
}
