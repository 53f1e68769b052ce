package vitals

import (
	"os"
	"runtime"
	"testing"
)

func TestWhatIsHeldIsSeen(t *testing.T) {
	before := Take()
	held := make([]byte, 32<<20)
	for i := range held {
		held[i] = 1
	}
	stop := make(chan struct{})
	go func() { <-stop }()
	file, err := os.Open(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	with := Take()
	runtime.KeepAlive(held)
	close(stop)
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	held = nil
	after := Take()
	if with.Heap < before.Heap+30<<20 || after.Heap > with.Heap-30<<20 {
		t.Errorf("heap %d, with 32 MB more %d, without %d", before.Heap, with.Heap, after.Heap)
	}
	if with.Goroutines != before.Goroutines+1 {
		t.Errorf("%d goroutines, with one more %d", before.Goroutines, with.Goroutines)
	}
	if runtime.GOOS == "linux" && (with.Files != before.Files+1 || with.Resident < before.Resident+30<<20) {
		t.Errorf("files %d, with one more %d; resident %d, then %d", before.Files, with.Files, before.Resident, with.Resident)
	}
}
