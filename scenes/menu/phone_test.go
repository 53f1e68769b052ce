package menu

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/phone"
	"ludotheque/scenes/settings"
)

// thumbs is a phone's keyboard: on is the field that has it, "" for none.
type thumbs struct {
	on, text      string
	offered, tick map[string]phone.Field
}

func (k *thumbs) Offer(f phone.Field) (string, bool) {
	if k.tick == nil {
		k.tick = map[string]phone.Field{}
	}
	name := fmt.Sprint(f.Name, f.N)
	k.tick[name] = f
	return k.text, k.on == name
}

func (k *thumbs) Flush() { k.offered, k.tick = k.tick, nil }

// A phone's keyboard writes names and the seed, in small and in large lobbies;
// what it wrote is kept as if it had been typed.
func TestAPhonesKeyboardWritesNamesAndTheSeed(t *testing.T) {
	for _, game := range []string{"bzzz", "aquariom"} {
		t.Run(game, func(t *testing.T) {
			r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
			if game == "bzzz" {
				l = newLobby(r.k, game)
				r.scene = l
			}
			k := &thumbs{}
			r.k.Keyboard = k
			r.run(2)
			if _, ok := k.offered["name0"]; !ok || len(k.offered) != 1 {
				t.Fatalf("offered %v, want the one person's name", k.offered)
			}
			f := k.offered["name0"]
			if f.X <= 0 || f.Y <= 0 || f.W <= 0.05 || f.H <= 0.02 || f.X+f.W > 1 || f.Y+f.H > 1 || f.Limit != settings.MaxName {
				t.Errorf("the name is offered as %+v", f)
			}
			k.on, k.text = "name0", "  Zoé"
			r.run(2)
			if l.naming != 0 || l.places[0].name != "  Zoé" {
				t.Fatalf("writing %q, naming %v", l.places[0].name, l.naming)
			}
			k.on = ""
			r.run(2)
			if l.naming >= 0 || l.places[0].name != "Zoé" || k.offered["name0"].Text != "Zoé" {
				t.Errorf("written %q, naming %v, offered %q", l.places[0].name, l.naming, k.offered["name0"].Text)
			}
			k.on = ""
			l.openMore()
			r.run(2)
			if _, ok := k.offered["name0"]; ok || len(k.offered) != 1 {
				t.Fatalf("with the house rules open %v is offered, want the seed", k.offered)
			}
			k.on, k.text = "seed0", "trèfle"
			r.run(2)
			if !l.writing {
				t.Error("the seed is not being written")
			}
			k.on = ""
			r.run(2)
			if l.writing || l.seed != "trèfle" {
				t.Errorf("the seed is %q", l.seed)
			}
			// What is typed on keys is not ended by a keyboard that was never there.
			h.reach(&l.screen, "seed", func() { h.key(ebiten.KeyTab) })
			h.key(ebiten.KeyEnter)
			h.write("7")
			if !l.writing || l.seed != "trèfle7" {
				t.Errorf("typed %q, still writing: %v", l.seed, l.writing)
			}
		})
	}
}
