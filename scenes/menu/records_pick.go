package menu

import (
	"time"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// pickTicket picks a match, or lets it go.
func (r *records) pickTicket(t *ticket) {
	if r.picked[t.name] {
		delete(r.picked, t.name)
	} else {
		r.picked[t.name] = true
	}
	r.k.Play("ui.tick")
}

// paintPicking is the slip at the foot of the list while matches are picked: how many are, and what is done
// with them.
func (r *records) paintPicking(area ui.Rect) {
	k, g, p := r.k, r.g, r.g.P
	p.Sheet(area, ui.Slip.Raised(0.5))
	flow := area.Inset2(14, 4).Columns(8)
	side := max(p.Thumb, area.H-8)
	del := ui.Button{Icon: "icons/trash", Main: true, Tip: k.Say(words.RecordsDelete()), Final: true, Size: ui.SizeText, Disabled: len(r.picked) == 0 || r.deleted != nil}
	stop := ui.Button{Icon: "icons/cross", Tip: k.Say(words.ButtonCancel()), Size: ui.SizeText}
	if wide := p.Width(del.Tip, ui.ButtonText) + p.Width(stop.Tip, ui.ButtonText) + 160; area.W > 2*wide {
		del.Text, stop.Text = del.Tip, stop.Tip
	}
	wide := func(b *ui.Button) float32 {
		if b.Text == "" {
			return side
		}
		return max(side, p.Width(b.Text, ui.ButtonText)+64)
	}
	if g.Button(ui.ID{Name: "delete picked"}, flow.Last(wide(&del)), del) {
		r.deletePicked()
	}
	if g.Button(ui.ID{Name: "picked"}, flow.Last(wide(&stop)), stop) {
		r.picking = false
	}
	p.ParagraphMid(k.Say(words.RecordsPicked(len(r.picked))), flow.Rest, ui.Small.With(ui.Ink), ui.Left)
}

// binning is what became of matches that were deleted at once: their names in the bin, and whether some could
// not be deleted.
type binning struct {
	binned []string
	failed bool
}

// deletePicked puts the picked matches into the bin, beside the ticks.
func (r *records) deletePicked() {
	var names []string
	for _, t := range r.all {
		if r.picked[t.name] {
			names = append(names, t.name)
		}
	}
	deleted, st := make(chan binning, 1), r.k.Env.Store
	r.deleted, r.picking = deleted, false
	go func() {
		var d binning
		for _, name := range names {
			binned, err := kept.ToBin(st, name, time.Now())
			if err != nil {
				d.failed = true
				continue
			}
			d.binned = append(d.binned, binned)
		}
		deleted <- d
	}()
}

// lookForDeleted shows the list without the matches that were deleted, once they are.
func (r *records) lookForDeleted() {
	select {
	case d := <-r.deleted:
		r.deleted = nil
		if d.failed {
			r.k.Env.Say(words.NoticeStoreDenied())
		}
		if len(d.binned) == 0 {
			return
		}
		r.undos = append(r.undos, d.binned)
		_, bin := shelves(r.k)
		bin.Begin()
		r.k.Play("ui.cut")
		r.load()
	default:
	}
}
