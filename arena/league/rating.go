package league

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/stat"

	"ludotheque/rules"
)

// Method describes how ratings are computed, for readers of tables.
const Method = "Bradley–Terry by maximum likelihood on the Elo scale, mean 1500: each match counts as one comparison of every two of its bots, a shared rank as half a win each, and every bot has one draw against a bot of 1500 in advance. The interval holds the true rating in about 95 cases of 100: the wider one of a bootstrap over deals (a deal is played on every seat, and its matches are not independent) and of the curvature of the likelihood."

// Rating is the strength of a bot.
type Rating struct {
	// Bot is its index in the league.
	Bot int
	// Elo is the estimate; Low to High is its 95 % confidence interval. They are NaN if nothing was
	// played.
	Elo, Low, High float64
	// Matches is the number played; Wins were won alone, and Shared with another at the first rank.
	Matches, Wins, Shared int
	// Share is the part of its comparisons that it won, ties as halves, 0 to 1.
	Share float64
	// Score is its mean score.
	Score float64
	// Faults is the number of matches in which it failed.
	Faults int
}

// comparison is a comparison of two bots in a match, with the share that a won, 0 to 1.
type comparison struct {
	a, b int
	won  float64
}

// Standing is the evaluation of the results.
type Standing struct {
	// Ratings, the strongest first.
	Ratings []Rating
	// Won is how many of the Met comparisons a bot (row) won against another.
	Won, Met [][]float64
	// Played and Deals are the numbers of matches and independent deals.
	Played, Deals int
}

// Place returns the place of a rating, from 1; ratings that are equal to a tenth of a point share it.
func (s *Standing) Place(i int) int {
	place := i
	for place > 0 && (math.Abs(s.Ratings[place-1].Elo-s.Ratings[i].Elo) < 0.05 || math.IsNaN(s.Ratings[place-1].Elo) && math.IsNaN(s.Ratings[i].Elo)) {
		place--
	}
	return place + 1
}

// note counts a match for its bots; seats is the number of seats each bot has had.
func (s *Standing) note(m *Match, r *Result, seats []int) {
	present := map[int]bool{}
	first := map[int]bool{} // several bots at the first rank: none has won alone
	for seat, bot := range m.Seats {
		if bot == fill {
			continue
		}
		seats[bot]++
		s.Ratings[bot].Score += float64(r.Scores[seat])
		present[bot] = true
		if r.Ranks[seat] == 1 {
			first[bot] = true
		}
	}
	failed := map[int]bool{}
	for _, f := range r.Faults {
		if bot := m.Seats[f.Seat]; bot != fill {
			failed[bot] = true
		}
	}
	for bot := range seats {
		if x := &s.Ratings[bot]; present[bot] {
			x.Matches++
			x.Wins += boolToInt(first[bot] && len(first) == 1)
			x.Shared += boolToInt(first[bot] && len(first) > 1)
			x.Faults += boolToInt(failed[bot])
		}
	}
}

// samples is the number of bootstrap resamplings.
const samples = 400

// Rate rates the bots of a league; results are by number minus one, nil for missing ones.
func Rate(l *League, schedule []Match, results []*Result) *Standing {
	n := len(l.Bots)
	s := &Standing{Won: square(n), Met: square(n), Ratings: make([]Rating, n)}
	seats := make([]int, n)
	deals := map[int][]comparison{}
	for i, r := range results {
		if r == nil {
			continue
		}
		s.Played++
		m := &schedule[i]
		deals[m.Deal] = append(deals[m.Deal], duels(m, r)...)
		s.note(m, r, seats)
	}
	s.Deals = len(deals)
	var blocks [][]comparison
	for _, m := range schedule { // in a fixed order
		if d := deals[m.Deal]; d != nil {
			blocks = append(blocks, d)
			delete(deals, m.Deal)
		}
	}
	for _, block := range blocks {
		tally(block, s.Won, s.Met)
	}
	theta := fit(s.Won, s.Met, make([]float64, n))
	half := curvature(s.Met, theta)
	lows, highs := bootstrap(blocks, theta)
	for i := range s.Ratings {
		x := &s.Ratings[i]
		x.Bot, x.Elo = i, elo(theta[i])
		x.Low, x.High = min(elo(theta[i]-half[i]), lows[i]), max(elo(theta[i]+half[i]), highs[i])
	}
	s.share(seats)
	return s
}

// share computes Share, and sorts by decreasing strength; seats is the number of seats of each bot,
// and those without are last.
func (s *Standing) share(seats []int) {
	for i := range s.Ratings {
		x := &s.Ratings[i]
		if seats[i] == 0 {
			x.Elo, x.Low, x.High, x.Score, x.Share = math.NaN(), math.NaN(), math.NaN(), math.NaN(), math.NaN()
			continue
		}
		x.Score /= float64(seats[i])
		var won, met float64
		for j := range s.Won[i] {
			won, met = won+s.Won[i][j], met+s.Met[i][j]
		}
		x.Share = won / met
	}
	slices.SortStableFunc(s.Ratings, func(a, b Rating) int {
		if x, y := math.IsNaN(a.Elo), math.IsNaN(b.Elo); x || y {
			return boolToInt(x) - boolToInt(y)
		}
		return cmp.Compare(b.Elo, a.Elo)
	})
}

