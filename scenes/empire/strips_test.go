package empire

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// strips are the moments that Huit minutes is played for.
var strips = []kittest.Moment{
	{Name: "region-won", Ticks: 180, Open: func(s *kittest.Stage) { cardTaken(s) }, Act: func(s *kittest.Stage, tick int) {
		if tick == 6 {
			win(onStage(s))
		}
	}},
	// That the tie is the person's gives way to what each answer changes, and that it follows its
	// priorities to what its card does.
	{Name: "automaton", Ticks: 180, Kept: logged, Steps: []string{"qui peut partir"}, Passing: []string{"À vous de trancher", "Il suit ses priorités."}, Open: func(s *kittest.Stage) { firstCard(s).hands.endTurn() }},
	{Name: "tie", Ticks: 180, Open: func(s *kittest.Stage) { atTie(s) }},
	{Name: "ceremony", Ticks: 480, Passing: []string{"Le décompte", "Tout compter"}, Open: func(s *kittest.Stage) {
		th := stageOn(s, solo(9, nil))
		th.pace(0)
		th.Until("the end", func() bool { return settle(th, false) })
		th.pace(1)
	}, Act: func(s *kittest.Stage, tick int) {
		if tick == 0 {
			onStage(s).reckoning.begin() // at once it was counted at once
		}
	}},
}

// logged are the lines of the log, and why the automaton did what they say.
func logged(s *kittest.Stage) (lines []string) {
	for _, l := range historyOf(onStage(s).s.History).Lines() {
		lines = append(lines, s.Kit.Say(l.Text), s.Kit.Say(l.Why))
	}
	return lines
}

// onStage is the match that is on a stage.
func onStage(s *kittest.Stage) *theatre {
	scene := s.On().(*theScene)
	return &theatre{face: scene.Face().(*face), Stage: s, scene: scene, m: scene.Match()}
}

func TestMoments(t *testing.T) { kittest.Moments(t, "empire", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
