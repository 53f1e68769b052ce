package menu

import (
	"errors"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
)

// A damaged record that is opened from the desktop is refused with the reason, and leads on to
// what can be opened.
func TestARecordThatDoesNotOpenSaysWhy(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	_, err := OpenRecord(r.k, []byte("{\"record\":"), -1)
	if err == nil {
		t.Fatal("half a line opens")
	}
	for err, want := range map[error]words.Text{
		err: words.RefusedNone(), match.ErrDoctored: words.RefusedDoctored(), match.ErrDamaged: words.RefusedDamaged(), errors.New("no such file"): words.RefusedUnread(),
	} {
		s := Refused(r.k, "x.record", err).(*refused)
		if s.why != want {
			t.Errorf("%v: %v", err, s.why)
		}
		r.scene = s
		r.run(3)
		if r.scene != s {
			t.Fatalf("it goes on by itself to %T", r.scene)
		}
	}
}

// A damaged record is refused with the number of its line.
func TestTheLineOfADamagedRecordIsReported(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	for err, want := range map[error]string{
		&match.RecordError{Err: match.ErrDamaged, Line: 12}:  "x.record, ligne 12",
		&match.RecordError{Err: match.ErrNoRecord, Line: 1}:  "x.record",
		&match.RecordError{Err: match.ErrTooLarge}:           "x.record",
		&match.RecordError{Err: match.ErrDoctored, Line: 30}: "x.record, ligne 30",
	} {
		if got := Refused(r.k, "x.record", err).(*refused).where(); got != want {
			t.Errorf("%v is reported at %q, want %q", err, got, want)
		}
	}
}

// The file of a match that is saved already opens the saved one.
func TestAFileOfASavedMatchIsKnown(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	r.k.FrontEnds[0].Open = func(*play.App, []byte) (play.Replay, error) { return tape{ended()}, nil }
	finished(t, r.k.Env.Store, 2)
	text, err := r.k.Env.Store.Read("records/bzzz-1.record")
	if err != nil {
		t.Fatal(err)
	}
	packed, err := match.Pack(text)
	if err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		data []byte
		name string
	}{
		"as it is": {text, "records/bzzz-1.record"}, "packed": {packed, "records/bzzz-1.record"}, "another": {text[:len(text)-1], ""},
	} {
		s, err := OpenRecord(r.k, c.data, 0)
		if err != nil {
			t.Fatal(err)
		}
		m := s.(*matchScreen)
		if m.t.name != c.name {
			t.Errorf("%s: %q is open", what, m.t.name)
		}
		m.Close()
	}
}
