//go:build unix

package settings

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// patience is how long a program that is asked may take: the title waits for it.
const patience = 300 * time.Millisecond

// said is what a program answers, or "" when it is not there, fails or is slow.
func said(program string, args ...string) string {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	out, err := exec.CommandContext(ctx, program, args...).Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
