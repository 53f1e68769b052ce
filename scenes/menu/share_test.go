package menu

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/scenes/files"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
	"ludotheque/scenes/video"
)

// recorded are the results of a match whose record is in the store.
func recorded(t *testing.T) (*rig, *hand, *matchScreen) {
	t.Helper()
	r, h := newHands(t, 1280, 720, settings.French, 100)
	folder, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	r.k.Env.Store = folder
	o := ended()
	o.Record, o.Start.SeedText = "records/bzzz-1.record", "fougère 7"
	r.k.FrontEnds[0].Open = func(*play.App, []byte) (play.Replay, error) { return tape{o}, nil }
	if err := r.k.Env.Store.Write(o.Record, []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-02T20:00:00Z"}}`+"\n{\"step\":1,\"hash\":\"00\",\"end\":{\"reason\":\"time\"}}\n")); err != nil {
		t.Fatal(err)
	}
	s := newResults(r.k, o).(*matchScreen)
	r.scene = s
	r.run(3)
	return r, h, s
}

// waitFor waits for a file in the store and returns it.
func waitFor(t *testing.T, r *rig, ending string) []byte {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); {
		r.run(1)
		names, err := r.k.Env.Store.List("pictures/")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if data, err := r.k.Env.Store.Read(name); err == nil && strings.HasSuffix(name, ending) {
				return data
			}
		}
		time.Sleep(5 * time.Millisecond) // the file is made beside the game
	}
	t.Fatal("no file came")
	return nil
}

// One key makes a picture to share of a match.
func TestAPictureToShare(t *testing.T) {
	r, h, _ := recorded(t)
	h.key(ebiten.KeyI)
	img, err := png.Decode(bytes.NewReader(waitFor(t, r, ".png")))
	if err != nil {
		t.Fatal(err)
	}
	if b := img.Bounds(); b.Dx() != shareW || b.Dy() != shareH {
		t.Errorf("the picture is %v", b)
	}
	colours := map[any]bool{}
	for x := 0; x < shareW; x += 16 {
		for y := 0; y < shareH; y += 16 {
			colours[img.At(x, y)] = true
		}
	}
	if len(colours) < 20 {
		t.Errorf("the picture has %d colours", len(colours))
	}
}

// A sentence about a match in real time is played from a moment before, and one without a moment leads nowhere.
func TestAStoryInRealTimeIsPlayedFromBefore(t *testing.T) {
	r, h, s := recorded(t)
	front := r.k.FrontEnds[0]
	info := *front.Info
	info.Rate = 20
	front.Info = &info
	s.res.o.Story[1].At = -1
	choose := func(i int) {
		h.reach(&s.screen, "story", func() { h.key(ebiten.KeyTab) })
		s.g.Focus(idStory(i))
		r.run(1)
		h.key(ebiten.KeyEnter)
	}
	if choose(1); s.board {
		t.Errorf("a sentence without a moment leads to %d", s.deck.at)
	}
	if choose(0); !s.board || !s.deck.playing || s.deck.at < 41-leadPositions || s.deck.at > 43-leadPositions {
		t.Errorf("a sentence about position 41 leads to %d, which plays: %v", s.deck.at, s.deck.playing)
	}
}

// Each sentence of the story leads to its moment in the replay, and back.
func TestAStoryLeadsToItsMoments(t *testing.T) {
	for i, at := range []int{41, 77} {
		r, h, s := recorded(t)
		h.reach(&s.screen, "story", func() { h.key(ebiten.KeyTab) })
		s.g.Focus(idStory(i))
		r.run(1)
		h.key(ebiten.KeyEnter)
		if r.scene != s || !s.board || s.deck.at != at || s.deck.playing {
			t.Fatalf("sentence %d leads to %T at %d", i, r.scene, s.deck.at)
		}
		h.key(ebiten.KeyEscape)
		if r.scene != s || s.board {
			t.Errorf("from there it goes back to %T", r.scene)
		}
	}
}

// The story calls people by their names, and those without as the ranking does.
func TestAStoryHasNames(t *testing.T) {
	_, _, s := recorded(t)
	s.res.o.Start.Chairs[1].Name = "Aglaé"
	s.res.o.Story[1].Text = words.EmpireStoryTakes(7, "B", "C", words.EmpireRegionA)
	s.res.o.Start.Chairs[2].Name = ""
	if said, want := s.res.sentence(0), "Aglaé rattrape"; !strings.HasPrefix(said, want) {
		t.Errorf("the story says %q, not %q", said, want)
	}
	if said, want := s.res.sentence(1), "Aglaé prend Carrefour à Ordinateur C au tour 7."; said != want {
		t.Errorf("the story says %q, not %q", said, want)
	}
}

