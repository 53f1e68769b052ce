package table

import "strings"

// accents are codes that are written with accents and typed without.
var accents = map[string]string{
	"BETON": "BÉTON", "CANOE": "CANOË", "CHATAIGNE": "CHÂTAIGNE", "COMETE": "COMÈTE", "ECLAIR": "ÉCLAIR", "ECUREUIL": "ÉCUREUIL",
	"ERABLE": "ÉRABLE", "ETOILE": "ÉTOILE", "FLUTE": "FLÛTE", "FOUGERE": "FOUGÈRE", "HERISSON": "HÉRISSON", "LEZARD": "LÉZARD",
	"LUMIERE": "LUMIÈRE", "MANEGE": "MANÈGE", "MELODIE": "MÉLODIE", "ORCHIDEE": "ORCHIDÉE", "PELICAN": "PÉLICAN", "RIVIERE": "RIVIÈRE",
	"SIRENE": "SIRÈNE", "TREFLE": "TRÈFLE", "ZEPHYR": "ZÉPHYR",
}

// SayCode returns a code as people read it: trèfle for TREFLE.
func SayCode(code string) string {
	if said, ok := accents[code]; ok {
		return said
	}
	return code
}

// CleanCode normalises a code that a person typed: upper case, no accents, no spaces.
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
	if len(s) > 32 || strings.HasPrefix(s, "-") {
		return ""
	}
	for _, r := range s {
		if !(r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-') {
			return ""
		}
	}
	return s
}
