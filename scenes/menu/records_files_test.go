package menu

import (
	"bytes"
	"io/fs"
	"runtime"
	"testing"
	"testing/fstest"
	"time"

	kept "ludotheque/arena/records"
	"ludotheque/internal/store"
	"ludotheque/scenes/settings"
)

// drop drops files on the window and runs until done reports true.
func (r *rig) drop(files fs.FS, done func() bool) {
	r.t.Helper()
	in := r.k.Env.Hands.Tick()
	in.Dropped = files
	next, err := r.scene.Update(in)
	if err != nil {
		r.t.Fatal(err)
	}
	r.scene = next
	for deadline := time.Now().Add(20 * time.Second); !done(); runtime.Gosched() {
		if time.Now().After(deadline) {
			r.t.Fatalf("%T is shown", r.scene)
		}
		r.run(1)
	}
}

// All saved matches go out as one file, and a file that is dropped on any menu comes in: an archive into the
// list, a record on its screen, anything else with a word of why not.
func TestFilesGoOutAndComeIn(t *testing.T) {
	_, _, s := shelf(t)
	s.giveAll()
	made := <-s.snaps.made
	if made.err != nil || !kept.IsArchive(made.data) {
		t.Fatalf("%s: %v", made.name, made.err)
	}
	r := newRig(t, 1280, 720, settings.French, 100, "")
	var seen reels
	r.k.FrontEnds[0].Open = seen.open
	list := func() *records {
		l, _ := r.scene.(*records)
		return l
	}
	r.drop(fstest.MapFS{"folder/all.zip": {Data: made.data}}, func() bool { return list() != nil && list().added == nil && len(list().all) == 3 })
	if list().deck.replay == nil {
		t.Error("none of what was added is open")
	}
	r.scene = r.k.Title()
	record := []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":8},"meta":{"date":"2026-02-01T20:00:00Z"}}` + "\n")
	r.drop(fstest.MapFS{"one.record": {Data: record}}, func() bool { return list() != nil && list().guest != nil && list().open == list().guest })
	refusal := func() bool { s, ok := r.scene.(*refused); return ok && s.file == "x.txt" }
	r.drop(fstest.MapFS{"x.txt": {Data: []byte("hello")}}, refusal)
	r.scene = r.k.Title()
	r.drop(fstest.MapFS{"x.txt": {Data: bytes.Clone(made.data[:40])}}, refusal)
}

// A file for people is beside the store's records, and in its own folder by its kind.
func TestACopyIsNotAmongThePictures(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	r.k.Env.Store = store.Memory()
	for kind, name := range map[string]string{"image/png": "pictures/a", "application/zip": "copies/a"} {
		if err := deliver(r.k, &madeFile{name: "a", kind: kind, data: []byte("x")}); err != nil {
			t.Fatal(err)
		}
		if data, err := r.k.Env.Store.Read(name); string(data) != "x" {
			t.Errorf("%s: %q, %v", name, data, err)
		}
	}
}
