package text

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

func TestWhatIsWrong(t *testing.T) {
	type value struct {
		A int            `json:"a"`
		U uint8          `json:"u"`
		L []int          `json:"l"`
		S string         `json:"s"`
		M map[string]int `json:"m"`
		N *value         `json:"n"`
		B bool           `json:"b"`
	}
	for in, want := range map[string]string{
		`{"é" 1}`:               `column 6: '1' cannot stand there: look for a comma, a quotation mark or a bracket`,
		"{\n\"a\":1,\n  'b':2}": `line 3, column 3: '\'' cannot stand there`,
		`{"a":1`:                "it ends too early: close each bracket and quotation mark",
		``:                      "it ends too early",
		`{"a":"xy"}`:            "column 6: a: give a whole number, not a text",
		"{\n\"a\": 1.5 }":       "line 2, column 6: a: give a whole number, not 1.5",
		`{"u":300}`:             "column 6: u: give a whole number from 0 to 255, not 300",
		`{"l":[1,"é\"x"]}`:      "column 9: l: give a whole number, not a text",
		`{"l":3}`:               "column 6: l: give a list, not a number",
		`{"n":{"s":[1]}}`:       "column 11: n.s: give a text, not a list",
		`{"m":true}`:            "column 6: m: give an object, not true or false",
		`{"b":{}}`:              "column 6: b: give true or false, not an object",
		`[1]`:                   "column 1: give an object, not a list",
		`{"q":1}`:               `unknown field "q"`,
	} {
		var v value
		d := json.NewDecoder(strings.NewReader(in))
		d.DisallowUnknownFields()
		got := Wrong([]byte(in), d.Decode(&v)).Error()
		if !strings.HasPrefix(got, want) {
			t.Errorf("for %s: %s; want %s", in, got, want)
		}
	}
	if err := errors.New("other"); Wrong(nil, err) != err {
		t.Error("another error is changed")
	}
}

// No data and no error of package json make it fail.
func FuzzWrong(f *testing.F) {
	for _, s := range []string{`{"a":"x"}`, `[1,`, "", `{"a":[`, `"`, `\"`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, v := range []any{new(int), new(map[string][]uint8), new(struct{ A struct{ B string } })} {
			if err := json.Unmarshal(data, v); err != nil && Wrong(data, err).Error() == "" {
				t.Errorf("no problem is reported for %q", data)
			}
		}
	})
}
