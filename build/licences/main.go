// Command licences prints the licences of everything that is compiled into a
// program of this module, for one system:
//
//	go run ./build/licences --os js --arch wasm . >dist/web/LICENSES.txt
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"

	"github.com/spf13/pflag"

	"ludotheque/build/licences/gather"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, stdout, stderr io.Writer) int {
	f := pflag.NewFlagSet("licences", pflag.ContinueOnError)
	f.SetOutput(io.Discard)
	goos := f.String("os", runtime.GOOS, "the `SYSTEM` that the program is built for, as Go names it")
	goarch := f.String("arch", runtime.GOARCH, "its `PROCESSOR`, as Go names it")
	err := f.Parse(args)
	switch {
	case errors.Is(err, pflag.ErrHelp):
		fmt.Fprintf(stdout, "licences [--os SYSTEM] [--arch PROCESSOR] PACKAGE: prints the licences of all that is in a program\n%s", f.FlagUsages())
		return 0
	case err != nil:
		fmt.Fprintln(stderr, "licences:", err)
		return 2
	case f.NArg() != 1:
		fmt.Fprintln(stderr, `licences: say one package, as "." for the window or ./arena`)
		return 2
	}
	works, err := gather.Of(gather.Program{Package: f.Arg(0), GOOS: *goos, GOARCH: *goarch})
	if err != nil {
		fmt.Fprintln(stderr, "licences:", err)
		return 1
	}
	fmt.Fprint(stdout, gather.Text(works))
	return 0
}
