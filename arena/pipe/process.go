package pipe

import (
	"io"
	"os/exec"
	"time"
)

// Process is a program that speaks through something else than its standard input
// and output.
type Process struct {
	cmd   *exec.Cmd
	tree  tree
	ended chan struct{}
}

// Spawn starts a program. What it writes to its standard output goes where its
// standard error does. The error says what is wrong with the command.
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
	r := &Process{cmd: cmd, tree: plant(cmd), ended: make(chan struct{})}
	go func() {
		_ = cmd.Wait() // ProcessState says how it ended
		close(r.ended)
	}()
	return r, nil
}

// Ended is closed when the program has ended.
func (p *Process) Ended() <-chan struct{} { return p.ended }

// How says how it ended, as "exit status 1", once Ended is closed.
func (p *Process) How() string { return p.cmd.ProcessState.String() }

// Close gives the program a second to end, and then kills it with all that it
// started.
func (p *Process) Close() {
	t := time.NewTimer(patience)
	defer t.Stop()
	select {
	case <-p.ended:
	case <-t.C:
	}
	p.tree.kill()
	<-p.ended
}
