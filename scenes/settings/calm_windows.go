package settings

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// clientAreaAnimation is SPI_GETCLIENTAREAANIMATION: whether what is inside
// windows may move.
const clientAreaAnimation = 0x1042

func systemCalm() bool {
	ask := windows.NewLazySystemDLL("user32.dll").NewProc("SystemParametersInfoW")
	if ask.Find() != nil {
		return false
	}
	moves := int32(1)
	answered, _, _ := ask.Call(clientAreaAnimation, 0, uintptr(unsafe.Pointer(&moves)), 0)
	return answered != 0 && moves == 0
}
