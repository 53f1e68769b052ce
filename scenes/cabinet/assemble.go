package cabinet

import (
	"math/rand/v2"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/clip"
	"ludotheque/scenes/input"
	"ludotheque/scenes/join"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/menu"
	"ludotheque/scenes/phone"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/tables"
	"ludotheque/scenes/trace"
	"ludotheque/scenes/ui"
)

// coarse says that the first pointer is a finger.
var coarse = phone.Coarse

// environment makes what outlives every scene: hands, store and settings.
func environment(o cli.Options) (*scenes.Env, error) {
	src, err := source(o)
	if err != nil {
		return nil, err
	}
	seed := rand.Uint64
	if o.Shot != "" {
		seed = (&rules.Rand{}).Uint64
	}
	env := scenes.NewEnv(src, seed)
	if devices, ok := src.(*input.Ebitengine); ok {
		devices.Scale = func() float64 { return env.Scale }
	}
	if o.Shot == "" && o.Script == "" && coarse() {
		env.Devices.TouchFirst()
		env.Coarse = true
	}
	env.Steady = o.Shot != "" || o.Script != "" || trace.Asked()
	if o.Shot == "" {
		env.Open(o.Data)
	} else {
		// A picture is the same on every machine: no player's settings show in it,
		// nor the system's language.
		env.Store = store.Memory()
		env.Settings.Language = settings.French
	}
	env.Overrule(func(s *settings.Settings) {
		if o.Lang != "" {
			s.Language = settings.Language(o.Lang)
		}
		if o.Text != 0 {
			s.TextSize = o.Text
		}
		s.Mute = s.Mute || o.Mute
	})
	return env, nil
}

// ahead is what every screen needs, whatever the settings say. It is made while the system
// opens the store and the window: a browser's one thread would wait for its database.
type ahead struct {
	p *ui.Painter
	w *words.Words // in the system's language, since few choose another
}

func makeAhead() ahead {
	a := ahead{ui.NewPainter(), words.New(settings.Auto.Code())}
	a.p.Prepare()
	return a
}

// furnish makes the kit that every scene gets; music may be nil.
func furnish(env *scenes.Env, music kit.Sound, early ahead) *play.App {
	early.w.SetLanguage(env.Settings.Language.Code())
	k := &play.App{
		Kit:       &kit.Kit{Env: env, P: early.p, Words: early.w, Sound: music},
		FrontEnds: frontEnds(), Template: template(),
	}
	if page := phone.New(); page != nil {
		k.Keyboard = page
	}
	k.Pasted = clip.Pasted
	k.OpenTable = tables.Open
	k.Joining = func() scenes.Scene { return join.Open(k) }
	if join.CanOpen {
		k.Together = func(o table.Order) scenes.Scene { return join.Together(k, o) }
	}
	menu.Open(k)
	return k
}
