package settings

import (
	"github.com/jeandeaual/go-locale"

	"ludotheque/assets/words"
)

// Code is the code of the language to speak: for Auto the first one that the
// system prefers and that there are words in, English when there is none.
func (l Language) Code() string {
	if l != Auto {
		code, _ := words.Match(string(l))
		return code
	}
	prefers, err := locale.GetLocales()
	if err != nil {
		// A system that says nothing is one that speaks anything.
		prefers = nil
	}
	for _, p := range prefers {
		if code, ok := words.Match(p); ok {
			return code
		}
	}
	return "en"
}
