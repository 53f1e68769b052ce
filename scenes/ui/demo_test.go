package ui

import (
	"image"
	"image/png"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func shot(t *testing.T, p *Painter, w, h int, name string) {
	dst := ebiten.NewImage(w, h)
	p.Flush(dst)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	f, _ := os.Create(name)
	png.Encode(f, img)
	f.Close()
}

func TestDemo(t *testing.T) {
	p := NewPainter()
	g := NewGui(p)
	sel := 1
	for range 30 {
		g.Begin(NewView(1280, 720), Hands{})
		p.Fill(p.View().Rect(), Paper)
		p.Text("Réglages", 56, 96, ScreenTitle, Left)
		p.Sheet(Rect{56, 128, 604, 512}, Sheet{Color: White, Radius: 7, Waver: 1.4, Seed: 1})
		sel, _ = g.RowChoice(ID{"lang", 0}, Rect{64, 150, 588, 80}, "", "Langue", 240, []string{"Français", "English"}, sel)
		g.RowSlider(ID{"size", 0}, Rect{64, 240, 588, 90}, "", "Taille du texte", 240, 0.25, 4, "125 %")
		g.Button(ID{"go", 0}, Rect{855, 484, 370, 120}, Button{Text: "Commencer", Main: true})
		g.Button(ID{"x", 0}, Rect{855, 384, 170, 50}, Button{Text: "Revoir"})
		p.Sheet(Rect{-10, 664, 1300, 70}, Sheet{Color: Ink, Waver: 1.5, Gouache: 0.5, Lift: 0})
		x := float32(56)
		x += g.KeyCap("Échap", x, 692, 30, false)
		p.Text("retour, tout est gardé", x+13, 698, Body.With(White), Left)
		p.Sheet(Rect{700, 128, 250, 110}, Sheet{Color: Seats[0].Ground, Radius: 7, Waver: 1.2, Gouache: 1, Seed: 5})
		p.Sheet(Rect{960, 128, 250, 110}, Sheet{Color: Seats[1].Ground, Radius: 7, Waver: 1.2, Gouache: 1, Seed: 6, Lift: 1})
		p.Disc(740, 300, 39, 39, Sheet{Color: White, Waver: 1})
		p.Ring(840, 300, 36, 36, 4.8, Accent)
		p.Hexagon(920, 300, 23, Sheet{Color: Honey, Radius: 2})
		p.DashedRect(Rect{980, 270, 200, 50}, 8, 2, 7, 5, Ink)
		p.Sheet(Rect{700, 350, 100, 20}, Sheet{Color: Honey, Hatch: true, Lift: -1})
		p.Transform(760, 420, 0.1, 1.3)
		p.Text("Tourné", 0, 0, Heading, Center)
		p.Pop()
		g.Toast("La ruche est occupée : déplacez d'abord l'abeille.")
		g.Focus(ID{"size", 0})
		g.End()
	}
	shot(t, p, 1280, 720, "/tmp/ui-demo.png")
}
