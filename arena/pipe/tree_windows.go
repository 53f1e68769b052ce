package pipe

import (
	"os/exec"
	"unsafe"

	"golang.org/x/sys/windows"
)

// tree is a program and all that it started: a job object, which Windows ends when its last handle is
// closed, even if this program is killed.
type tree struct {
	cmd *exec.Cmd
	job windows.Handle // 0 if there is none
}

// prepare is called before a program is started.
func prepare(*exec.Cmd) {}

// track is called once it is started. If jobs are refused, only the program itself is killed at the
// end.
func track(cmd *exec.Cmd) tree {
	t := tree{cmd: cmd}
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return t
	}
	info := windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION{
		BasicLimitInformation: windows.JOBOBJECT_BASIC_LIMIT_INFORMATION{LimitFlags: windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE},
	}
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation, uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info)))
	if err == nil {
		var process windows.Handle
		process, err = windows.OpenProcess(windows.PROCESS_SET_QUOTA|windows.PROCESS_TERMINATE, false, uint32(cmd.Process.Pid))
		if err == nil {
			err = windows.AssignProcessToJobObject(job, process)
			windows.CloseHandle(process)
		}
	}
	if err != nil {
		windows.CloseHandle(job)
		return t
	}
	t.job = job
	return t
}

// kill kills the rest of the tree.
func (t tree) kill() {
	// An error means that it has ended already.
	_ = t.cmd.Process.Kill()
	if t.job != 0 {
		windows.CloseHandle(t.job)
	}
}
