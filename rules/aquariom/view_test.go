package aquariom

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestA12_NumbersSurviveARecord(t *testing.T) {
	a := Action{Answer: Answer{
		Rank:      3,
		Moves:     []Move{{7, Point{nan, -inf}}, {8, Point{0.1, 1e-45}}, {4294967295, Point{3.4e38, -0.5}}},
		Divisions: []Division{{9, Point{1, 2}, inf}},
		Viruses:   []Laying{{1, Point{0.30000001, -1}}},
		Surrender: true,
	}, Then: []Answer{{Rank: 4, Moves: []Move{{1, Point{2, 3}}}}}}
	text, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"rank":3,"moves":[[7,"NaN","-Inf"],[8,0.1,1e-45],[4294967295,3.4e+38,-0.5]],"divides":[[9,1,2,"Inf"]],"viruses":[[1,0.3,-1]],"surrender":true,"then":[{"rank":4,"moves":[[1,2,3]]}]}`
	if string(text) != want {
		t.Errorf("%s\nwant\n%s", text, want)
	}
	var back Action
	if err := json.Unmarshal(text, &back); err != nil {
		t.Fatal(err)
	}
	if again, _ := json.Marshal(back); string(again) != string(text) || back.Moves[0].Target.X == back.Moves[0].Target.X {
		t.Errorf("read back as %s", again)
	}
	if none, _ := json.Marshal(Action{}); string(none) != "{}" {
		t.Errorf("nothing is %s", none)
	}
	for _, bad := range []string{`[1,2]`, `[1,2,3,4]`, `[-1,2,3]`, `[1.5,2,3]`, `[1,"x",3]`, `[1,null,3]`, `{}`, `[4294967296,1,2]`, `[1,true,2]`} {
		var m Move
		if err := json.Unmarshal([]byte(bad), &m); err == nil {
			t.Errorf("%s is read as %v", bad, m)
		}
	}
}

func TestViewsOfAStepShareTheirLists(t *testing.T) {
	s := board(t, Document, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, Owner: 1, At: Point{250, 50}, Mass: 20})
	a, b := s.View(0), s.View(1)
	if &a.Cells[0] != &b.Cells[0] || a.Map != b.Map || a.Seat != 0 || b.Seat != 1 {
		t.Error("each seat has lists of its own")
	}
	act(s, move(1, 60, 50))
	if a.Cells[0].At != (Point{50, 50}) {
		t.Error("a step changed a view")
	}
	if s.View(9).Seat != rules.Spectator || s.View(-7).Seat != rules.Spectator {
		t.Error("a seat that is none sees as one")
	}
}

func TestACloneInto(t *testing.T) {
	r := rules.NewRand(3)
	one := &State{}
	each(t, 40, func(t *testing.T, s *State, acts []Action) {
		s.CloneInto(one) // whatever it was before, of whatever map
		before := s.String()
		if one.String() != before {
			t.Fatal("the copy differs")
		}
		one.Step(wild(one, r))
		if s.String() != before {
			t.Fatal("stepping the copy changed the state")
		}
		if two := s.Clone(); true {
			two.Step(acts)
			s.CloneInto(one)
			one.Step(acts)
			s.Step(acts)
			if one.String() != s.String() || two.String() != s.String() {
				t.Fatal("copies play otherwise")
			}
		}
	})
}

func TestViewsFromElsewhere(t *testing.T) {
	s := board(t, Document, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 5, Owner: 1, At: Point{145, 100}, Mass: 20})
	act(s)
	text, err := json.Marshal(s.View(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, bad string }{
		{`"away":[[0,3]]`, `"away":[[1,3]]`}, {`"away":[[0,3]]`, `"away":[[0,0]]`}, {`"away":[[0,3]]`, `"away":[[0]]`},
		{`"owner":1`, `"owner":4`}, {`"owner":1`, `"owner":-1`}, {`"id":5`, `"id":1`}, {`"seat":1`, `"seat":9`}, {`"map":{`, `"map":null,"m":{`},
		{`"map_width":300`, `"map_width":0`}, {`"at":[50,50]`, `"at":[50]`}, {`"dialect":"document"`, `"dialect":"latin"`},
	} {
		if !strings.Contains(string(text), c.old) {
			t.Fatalf("%s is not in %s", c.old, text)
		}
		var v *View
		if err := json.Unmarshal([]byte(strings.Replace(string(text), c.old, c.bad, 1)), &v); err == nil {
			t.Errorf("%s is accepted", c.bad)
		}
	}
	var v *View
	if err := json.Unmarshal(text, &v); err != nil || v.Present(0) || v.Present(1) || v.Counters(nil)[0] != 3 {
		t.Errorf("%v %v", v, err)
	}
}

func TestReasonsAndErrorsGoTogether(t *testing.T) {
	for i, err := range reasonErrors {
		if i > 0 && (reasonOf(err) != Reason(i) || Reason(i).Err() != err) {
			t.Errorf("%v is reason %d", err, reasonOf(err))
		}
	}
	if len(reasonErrors) != len(reasonNames) || Reason(0).Err() != nil || Reason(99).Err() != nil {
		t.Error("a reason without an error, or an error without a reason")
	}
}

func TestMeetWithZeroMass(t *testing.T) {
	// Masses with sum 0, possible on a map with negative masses.
	if p := meet(Point{3, 4}, 5, Point{9, 9}, -5); p != (Point{3, 4}) {
		t.Errorf("a sum of 0 should keep the first place: %v", p)
	}
	if p := meet(Point{3, 4}, 0, Point{9, 9}, 0); p != (Point{3, 4}) || math.IsNaN(float64(p.X)) {
		t.Errorf("no mass at all should keep the first place: %v", p)
	}
}
