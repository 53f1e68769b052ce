package main

import (
	"fmt"
	"strings"
	"text/tabwriter"

	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/rules/aquariom"
)

// limit is a limit of Aquar.iom or its server, and how to change it.
type limit struct{ what, most, change string }

// limits returns the limits that --help and docs/aquariom-protocol.md list.
func limits() []limit {
	return []limit{
		{"players of a game", fmt.Sprint(aquariom.MaxSeats), "fewer: max_nb_players of the map, maxp"},
		{"spectators", fmt.Sprint(server.DefaultVisus), "--max-visus, maxv"},
		{"connections", fmt.Sprint(server.DefaultConnections), "--max, max"},
		{"connections from one address", fmt.Sprintf("%d, this machine's own excepted", server.DefaultPerAddress), "--max-address"},
		{"new connections a second", fmt.Sprintf("%d after a burst of --max", server.DefaultAcceptRate), "--max-rate"},
		{"time to log in", "30 s", "--login-time"},
		{"time to take a message", "10 s", "--write-time"},
		{"a message of a client", fmt.Sprintf("%d bytes, an answer 22 + 40 × max_cells_per_player where that is more", wire.MaxMessage), "the map"},
		{"a map file", fmt.Sprintf("%d bytes", aquariom.MaxMapBytes), ""},
		{"sides of a map", fmt.Sprintf("%.0f", aquariom.MaxSide), "the map"},
		{"masses", fmt.Sprintf("%.0f", aquariom.MaxMass), "the map"},
		{"initial neutral cells", fmt.Sprint(aquariom.MaxPlankton), "the map"},
		{"cells of a player", fmt.Sprint(aquariom.MaxCells), "max_cells_per_player of the map"},
		{"viruses", "128", "max_viruses of the map"},
		{"turns", fmt.Sprint(aquariom.MaxTurns), "nb_turns of the map"},
	}
}

// limitsText formats the limits for --help.
func limitsText() string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, l := range limits() {
		fmt.Fprintf(w, "    %s\t%s\t%s\n", l.what, l.most, l.change)
	}
	w.Flush()
	return b.String()
}
