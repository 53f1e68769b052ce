package files

import (
	"os/exec"
	"syscall"
)

const createNoWindow = 0x08000000

func init() {
	Quiet = func(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{CreationFlags: createNoWindow} }
}
