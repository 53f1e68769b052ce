package cabinet

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/menu"
	"ludotheque/scenes/play"
)

// A match of each game is summed up in two sentences; one key makes a picture of it, and one a
// film of the moment that is open, also of a record that somebody sent. A film takes a while:
// with -short one game alone is filmed.
func TestEveryMatchIsShared(t *testing.T) {
	all := frontEnds()
	filmed := all[0].Info.ID
	everyGame(t, func(t *testing.T, on *kittest.Stage, f *play.FrontEnd) {
		options := cli.Options{Game: f.Info.ID, Setup: rules.Setup{Seed: 7}}
		if err := options.Seat(); err != nil {
			t.Fatal(err)
		}
		record, err := playOut(options)
		if err != nil {
			t.Fatal(err)
		}
		replay, err := f.Open(on.Kit, record)
		if err != nil {
			t.Fatal(err)
		}
		o := replay.Outcome()
		o.Record = "records/" + f.Info.ID + "-shared.record"
		if err := on.Kit.Env.Store.Write(o.Record, record); err != nil {
			t.Fatal(err)
		}
		if len(o.Story) != 2 || o.Story[0].Text == o.Story[1].Text {
			t.Errorf("the story is %v", o.Story)
		}
		for _, s := range o.Story {
			if s.At < 0 || s.At > replay.Len() {
				t.Errorf("a sentence leads to %d of %d", s.At, replay.Len())
			}
		}
		results := on.Kit.Results(o)
		on.Play(results)
		on.Wait(settled)
		on.Press(ebiten.KeyI)
		if _, err := png.Decode(bytes.NewReader(shared(on, ".png"))); err != nil {
			t.Error(err)
		}
		if f.Info.ID != filmed && !kittest.Long() {
			return
		}
		scene, err := menu.OpenRecord(on.Kit, record, replay.Len()/2)
		if err != nil {
			t.Fatal(err)
		}
		on.Play(scene)
		on.Wait(2)
		t.Setenv("PATH", t.TempDir()) // without ffmpeg
		on.Draws()
		on.Press(ebiten.KeyF)
		on.Play(on.Shown)
		on.Wait(2)
		on.ClickOn("moment")
		if frames, long := film(shared(on, ".webp")); frames < 10 || long < 5*time.Second || long > 10*time.Second {
			t.Errorf("the film has %d pictures and lasts %v", frames, long)
		}
	})
}

// shared waits for a file that was asked for; it is made beside the game.
func shared(on *kittest.Stage, ending string) (data []byte) {
	on.T.Helper()
	end := time.Now().Add(2 * time.Minute)
	for data == nil {
		if time.Now().After(end) {
			on.T.Fatalf("no file %s came", ending)
		}
		on.Wait(1)
		names, err := on.Kit.Env.Store.List("pictures/")
		if err != nil {
			on.T.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, ending) {
				data, _ = on.Kit.Env.Store.Read(name)
			}
		}
		time.Sleep(5 * time.Millisecond) // the file is made beside the game
	}
	return data
}

// film is how many pictures a WebP has, and how long it lasts.
func film(data []byte) (frames int, long time.Duration) {
	for at := 12; at+24 <= len(data); {
		n := int(binary.LittleEndian.Uint32(data[at+4:]))
		if string(data[at:at+4]) == "ANMF" {
			frames++
			long += time.Duration(int(data[at+20])|int(data[at+21])<<8|int(data[at+22])<<16) * time.Millisecond
		}
		at += 8 + n + n%2
	}
	return frames, long
}
