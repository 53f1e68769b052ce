package wire

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
)

// messages are structs that are decoded into, over and over.
type messages struct {
	welcome Parameters
	start   Start
	turn    Turn
	end     End
	answer  Answer
}

// again decodes a frame, and appends what was decoded, encoded, to b.
func (m *messages) again(f Frame, b []byte) ([]byte, error) {
	switch f.Type {
	case LoginPlayer, LoginVisu:
		return AppendLogin(b, f.Type, f.Text()), nil
	case LoginAck, Logout:
		return AppendEmpty(b, f.Type), nil
	case Kick:
		return appendString(append(b, byte(Kick)), f.Text()), nil
	case Welcome:
		err := m.welcome.Decode(f.Content)
		return m.welcome.Append(b), err
	case GameStarts:
		err := m.start.Decode(f.Content)
		return m.start.Append(b), err
	case TurnState:
		err := m.turn.Decode(f.Number, f.Content)
		return m.turn.Append(b), err
	case GameEnds:
		err := m.end.Decode(f.Content)
		return m.end.Append(b), err
	}
	err := m.answer.Decode(f.Number, f.Content)
	return m.answer.Append(b), err
}

func recorded(t testing.TB) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob("../testdata/traces/*/raw_*.bin")
	if err != nil || len(files) < 12 {
		t.Fatalf("%d recorded streams, %v", len(files), err)
	}
	streams := map[string][]byte{}
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		streams[filepath.ToSlash(name)] = b
	}
	return streams
}

func TestRecordedStreamsAreEncodedAgainByteForByte(t *testing.T) {
	var m messages // reused from stream to stream, as servers and clients do
	kinds := map[Type]int{}
	for name, want := range recorded(t) {
		var got []byte
		r := NewReader(iotest.HalfReader(bytes.NewReader(want)))
		for {
			f, err := r.Next()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s: after %d bytes: %v", name, len(got), err)
			}
			kinds[f.Type]++
			if got, err = m.again(f, got); err != nil {
				t.Fatalf("%s: %s at byte %d: %v", name, f.Type, len(got), err)
			}
			if !bytes.HasPrefix(want, got) {
				t.Fatalf("%s: %s differs, before byte %d", name, f.Type, len(got))
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %d bytes of %d", name, len(got), len(want))
		}
	}
	for _, k := range []Type{LoginAck, Logout, Kick, Welcome, GameStarts, GameEnds, TurnState} {
		if kinds[k] == 0 {
			t.Errorf("no %s was recorded", k)
		}
	}
}

func TestAnswersComeBackBitForBit(t *testing.T) {
	quiet := math.Float32frombits(0x7fc01234)
	inf := float32(math.Inf(-1))
	minus := float32(math.Copysign(0, -1))
	in := Answer{
		Turn:      Never,
		Moves:     []Action{{1, quiet, inf}, {1, 2, 3}},
		Divisions: []Division{{4, 5, 6, quiet}},
		Viruses:   []Action{{0xFFFFFFFF, minus, 1e-45}},
		Surrender: true,
	}
	b := in.Append(nil)
	f, n, err := Cut(b, 4096)
	if err != nil || n != len(b) || f.Number != Never {
		t.Fatalf("cut %d of %d, turn %d, %v", n, len(b), f.Number, err)
	}
	var out Answer
	if err := out.Decode(f.Number, f.Content); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(out.Append(nil), b) {
		t.Errorf("%+v came back as %+v", in, out)
	}
	out.Reset()
	if idle := out.Append(nil); len(idle) != 9+13 {
		t.Errorf("an idle answer has %d bytes of payload, not 13", len(idle)-9)
	}
}

func TestSurrenderIsExactlyOne(t *testing.T) {
	for value, want := range map[byte]bool{0: false, 1: true, 2: false, 255: false} {
		payload := append(make([]byte, 12), value, 7, 7, 7) // what follows is ignored
		var a Answer
		if err := a.Decode(3, payload); err != nil || a.Surrender != want || a.Turn != 3 {
			t.Errorf("byte %d: surrender %v, turn %d, %v", value, a.Surrender, a.Turn, err)
		}
	}
}

