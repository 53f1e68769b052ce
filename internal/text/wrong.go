package text

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"unicode/utf8"
)

// Wrong returns err, with which package json refused data, in words for people who do not know Go: where
// data is no JSON and what to look for, or what stands there and what is to. An err that is not about that
// is returned as it is.
func Wrong(data []byte, err error) error {
	var syntax *json.SyntaxError
	var other *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.As(err, &syntax) && strings.HasPrefix(err.Error(), "unexpected end"):
		return errors.New("it ends too early: close each bracket and quotation mark")
	case syntax != nil:
		at := max(0, min(int(syntax.Offset)-1, len(data)))
		r, _ := utf8.DecodeRune(data[at:])
		return fmt.Errorf("%s: %q cannot stand there: look for a comma, a quotation mark or a bracket that is missing or too many", place(data, at), r)
	case errors.As(err, &other):
		what, _, _ := strings.Cut(other.Value, " ")
		said := fmt.Sprintf("give %s, not %s", wanted(other.Type), found[what])
		if _, value, number := strings.Cut(other.Value, " "); number {
			said = fmt.Sprintf("give %s, not %s", wanted(other.Type), value)
		}
		if other.Field != "" {
			said = other.Field + ": " + said
		}
		if at := begin(data, int(other.Offset)); at >= 0 && strings.IndexByte(opened[what], data[at]) >= 0 {
			said = place(data, at) + ": " + said
		}
		return errors.New(said)
	}
	if said, ours := strings.CutPrefix(err.Error(), "json: "); ours {
		return errors.New(said)
	}
	return err
}

// found is what package json calls a value that does not fit, and opened the bytes with which it begins.
var (
	found  = map[string]string{"string": "a text", "number": "a number", "bool": "true or false", "array": "a list", "object": "an object"}
	opened = map[string]string{"string": `"`, "number": "-0123456789", "bool": "tf", "array": "[", "object": "{"}
)

// wanted says what JSON a type has.
func wanted(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a text"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Float32, reflect.Float64:
		return "a number"
	case reflect.Uint, reflect.Uint64:
		return "a whole number from 0"
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		return fmt.Sprintf("a whole number from 0 to %d", uint64(1)<<t.Bits()-1)
	case reflect.Int8, reflect.Int16, reflect.Int32:
		return fmt.Sprintf("a whole number from %d to %d", -int64(1)<<(t.Bits()-1), int64(1)<<(t.Bits()-1)-1)
	case reflect.Int, reflect.Int64:
		return "a whole number"
	}
	return "an object"
}

// begin returns where the value begins that ends at an offset, or of a list or an object begins there; -1 if
// there is none.
func begin(data []byte, end int) int {
	if end < 1 || end > len(data) {
		return -1
	}
	if data[end-1] == '"' {
		for i := end - 2; i >= 0; i-- {
			if data[i] == '"' && (i == 0 || data[i-1] != '\\') {
				return i
			}
		}
		return -1
	}
	if data[end-1] == '[' || data[end-1] == '{' {
		return end - 1
	}
	return 1 + bytes.LastIndexAny(data[:end], "[{,: \t\r\n")
}

// place names the column of an offset, from 1, and the line if data has several.
func place(data []byte, at int) string {
	line := 1 + bytes.Count(data[:at], []byte{'\n'})
	column := 1 + utf8.RuneCount(data[1+bytes.LastIndexByte(data[:at], '\n'):at])
	if bytes.IndexByte(bytes.TrimSpace(data), '\n') < 0 {
		return fmt.Sprintf("column %d", column)
	}
	return fmt.Sprintf("line %d, column %d", line, column)
}
