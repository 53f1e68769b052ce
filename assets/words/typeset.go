package words

import (
	"math"
	"strconv"
	"strings"
)

// nbsp is the no-break space. Our fonts lack the narrow one (U+202F).
const nbsp = "\u00a0"

// Number formats a number with that many decimals, as in 12 345,6 or 12,345.6. Four digits are not
// grouped.
func (w *Words) Number(x float64, decimals int) string {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return "–"
	}
	s := strconv.FormatFloat(x, 'f', max(decimals, 0), 64)
	group, point := ",", "."
	if w.lang == "fr" {
		group, point = nbsp, ","
	}
	whole, rest, _ := strings.Cut(s, ".")
	sign := ""
	if whole[0] == '-' {
		sign, whole = "−", whole[1:]
	}
	if len(whole) > 4 {
		var b strings.Builder
		for i, c := range []byte(whole) {
			if i > 0 && (len(whole)-i)%3 == 0 {
				b.WriteString(group)
			}
			b.WriteByte(c)
		}
		whole = b.String()
	}
	if rest != "" {
		rest = point + rest
	}
	return sign + whole + rest
}
