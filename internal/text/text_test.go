package text

import (
	"bytes"
	"encoding/json"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf16"
)

// forms are a text as editors and shells write it.
func forms(s string) map[string][]byte {
	out := map[string][]byte{"UTF-8": []byte(s), "UTF-8 with a mark": []byte("\ufeff" + s)}
	for _, u := range utf16.Encode([]rune("\ufeff" + s)) {
		out["UTF-16, big-endian"] = append(out["UTF-16, big-endian"], byte(u>>8), byte(u))
		out["UTF-16, little-endian"] = append(out["UTF-16, little-endian"], byte(u), byte(u>>8))
	}
	return out
}

func TestAllFormsAreRead(t *testing.T) {
	const want = "{\"name\":\"Zoë 李\"}\r\n\r\n"
	for form, data := range forms(want) {
		if got := string(UTF8(data)); got != want {
			t.Errorf("%s: %q", form, got)
		}
		got, err := io.ReadAll(NewReader(iotest.OneByteReader(bytes.NewReader(data))))
		if err != nil || string(got) != want {
			t.Errorf("%s, byte by byte: %q, %v", form, got, err)
		}
	}
	for _, s := range []string{"", "{", "ab"} {
		if got, err := io.ReadAll(NewReader(bytes.NewReader([]byte(s)))); err != nil || string(got) != s {
			t.Errorf("%q is read as %q, %v", s, got, err)
		}
	}
}

func TestWholeNumbers(t *testing.T) {
	for in, want := range map[string]string{
		`1.0`:              `1`,
		`[1.0,-2.50e1]`:    `[1,-25]`,
		`{"a":1e3}`:        `{"a":1000}`,
		`-0.0`:             `0`,
		`1.5`:              `1.5`,
		`12`:               `12`,
		`-7`:               `-7`,
		`1e400`:            `1e400`,
		`1e20`:             `1e20`,
		`"1.0 \" 2.0"`:     `"1.0 \" 2.0"`,
		`{"1.0":"2.0"}`:    `{"1.0":"2.0"}`,
		`1.0.0`:            `1.0.0`,
		`"open 1.0`:        `"open 1.0`,
		`"open \`:          `"open \`,
		`9007199254740993`: `9007199254740993`,
	} {
		if got := string(Whole([]byte(in))); got != want {
			t.Errorf("%s becomes %s, want %s", in, got, want)
		}
	}
}

// What was JSON stays the same JSON.
func FuzzWhole(f *testing.F) {
	f.Add([]byte(`{"a":[1.0,"1.0\\",-3e0,0.1]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var before, after any
		if json.Unmarshal(data, &before) != nil {
			Whole(data)
			return
		}
		if err := json.Unmarshal(Whole(data), &after); err != nil || !reflect.DeepEqual(before, after) {
			t.Fatalf("%q becomes %q: %v", data, Whole(data), err)
		}
	})
}

func TestLine(t *testing.T) {
	data := []byte("{\"a\": 1,\n \"b\": [\n  2, {\"c\":\n 3}\n ]}")
	for _, c := range []struct {
		path []string
		want int
	}{{nil, 1}, {[]string{"a"}, 1}, {[]string{"b"}, 2}, {[]string{"b", "0"}, 3}, {[]string{"b", "1"}, 3}, {[]string{"b", "1", "c"}, 4},
		{[]string{"b", "2"}, 0}, {[]string{"c"}, 0}, {[]string{"a", "b"}, 0}} {
		if got := Line(data, c.path...); got != c.want {
			t.Errorf("%v is on line %d, want %d", c.path, got, c.want)
		}
	}
	var v any
	if n := WrongLine([]byte("{\n\"a\" 1}"), json.Unmarshal([]byte("{\n\"a\" 1}"), &v)); n != 2 {
		t.Errorf("the text is wrong on line %d, want 2", n)
	}
}

func TestEntriesBeforeTheDamage(t *testing.T) {
	for in, want := range map[string]string{`[1, {"a":2}]`: `1,{"a":2}`, `[1,{"a":2},{]`: `1,{"a":2}`, `[1`: `1`, `[`: ``, `{"a":1}`: ``, ``: ``} {
		list, err := Entries([]byte(in))
		var all []string
		for _, e := range list {
			all = append(all, string(e))
		}
		if got := strings.Join(all, ","); got != want || (err == nil) != (in == `[1, {"a":2}]`) {
			t.Errorf("%s has %s, %v; want %s", in, got, err, want)
		}
	}
}
