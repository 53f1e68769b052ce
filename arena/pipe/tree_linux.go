package pipe

import (
	"bytes"
	"crypto/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// tree is a program and all that it started: what is in its process group, and what has inherited its
// mark, also in a session of its own.
type tree struct {
	group int
	mark  string
}

// mark is the environment variable by which what a program started is known. Each program has another
// value.
const mark = "LUDOTHEQUE_PROGRAM="

// prepare is called before a program is started.
func prepare(cmd *exec.Cmd) {
	// The program ends when this one is killed. Closing its input is not enough for one that hangs.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	cmd.Env = append(cmd.Environ(), mark+rand.Text())
}

// track is called once it is started.
func track(cmd *exec.Cmd) tree { return tree{cmd.Process.Pid, cmd.Env[len(cmd.Env)-1]} }

// kill kills the rest of the tree.
func (t tree) kill() {
	// An error means that there is no process left.
	_ = syscall.Kill(-t.group, syscall.SIGKILL)
	for range maxSweeps {
		if !t.sweep() {
			return
		}
	}
}

// maxSweeps bounds how often kill looks for processes that were started while it looked.
const maxSweeps = 100

// sweep kills the processes with the mark, and reports whether there were any. A process that has ended
// and was not reaped has no environment.
func (t tree) sweep() (found bool) {
	names, _ := filepath.Glob("/proc/[1-9]*/environ")
	for _, name := range names {
		env, err := os.ReadFile(name)
		if err != nil || !bytes.Contains(append([]byte{0}, env...), []byte("\x00"+t.mark+"\x00")) {
			continue
		}
		pid, err := strconv.Atoi(strings.Split(name, "/")[2])
		if err == nil && syscall.Kill(pid, syscall.SIGKILL) == nil {
			found = true
		}
	}
	return found
}