// A picture of the game's own leads to what it shows in the replay.
func TestACeremonyLeadsToItsMoments(t *testing.T) {
	r, _, s := recorded(t)
	s.res.o.Ceremony = func(g *ui.Gui, area ui.Rect, open bool) int {
		if !open {
			t.Error("the match was kept, and the picture is described otherwise")
		}
		return 77
	}
	r.run(1)
	if !s.board || s.deck.at != 77 {
		t.Errorf("it leads to %T", r.scene)
	}
}

// filmed opens the screen for films at the moment of a record.
func filmed(t *testing.T) (*rig, *hand, *film, *matchScreen) {
	t.Helper()
	r, h, s := recorded(t)
	s.watch(41)
	r.run(2)
	h.key(ebiten.KeyF)
	f, ok := r.scene.(*film)
	if !ok {
		t.Fatalf("F leads to %T", r.scene)
	}
	return r, h, f, s
}

// Where ffmpeg is not installed a film of a moment is an animation of 5 to 10 seconds; it is told where it went,
// and its folder is shown.
func TestAFilmOfAMoment(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	r, h, f, _ := filmed(t)
	shown := ""
	real := files.Reveal
	files.Reveal = func(path string) error { shown = path; return nil }
	defer func() { files.Reveal = real }()
	f.g.Focus(ui.ID{Name: "moment"})
	r.run(1)
	h.key(ebiten.KeyEnter)
	data := waitFor(t, r, ".webp")
	if len(data) < 12 || string(data[:4]) != "RIFF" || string(data[8:12]) != "WEBP" {
		t.Fatal("this is no WebP")
	}
	frames, ms := 0, 0
	for at := 12; at+8 <= len(data); {
		n := int(binary.LittleEndian.Uint32(data[at+4:]))
		if string(data[at:at+4]) == "ANMF" {
			frames++
			ms += int(data[at+20]) | int(data[at+21])<<8 | int(data[at+22])<<16
		}
		at += 8 + n + n%2
	}
	t.Logf("%d pictures, %d ms, %d bytes", frames, ms, len(data))
	if frames < 20 || ms < 5000 || ms > 10000 {
		t.Errorf("the film has %d pictures in %d ms", frames, ms)
	}
	r.run(2)
	h.key(ebiten.KeyEnter)
	if f.ready == nil || shown == "" || shown != f.ready.Path {
		t.Errorf("the folder of %q is shown for %v", shown, f.ready)
	}
	f.g.Focus(ui.ID{Name: "another"})
	r.run(1)
	if h.key(ebiten.KeyEnter); f.ready != nil || r.scene != f {
		t.Errorf("for another film %T is shown", r.scene)
	}
}

// What a film becomes and about how large it is stands there before one is made.
func TestTheSizeOfAFilmIsEstimated(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	r, _, f, _ := filmed(t)
	r.strict("film")
	r.sight.See("film", f, false, func() { r.run(1) })
	for _, want := range []words.Text{video.NoVideo, words.FilmParts(f.size(f.cut(true)))} {
		if said := strings.ReplaceAll(r.sight.Said(), "\n", " "); f.form.BytesPerSecond == 0 || !strings.Contains(said, r.k.Say(want)) {
			t.Errorf("the screen says %q, and not %q", said, r.k.Say(want))
		}
	}
}

