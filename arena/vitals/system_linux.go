package vitals

import (
	"fmt"
	"os"
)

// system asks /proc. What it does not tell is 0.
func system() (resident uint64, files int) {
	if text, err := os.ReadFile("/proc/self/statm"); err == nil {
		var size, pages uint64
		if _, err := fmt.Sscan(string(text), &size, &pages); err == nil {
			resident = pages * uint64(os.Getpagesize())
		}
	}
	if dir, err := os.Open("/proc/self/fd"); err == nil {
		if names, err := dir.Readdirnames(-1); err == nil {
			files = len(names) - 1 // one of them is dir
		}
		_ = dir.Close() // nothing was written
	}
	return resident, files
}
