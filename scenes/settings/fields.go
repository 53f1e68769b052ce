package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"unicode/utf8"

	"ludotheque/scenes/input"
)

// A field reads one entry of the file into s and checks it. The errors of read are [*input.Entry] where other
// parts of the entry count; a single other one leaves s as it was.
type field struct {
	name string
	read func(data []byte, s *Settings) error
	get  func(s *Settings) any
}

// parts reads each of the first most entries of a list or an object by one, which checks it, and joins the errors.
func parts(data []byte, most int, one func(name string, value json.RawMessage) error) error {
	var list []json.RawMessage
	var all map[string]json.RawMessage
	var errs []error
	read := func(shown, name string, i int, value json.RawMessage) {
		err := error(nil)
		if i >= most {
			err = fmt.Errorf("there are %d at most", most)
		} else {
			err = one(name, value)
		}
		if err != nil {
			errs = append(errs, &input.Entry{Path: []string{name}, Name: shown, Err: err})
		}
	}
	if json.Unmarshal(data, &list) == nil {
		for i, value := range list {
			read(strconv.Itoa(i+1), strconv.Itoa(i), i, value)
		}
	} else if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	for i, name := range slices.Sorted(maps.Keys(all)) {
		read(name, name, i, all[name])
	}
	return errors.Join(errs...)
}

// games is a field with ids of games.
func games(name string, at func(*Settings) *[]string) field {
	return field{name,
		func(data []byte, s *Settings) error {
			games, err := idsOf(data)
			*at(s) = games
			return err
		},
		func(s *Settings) any { return *at(s) },
	}
}

// idsOf reads a list of ids.
func idsOf(data []byte) (list []string, err error) {
	if err := json.Unmarshal(data, &[]json.RawMessage{}); err != nil {
		return nil, err
	}
	err = parts(data, maxGames, func(_ string, value json.RawMessage) error {
		id, err := idOf(value)
		if err == nil {
			list = append(list, id)
		}
		return err
	})
	return list, err
}

// idOf reads an id of a game or a level.
func idOf(data []byte) (id string, err error) {
	if err = json.Unmarshal(data, &id); err == nil && len(id) > maxID {
		err = fmt.Errorf("use %d letters at most", maxID)
	}
	return id, err
}

// nameOf reads the name of a player, which may be empty.
func nameOf(data []byte) (string, error) {
	var n string
	if err := json.Unmarshal(data, &n); err != nil {
		return "", err
	}
	clean := CleanName(n)
	if spaced(n) != clean {
		return "", fmt.Errorf("the name %q: use %d characters at most, and only such as can be seen", n, MaxName)
	}
	return clean, nil
}

func oneOf[T comparable](name string, at func(*Settings) *T, values []T) field {
	return field{name,
		func(data []byte, s *Settings) error {
			var v T
			if err := json.Unmarshal(data, &v); err != nil {
				return err
			}
			if !slices.Contains(values, v) {
				return fmt.Errorf("%s is %v: use one of %v", name, v, values)
			}
			*at(s) = v
			return nil
		},
		func(s *Settings) any { return *at(s) },
	}
}

func volume(name string, at func(*Settings) *int) field {
	return field{name,
		func(data []byte, s *Settings) error {
			var v int
			if err := json.Unmarshal(data, &v); err != nil {
				return err
			}
			if v < 0 || v > 100 {
				return fmt.Errorf("%s is %d: give 0 to 100", name, v)
			}
			*at(s) = v
			return nil
		},
		func(s *Settings) any { return *at(s) },
	}
}

