package cabinet

import (
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/menu"
	"ludotheque/scenes/phone"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// On a phone the first picture is for fingers: nothing was touched yet, and no key
// is hinted. At a desk keys are.
func TestThePhonesFirstPictureIsForFingers(t *testing.T) {
	defer func() { coarse = phone.Coarse }()
	for _, finger := range [...]bool{true, false} {
		coarse = func() bool { return finger }
		env, err := environment(cli.Options{Data: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		env.Width, env.Height = 915, 412
		witness := &ui.Witness{Dry: true}
		k := &play.App{Kit: &kit.Kit{Env: env, P: ui.NewPainter(), Words: words.New("fr")}, FrontEnds: frontEnds()}
		k.P.Witness = witness
		menu.Open(k)
		k.Words.SetLanguage("fr")
		var title scenes.Scene = k.Title()
		if title, err = title.Update(env.Devices.Tick()); err != nil || title == nil {
			t.Fatal(title, err)
		}
		hinted, small := false, 0
		for i := range witness.Letters {
			l := &witness.Letters[i]
			hinted = hinted || strings.EqualFold(l.Text, k.Say(words.HintChoose()))
			if l.Em*k.P.View().Scale < 11.9 {
				small++
			}
		}
		if env.Coarse != finger || k.TouchInUse() != finger || hinted == finger {
			t.Errorf("a finger is first: %v; the program takes it for %v, hands for %v, and hints the keys that choose: %v", finger, env.Coarse, k.TouchInUse(), hinted)
		}
		if (small == 0) != finger {
			t.Errorf("a finger is first: %v; %d texts of the first picture are under 12 pixels", finger, small)
		}
	}
}
