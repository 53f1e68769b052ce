package table

import (
	"slices"
	"strings"
	"unicode"
)

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

// plain are the letters under the accents of Latin scripts that have them in one character.
var plain = func() map[rune]rune {
	m := map[rune]rune{' ': '-'}
	for letter, accented := range map[rune]string{
		'A': "ÀÁÂÃÄÅĀĂĄǍ", 'C': "ÇĆĈĊČ", 'D': "ĎĐ", 'E': "ÈÉÊËĒĔĖĘĚ", 'G': "ĜĞĠĢ", 'H': "ĤĦ", 'I': "ÌÍÎÏĨĪĬĮİ", 'J': "Ĵ", 'K': "Ķ",
		'L': "ĹĻĽĿŁ", 'N': "ÑŃŅŇ", 'O': "ÒÓÔÕÖØŌŎŐ", 'R': "ŔŖŘ", 'S': "ŚŜŞŠȘ", 'T': "ŢŤŦȚ", 'U': "ÙÚÛÜŨŪŬŮŰŲ", 'W': "Ŵ", 'Y': "ÝŶŸ", 'Z': "ŹŻŽ",
	} {
		for _, r := range accented {
			m[r] = letter
		}
	}
	return m
}()

// CleanCode normalises a code that a person typed: upper case, no accents, whether they are
// characters of their own or not, and no spaces.
func CleanCode(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		if p, ok := plain[r]; ok {
			return p
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

// SplitPath returns the folder and the code in the path of a table's link, or of an address
// below it: /ludo and TREFLE for /ludo/trefle and for /ludo/trefle/play/. The folder is "" at
// the root, as is the code where the path ends with none.
func SplitPath(path string) (folder, code string) {
	parts := strings.FieldsFunc(path, func(r rune) bool { return r == '/' })
	if i := slices.Index(parts, "play"); i >= 0 {
		parts = parts[:i]
	}
	if n := len(parts); n > 0 {
		parts, code = parts[:n-1], CleanCode(parts[n-1])
	}
	for _, p := range parts {
		folder += "/" + p
	}
	return folder, code
}
