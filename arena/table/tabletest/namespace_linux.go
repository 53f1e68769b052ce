package tabletest

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// InNamespace runs the rest of a test in a network of its own, made by commands of a shell, with
// link NAME ADDRESS... for a cable. It returns false in the process that only waits for the other.
func InNamespace(t testing.TB, commands string) bool {
	t.Helper()
	const inside = "LUDOTHEQUE_IN_NAMESPACE"
	if os.Getenv(inside) == t.Name() {
		Shell(t, commands)
		return true
	}
	if out, err := exec.Command("unshare", "-rn", "ip", "link").CombinedOutput(); err != nil {
		t.Skipf("no network of its own can be made here: %v %s", err, out)
	}
	cmd := exec.Command("unshare", "-rn", os.Args[0], "-test.v", fmt.Sprintf("-test.short=%v", testing.Short()), "-test.run", "^"+strings.ReplaceAll(t.Name(), "/", "$/^")+"$")
	cmd.Env = append(os.Environ(), inside+"="+t.Name())
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

// Shell runs commands of a shell, with link NAME ADDRESS... for a cable.
func Shell(t testing.TB, commands string) {
	t.Helper()
	out, err := exec.Command("sh", "-ec", `link() { n=$1; ip link add $n type veth peer name p$n; ip link set p$n up; ip link set $n up; shift; for a; do ip addr add $a dev $n nodad 2>/dev/null || ip addr add $a dev $n; done; }
`+commands).CombinedOutput()
	if err != nil {
		t.Fatalf("%v %s", err, out)
	}
}
