package pipe

import (
	"io"
	"os/exec"
	"time"
)

// Process is a program that communicates by other means than its standard input and output.
type Process struct {
	cmd   *exec.Cmd
	tree  tree
	ended chan struct{}
}

// Spawn starts a program. Its standard output goes to the same place as its standard error. The error
// says what is wrong with the command.
func Spawn(p Program) (*Process, error) {
	cmd, err := p.command()
	if err != nil {
		return nil, err
	}
	if p.Stderr == nil {
		cmd.Stderr = io.Discard
	}
	cmd.Stdout = cmd.Stderr
	if err := p.start(cmd); err != nil {
		return nil, err
	}
	r := &Process{cmd: cmd, tree: track(cmd), ended: make(chan struct{})}
	go func() {
		_ = cmd.Wait() // ProcessState has the result
		close(r.ended)
	}()
	return r, nil
}

// Ended is closed when the program has ended.
func (p *Process) Ended() <-chan struct{} { return p.ended }

// How returns how it ended, such as "exit status 1", once Ended is closed.
func (p *Process) How() string { return p.cmd.ProcessState.String() }

// Close gives the program a second to end, and then kills it with all that it started.
func (p *Process) Close() {
	t := time.NewTimer(endGrace)
	defer t.Stop()
	select {
	case <-p.ended:
	case <-t.C:
	}
	p.tree.kill()
	<-p.ended
}
