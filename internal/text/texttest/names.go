// Package texttest has texts for tests of what people may write.
package texttest

// Names are names of people in sixteen scripts, and with symbols, each of at most 16 characters and as
// [text.Name] returns it.
var Names = []string{
	"Zoë", "Łukasz", "Nguyễn Văn", "Þórdís", "İbrahim", "Ștefan", "x̂avier", // Latin
	"Γιώργος", "Ελένη", "Ϊρις", // Greek
	"Дмитрий", "Оксана Ї", "Ђорђе", "Ґанна", // Cyrillic
	"Անահիտ", "Հայկ", // Armenian
	"ნინო", "გიორგი", // Georgian
	"דוד", "מרים לוי", // Hebrew
	"محمد", "فاطمة علي", "پریسا", // Arabic
	"अनन्या", "कृष्ण", // Devanagari
	"অনিতা",        // Bengali
	"தமிழ்",        // Tamil
	"สมชาย", "น้ำ", // Thai
	"李小龍", "王伟", // Han
	"さくら", "サトシ", // Kana
	"김민준", "한글", // Hangul
	"አበበ",        // Ethiopic
	"ᠮᠣᠩᠭᠣᠯ",     // Mongolian
	"🐝", "Bob🚀7", // symbols
	"Ann李", "𒀀𒀁", // two scripts, and one that hardly any font has
}
