// Package servertest gives servers a clock of tests', so that none of them depends
// on how fast a machine is. Only tests import it.
package servertest

import (
	"time"

	"ludotheque/arena/aquanet/server"
)

// Beats is a [server.Ticker] that a test moves.
type Beats chan time.Time

// C is [server.Ticker]'s.
func (b Beats) C() <-chan time.Time { return b }

// Stop is [server.Ticker]'s.
func (Beats) Stop() {}

// Ticker is this clock, whatever the period.
func (b Beats) Ticker(time.Duration) server.Ticker { return b }

// InStep has the turns of each game follow one another as soon as a number of players
// have answered the last one, and none sooner.
func InStep(o *server.Options, players int) {
	clock := make(Beats, 9)
	o.Ticker = clock.Ticker
	answers, observe := 0, o.Observe
	o.Observe = func(e server.Event) {
		switch e.Kind {
		case server.Answered:
			answers++
		case server.Started:
			answers = players
		}
		if answers == players {
			answers = 0
			clock <- time.Time{}
		}
		if observe != nil {
			observe(e)
		}
	}
}
