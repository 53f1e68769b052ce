package cabinet

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"path/filepath"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/input"
	"ludotheque/scenes/join"
	"ludotheque/scenes/menu"
	"ludotheque/scenes/play"
	"ludotheque/scenes/tables"
	"ludotheque/scenes/ui"
)

// curtain is the bare paper that is seen until the screens are ready, which
// takes some tenths of a second: the window answers at once.
type curtain struct {
	open func() (scenes.Scene, error)
	// covered says that something else hides the canvas until its first picture, as a
	// browser's page does: that picture is of the first screen then.
	covered bool
	ticks   int
	shown   bool
}

// patience is the ticks after which the curtain opens although it has not been
// drawn: the window may be hidden.
const patience = 6

// Update opens the first screen, and makes its first tick: what has had none is black, and
// nothing fades over it where the curtain was not seen.
func (c *curtain) Update(in *input.Frame) (scenes.Scene, error) {
	if c.ticks++; !c.covered && !c.shown && c.ticks <= patience {
		return c, nil
	}
	scene, err := c.open()
	if err != nil {
		return nil, err
	}
	return scene.Update(in)
}

// Picture is bare paper. It is asked for when it is drawn.
func (c *curtain) Picture() *ui.Painter {
	c.shown = true
	return nil
}

// Tell names the curtain for tests.
func (c *curtain) Tell() string { return "curtain" }

// first is the scene that the command line asks for.
func first(k *play.App, o cli.Options) (scenes.Scene, error) {
	switch {
	case o.Host:
		return host(k, o)
	case o.Screen != "":
		return screen(k, o)
	case o.Replay != "":
		return record(k, o)
	case o.Watch != "":
		return join.Go(k, o.Watch, "", true), nil
	case o.Join != "":
		return join.Go(k, o.Join, o.Nick, false), nil
	case o.Game != "":
		return openMatch(k, o)
	}
	return k.Title(), nil
}

// host is the lobby of a game, whose table is open for other screens.
func host(k *play.App, o cli.Options) (scenes.Scene, error) {
	if k.OpenTable == nil {
		return nil, errors.New("--host: a page in a browser cannot be reached by other screens; start the program itself")
	}
	if err := k.Host(o.Listen, false); err != nil {
		return nil, fmt.Errorf("--host: %w", err)
	}
	if o.Game == "" {
		o.Game = k.FrontEnds[0].Info.ID
	} else {
		k.Last = map[string]play.Start{o.Game: start(k, o)} // as the lobby begins
	}
	return k.Lobby(o.Game), nil
}

// record is the record that somebody opens. A desktop's user who opens a damaged one
// reads in the window what is the matter with it; at a command line it is an error.
func record(k *play.App, o cli.Options) (scenes.Scene, error) {
	data, err := readRecord(o.Replay)
	if err != nil {
		err = fmt.Errorf("the record cannot be opened: %w", err)
	} else {
		at := o.At
		if o.Shot != "" && at == cli.AtEnd {
			at = math.MaxInt
		}
		if records.IsArchive(data) && o.Shot == "" {
			return menu.OpenArchive(k, filepath.Base(o.Replay), data), nil
		}
		var scene scenes.Scene
		if scene, err = menu.OpenRecord(k, data, at); err == nil {
			return scene, nil
		}
		err = fmt.Errorf("%s: %w", o.Replay, err)
	}
	if o.Clicked && o.Shot == "" {
		return menu.Refused(k, filepath.Base(o.Replay), err), nil
	}
	return nil, err
}

// openMatch is a match of the game that the command line asks for; for a picture, as
// it is after some steps.
func openMatch(k *play.App, o cli.Options) (scenes.Scene, error) {
	f := k.FrontEnd(o.Game)
	if f == nil {
		return nil, fmt.Errorf("%s has no screens in this version: play it by arena play %s", o.Game, o.Game)
	}
	if o.Learn {
		if f.Lesson == nil {
			return nil, fmt.Errorf("%s has no first game that teaches: leave --learn out to play it", o.Game)
		}
		return k.Learn(o.Game)
	}
	s := start(k, o)
	if o.Shot != "" {
		return f.Shot(k, s, o.At)
	}
	return f.New(k, s)
}

// start is the match that the command line asks for.
func start(k *play.App, o cli.Options) play.Start {
	s := play.Start{Setup: o.Setup, SeedText: o.SeedText}
	if !o.Seeded {
		s.SeedText = words.SeedText(k.Words.Language(), k.Env.Seed())
		s.Setup.Seed = rules.SeedFromText(s.SeedText)
	}
	for i, who := range o.Seats {
		if who == match.Human {
			s.Chairs = append(s.Chairs, play.Chair{Name: k.Env.Settings.Name(i)})
		} else {
			s.Chairs = append(s.Chairs, play.Chair{Level: who})
		}
	}
	return s
}

// pausedAt is the step at which the match behind the picture of a pause stands
// when none was named: no game is over so early.
const pausedAt = 50

// screen is the screen of --screen, with a match for it to be about.
func screen(k *play.App, o cli.Options) (scenes.Scene, error) {
	if o.Game == "" {
		o.Game = k.FrontEnds[0].Info.ID
		if err := o.Seat(); err != nil {
			return nil, err
		}
	}
	switch o.Screen {
	case "pause":
		if o.At == cli.AtEnd {
			o.At = pausedAt // a game that is over is not paused
		}
		return openMatch(k, o) // where source presses the key
	case "results":
		return results(k, o)
	case "invite":
		k.Table = tables.Pose(o.Game, len(o.Seats))
		return k.Lobby(o.Game), nil
	case "nearby":
		return join.Posed(k), nil
	case "records":
		record, err := playOut(o)
		if err == nil {
			err = k.Env.Store.Write("records/"+o.Game+"-1"+match.Extension, record)
		}
		if err != nil {
			return nil, err
		}
	}
	if s := menu.Screen(k, o.Screen, o.Game); s != nil {
		return s, nil
	}
	return nil, fmt.Errorf("--screen %s has no picture", o.Screen)
}

// results is the results of a whole match between computer players.
func results(k *play.App, o cli.Options) (scenes.Scene, error) {
	record, err := playOut(o)
	if err != nil {
		return nil, err
	}
	replay, err := k.FrontEnd(o.Game).Open(k, record)
	if err != nil {
		return nil, err
	}
	return k.Results(replay.Outcome()), nil
}

// playOut plays a match to its end, with computer players on every seat, and
// gives its record.
func playOut(o cli.Options) ([]byte, error) {
	game, err := catalog.Find(o.Game)
	if err != nil {
		return nil, err
	}
	table, err := game.New(o.Setup)
	if err != nil {
		return nil, err
	}
	defer table.Close()
	for i, who := range o.Seats {
		level := ai.Level(who)
		if who == match.Human {
			level = game.Levels[len(game.Levels)/2]
		}
		seat := rules.Seat(i)
		if err := table.Sit(seat, level, ai.Seed(o.Setup.Seed, seat), 0); err != nil {
			return nil, err
		}
	}
	if err := table.Run(context.Background()); err != nil {
		return nil, err
	}
	var record bytes.Buffer
	err = table.Save(&record)
	return record.Bytes(), err
}