func boolToInt(is bool) int {
	if is {
		return 1
	}
	return 0
}

func square(n int) [][]float64 {
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// duels compares every two bots of a match. For a bot with several seats, the mean over all pairs of
// their seats counts.
func duels(m *Match, r *Result) []comparison {
	type sum struct{ won, of float64 }
	sums := map[[2]int]sum{}
	var order [][2]int
	for i, a := range m.Seats {
		for j, b := range m.Seats {
			if a == fill || b == fill || a >= b {
				continue
			}
			pair := [2]int{a, b}
			x, known := sums[pair]
			if !known {
				order = append(order, pair)
			}
			switch {
			case r.Ranks[i] < r.Ranks[j]:
				x.won++
			case r.Ranks[i] == r.Ranks[j]:
				x.won += 0.5
			}
			x.of++
			sums[pair] = x
		}
	}
	list := make([]comparison, len(order))
	for i, pair := range order {
		list[i] = comparison{pair[0], pair[1], sums[pair].won / sums[pair].of}
	}
	return list
}

// tally adds comparisons to a table of wins and comparisons by pair.
func tally(list []comparison, won, met [][]float64) {
	for _, d := range list {
		won[d.a][d.b] += d.won
		won[d.b][d.a] += 1 - d.won
		met[d.a][d.b]++
		met[d.b][d.a]++
	}
}

// elo converts a strength to the Elo scale: 400 points are odds of 10 to 1.
func elo(theta float64) float64 { return 1500 + 400/math.Ln10*theta }

// fit returns the natural logarithms of the strengths, with mean 0, by the MM algorithm of Hunter
// (2004), which increases the likelihood at every step. It starts at from.
func fit(won, met [][]float64, from []float64) []float64 {
	n := len(won)
	g := make([]float64, n)
	wins := make([]float64, n)
	for i := range g {
		g[i] = math.Exp(from[i])
		wins[i] = 0.5 // the prior draw
		for j := range won[i] {
			wins[i] += won[i][j]
		}
	}
	for range 10_000 {
		moved := 0.0
		for i := range g {
			sum := 1 / (g[i] + 1)
			for j := range g {
				if met[i][j] > 0 {
					sum += met[i][j] / (g[i] + g[j])
				}
			}
			next := wins[i] / sum
			moved = max(moved, math.Abs(math.Log(next/g[i])))
			g[i] = next
		}
		if moved < 1e-5 {
			break
		}
	}
	theta := make([]float64, n)
	for i := range theta {
		theta[i] = math.Log(g[i])
	}
	centre(theta)
	return theta
}

// centre shifts theta to mean 0.
func centre(theta []float64) {
	mean := stat.Mean(theta, nil)
	for i := range theta {
		theta[i] -= mean
	}
}

// curvature returns half the 95 % interval of each strength relative to the mean, by the Fisher
// information of the comparisons.
func curvature(met [][]float64, theta []float64) []float64 {
	n := len(theta)
	info := mat.NewSymDense(n, nil)
	for i := range n {
		p := 1 / (1 + math.Exp(-theta[i]))
		diagonal := p * (1 - p)
		for j := range n {
			if i == j {
				continue
			}
			p := 1 / (1 + math.Exp(theta[j]-theta[i]))
			v := met[i][j] * p * (1 - p)
			diagonal += v
			info.SetSym(i, j, -v)
		}
		info.SetSym(i, i, diagonal)
	}
	half := make([]float64, n)
	var chol mat.Cholesky
	var cov mat.SymDense
	if !chol.Factorize(info) || chol.InverseTo(&cov) != nil {
		for i := range half {
			half[i] = math.Inf(1) // unknown
		}
		return half
	}
	// Variance of the distance to the mean: subtract the mean of all rows.
	rows, all := make([]float64, n), 0.0
	for i := range n {
		for j := range n {
			rows[i] += cov.At(i, j) / float64(n)
		}
		all += rows[i] / float64(n)
	}
	for i := range half {
		half[i] = 1.96 * math.Sqrt(max(0, cov.At(i, i)-2*rows[i]+all))
	}
	return half
}

// bootstrap returns the 2.5 and 97.5 % quantiles of the ratings over resamplings of the deals with
// replacement. The same results give the same quantiles.
func bootstrap(blocks [][]comparison, theta []float64) (lows, highs []float64) {
	n := len(theta)
	drawn := make([][]float64, n)
	r := rules.NewRand(1)
	won, met := square(n), square(n)
	if len(blocks) > 1 {
		for range samples {
			for i := range n {
				clear(won[i])
				clear(met[i])
			}
			for range blocks {
				tally(blocks[r.Intn(len(blocks))], won, met)
			}
			for i, t := range fit(won, met, theta) {
				drawn[i] = append(drawn[i], elo(t))
			}
		}
	}
	lows, highs = make([]float64, n), make([]float64, n)
	for i := range n {
		if lows[i], highs[i] = elo(theta[i]), elo(theta[i]); len(drawn[i]) > 0 {
			slices.Sort(drawn[i])
			lows[i] = stat.Quantile(0.025, stat.Empirical, drawn[i], nil)
			highs[i] = stat.Quantile(0.975, stat.Empirical, drawn[i], nil)
		}
	}
	return lows, highs
}
