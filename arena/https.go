package main

import (
	"crypto/tls"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/spf13/pflag"
	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
)

// httpsFlags are the arguments about certificates.
type httpsFlags struct {
	names           []string
	folder, service string
	plain           string // where requests without https are led on
}

func (v *httpsFlags) add(f *pflag.FlagSet) {
	f.StringArrayVar(&v.names, "https", nil, "serve https under `NAME`, with a certificate that the program fetches and renews; may be repeated. The name has to lead to this machine, and its port 443 to --listen (default then: :443); port 80 leads there. By it you accept the terms of the service that issues them")
	f.StringVar(&v.folder, "certificates", "", "with --https: keep certificates in the folder `DIR` (default: ludotheque/certificates in the user's folder for settings)")
	f.StringVar(&v.service, "acme", acme.LetsEncryptURL, "with --https: the `URL` of the service that issues certificates")
	v.plain = ":80"
}

// prepare checks the arguments.
func (v *httpsFlags) prepare() error {
	if len(v.names) == 0 {
		if v.folder != "" || v.service != "" && v.service != acme.LetsEncryptURL {
			return usage("--certificates and --acme are for --https NAME: add it")
		}
		return nil
	}
	if u, err := url.Parse(v.service); err != nil || u.Scheme != "https" || u.Host == "" {
		return usage("--acme %q: give the https address of a directory, such as %s", v.service, acme.LetsEncryptURL)
	}
	for _, n := range v.names {
		if err := checkNames([]string{n}); err != nil || !strings.Contains(n, ".") || net.ParseIP(n) != nil {
			return usage("--https %q: give a name that others find, such as jeux.example", n)
		}
	}
	if v.folder == "" {
		dir, err := os.UserConfigDir()
		if err != nil {
			return usage("--https: name a folder for certificates, --certificates DIR (%w)", err)
		}
		v.folder = filepath.Join(dir, "ludotheque", "certificates")
	}
	if err := os.MkdirAll(v.folder, 0o700); err != nil {
		return usage("--certificates %q: certificates cannot be kept there (%w): name another folder", v.folder, err)
	}
	return nil
}

// listen returns a listener whose connections are encrypted. It says why a certificate could not be had,
// the same reason once an hour at most.
func (v *httpsFlags) listen(l net.Listener, say func(string)) net.Listener {
	m := &autocert.Manager{
		Prompt:     autocert.AcceptTOS,
		Cache:      autocert.DirCache(v.folder),
		HostPolicy: autocert.HostWhitelist(v.names...),
		Client:     &acme.Client{DirectoryURL: v.service},
	}
	plain, err := net.Listen("tcp", v.plain)
	if err != nil {
		say("addresses without https lead nowhere: " + err.Error())
	} else {
		server := &http.Server{Handler: m.HTTPHandler(nil), ReadTimeout: 10 * time.Second, WriteTimeout: 10 * time.Second, IdleTimeout: time.Minute}
		go func() { _ = server.Serve(plain) }() // until the listener is closed
	}
	c := m.TLSConfig()
	certificate, failed := c.GetCertificate, &failures{say: say}
	c.GetCertificate = func(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
		cert, err := certificate(hello)
		if err != nil && m.HostPolicy(hello.Context(), hello.ServerName) == nil {
			failed.report(hello.ServerName, err)
		}
		return cert, err
	}
	return secureListener{tls.NewListener(l, c), plain}
}

// secureListener also closes the listener that leads to it.
type secureListener struct {
	net.Listener
	plain net.Listener // or nil
}

func (l secureListener) Close() error {
	if l.plain != nil {
		_ = l.plain.Close() // nothing waits there
	}
	return l.Listener.Close()
}

// failures reports why certificates could not be had.
type failures struct {
	say  func(string)
	mu   sync.Mutex
	last map[string]time.Time // by text
}

// failuresEvery is how long a reason is not repeated.
const failuresEvery = time.Hour

func (f *failures) report(name string, err error) {
	text := fmt.Sprintf("there is no certificate for %s: the name has to lead to this machine, and its port 443 or 80 to this program (%v)", name, err)
	f.mu.Lock()
	defer f.mu.Unlock()
	if time.Since(f.last[text]) < failuresEvery {
		return
	}
	if f.last == nil || len(f.last) > 100 {
		f.last = map[string]time.Time{}
	}
	f.last[text] = time.Now()
	f.say(text)
}
