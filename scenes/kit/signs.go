package kit

import (
	"strconv"

	"ludotheque/assets/words"
	"ludotheque/rules"
)

// signNames are the words for the shapes of the sixteen seats.
var signNames = [...]words.Text{
	words.SeatSign0(), words.SeatSign1(), words.SeatSign2(), words.SeatSign3(), words.SeatSign4(), words.SeatSign5(), words.SeatSign6(), words.SeatSign7(),
	words.SeatSign8(), words.SeatSign9(), words.SeatSign10(), words.SeatSign11(), words.SeatSign12(), words.SeatSign13(), words.SeatSign14(), words.SeatSign15(),
}

// SignName returns the name of a seat's shape: "drop" for the first. Spectators and seats from the
// seventeenth on share one, as in [ui.SeatLook].
func SignName(s rules.Seat) words.Text { return signNames[int(s)&15] }

// more caches the texts of the first counts.
var more = [...]string{"+0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9", "+10", "+11", "+12", "+13", "+14", "+15", "+16"}

// More returns the text for n further things: "+9".
func More(n int) string {
	if n >= 0 && n < len(more) {
		return more[n]
	}
	return "+" + strconv.Itoa(n)
}