// An encoder that is installed makes a video of whole pictures: as many as the film is long.
func TestAFilmIsAVideo(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the encoder here is a script of a shell")
	}
	programs := t.TempDir()
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip(err)
	}
	// It writes how many bytes came into the file that its last argument names.
	script := "#!" + shell + "\nfor file; do :; done\nPATH=" + os.Getenv("PATH") + "\nwc -c > \"$file\"\n"
	if err := os.WriteFile(filepath.Join(programs, "ffmpeg"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", programs)
	r, h, f, list := filmed(t)
	whole := f.cut(true)
	f.form.W, f.form.H, f.still = 64, 36, nil // smaller than for people
	f.shoot(f.at, 1)
	h.key(ebiten.KeyEnter)
	for end := time.Now().Add(2 * time.Minute); f.ready == nil; {
		if time.Now().After(end) {
			t.Fatal("no film came")
		}
		r.run(1)
	}
	data, err := r.k.Env.Store.Read("films/" + f.name + ".mp4")
	if err != nil {
		t.Fatal(err)
	}
	want := int(math.Ceil(whole.seconds()*video.Rate)) * 4 * 64 * 36
	if got := strings.TrimSpace(string(data)); got != fmt.Sprint(want) {
		t.Errorf("%s bytes came to the encoder, not %d", got, want)
	}
	h.key(ebiten.KeyEscape)
	if r.scene != list {
		t.Errorf("from the film it goes back to %T", r.scene)
	}
}

// A film is given up by a word, which says so, and another can be made.
func TestAFilmIsGivenUp(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	r, h, f, list := filmed(t)
	h.key(ebiten.KeyEnter)
	r.run(5)
	if f.stop == nil || f.frame == 0 {
		t.Fatal("no film is made")
	}
	f.giveUp()
	if n, ok := r.k.Env.TakeNotice(); f.stop != nil || !ok || n != words.FilmStopped() {
		t.Errorf("the notice says %q", r.k.Say(n))
	}
	r.run(2)
	h.key(ebiten.KeyEnter)
	r.run(2)
	if h.key(ebiten.KeyEscape); r.scene != f || f.stop != nil || f.pictures != nil {
		t.Errorf("Esc leads to %T", r.scene)
	}
	if h.key(ebiten.KeyEscape); r.scene != list {
		t.Errorf("Esc leads to %T", r.scene)
	}
}

// A film lasts 5 to 30 seconds wherever its moment is, and never leaves the match.
func TestFilmsEndInTime(t *testing.T) {
	_, _, f, _ := filmed(t)
	for at := range f.replay.Len() + 1 {
		f.at = at
		for _, whole := range [...]bool{true, false} {
			f.of = f.cut(whole)
			if s := f.of.seconds(); s < 5 || s > 30 || !whole && s > 10 {
				t.Errorf("a film lasts %g s", s)
			}
			before := 0
			for f.frame = range int(f.of.seconds() * float64(f.form.Rate)) {
				at, part := f.position()
				if at > f.replay.Len() || at < before || part < 0 || part > 1 {
					t.Errorf("picture %d is at %d, %g", f.frame, at, part)
				}
				before = at
			}
			if before != f.of.last {
				t.Errorf("the film ends at %d, not at %d", before, f.of.last)
			}
		}
	}
}

func TestShareName(t *testing.T) {
	for seed, want := range map[string]string{"Fougère 7": "bzzz-fougere-7-20260102-030405", "": "bzzz-20260102-030405", "風": "bzzz-20260102-030405"} {
		if got := shareName("bzzz", seed, time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)); got != want {
			t.Errorf("%q: %s", seed, got)
		}
	}
}

// The sheet for passing a match on leads to its film, whose first picture is made before a tick's own painting.
func TestTheSheetLeadsToTheFilm(t *testing.T) {
	r, h, m := opened(t)
	for _, id := range []ui.ID{idShare, {Name: "film"}} {
		m.g.Focus(id)
		r.run(2)
		h.key(ebiten.KeyEnter)
	}
	if f, ok := r.scene.(*film); !ok || f.still == nil || r.k.P.View() != ui.NewView(1280, 720) {
		t.Errorf("it leads to %T", r.scene)
	}
}

// A picture of a film is read in a tick after that which paints it, so that it is drawn by then, and none while
// there is no film.
func TestAFilmDoesNotWaitForItsPictures(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	r, h, f, _ := filmed(t)
	if r.run(2); f.still == nil || f.shots > 0 {
		t.Errorf("%d pictures are read for no film", f.shots)
	}
	h.key(ebiten.KeyEnter)
	for f.frame < 3 {
		shots := f.shots
		waits := f.painted
		if r.run(1); f.shots > shots && !waits {
			t.Fatal("a picture is read in the tick that paints it")
		}
	}
}

// A film has no more pixels than the screen, and no more than a video for others needs.
func TestFilmsAreNoLargerThanTheScreen(t *testing.T) {
	for _, c := range [...]struct{ w, h, wide int }{{640, 360, 640}, {1000, 600, 1024}, {1280, 720, 1280}, {3840, 2160, 1280}, {720, 1560, 1280}, {360, 640, 640}, {20, 10, 32}} {
		if w, h := filmSize(ui.NewView(c.w, c.h)); w != c.wide || h != c.wide*9/16 || h%2 > 0 {
			t.Errorf("on a screen of %d by %d it has %d by %d", c.w, c.h, w, h)
		}
	}
}

// What a film can be of, how far it is and where it went fit.
func TestTheScreenOfAFilmFits(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	r, _, f, _ := filmed(t)
	look := func(name string) {
		t.Helper()
		r.strict(name)
		r.sight.All(name, f, func(kittest.Look) { r.run(2) })
	}
	look("film")
	f.of, f.stop, f.began, f.frame, f.frames = f.cut(true), func() {}, time.Now(), 10, 99
	look("film written")
	f.pictures = make(chan *image.RGBA, 1)
	f.pictures <- nil // the encoder is busy
	look("film made")
	f.stop, f.pictures = nil, nil
	f.ready = &files.File{Name: "bzzz-fougere-7.webp", Path: "/home/camille/.config/ludotheque/pictures/bzzz-fougere-7-20260102-200000.webp", Data: make([]byte, 12_345_678)}
	look("film ready")
}