var fields = []field{
	oneOf("language", func(s *Settings) *Language { return &s.Language }, Languages),
	oneOf("textSize", func(s *Settings) *int { return &s.TextSize }, TextSizes),
	oneOf("motion", func(s *Settings) *Motion { return &s.Motion }, Motions),
	oneOf("pictures", func(s *Settings) *Pictures { return &s.Pictures }, AllPictures),
	oneOf("speed", func(s *Settings) *Speed { return &s.Speed }, Speeds),
	oneOf("tempo", func(s *Settings) *int { return &s.Tempo }, Tempos),
	{"tempos",
		func(data []byte, s *Settings) error {
			return parts(data, maxGames, func(game string, value json.RawMessage) error {
				var v int
				if err := json.Unmarshal(value, &v); err != nil {
					return err
				}
				if len(game) > maxID || !slices.Contains(Tempos, v) {
					return fmt.Errorf("tempos is %v: use one of %v", v, Tempos)
				}
				s.SetTempo(game, v)
				return nil
			})
		},
		func(s *Settings) any { return s.Tempos }},
	oneOf("press", func(s *Settings) *bool { return &s.Press }, []bool{false, true}),
	volume("master", func(s *Settings) *int { return &s.Master }),
	volume("music", func(s *Settings) *int { return &s.Music }),
	volume("effects", func(s *Settings) *int { return &s.Effects }),
	oneOf("mute", func(s *Settings) *bool { return &s.Mute }, []bool{false, true}),
	oneOf("vibration", func(s *Settings) *bool { return &s.Vibration }, []bool{false, true}),
	oneOf("fullscreen", func(s *Settings) *bool { return &s.Fullscreen }, []bool{false, true}),
	oneOf("oneView", func(s *Settings) *bool { return &s.OneView }, []bool{false, true}),
	oneOf("coordinates", func(s *Settings) *bool { return &s.Coordinates }, []bool{false, true}),
	oneOf("near", func(s *Settings) *bool { return &s.Near }, []bool{false, true}),
	{"network",
		func(data []byte, s *Settings) error {
			var name string
			if err := json.Unmarshal(data, &name); err != nil {
				return err
			}
			if len(name) > maxDevice || !utf8.ValidString(name) {
				return fmt.Errorf("network is %.20q…: use %d bytes at most", name, maxDevice)
			}
			s.Network = name
			return nil
		},
		func(s *Settings) any { return s.Network }},
	oneOf("turn", func(s *Settings) *int { return &s.Turn }, Turns),
	oneOf("newer", func(s *Settings) *bool { return &s.Newer }, []bool{false, true}),
	{"keys",
		func(data []byte, s *Settings) error { return json.Unmarshal(data, &s.Keys) },
		func(s *Settings) any { return s.Keys }},
	{"names",
		func(data []byte, s *Settings) error {
			var names []string
			if err := json.Unmarshal(data, &[]json.RawMessage{}); err != nil {
				return err
			}
			err := parts(data, MaxNames, func(_ string, value json.RawMessage) error {
				n, err := nameOf(value)
				names = append(names, n) // a wrong one is none: the others stay at their seats
				return err
			})
			s.Names = names
			return err
		},
		func(s *Settings) any { return s.Names }},
	{"devices",
		func(data []byte, s *Settings) error {
			var names map[string]string
			if err := json.Unmarshal(data, &map[string]json.RawMessage{}); err != nil {
				return err
			}
			err := parts(data, maxDevices, func(device string, value json.RawMessage) error {
				n, err := nameOf(value)
				switch {
				case err != nil:
					return err
				case n == "":
					return errors.New("give a name")
				case device != deviceKey(device):
					return fmt.Errorf("use %d bytes at most for a device", maxDevice)
				}
				if names == nil {
					names = map[string]string{}
				}
				names[device] = n
				return nil
			})
			s.Devices = names
			return err
		},
		func(s *Settings) any { return s.Devices }},
	games("offered", func(s *Settings) *[]string { return &s.Offered }),
	games("played", func(s *Settings) *[]string { return &s.Played }),
	{"won",
		func(data []byte, s *Settings) error {
			if list, err := idsOf(data); err == nil || len(list) > 0 { // as earlier versions wrote it
				for _, game := range list {
					s.setWon(game, "")
				}
				return err
			}
			return parts(data, maxGames, func(game string, value json.RawMessage) error {
				level, err := idOf(value)
				if err == nil && len(game) > maxID {
					err = fmt.Errorf("use %d letters at most", maxID)
				}
				if err == nil {
					s.setWon(game, level)
				}
				return err
			})
		},
		func(s *Settings) any { return s.Won }},
}
