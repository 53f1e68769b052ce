package settings

import (
	"strconv"
	"strings"
	"syscall/js"
)

// systemText returns the size of texts that the browser is set to, in per cent of the usual one.
func systemText() float64 {
	doc, style := js.Global().Get("document"), js.Global().Get("getComputedStyle")
	if doc.IsUndefined() || style.Type() != js.TypeFunction {
		return 100 // a page without a window
	}
	size := style.Invoke(doc.Get("documentElement")).Get("fontSize").String()
	px, err := strconv.ParseFloat(strings.TrimSuffix(size, "px"), 64)
	if err != nil {
		return 100
	}
	const usual = 16
	return 100 * px / usual
}