func TestAShortAnswerKeepsWhatStoodBefore(t *testing.T) {
	whole := Answer{Moves: []Action{{1, 2, 3}}, Divisions: []Division{{4, 5, 6, 7}}, Viruses: []Action{{8, 9, 10}}}
	payload := whole.Append(nil)[9:]
	for _, c := range []struct {
		size                       int
		part                       string
		moves, divisions, creation int
	}{
		{0, "number of move actions", 0, 0, 0},
		{3, "number of move actions", 0, 0, 0},
		{15, "move actions", 0, 0, 0},
		{16, "number of divide actions", 1, 0, 0},
		{35, "divide actions", 1, 0, 0},
		{36, "number of create virus actions", 1, 1, 0},
		{51, "create virus actions", 1, 1, 0},
		{52, "surrender action", 1, 1, 1},
	} {
		var a Answer
		// What an earlier answer left must not show through.
		if err := a.Decode(0, payload); err != nil {
			t.Fatal(err)
		}
		err := a.Decode(0, payload[:c.size])
		var short *ShortError
		if !errors.As(err, &short) || short.Part != c.part {
			t.Errorf("%d bytes: %v, want %q", c.size, err, c.part)
		}
		if len(a.Moves) != c.moves || len(a.Divisions) != c.divisions || len(a.Viruses) != c.creation {
			t.Errorf("%d bytes: %+v", c.size, a)
		}
	}
}

// A payload that ends too early, wherever, says what is missing.
func TestEveryCutIsShort(t *testing.T) {
	type decoder interface{ Decode([]byte) error }
	cut := func(name string, d decoder, content []byte) {
		for n := range content {
			var short *ShortError
			if err := d.Decode(content[:n]); !errors.As(err, &short) || short.Part == "" {
				t.Fatalf("%s: %d of %d bytes: %v", name, n, len(content), err)
			}
		}
	}
	// Where a name before it is long, the list has room for the last player while its own name is cut.
	long := State{Players: []Player{{ID: 1, Name: strings.Repeat("a", 40)}, {ID: 2, Name: "b"}}}
	cut("a long name", new(State), long.AppendPayload(nil))
	kinds := map[Type]decoder{Welcome: new(Parameters), GameStarts: new(Start), GameEnds: new(End)}
	done := map[Type]bool{}
	for name, stream := range recorded(t) {
		r := NewReader(bytes.NewReader(stream))
		for f, err := r.Next(); err == nil; f, err = r.Next() {
			d := kinds[f.Type]
			if d == nil || done[f.Type] {
				continue
			}
			done[f.Type] = true
			cut(name+" "+f.Type.String(), d, f.Content)
		}
	}
	if len(done) != len(kinds) {
		t.Errorf("cut: %v", done)
	}
}

func TestALengthAloneReservesNothing(t *testing.T) {
	huge := []byte{0xFF, 0xFF, 0xFF, 0xFF}
	for _, decode := range []func([]byte) error{
		new(State).Decode,
		new(End).Decode,
		func(b []byte) error { return new(Answer).Decode(0, b) },
		func(b []byte) error { return new(Parameters).Decode(append(make([]byte, welcomeSize), b...)) },
	} {
		allocated := testing.AllocsPerRun(10, func() {
			var short *ShortError
			if err := decode(append(huge, huge...)); !errors.As(err, &short) {
				t.Errorf("a list of four billion: %v", err)
			}
		})
		if allocated > 8 {
			t.Errorf("%v allocations for a length", allocated)
		}
	}
	r := NewReader(bytes.NewReader([]byte{byte(Welcome), 0, 0, 0, 1, 9}))
	if _, err := r.Next(); err != io.ErrUnexpectedEOF || len(r.buf) > 4096 {
		t.Errorf("16 MB promised, 1 byte sent: %v, %d bytes held", err, len(r.buf))
	}
	var long *LengthError
	for _, size := range []uint32{4096, 1 << 31, math.MaxUint32} {
		b := le.AppendUint32([]byte{byte(LoginPlayer)}, size)
		if _, _, err := Cut(b, 4096); !errors.As(err, &long) || long.Size != size {
			t.Errorf("a name of %d bytes: %v", size, err)
		}
	}
	if _, n, err := Cut(le.AppendUint32([]byte{byte(LoginPlayer)}, 4095), 4096); n != 0 || err != nil {
		t.Errorf("4095 bytes to come: %d, %v", n, err)
	}
}

