package menu

import (
	"bytes"
	"time"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/scenes"
	"ludotheque/scenes/files"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// given returns the screen that a file leads to which was dropped on the window or chosen, or nil: a record
// is open on it, and an archive is being added to the list.
func given(k *play.App, in *input.Frame) scenes.Scene {
	if k.Files == nil {
		k.Files = make(chan play.File, files.Max)
	}
	if in.Dropped != nil {
		go files.Read(k.Files, in.Dropped)
	}
	select {
	case f := <-k.Files:
		return openGiven(k, &f)
	default:
		return nil
	}
}

// openGiven opens a file that a person gave.
func openGiven(k *play.App, f *play.File) scenes.Scene {
	err := f.Err
	switch {
	case err == nil && kept.IsArchive(f.Data):
		r := newRecords(k, k.Title())
		r.addArchive(f)
		return r
	case err == nil:
		var s scenes.Scene
		if s, err = OpenRecord(k, f.Data, -1); err == nil {
			return s
		}
	}
	return Refused(k, f.Name, err)
}

// OpenArchive returns the list while the records of an archive are added to it.
func OpenArchive(k *play.App, name string, data []byte) scenes.Scene {
	return openGiven(k, &play.File{Name: name, Data: data})
}

// addedFile is what became of an archive.
type addedFile struct {
	name string
	kept.Added
	err error
}

// addArchive adds the records of an archive beside the ticks.
func (r *records) addArchive(f *play.File) {
	shelf, _ := shelves(r.k)
	added := make(chan addedFile, 1)
	r.added = added
	r.k.Env.Say(words.RecordsAdding())
	go func() {
		a, err := shelf.AddArchive(f.Data)
		added <- addedFile{f.Name, a, err}
	}()
}

// lookForAdded tells what became of an archive, once it is known. It returns the screen that says why it
// cannot be read, or nil.
func (r *records) lookForAdded() scenes.Scene {
	select {
	case a := <-r.added:
		r.added = nil
		r.k.Env.Unsay(words.RecordsAdding())
		if a.err != nil && a.New+a.Known == 0 {
			return Refused(r.k, a.name, a.err)
		}
		if a.err != nil {
			r.k.Env.Say(words.NoticeStoreFailed())
		}
		if a.New > 0 || a.Known+a.Refused == 0 {
			r.k.Env.Say(words.RecordsAdded(a.New))
		}
		if a.Known > 0 {
			r.k.Env.Say(words.RecordsAddedKnown(a.Known))
		}
		if a.Refused > 0 {
			r.k.Env.Say(words.RecordsAddedRefused(a.Refused))
		}
		r.k.Play("ui.on")
		persist(r.k.Env.Store)
		r.k.Remarks = kept.NewRemarks(r.k.Env.Store)
		for _, t := range r.all {
			t.remarked, t.searched = false, ""
		}
		r.load()
	default:
	}
	return nil
}

// giveAll gives all saved matches to the person as one file.
func (r *records) giveAll() {
	st := r.k.Env.Store
	r.k.Env.Say(words.RecordsPacking())
	r.snaps.write("ludotheque-"+time.Now().Format("20060102-150405")+kept.ArchiveExtension, "application/zip", func(b *bytes.Buffer) error {
		n, err := kept.WriteArchive(st, b)
		r.packed.Store(int64(n))
		return err
	})
}

var filesID = ui.ID{Name: "files"}

// filesKey is the key that opens the sheet about files.
func (r *records) filesKey(flow *ui.Flow) {
	b, wide := ui.Button{Icon: "icons/folder", Tip: r.k.Say(words.RecordsFilesTip())}, r.g.P.Control(44, 0)
	if r.worded() {
		b.Text, b.Size = r.k.Say(words.RecordsFiles()), ui.SizeText
		wide = r.g.P.Width(b.Text, keyText) + 62
	}
	if r.g.Button(filesID, flow.Last(wide), b) {
		r.files, r.pickable = true, files.Pickable()
	}
}

// paintFiles paints the sheet that leads saved matches in and out as files.
func (r *records) paintFiles(v ui.View) {
	k, g, p := r.k, r.g, r.g.P
	g.Veil()
	defer g.EndVeil()
	wide := 640 * min(1.6, p.TextScale)
	if p.Thumb > 0 {
		wide = v.W
	}
	wide = min(v.W-40, wide)
	said := words.RecordsFilesNote()
	if r.pickable {
		said = words.RecordsFilesChoose()
	}
	note, side := k.Say(said), p.Control(50, 8)
	n := 3
	if r.pickable {
		n = 4
	}
	text := p.TextHeight(note, ui.Body, wide-64)
	high := 48 + p.Lead(ui.SheetTitle) + 12 + text + 20 + float32(n)*(side+10)
	sheet := v.Rect().Middle(wide, min(v.H-20, high))
	p.Sheet(sheet, ui.Dialog)
	flow := sheet.Inset2(32, 24).Rows(10)
	p.Label(k.Say(words.RecordsFiles()), flow.Next(p.Lead(ui.SheetTitle)+2), ui.SheetTitle, ui.Left)
	keys := flow.Last(float32(n)*(side+10) - 10)
	p.Paragraph(note, flow.Rest, ui.Body, ui.Left)
	flow = keys.Rows(10)
	if r.pickable && g.Button(ui.ID{Name: "choose file"}, flow.Next(side), ui.Button{Text: k.Say(words.RecordsFilesOpen()), Icon: "icons/folder", Size: ui.SizeText}) {
		files.Pick(k)
		r.closeFiles()
	}
	empty := len(r.all) == 0
	if g.Button(ui.ID{Name: "all"}, flow.Next(side), ui.Button{Text: k.Say(words.RecordsFilesAll()), Icon: "icons/copy", Size: ui.SizeText, Disabled: empty}) {
		r.giveAll()
		r.closeFiles()
	}
	if g.Button(ui.ID{Name: "pick"}, flow.Next(side), ui.Button{Text: k.Say(words.RecordsPick()), Icon: "icons/trash", Size: ui.SizeText, Disabled: empty || r.bin}) {
		r.picking, r.picked, r.seeking = true, map[string]bool{}, false
		r.closeFiles()
		r.then = r.resting()
	}
	if g.Button(ui.ID{Name: "close"}, flow.Next(side), ui.Button{Text: k.Say(words.ButtonOk()), Icon: "icons/check", Main: true, Size: ui.SizeText}) {
		r.closeFiles()
	}
}

// closeFiles closes the sheet about files.
func (r *records) closeFiles() { r.files, r.then = false, filesID }

// persist asks a browser to keep the store: there is something to lose.
func persist(st *store.Store) {
	if st != nil {
		st.Persist()
	}
}
