package words

import "strings"

// The words of seeds: short, distinct, easy to say over a telephone.
var seedWords = map[string][2][]string{
	"fr": {
		strings.Fields("trèfle bleuet coquelicot lavande mûre noisette cerise tilleul fougère bruyère jonquille marguerite menthe mimosa pavot pivoine " +
			"primevère prunelle romarin sauge tulipe verveine violette abricot amande bouleau chêne érable figue genêt houx iris " +
			"hérisson loutre mésange merle moineau pinson renard tortue écureuil grillon hanneton libellule lucane papillon sauterelle coccinelle"),
		strings.Fields("aube matin midi soir nuit lune soleil pluie brise orage neige brume rosée givre foin sable galet ruisseau colline vallon"),
	},
	"en": {
		strings.Fields("clover cornflower poppy lavender bramble hazel cherry linden fern heather daffodil daisy mint mimosa peony primrose " +
			"sloe rosemary sage tulip verbena violet apricot almond birch oak maple fig broom holly iris willow " +
			"hedgehog otter titmouse blackbird sparrow finch fox tortoise squirrel cricket beetle dragonfly ladybird butterfly grasshopper robin"),
		strings.Fields("dawn morning noon evening night moon sun rain breeze storm snow mist dew frost hay sand pebble brook hill dale"),
	},
}

// SeedText returns a readable seed for a random number, such as "trèfle-midi-27". rules.SeedFromText
// maps the text to a seed, in whatever language it was made.
func SeedText(lang string, random uint64) string {
	lists, ok := seedWords[lang]
	if !ok {
		lists = seedWords["en"]
	}
	pick := func(n int) int {
		i := random % uint64(n)
		random /= uint64(n)
		return int(i)
	}
	first := lists[0][pick(len(lists[0]))]
	second := lists[1][pick(len(lists[1]))]
	n := 10 + pick(90)
	return first + "-" + second + "-" + string([]byte{'0' + byte(n/10), '0' + byte(n%10)})
}