func TestCutWaitsForWholeMessages(t *testing.T) {
	b := AppendLogin(nil, LoginVisu, "Zoé")
	b = (&Answer{Turn: 7}).Append(b)
	b = AppendEmpty(b, Logout)
	var got []string
	for from, to := 0, 0; to <= len(b); {
		f, n, err := Cut(b[from:to], 100)
		if err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			to++
			continue
		}
		got = append(got, fmt.Sprintf("%s %d %d", f.Type, f.Number, len(f.Content)))
		from += n
	}
	if want := []string{"LOGIN_VISU 0 3", "TURN_ACK 7 13", "LOGOUT 0 0"}; !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if _, _, err := Cut([]byte{10}, 100); !errors.Is(err, ErrType) {
		t.Errorf("type 10: %v", err)
	}
}

func TestStringsAreLatin1(t *testing.T) {
	b := AppendKick(nil, "été €")
	if want := "kicked: \xe9t\xe9 ?"; string(b[5:]) != want || int(le.Uint32(b[1:])) != len(want) {
		t.Errorf("the text should be written in Latin-1: %q", b)
	}
	f, _, err := Cut(b, 100)
	if err != nil || f.Text() != "kicked: été ?" {
		t.Errorf("the reason for a kick was read wrongly: %q, %v", f.Text(), err)
	}
	if got := latin1([]byte("\xe9t\xe9"), "été"); got != "été" {
		t.Errorf("Latin-1 should be read as UTF-8: %q", got)
	}
	for _, old := range []string{"ét", "étés", "", "abc"} {
		if got := latin1([]byte("\xe9t\xe9"), old); got != "été" {
			t.Errorf("%q instead of what replaces %q", got, old)
		}
	}
}

func TestLongPayloadsAreRefused(t *testing.T) {
	b := append((&Turn{}).State.AppendPayload(nil), 0)
	if err := new(State).Decode(b); !errors.Is(err, ErrLong) || !strings.Contains(err.Error(), "1 bytes") {
		t.Errorf("one byte too many: %v", err)
	}
}

// stutter errs before each byte, as a read with a deadline may.
type stutter struct {
	b    []byte
	next bool
}

var errLater = errors.New("later")

func (s *stutter) Read(p []byte) (int, error) {
	if s.next = !s.next; s.next {
		return 0, errLater
	}
	if len(s.b) == 0 {
		return 0, io.EOF
	}
	n := copy(p[:1], s.b)
	s.b = s.b[n:]
	return n, nil
}

func TestReaderGoesOnAfterADeadline(t *testing.T) {
	want := (&Answer{Turn: 5, Moves: []Action{{1, 2, 3}}}).Append(nil)
	r := NewReader(&stutter{b: want})
	for range 200 {
		f, err := r.Next()
		if err == errLater {
			continue
		}
		if err != nil || f.Number != 5 || !bytes.Equal(f.Content, want[9:]) {
			t.Fatalf("the frame was read wrongly: %+v, %v", f, err)
		}
		return
	}
	t.Fatal("the message never came")
}

func TestNothingIsAllocatedOnceGrown(t *testing.T) {
	s := crowd(16, 16, 7500)
	turn := Turn{1, s}
	b := turn.Append(nil)
	var into Turn
	if err := into.Decode(1, b[9:]); err != nil {
		t.Fatal(err)
	}
	if n := testing.AllocsPerRun(10, func() {
		b = turn.Append(b[:0])
		if err := into.Decode(1, b[9:]); err != nil {
			t.Fatal(err)
		}
	}); n != 0 {
		t.Errorf("%v allocations for a turn", n)
	}
	if !reflect.DeepEqual(into, turn) {
		t.Error("the turn came back changed")
	}
}

func TestTheStateOfAStartIsTheSameForAll(t *testing.T) {
	start := Start{Player: 7, State: State{Absent: []uint32{0, 3}, Cells: []Cell{{ID: 2, Player: 7, Mass: 20}}}}
	state := start.State.AppendPayload(nil)
	if got, want := append(AppendStartHead(nil, 7, len(state)), state...), start.Append(nil); !bytes.Equal(got, want) {
		t.Errorf("%x, want %x", got, want)
	}
}
