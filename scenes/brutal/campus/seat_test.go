package campus

import "ludotheque/rules"

func seatOf(n int) rules.Seat { return rules.Seat(n) }
