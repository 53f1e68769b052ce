package league

import (
	"cmp"
	"os"
	"slices"

	"ludotheque/arena/aquanet"
	"ludotheque/rules/aquariom"
)

// meals counts who ate whom in a record, in the game where that can be.
func (l *League) meals(name string) ([]Meals, error) {
	if l.Game.ID != aquariom.Game.ID {
		return nil, nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	list, _, err := aquanet.RecordedMeals(file)
	if err != nil {
		return nil, err
	}
	var counted []Meals
	for _, m := range list {
		eater, eaten := int(m.Eater), int(m.Eaten)
		i := slices.IndexFunc(counted, func(c Meals) bool { return c.Eater == eater && c.Eaten == eaten })
		if i < 0 {
			i, counted = len(counted), append(counted, Meals{Eater: eater, Eaten: eaten})
		}
		counted[i].Cells++
	}
	slices.SortFunc(counted, func(a, b Meals) int { return cmp.Or(a.Eater-b.Eater, a.Eaten-b.Eaten) })
	return counted, nil
}
