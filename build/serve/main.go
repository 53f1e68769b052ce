// Command serve shows a folder of files to the browsers of this machine, for
// playing the browser version without installing a web server. It is no server
// for the open internet.
package main

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"ludotheque/internal/packed"
)

func main() { os.Exit(run(os.Args[1:])) }

func run(args []string) int {
	f := pflag.NewFlagSet("serve", pflag.ContinueOnError)
	listen := f.String("listen", "127.0.0.1:8080", "the `ADDRESS` to listen on")
	f.Usage = func() {
		fmt.Fprintf(os.Stderr, "serve [--listen ADDRESS] DIR [argument…]: shows DIR to browsers;\nthe arguments become those of the game, in the address that is printed.\n%s", f.FlagUsages())
	}
	f.SetInterspersed(false)
	if err := f.Parse(args); errors.Is(err, pflag.ErrHelp) {
		return 0
	} else if err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		return 2
	}
	if f.NArg() < 1 {
		fmt.Fprintln(os.Stderr, "serve: say which folder to show, as: go run ./build/serve dist/web")
		return 2
	}
	dir := f.Arg(0)
	if _, err := os.Stat(dir + "/index.html"); err != nil {
		fmt.Fprintf(os.Stderr, "serve: %s holds no index.html; build/web makes dist/web\n", dir)
		return 1
	}
	address, err := query(f.Args()[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		return 2
	}
	ln, err := net.Listen("tcp", *listen)
	if err != nil {
		fmt.Fprintf(os.Stderr, "serve: cannot listen on %s, which another program may hold (choose another: go run ./build/serve --listen 127.0.0.1:8081 %s): %v\n", *listen, f.Arg(0), err)
		return 1
	}
	fmt.Fprintf(os.Stderr, "Ludothèque is ready: open http://%s/%s in a browser. Ctrl+C stops it.\n", ln.Addr(), address)
	server := &http.Server{Handler: packed.Handler(os.DirFS(dir)), ReadHeaderTimeout: 10 * time.Second}
	if err := server.Serve(ln); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		return 1
	}
	return 0
}

// query turns arguments of the program into the query by which the page passes
// them on: --game ID --mute becomes ?game=ID&mute.
func query(args []string) (string, error) {
	var parts []string
	for i := 0; i < len(args); i++ {
		name, ok := strings.CutPrefix(args[i], "--")
		if !ok || name == "" {
			return "", fmt.Errorf("%q is not an argument that can go into an address: write --name value or --name=value", args[i])
		}
		key, value, has := strings.Cut(name, "=")
		if !has && i+1 < len(args) && !strings.HasPrefix(args[i+1], "--") {
			i++
			value, has = args[i], true
		}
		part := url.QueryEscape(key)
		if has {
			part += "=" + url.QueryEscape(value)
		}
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		return "", nil
	}
	return "?" + strings.Join(parts, "&"), nil
}
