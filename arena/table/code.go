package table

import "strings"

// CleanCode is a code as somebody typed it: capitals, accents and spaces gone.
func CleanCode(s string) string {
	s = strings.Map(func(r rune) rune {
		switch r {
		case ' ':
			return '-'
		case 'É', 'È', 'Ê', 'Ë':
			return 'E'
		case 'À', 'Â':
			return 'A'
		case 'Ô':
			return 'O'
		case 'Û', 'Ù':
			return 'U'
		case 'Î', 'Ï':
			return 'I'
		case 'Ç':
			return 'C'
		}
		return r
	}, strings.ToUpper(strings.TrimSpace(s)))
	if len(s) > 32 {
		return ""
	}
	for _, r := range s {
		if !(r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-') {
			return ""
		}
	}
	return s
}
