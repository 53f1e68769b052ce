package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"ludotheque/arena/table"
	"ludotheque/arena/table/room"
)

// tableExtension ends the name of a file that says how a table was opened: its code is before it. The
// file is there as long as the table, so that its guests find it again after a restart.
const tableExtension = ".table"

// reopens reports whether tables are opened again at the next start. The only table of a process is
// opened by its flags.
func (k *tables) reopens() bool { return k.v.store != nil && !k.v.sole() }

// save writes how a table was opened.
func (k *tables) save(code string, o *room.Options) {
	if !k.reopens() {
		return
	}
	data, err := json.Marshal(table.Order{Game: o.Entry.ID, Seats: o.Setup.Seats, Level: string(o.Level), Options: o.Setup.Options})
	if err == nil {
		err = k.v.store.Write(code+tableExtension, data)
	}
	if err != nil {
		k.log.Error("a table will be gone after a restart", "table", code, "error", err)
	}
}

// forget deletes what save wrote about a table that is closed.
func (k *tables) forget(code string) {
	if !k.reopens() {
		return
	}
	if err := k.v.store.Remove(code + tableExtension); err != nil {
		k.log.Warn("a table that is closed will be open after a restart", "table", code, "error", err)
	}
}

// reopen opens the tables that were open when the process before this one ended, except those whose
// matches were resumed or wait to be: busy are the records of these.
func (k *tables) reopen(busy []string) {
	if !k.reopens() {
		return
	}
	waiting := map[string]bool{}
	for _, name := range busy {
		if l, ok, err := k.kept(name); err == nil && ok {
			waiting[l.code] = true
		}
	}
	names, err := k.v.store.Files()
	if err != nil {
		k.log.Error("no table is opened again", "error", err)
	}
	for _, name := range names {
		code, ok := strings.CutSuffix(name, tableExtension)
		if !ok || !strings.HasPrefix(code, k.v.prefix) || waiting[code] || k.find(code) != nil {
			continue
		}
		if err := k.reopenOne(name, code); err != nil {
			k.log.Warn("a table is not opened again", "file", name, "error", err)
		}
	}
}

func (k *tables) reopenOne(name, code string) error {
	if table.CleanCode(code) != code {
		return errCode
	}
	data, err := k.v.store.Read(name)
	if err != nil {
		return err
	}
	var order table.Order
	if err := json.Unmarshal(data, &order); err != nil {
		return fmt.Errorf("it does not say how a table was opened: %w", err)
	}
	o, err := k.options(order)
	if err != nil {
		return err
	}
	return k.openAgain(code, o)
}
