package wire

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// crowd is a state of the size of a big game.
func crowd(players, each, initial int) State {
	var s State
	s.Absent = make([]uint32, initial)
	id := uint32(initial)
	for i := range 40 {
		s.Viruses = append(s.Viruses, Virus{id, float32(i), 2})
		s.Neutrals = append(s.Neutrals, Neutral{id + 1, 20, 3, float32(i)})
		id += 2
	}
	for p := range players {
		for i := range each {
			s.Cells = append(s.Cells, Cell{id, float32(i), float32(p), uint32(p), 20, 3})
			id++
		}
		s.Players = append(s.Players, Player{uint32(p), fmt.Sprintf("somebody (%d)", p), uint32(each), 320, 123456})
	}
	return s
}

// Whatever arrives is decoded or refused, and what is decoded is encoded as
// the bytes it came from.
func FuzzStream(f *testing.F) {
	for _, b := range recorded(f) {
		if len(b) < 8<<10 {
			f.Add(b)
		} else {
			f.Add(b[:4<<10])
		}
	}
	f.Add((&Answer{Turn: 1, Moves: []Action{{1, 2, 3}}, Divisions: []Division{{4, 5, 6, 7}}, Viruses: []Action{{8, 9, 10}}, Surrender: true}).Append(nil))
	f.Add(AppendLogin(AppendLogin(nil, LoginVisu, "visu"), LoginPlayer, "\u00e9"))
	f.Add([]byte{byte(Welcome), 0xFF, 0xFF, 0xFF, 0xFF})
	f.Fuzz(checkStream)
}

func checkStream(t *testing.T, b []byte) {
	var m messages
	r := NewReader(bytes.NewReader(b))
	at := 0
	for {
		frame, err := r.Next()
		if err != nil {
			break
		}
		size := 1
		switch frame.Type {
		case LoginAck, Logout:
		case TurnState, TurnAck:
			size = 9 + len(frame.Content)
		default:
			size = 5 + len(frame.Content)
		}
		raw := b[at : at+size]
		at += size
		again, err := m.again(frame, nil)
		if err != nil {
			continue
		}
		if frame.Type == TurnAck {
			// The end of the payload is ignored, and surrender is any byte.
			n := len(again) - 1
			if n > len(raw) || !bytes.Equal(again[9:n], raw[9:n]) || (again[n] == 1) != (raw[n] == 1) {
				t.Fatalf("%x came back as %x", raw, again)
			}
			continue
		}
		if !bytes.Equal(again, raw) {
			t.Fatalf("%s: %x came back as %x", frame.Type, raw, again)
		}
	}
	if len(r.buf) > max(4096, 4*len(b)) {
		t.Fatalf("%d bytes are held for %d that came", len(r.buf), len(b))
	}
}

// What FuzzStream looks for in earnest is looked for a little in every test run.
func TestSpoiltStreams(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	streams := recorded(t)
	for _, name := range slices.Sorted(maps.Keys(streams)) {
		whole := streams[name]
		for range 150 {
			b := slices.Clone(whole[:min(len(whole), 3<<10)])
			for range 1 + random.IntN(8) {
				switch at := random.IntN(len(b)); random.IntN(4) {
				case 0:
					b = b[:at+1]
				case 1: // a length or a count that is out of all proportion
					b = slices.Insert(b, at, 0xFF, 0xFF, 0xFF, byte(random.Uint32()))
				default:
					b[at] = byte(random.Uint32())
				}
			}
			checkStream(t, b)
		}
	}
}

// Whatever an answer holds comes back the same.
func FuzzAnswer(f *testing.F) {
	f.Add(uint32(3), []byte("some moves and divisions of somebody's cells"), uint8(1), uint8(1), true)
	f.Add(uint32(Never), []byte{}, uint8(0), uint8(0), false)
	f.Fuzz(func(t *testing.T, turn uint32, bits []byte, moves, divisions uint8, surrender bool) {
		c := cursor{b: bits}
		in := Answer{Turn: turn, Surrender: surrender}
		for range moves {
			if len(c.b) >= 12 {
				in.Moves = append(in.Moves, Action{c.u32(), c.f32(), c.f32()})
			}
		}
		for range divisions {
			if len(c.b) >= 16 {
				in.Divisions = append(in.Divisions, Division{c.u32(), c.f32(), c.f32(), c.f32()})
			}
		}
		for len(c.b) >= 12 {
			in.Viruses = append(in.Viruses, Action{c.u32(), c.f32(), c.f32()})
		}
		b := in.Append(nil)
		frame, n, err := Cut(b, MaxContent)
		if err != nil || n != len(b) {
			t.Fatalf("cut %d of %d bytes: %v", n, len(b), err)
		}
		var out Answer
		if err := out.Decode(frame.Number, frame.Content); err != nil {
			t.Fatal(err)
		}
		if out.Turn != turn || len(out.Moves) != len(in.Moves) || len(out.Divisions) != len(in.Divisions) || len(out.Viruses) != len(in.Viruses) {
			t.Fatalf("%+v came back as %+v", in, out)
		}
		if !bytes.Equal(out.Append(nil), b) {
			t.Fatalf("%x came back as %x", b, out.Append(nil))
		}
	})
}

func BenchmarkEncodeTurn(b *testing.B) {
	turn := Turn{7, crowd(16, 16, 7500)}
	buf := turn.Append(nil)
	b.SetBytes(int64(len(buf)))
	b.ReportAllocs()
	for b.Loop() {
		buf = turn.Append(buf[:0])
	}
}

func BenchmarkDecodeTurn(b *testing.B) {
	turn := Turn{7, crowd(16, 16, 7500)}
	buf := turn.Append(nil)
	var into Turn
	b.SetBytes(int64(len(buf)))
	b.ReportAllocs()
	for b.Loop() {
		if err := into.Decode(7, buf[9:]); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecodeAnswer(b *testing.B) {
	var a Answer
	for i := range uint32(16) {
		a.Moves = append(a.Moves, Action{i, 1, 2})
	}
	buf := a.Append(nil)
	var into Answer
	b.ReportAllocs()
	for b.Loop() {
		if err := into.Decode(7, buf[9:]); err != nil {
			b.Fatal(err)
		}
	}
}
