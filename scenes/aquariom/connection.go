package aquariom

import (
	"strings"
	"unicode"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/play"
)

// connection is a game on a server, as a screen sees it: an [aquanet.Link], whose methods
// never wait.
type connection interface {
	Next() *game.View
	Act(v *game.View, a game.Action)
	Status() (aquanet.Phase, error)
	Map() *game.Map
	Dialect() (d game.Dialect, told bool)
	Names() []string
	End() *client.End
	Close()
}

// scores are the players' scores at the end of a game, by seat, and who has won.
func scores(end *client.End) (scores []int, winner rules.Seat) {
	if end == nil {
		return nil, rules.Spectator
	}
	scores = make([]int, len(end.Scores))
	for i, s := range end.Scores {
		scores[i] = int(min(s.Score, 1<<53))
	}
	return scores, rules.Seat(min(end.Winner, 1<<20))
}

// trouble is why a connection is broken.
type trouble struct {
	// kind is what happened.
	kind troubleKind
	// said are the server's or the system's own words, in English; "" for none.
	said string
	// passing says that it may be over in a moment: another call is made by
	// itself.
	passing bool
}

// troubleKind is what happened to a connection.
type troubleKind uint8

// The kinds of trouble.
const (
	troubleNobody  troubleKind = iota // no server answers
	troubleBusy                       // a game is being played there
	troubleKicked                     // the server sent us away
	troubleLost                       // the connection broke
	troubleStrange                    // what it says cannot be
)

// text says what happened and what to do.
func (t *trouble) text(address string) words.Text {
	switch t.kind {
	case troubleNobody:
		return words.AquariomNetNobody(address)
	case troubleBusy:
		return words.AquariomNetBusy()
	case troubleKicked:
		return words.AquariomNetKicked(t.said)
	case troubleLost:
		return words.AquariomNetLost()
	}
	return words.AquariomNetStrange(t.said)
}

// maxNick is the length of the longest nickname.
const maxNick = 16

// plain are the letters that a nickname may have in place of others.
var plain = strings.NewReplacer(
	"à", "a", "â", "a", "ä", "a", "á", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i", "í", "i",
	"ô", "o", "ö", "o", "ó", "o", "ù", "u", "û", "u", "ü", "u", "ú", "u", "ñ", "n", "œ", "oe", "æ", "ae",
	"À", "A", "Â", "A", "Ä", "A", "Á", "A", "Ç", "C", "É", "E", "È", "E", "Ê", "E", "Ë", "E", "Î", "I", "Ï", "I", "Í", "I",
	"Ô", "O", "Ö", "O", "Ó", "O", "Ù", "U", "Û", "U", "Ü", "U", "Ú", "U", "Ñ", "N", "Œ", "OE", "Æ", "AE", "-", " ",
)

// nickname returns a name as servers take it: at most 16 letters of A-Z a-z 0-9 _ and
// spaces. It is "" for a name of which nothing is left.
func nickname(name string) string {
	var b strings.Builder
	for _, r := range plain.Replace(name) {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '_', r == ' ':
			if b.Len() < maxNick {
				b.WriteRune(r)
			}
		}
	}
	return strings.TrimSpace(b.String())
}

// watcher is the name that a spectator has for servers.
const watcher = "ludotheque"

// ownNick returns the name of the first person of the settings, as servers take it.
func ownNick(k *play.App) string {
	if nick := nickname(k.Env.Settings.Name(0)); nick != "" {
		return nick
	}
	return nickname(k.Say(words.SeatPlayer(rules.Seat(0).Letter())))
}

// maxName is how much is shown of what a server calls a player.
const maxName = 24

// shownNames returns the players' names as they are shown: without what cannot be
// seen, and without the number behind a nickname if it is unique.
func shownNames(names []string) []string {
	out := make([]string, len(names))
	bare := make([]string, len(names))
	times := map[string]int{}
	for i, n := range names {
		n = strings.TrimSpace(strings.Map(func(r rune) rune {
			if !unicode.IsPrint(r) {
				return -1
			}
			return r
		}, n))
		if all := []rune(n); len(all) > maxName {
			n = string(all[:maxName])
		}
		out[i], bare[i] = n, n
		if at := strings.LastIndex(n, " ("); at > 0 && strings.HasSuffix(n, ")") {
			bare[i] = n[:at]
		}
		times[bare[i]]++
	}
	for i := range out {
		if times[bare[i]] == 1 {
			out[i] = bare[i]
		}
		if out[i] == "" {
			out[i] = rules.Seat(i).Letter()
		}
	}
	return out
}
