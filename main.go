// Ludothèque is a cabinet of board games in one window, or in a browser.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"ludotheque/internal/version"
	"ludotheque/scenes/cabinet"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/console"
)

func main() {
	c := console.Open()
	code := run(os.Args[1:], c.Out, c.Err)
	c.Close()
	os.Exit(code)
}

// run is the program; what it returns is its exit code.
func run(args []string, stdout, stderr io.Writer) int {
	options, err := cli.Parse(args, stdout)
	switch {
	case errors.Is(err, cli.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintln(stderr, "ludotheque:", err)
		return 2
	case options.Version:
		fmt.Fprintln(stdout, version.String("ludotheque"))
		return 0
	}
	if err := cabinet.Run(options); err != nil {
		fmt.Fprintln(stderr, "ludotheque:", err)
		return 1
	}
	return 0
}
