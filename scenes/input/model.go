package input

import (
	"encoding/hex"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Kind is a family of gamepads with the same labels. It changes labels only: a button is named by its
// position.
type Kind uint8

// The kinds.
const (
	// Generic is an unrecognised pad with a known layout; its labels show positions.
	Generic Kind = iota
	// Xbox has A below, B at the right, X at the left and Y above.
	Xbox
	// PlayStation has a cross, a circle, a square and a triangle there.
	PlayStation
	// Nintendo has B, A, Y and X there.
	Nintendo
	// Deck is a Steam Deck or a Steam Controller: letters as on an Xbox pad,
	// shoulders as on a PlayStation's.
	Deck
	// Unknown is a pad without a known layout: its buttons have numbers.
	Unknown
)

// Kinds lists all kinds.
var Kinds = [...]Kind{Generic, Xbox, PlayStation, Nintendo, Deck, Unknown}

// makers maps vendor ids of USB and Bluetooth.
var makers = map[uint16]Kind{0x045e: Xbox, 0x054c: PlayStation, 0x057e: Nintendo, 0x28de: Deck}

// steamVirtual is the product id of Steam's virtual pad: it claims to be an Xbox pad, whatever the
// real one is.
const steamVirtual = 0x11ff

// names identify a pad without known ids, in lower case.
var names = []struct {
	part string
	kind Kind
}{
	{"steam deck", Deck}, {"steam controller", Deck},
	{"playstation", PlayStation}, {"dualshock", PlayStation}, {"dualsense", PlayStation}, {"sony", PlayStation}, {"ps3", PlayStation}, {"ps4", PlayStation}, {"ps5", PlayStation},
	{"nintendo", Nintendo}, {"joy-con", Nintendo}, {"switch", Nintendo}, {"pro controller", Nintendo},
	{"xbox", Xbox}, {"x-box", Xbox}, {"xinput", Xbox}, {"microsoft", Xbox}, {"steam virtual", Xbox},
}

// browsers matches the forms in which browsers put the ids into a pad's name: "… (Vendor: 045e
// Product: 028e)" and "045e-028e-…". It is compiled when first used.
var browsers = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)vendor: *([0-9a-f]{4}) +product: *([0-9a-f]{4})|^([0-9a-f]{1,4})-([0-9a-f]{1,4})-`)
})

// KindOf returns the kind of a gamepad by its SDL id, 32 hexadecimal digits, and its name; either may
// be empty. An unrecognised one is Generic.
func KindOf(guid, name string) Kind {
	if strings.HasPrefix(guid, xinput) {
		return Xbox // Windows reports no more
	}
	vendor, product := numbers(guid, name)
	if k, ok := makers[vendor]; ok {
		if k == Deck && product == steamVirtual {
			return Xbox
		}
		return k
	}
	low := strings.ToLower(name)
	for _, n := range names {
		if strings.Contains(low, n.part) {
			return n.kind
		}
	}
	return Generic
}

// xinput begins the id of every XInput pad on Windows.
var xinput = hex.EncodeToString([]byte("xinput"))

// numbers returns the vendor and product ids, or 0.
func numbers(guid, name string) (vendor, product uint16) {
	if m := browsers().FindStringSubmatch(name); m != nil {
		return number(m[1] + m[3]), number(m[2] + m[4])
	}
	id, err := hex.DecodeString(guid)
	if err != nil || len(id) < 10 || strings.HasPrefix(name, string(id[:4])) {
		return 0, 0 // browsers build the id from the letters of the name
	}
	return uint16(id[4]) | uint16(id[5])<<8, uint16(id[8]) | uint16(id[9])<<8
}

func number(s string) uint16 {
	n, err := strconv.ParseUint(s, 16, 16)
	if err != nil {
		return 0
	}
	return uint16(n)
}
