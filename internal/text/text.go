// Package text reads text that a person or another program wrote: with or without a byte order mark, in
// UTF-8 or UTF-16, and JSON whose whole numbers may be written as 1.0 or 1e3.
package text

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"

	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// NewReader returns a reader of r's text as UTF-8 without a byte order mark. Text without a mark is
// passed on unchanged.
func NewReader(r io.Reader) io.Reader {
	return transform.NewReader(r, unicode.BOMOverride(transform.Nop))
}

// UTF8 returns data as UTF-8 without a byte order mark. Data without a mark is returned unchanged.
func UTF8(data []byte) []byte {
	if !Marked(data) {
		return data
	}
	out, _, err := transform.Bytes(unicode.BOMOverride(transform.Nop), data)
	if err != nil { // not of decoders: they replace what is wrong
		return data
	}
	return out
}

// Marked reports whether data begins with a byte order mark.
func Marked(data []byte) bool {
	return bytes.HasPrefix(data, []byte{0xEF, 0xBB, 0xBF}) || bytes.HasPrefix(data, []byte{0xFE, 0xFF}) || bytes.HasPrefix(data, []byte{0xFF, 0xFE})
}

// Unmarshal is [json.Unmarshal] of data in any of these forms.
func Unmarshal(data []byte, v any) error { return json.Unmarshal(Whole(UTF8(data)), v) }

// Line returns the line, from 1, at which the value of a path stands in JSON: the names of entries and the
// places in lists, from 0. It is 0 where there is no such value, or something before it cannot be read.
func Line(data []byte, path ...string) int {
	d := json.NewDecoder(bytes.NewReader(data))
	for _, step := range path {
		if !enter(d, step) {
			return 0
		}
	}
	at := int(d.InputOffset())
	at += len(data[at:]) - len(bytes.TrimLeft(data[at:], " \t\r\n:,"))
	return 1 + bytes.Count(data[:at], []byte{'\n'})
}

// enter reads up to the entry of that name or place of the list or object that follows, and reports whether
// there is one.
func enter(d *json.Decoder, step string) bool {
	open, err := d.Token()
	if err != nil || open != json.Delim('{') && open != json.Delim('[') {
		return false
	}
	for i := 0; d.More(); i++ {
		name := json.Token(strconv.Itoa(i))
		if open == json.Delim('{') {
			if name, err = d.Token(); err != nil {
				return false
			}
		}
		if name == step {
			return true
		}
		var skipped json.RawMessage
		if d.Decode(&skipped) != nil {
			return false
		}
	}
	return false
}

// Short returns the beginning of a value as a line of text.
func Short(data json.RawMessage) string {
	const most = 30
	list := []rune(strings.Join(strings.Fields(strings.ToValidUTF8(string(data), "\uFFFD")), " "))
	if len(list) > most {
		return string(list[:most-1]) + "…"
	}
	return string(list)
}

// Entries returns the entries of a list in JSON, and of one that is damaged those before the damage with an
// error, which is that of [json.Unmarshal].
func Entries(data []byte) (list []json.RawMessage, err error) {
	if err = json.Unmarshal(data, &list); err == nil {
		return list, nil
	}
	d := json.NewDecoder(bytes.NewReader(data))
	if open, e := d.Token(); e != nil || open != json.Delim('[') {
		return nil, err
	}
	for d.More() {
		var entry json.RawMessage
		if d.Decode(&entry) != nil {
			break
		}
		list = append(list, entry)
	}
	return list, err
}

// WrongLine returns the line, from 1, at which err says that data is no JSON; 0 if err is another error.
func WrongLine(data []byte, err error) int {
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return 0
	}
	return 1 + bytes.Count(data[:min(int(syntax.Offset), len(data))], []byte{'\n'})
}

// maxWhole is the bound of the whole numbers that a float64 holds exactly.
const maxWhole = 1 << 53

// Whole returns JSON with whole numbers up to 2^53 as digits: 1.0, 1e3 and -0.0 as 1, 1000 and 0, since
// some languages have a single type of numbers. Data without such numbers is returned unchanged.
func Whole(data []byte) []byte {
	var out []byte
	copied := 0
	for i := 0; i < len(data); {
		switch c := data[i]; {
		case c == '"':
			for i++; i < len(data) && data[i] != '"'; i++ {
				if data[i] == '\\' {
					i++
				}
			}
			i++
		case c == '-' || c >= '0' && c <= '9':
			from, digits := i, true
			for ; i < len(data) && number(data[i]); i++ {
				digits = digits && data[i] >= '0' && data[i] <= '9' || i == from
			}
			if digits {
				continue
			}
			f, err := strconv.ParseFloat(string(data[from:i]), 64)
			if err != nil || f != math.Trunc(f) || math.Abs(f) > maxWhole {
				continue
			}
			out = append(out, data[copied:from]...)
			out = strconv.AppendInt(out, int64(f), 10)
			copied = i
		default:
			i++
		}
	}
	if copied == 0 {
		return data
	}
	return append(out, data[copied:]...)
}

// number reports whether a byte may stand in a number.
func number(c byte) bool {
	return c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E'
}
