package store

import (
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
)

// takeOver moves what versions before 1.0 kept in the page's local storage into the
// database. Texts in the database win: its settings are newer. A record of the same name
// is another match and gets another name.
func (d *database) takeOver(dir string) error {
	prefix := "ludotheque/"
	if dir != "" {
		prefix += dir + "/"
	}
	parts := map[string]map[string]string{} // by name, then by key
	var storage js.Value
	err := guard(func() {
		if storage = property(js.Global(), "localStorage"); !storage.Truthy() {
			return
		}
		for i := range property(storage, "length").Int() {
			key := storage.Call("key", i).String()
			if rest, ok := strings.CutPrefix(key, prefix); ok {
				name, _, _ := strings.Cut(rest, "#")
				if parts[name] == nil {
					parts[name] = map[string]string{}
				}
				parts[name][rest] = storage.Call("getItem", key).String()
			}
		}
	})
	if err != nil {
		return nil // a page without local storage has left nothing there
	}
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		if err := d.moveIn(name, joined(name, parts[name])); err != nil {
			return err
		}
		err := guard(func() {
			for key := range parts[name] {
				storage.Call("removeItem", prefix+key)
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// joined returns a file of local storage, which was kept in parts: name, name#1, name#2.
func joined(name string, parts map[string]string) string {
	var b strings.Builder
	b.WriteString(parts[name])
	for i := 1; ; i++ {
		s, ok := parts[name+"#"+strconv.Itoa(i)]
		if !ok {
			return b.String()
		}
		b.WriteString(s)
	}
}

func (d *database) moveIn(name, text string) error {
	if check("write", name) != nil && !strings.Contains(name, damaged) {
		return nil // none of ours
	}
	to := name
	for i := 2; ; i++ {
		switch old, err := d.read(to); {
		case errors.Is(err, fs.ErrNotExist):
			return d.write(to, []byte(text))
		case err != nil:
			return err
		case string(old) == text || !strings.Contains(name, "/"):
			return nil
		}
		base, end, _ := strings.Cut(name, ".")
		to = base + "-" + strconv.Itoa(i) + "." + end
	}
}
