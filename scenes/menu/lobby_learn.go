package menu

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// offers reports whether the main key begins the lesson: for a person alone, until the lesson or a match
// was begun.
func (l *lobby) offers() bool {
	return l.front.Lesson != nil && l.people() == 1 && l.k.Table == nil && !slices.Contains(l.k.Env.Settings.Offered, l.front.Info.ID)
}

// nextStep returns the next step for a person alone who plays the game's first match or has
// played one to its end, in a line; "" where there is none to name.
func (l *lobby) nextStep() string {
	k, set := l.k, &l.k.Env.Settings
	id := l.front.Info.ID
	switch next := l.proposed(); {
	case l.people() != 1:
		return ""
	case l.begun:
		return k.Say(words.LobbyNextLesson())
	case l.firstMatch && k.Named(id+".lobby.next") != "":
		return k.Named(id + ".lobby.next")
	case l.firstMatch && l.quicker():
		return k.Say(words.LobbyNextQuick())
	case l.firstMatch:
		return k.Say(words.LobbyNextUsual())
	case !slices.Contains(set.Played, id):
		return ""
	case l.count > 1 && l.newcomer():
		return k.Say(words.LobbyNextWin(k.Say(l.levels[0].name)))
	case l.people() < l.count && l.allLevels() < next:
		return k.Say(words.LobbyNextLevel(k.Say(l.levels[next].name)))
	}
	return k.Say(words.LobbyNextFriend())
}

// answered remembers that the lesson or a match was begun.
func (l *lobby) answered() {
	s := &l.k.Env.Settings
	if id := l.front.Info.ID; !slices.Contains(s.Offered, id) {
		s.Offered = append(s.Offered, id)
		keep(l.k)
	}
}

// startFirst starts the first match of a game for the person who has just had its lesson, with the seats
// that the lobby proposes. It returns the lobby where that is not possible.
func startFirst(k *play.App, game string) scenes.Scene {
	l := newLobby(k, game)
	l.next = l
	l.answered()
	l.chooseFirst(l.front.Info.First != nil)
	l.start()
	return l.next
}

// onward returns the match that leads on from one that a person alone has played to its end, and its
// name: after the game's first match a usual one, after a win the next level. It is nil where there is
// none, or where it would be the same match again.
func onward(k *play.App, o *play.Outcome) (name string, begin func() scenes.Scene) {
	if o.Lesson && o.Again != nil {
		return k.Say(words.LobbyMatchFirst()), func() scenes.Scene { return startFirst(k, o.Game) }
	}
	if o.Again == nil || o.Elsewhere || o.Start.Hosted || o.Start.People() != 1 || k.Table != nil {
		return "", nil
	}
	front := k.FrontEnd(o.Game)
	seats := len(o.Start.Chairs)
	set := &lobby{screen: screen{k: k}, front: front, count: seats, places: make([]place, seats)}
	next := set.proposed()
	switch {
	case set.wasFirst(&o.Start):
		name = set.usualName()
	case !set.newcomer() && beyond(o.Start.Chairs, front.Levels, next):
		level, _ := k.Words.Named("level." + front.Levels[next])
		name = k.Say(words.ResultsNextLevel(k.Say(level)))
	default:
		return "", nil
	}
	return name, func() scenes.Scene {
		l := newLobby(k, o.Game)
		l.next = l
		l.answered() // who has played a match needs no lesson first
		l.chooseFirst(false)
		l.setLevels(next)
		l.start()
		return l.next
	}
}

// beyond reports whether a level is above those of all computer players of a match, of which there
// must be one.
func beyond(chairs []play.Chair, levels []string, level int) bool {
	strongest := -1
	for i := range chairs {
		if c := &chairs[i]; !c.Person() {
			strongest = max(strongest, slices.Index(levels, c.Strength()))
		}
	}
	return strongest >= 0 && strongest < level
}

// learn begins the first game that teaches.
func (l *lobby) learn() {
	l.answered()
	next, err := l.k.Learn(l.front.Info.ID)
	if err != nil {
		l.g.Toast(l.k.Say(words.LearnFailed()))
		return
	}
	l.k.Play("ui.cut")
	l.next = next
}
