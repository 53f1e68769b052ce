package words

import (
	"sync"

	"ludotheque/assets/words/properties"
)

// Old is the text of a key with names and values in turn, as [Words.T] takes
// them. Bzzz, Brutal and Empire ask so until their screens are rebuilt; this file goes
// with the last call of it.
func Old(key string, args ...any) Text {
	e, ok := old().tables["en"][key]
	if !ok {
		return Text{key: key}
	}
	t := Text{key: key}
	slots, _ := properties.Slots(&properties.Entry{Key: key, One: e.one, Other: e.other, Counts: e.counts})
	numbers, texts := 0, 0
	for _, slot := range slots {
		v, _ := arg(args, oldSlot(key, slot.Name))
		switch v := v.(type) {
		case int:
			t.numbers[numbers] = int64(v)
		case string:
			t.strings[texts] = v
		case Key:
			t.strings[texts] = oldKey + string(v)
		case Fixed:
			t.numbers[numbers] = bits(v.Value)
		}
		if slot.Kind == properties.String || slot.Kind == properties.Words {
			texts++
		} else {
			numbers++
		}
	}
	return t
}

// oldKey begins a string that is the key of a text, and is said as that text.
const oldKey = "\x00"

var old = sync.OnceValue(func() *Words { return New("en") })

// oldSlot is the name that a slot had before the functions.
func oldSlot(key, slot string) string {
	if before, ok := oldSlots[key][slot]; ok {
		return before
	}
	return slot
}

var oldSlots = map[string]map[string]string{
	"brutal.against":              {"resistance": "n"},
	"brutal.blind.count":          {"of": "all", "part": "n"},
	"brutal.brief.heal":           {"ects": "n"},
	"brutal.brief.initiative":     {"initiative": "n"},
	"brutal.brief.strike":         {"damage": "n"},
	"brutal.effect.armour":        {"percent": "n"},
	"brutal.effect.constitution":  {"ects": "n"},
	"brutal.effect.dexterity":     {"percent": "n"},
	"brutal.effect.resistance":    {"percent": "n"},
	"brutal.effect.strength":      {"percent": "n"},
	"brutal.end.conceded":         {"brawl": "n"},
	"brutal.fraction":             {"of": "all", "part": "n"},
	"brutal.log.heal":             {"ects": "n"},
	"brutal.log.hit":              {"ects": "n"},
	"brutal.log.ko":               {"ects": "n"},
	"brutal.log.odds":             {"percent": "n", "rolled": "all"},
	"brutal.luck.of":              {"likely": "all", "real": "n"},
	"brutal.melee":                {"brawl": "n"},
	"brutal.needed":               {"zones": "n"},
	"brutal.number":               {"average": "n"},
	"brutal.of":                   {"of": "n"},
	"brutal.over.won":             {"zones": "n"},
	"brutal.percent":              {"percent": "n"},
	"brutal.plot.last":            {"brawl": "n"},
	"brutal.points.mine":          {"points": "n"},
	"brutal.points.spent":         {"of": "all", "points": "n"},
	"brutal.post.missing":         {"zones": "all"},
	"brutal.post.placed":          {"of": "all"},
	"brutal.range":                {"high": "all", "low": "n"},
	"brutal.standing.short":       {"cups": "n"},
	"brutal.templates.name":       {"number": "n"},
	"brutal.truce.after":          {"brawl": "n"},
	"brutal.truce.before":         {"ects": "n"},
	"brutal.where.melee":          {"brawl": "n"},
	"brutal.where.truce":          {"brawl": "n"},
	"bzzz.end.blitzkrieg":         {"turn": "n"},
	"bzzz.end.blitzkrieg.short":   {"turn": "n"},
	"bzzz.end.exhausted":          {"turn": "n"},
	"bzzz.end.exhausted.short":    {"turn": "n"},
	"bzzz.end.time.short":         {"turn": "n"},
	"bzzz.end.time.why":           {"turns": "n"},
	"bzzz.ending.blitzkrieg.note": {"high": "hi", "low": "lo"},
	"bzzz.ending.exhausted.note":  {"span": "range"},
	"bzzz.forage.near.many":       {"count": "n"},
	"bzzz.lay.poor":               {"nectar": "n"},
	"bzzz.leads":                  {"span": "range"},
	"bzzz.log.foraged.many":       {"count": "n"},
	"bzzz.log.ko.odds":            {"of": "all"},
	"bzzz.log.laid.note":          {"span": "range"},
	"bzzz.log.turn.short":         {"turn": "n"},
	"bzzz.move.count":             {"moved": "n", "of": "all"},
	"bzzz.move.far":               {"turns": "n"},
	"bzzz.odds":                   {"of": "all"},
	"bzzz.option.turns.n":         {"turns": "n"},
	"bzzz.pause.where":            {"of": "all", "turn": "n"},
	"bzzz.plot.half":              {"nectar": "n"},
	"bzzz.plot.last":              {"turn": "n"},
	"bzzz.race.line":              {"span": "range"},
	"bzzz.range":                  {"high": "hi", "low": "lo"},
	"bzzz.setup.poor":             {"nectar": "n"},
	"bzzz.setup.rich":             {"nectar": "n"},
	"bzzz.setup.room":             {"flowers": "n"},
	"bzzz.skirmish.pair":          {"chances": "num", "of": "den"},
	"bzzz.tip.flower":             {"span": "range"},
	"bzzz.tip.flower.known":       {"nectar": "n"},
	"bzzz.tip.load":               {"nectar": "n", "of": "all"},
	"bzzz.tip.load.hidden":        {"span": "range"},
	"bzzz.turn.slash":             {"turns": "n"},
	"empire.audit.game":           {"number": "n", "of": "all"},
	"empire.brings":               {"first": "n", "then": "all"},
	"empire.card.of":              {"of": "all", "part": "n"},
	"empire.end.drawn.short":      {"points": "n", "theirs": "other"},
	"empire.end.drawn.why":        {"points": "n", "theirs": "other"},
	"empire.end.lost.short":       {"points": "n", "theirs": "other"},
	"empire.end.lost.why":         {"points": "n", "theirs": "other"},
	"empire.end.won.short":        {"points": "n", "theirs": "other"},
	"empire.end.won.why":          {"points": "n", "theirs": "other"},
	"empire.gain.next-step":       {"points": "n"},
	"empire.log.bid":              {"coins": "n"},
	"empire.log.ended":            {"number": "n"},
	"empire.pause.where":          {"of": "all", "part": "n"},
	"empire.short.destroy":        {"armies": "n"},
	"empire.short.move":           {"armies": "n"},
	"empire.short.place":          {"armies": "n"},
	"empire.short.sail":           {"armies": "n"},
}
