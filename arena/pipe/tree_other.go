//go:build !unix && !windows

package pipe

import "os/exec"

// tree is a program; its children are not tracked on this system.
type tree struct{ cmd *exec.Cmd }

// prepare is called before a program is started.
func prepare(*exec.Cmd) {}

// track is called once it is started.
func track(cmd *exec.Cmd) tree { return tree{cmd} }

// kill ends the program.
func (t tree) kill() {
	// An error means that it has ended already.
	_ = t.cmd.Process.Kill()
}
