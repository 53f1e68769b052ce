package cabinet

import (
	"math/rand/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/menu"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// assemble makes the kit that every scene gets.
func assemble(o cli.Options) (*kit.Kit, error) {
	src, err := source(o)
	if err != nil {
		return nil, err
	}
	seed := rand.Uint64
	if o.Shot != "" {
		seed = (&rules.Rand{}).Uint64
	}
	env := scenes.NewEnv(src, seed)
	switch {
	case o.Shot == "":
		env.Open(o.Data)
	case o.Lang == "":
		// A picture is the same on every machine: nobody's settings show in it,
		// nor the system's language.
		env.Settings.Language = settings.French
	}
	if o.Lang != "" {
		env.Settings.Language = settings.Language(o.Lang)
	}
	env.Settings.Mute = env.Settings.Mute || o.Mute
	k := &kit.Kit{Env: env, P: ui.NewPainter(), Words: words.New(env.Settings.Language.Code()), FrontEnds: frontEnds()}
	if o.Shot == "" {
		s := newSpeaker()
		k.Sound, env.Sound = s, s
	}
	menu.Open(k)
	return k, nil
}

// first is the scene that the command line asks for.
func first(k *kit.Kit, o cli.Options) (scenes.Scene, error) { return k.Title(), nil }
