package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"

	"ludotheque/internal/store"
	"ludotheque/internal/text"
	"ludotheque/scenes/input"
)

// MarshalJSON writes the settings as a file without anything else.
func (s Settings) MarshalJSON() ([]byte, error) { return s.in(nil) }

// in is the text of a file in which the settings stand beside the other entries of a file
// that is there.
func (s *Settings) in(other map[string]json.RawMessage) ([]byte, error) {
	var b bytes.Buffer
	v := version
	if newer := 0; json.Unmarshal(other["version"], &newer) == nil && newer > version {
		v = newer
	}
	fmt.Fprintf(&b, "{\n  \"version\": %d", v)
	known := map[string]bool{"version": true}
	for _, f := range fields {
		known[f.name] = true
		v, kept := other[f.name]
		if !kept {
			var err error
			if v, err = json.Marshal(f.get(s)); err != nil {
				return nil, err
			}
		}
		fmt.Fprintf(&b, ",\n  %q: %s", f.name, v)
	}
	for _, name := range slices.Sorted(maps.Keys(other)) {
		if !known[name] {
			key, err := json.Marshal(name)
			if err != nil {
				return nil, err
			}
			fmt.Fprintf(&b, ",\n  %s: %s", key, other[name])
		}
	}
	b.WriteString("\n}\n")
	return b.Bytes(), nil
}

// entries are those of a file of settings. Of a file that is damaged they are those that
// can still be read where this program would write them, and line is where it is damaged.
func entries(data []byte) (raw map[string]json.RawMessage, line int) {
	err := json.Unmarshal(data, &raw)
	if err == nil && raw != nil {
		return raw, 0
	}
	raw = map[string]json.RawMessage{}
	for _, f := range fields {
		_, after, found := bytes.Cut(data, []byte(strconv.Quote(f.name)+":"))
		var v json.RawMessage
		if found && json.NewDecoder(bytes.NewReader(after)).Decode(&v) == nil {
			raw[f.name] = v
		}
	}
	return raw, max(1, text.WrongLine(data, err))
}

// errDamaged is the error of a file that is not a file of settings as a whole.
var errDamaged = errors.New("the file is damaged")

// Parse reads a file of settings. The settings are complete whatever it holds: entries
// that are wrong, and a file that is damaged, are problems; entries that are missing, or
// that only a later version of the program knows, are none.
func Parse(data []byte) (Settings, []Problem) {
	s := Defaults()
	data = text.Whole(text.UTF8(data))
	raw, damaged := entries(data)
	var problems []Problem
	if damaged > 0 {
		problems = append(problems, Problem{Line: damaged, Err: errDamaged})
	}
	for _, f := range fields {
		entry, ok := raw[f.name]
		if !ok {
			continue
		}
		before := s
		err := f.read(entry, &s)
		if err == nil {
			continue
		}
		list, several := err.(interface{ Unwrap() []error })
		if !several {
			s = before
			problems = append(problems, Problem{Field: f.name, Line: line(data, f.name), Value: text.Short(entry), Err: err})
			continue
		}
		for _, err := range list.Unwrap() {
			p := Problem{Field: f.name, Err: err}
			var e *input.Entry
			if errors.As(err, &e) {
				p.Part, p.Line, p.Value = e.Name, line(data, append([]string{f.name}, e.Path...)...), text.Short(at(entry, e.Path))
			}
			problems = append(problems, p)
		}
	}
	return s, problems
}

// line is where the value of a path stands in the file; in a damaged one it is the line of its first step.
func line(data []byte, path ...string) int {
	if n := text.Line(data, path...); n > 0 {
		return n
	}
	before, _, _ := bytes.Cut(data, []byte(strconv.Quote(path[0])+":"))
	return 1 + bytes.Count(before, []byte{'\n'})
}

// at is the value of a path in an entry.
func at(data json.RawMessage, path []string) json.RawMessage {
	for _, step := range path {
		var list []json.RawMessage
		var all map[string]json.RawMessage
		if i, err := strconv.Atoi(step); err == nil && json.Unmarshal(data, &list) == nil && i < len(list) {
			data = list[i]
		} else if json.Unmarshal(data, &all) == nil {
			data = all[step]
		}
	}
	return data
}

// Keeper keeps settings in a store. It writes the entries that were changed since they
// were read or written; the zero value writes all that are not the defaults.
type Keeper struct {
	was *Settings // as they were read or written last
}

// read returns the file of a store.
func read(st *store.Store) ([]byte, error) {
	data, err := st.Read(File)
	if err == nil && len(data) > maxFile {
		return nil, &store.Error{Op: "read", Name: File, Reason: store.TooLarge, Err: fmt.Errorf("settings have %d kB at most", maxFile>>10)}
	}
	return data, err
}

// Load reads the settings of a store. They are complete whatever happens: no
// file means the defaults, and of a damaged one counts what can still be read.
func (k *Keeper) Load(st *store.Store) (s Settings, problems []Problem) {
	data, err := read(st)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		s = Defaults()
	case err != nil:
		s, problems = Defaults(), []Problem{{Err: err}}
	default:
		s, problems = Parse(data)
	}
	k.Overrule(&s)
	return s, problems
}

// Overrule makes the settings those from which changes count: what was set for one run
// of the program is not kept.
func (k *Keeper) Overrule(s *Settings) {
	was := *s
	was.Names, was.Offered, was.Played = slices.Clone(s.Names), slices.Clone(s.Offered), slices.Clone(s.Played)
	was.Devices, was.Won = maps.Clone(s.Devices), maps.Clone(s.Won)
	k.was = &was
}

// entry is the text of an entry.
func (s *Settings) entry(f field) string {
	v, err := json.Marshal(f.get(s))
	if err != nil {
		return "" // of text, numbers and lists of them there is no error
	}
	return string(v)
}

// Save writes what was changed into the file of a store, as it is now. A file that cannot
// be read is not written over, and of a damaged one a copy is made first, whose name is
// that of the problem. The error is the store's.
func (k *Keeper) Save(st *store.Store, s *Settings) (*Problem, error) {
	if k.was == nil {
		d := Defaults()
		k.Overrule(&d)
	}
	// Another window that saves at this very moment ends in no time; without a lock what
	// it changes may be lost, and no more.
	lock, _ := st.Lock(File)
	defer lock.Unlock()
	data, err := read(st)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var other map[string]json.RawMessage
	var problem *Problem
	if err == nil {
		var damaged int
		if other, damaged = entries(text.Whole(text.UTF8(data))); damaged > 0 {
			copied, err := aside(st, data)
			if err != nil {
				return nil, err
			}
			problem = &Problem{Copy: copied, Err: errDamaged}
		}
	}
	for _, f := range fields {
		if s.entry(f) != k.was.entry(f) {
			delete(other, f.name)
		}
	}
	text, err := s.in(other)
	if err == nil {
		err = st.Write(File, text)
	}
	if err != nil {
		return nil, err
	}
	k.Overrule(s)
	return problem, nil
}

// aside keeps a copy of a damaged file, and gives its name.
func aside(st *store.Store, data []byte) (string, error) {
	name, lock, err := st.CreateNext(func(n int) string { return fmt.Sprintf("settings-damaged-%d.json", n) }, data)
	lock.Unlock()
	return name, err
}
