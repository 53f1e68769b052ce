package table

import (
	"crypto/rand"
	"math/big"
	"strings"
)

// codes are the words that tables are found by: short, heard and typed without
// mistake, in French, without accents. No word begins another.
var codes = strings.Fields(`
	ABEILLE ACAJOU AGATE AMANDE AMBRE ANANAS ANCRE ARDOISE AUBE AURORE AVRIL AZUR BALCON BALEINE BAMBOU BANJO
	BASILIC BATEAU BERGER BETON BIJOU BISON BOLIDE BONNET BOSQUET BOUGIE BOUSSOLE BRIOCHE BRUME CABANE CACTUS CADRAN
	CAILLOU CANARD CANOE CARAFE CASTOR CERISE CHARBON CHATAIGNE CIGALE CITRON CLAIRON COBALT COMETE COQUELICOT CORAIL CRAYON
	CRISTAL DAMIER DAUPHIN DOMINO DUNE ECLAIR ECUREUIL ENCRE ERABLE ESCALE ETOILE FALAISE FANFARE FARINE FAUCON FENOUIL
	FEUILLE FICELLE FLOCON FLUTE FONTAINE FOUGERE FRAISE FURET GALET GAZELLE GIVRE GLACIER GRANIT GRENADE GRILLON GUITARE
	HAMEAU HERISSON HIBOU HORIZON HORLOGE HUBLOT IGLOO IRIS IVOIRE JARDIN JASMIN JONQUILLE KAYAK KIWI LAGUNE LANTERNE
	LAVANDE LEZARD LIBELLULE LILAS LOUTRE LUCIOLE LUMIERE MANDARINE MANEGE MARMOTTE MELODIE MENTHE MERLE MIMOSA MOULIN MUSCADE
	NACRE NAVIRE NOISETTE NUAGE OASIS OLIVE OPALE ORAGE ORCHIDEE PALMIER PANDA PAPILLON PASTEL PELICAN PENDULE PIVOINE
	PLUIE POIVRE PRAIRIE PRUNE QUARTZ RADEAU RENARD RIVIERE ROMARIN ROSEAU SAFRAN SAPIN SAUGE SENTIER SIRENE SOLEIL
	SORBET SOURCE TAMBOUR TILLEUL TOUCAN TREFLE TULIPE VALLON VANILLE VIOLON VOILIER ZEPHYR`)

// NewCode makes a code: a word for a table of a few, a word and four digits where
// many tables are found by theirs.
func NewCode(digits bool) string {
	code := codes[random(len(codes))]
	if digits {
		n := 1000 + random(9000)
		code += "-" + big.NewInt(int64(n)).String()
	}
	return code
}

// random is uniform in 0..n-1, and cannot be foretold.
func random(n int) int {
	i, err := rand.Int(rand.Reader, big.NewInt(int64(n)))
	if err != nil {
		panic(err) // the system has no random numbers
	}
	return int(i.Int64())
}

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
