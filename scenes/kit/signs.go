package kit

import (
	"strconv"

	"ludotheque/rules"
)

// signKeys are the words for the shapes of the sixteen seats, whole, so that no
// key is put together at run time.
var signKeys = [...]string{
	"seat.sign.0", "seat.sign.1", "seat.sign.2", "seat.sign.3", "seat.sign.4", "seat.sign.5", "seat.sign.6", "seat.sign.7",
	"seat.sign.8", "seat.sign.9", "seat.sign.10", "seat.sign.11", "seat.sign.12", "seat.sign.13", "seat.sign.14", "seat.sign.15",
}

// SignKey is the key of the name of a seat's shape: "drop" for the first. Who
// has no seat, and seats after the sixteenth, borrow one as [ui.SeatLook] does.
func SignKey(s rules.Seat) string { return signKeys[int(s)&15] }

// more are the first counts of what is not shown, whole.
var more = [...]string{"+0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9", "+10", "+11", "+12", "+13", "+14", "+15", "+16"}

// More says that n things more are there than are shown: "+9".
func More(n int) string {
	if n >= 0 && n < len(more) {
		return more[n]
	}
	return "+" + strconv.Itoa(n)
}
