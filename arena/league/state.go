package league

import (
	"fmt"
	"path"
)

// State is a league and its results in a folder.
type State struct {
	*League
	Dir      string
	Schedule []Match
	// Results are by number minus one; nil for a match still to be played.
	Results []*Result
	// Broken counts dropped lines of results, damaged or of other bots than those of the match; Foreign
	// counts matches with results that are not in this league.
	Broken, Foreign int
}

// Open reads the results in the folder of a league, and draws the deals of a new one.
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
	for i := range s.Schedule {
		lines := rs.ByKey[s.Schedule[i].Key]
		if len(lines) > 0 {
			s.Foreign--
		}
		for _, r := range lines {
			if !r.fits(s.League, &s.Schedule[i]) {
				s.Broken++
			}
		}
	}
	return nil
}

// Left returns the matches still to be played of shard I of N: every Nth match from I on, counted from
// 1. 1 of 1 is all.
func (s *State) Left(shard, shards int) []Match {
	var left []Match
	for i := range s.Schedule {
		if i%shards == shard-1 && s.Results[i] == nil {
			left = append(left, s.Schedule[i])
		}
	}
	return left
}

// ShardFile returns the file of results of a shard, relative to the folder of the league. No other
// process writes to it, so that any shared disk will do.
func ShardFile(shard, shards int) string {
	if shards == 1 {
		return resultsFile
	}
	return path.Join(resultsDir, fmt.Sprintf("shard-%d-of-%d.jsonl", shard, shards))
}

// WriteResult writes the result of a single match to a file of its own.
func (s *State) WriteResult(r *Result) error {
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

// Rate calls Rate with the results.
func (s *State) Rate() *Standing { return Rate(s.League, s.Schedule, s.Results) }

// WriteReport calls WriteReport with the results.
func (s *State) WriteReport(st *Standing) (name string, err error) {
	return WriteReport(s.League, s.Schedule, s.Results, st, s.Dir)
}
