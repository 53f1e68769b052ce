//go:build linux

package cabinet

import (
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/menu"
)

// BenchmarkEntering begins a match of each game from its lobby, and reports the longest update of its first
// three seconds, in milliseconds of processor time, and which it was, counted from the press. Each update
// counts with the least time that it took in any run.
func BenchmarkEntering(b *testing.B) {
	const ticks = 3 * 60
	for _, f := range frontEnds() {
		b.Run(f.Info.ID, func(b *testing.B) {
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			var least [ticks]time.Duration
			for n := 0; b.Loop(); n++ {
				on := furnished(b)
				on.Kit.Env.Steady = false
				on.Kit.Env.Settings.Offered = []string{f.Info.ID} // else Enter begins the lesson
				m := scenes.NewManager(on.Kit.Env, menu.Screen(on.Kit, "lobby", f.Info.ID))
				screen := ebiten.NewImage(1280, 720)
				tick := func() {
					if err := m.Update(); err != nil {
						b.Fatal(err)
					}
					m.Draw(screen)
				}
				for range settled {
					tick()
				}
				on.Hold(ebiten.KeyEnter, true)
				for i := range least {
					begin := spent(b)
					tick()
					if took := spent(b) - begin; n == 0 || took < least[i] {
						least[i] = took
					}
					on.Hold(ebiten.KeyEnter, false)
				}
				if tell := scenes.Tell(m.Scene()); !strings.HasPrefix(tell, f.Info.ID) {
					b.Fatalf("Enter in the lobby leads to %q", tell)
				}
				on.Src.Now.Closing = true
				_ = m.Update()
				screen.Deallocate()
			}
			most := 0
			for i := range least {
				if least[i] > least[most] {
					most = i
				}
			}
			b.ReportMetric(float64(least[most].Microseconds())/1000, "max-ms")
			b.ReportMetric(float64(most), "tick")
		})
	}
}

// spent returns the processor time that this thread has taken.
func spent(b *testing.B) time.Duration {
	const thread = 1 // RUSAGE_THREAD
	var u syscall.Rusage
	if err := syscall.Getrusage(thread, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
