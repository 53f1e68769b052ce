package properties

import "strings"

// nbsp is the no-break space. The narrow one that printers prefer (U+202F) is
// in none of our fonts.
const nbsp = "\u00a0"

// everywhere is what all languages are typeset with, inFrench what French asks
// for besides: a line must not end before these marks.
var (
	everywhere = strings.NewReplacer("'", "’", "...", "…", "\u202f", nbsp, "\u2009", nbsp)
	inFrench   = strings.NewReplacer(" :", nbsp+":", " ;", nbsp+";", " !", nbsp+"!", " ?", nbsp+"?", " %", nbsp+"%", " »", nbsp+"»", "« ", "«"+nbsp)
)

// Typeset gives a text the characters of good printing: real apostrophes and
// ellipses, and no-break spaces in French.
func Typeset(s, lang string) string {
	s = everywhere.Replace(s)
	if lang == "fr" {
		s = inFrench.Replace(s)
	}
	return s
}
