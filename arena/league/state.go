package league

import (
	"fmt"
	"path"
)

// State is a league and what has been played of it in a folder.
type State struct {
	*League
	Dir      string
	Schedule []Match
	// Results are by number less one; nil for a match that is to be played.
	Results []*Result
	// Broken counts the lines of results that had to be dropped; Foreign, the
	// results of matches that this league does not have (any more).
	Broken, Foreign int
}

// Open reads what has been played of a league in its folder, and draws its deals where
// it begins.
func Open(l *League, dir string) (*State, error) {
	if err := l.deal(dir); err != nil {
		return nil, err
	}
	s := &State{League: l, Dir: dir, Schedule: l.Schedule()}
	return s, s.Reload()
}

// Reload reads the results again.
func (s *State) Reload() error {
	rs, err := Load(s.Dir)
	if err != nil {
		return err
	}
	s.Results = rs.of(s.League, s.Schedule)
	s.Broken, s.Foreign = rs.Broken, len(rs.ByKey)
	for _, r := range s.Results {
		if r != nil {
			s.Foreign--
		}
	}
	return nil
}

// Left returns the matches that are to be played, of the shard I of N: each Nth match from I on,
// counted from 1. 1 of 1 is all.
func (s *State) Left(shard, shards int) []Match {
	var left []Match
	for i := range s.Schedule {
		if i%shards == shard-1 && s.Results[i] == nil {
			left = append(left, s.Schedule[i])
		}
	}
	return left
}

// ShardFile returns where the results of a shard go, from the folder of the league. Nobody else writes
// to it, so that any shared disk will do.
func ShardFile(shard, shards int) string {
	if shards == 1 {
		return resultsFile
	}
	return path.Join(resultsDir, fmt.Sprintf("shard-%d-of-%d.jsonl", shard, shards))
}

// Keep adds the result of a match that was played by itself, in a file of its
// own.
func (s *State) Keep(r *Result) error {
	a, err := openResults(s.Dir, path.Join(resultsDir, "match-"+r.Key+".jsonl"))
	if err != nil {
		return err
	}
	if err := a.add(r); err != nil {
		a.close()
		return err
	}
	return a.close()
}

// Rate is Rate of what has been played.
func (s *State) Rate() *Standing { return Rate(s.League, s.Schedule, s.Results) }

// WriteReport is WriteReport of what has been played.
func (s *State) WriteReport(st *Standing) (name string, err error) {
	return WriteReport(s.League, s.Schedule, s.Results, st, s.Dir)
}
