//go:build linux && amd64

package e2e

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/security"
	"github.com/chromedp/chromedp"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	tableweb "ludotheque/arena/table/web"
	"ludotheque/internal/e2e/guest"
)

// proxies are programs that people put before a server, with a configuration that serves it at
// PLAIN at the root and in the folder ludo, and at SECURE by TLS.
var proxies = map[string]struct {
	config string
	args   []string
}{
	"nginx": {`daemon off; pid DIR/pid; error_log stderr;
		events {}
		http {
			access_log off; client_body_temp_path DIR/a; proxy_temp_path DIR/b; fastcgi_temp_path DIR/c; uwsgi_temp_path DIR/d; scgi_temp_path DIR/e;
			map $http_upgrade $connection_upgrade { default upgrade; "" close; }
			proxy_http_version 1.1;
			proxy_set_header Host $http_host;
			proxy_set_header Upgrade $http_upgrade;
			proxy_set_header Connection $connection_upgrade;
			proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
			server { listen PLAIN; location / { proxy_pass http://SERVER; } location /ludo/ { proxy_pass http://SERVER/; } }
			server { listen SECURE ssl; ssl_certificate DIR/cert.pem; ssl_certificate_key DIR/key.pem; location /ludo/ { proxy_pass http://SERVER/; } }
		}`, []string{"-p", "DIR", "-e", "stderr", "-c", "DIR/config"}},
	"caddy": {`{
			admin off
			auto_https off
		}
		http://PLAIN {
			handle_path /ludo/* {
				reverse_proxy SERVER
			}
			handle {
				reverse_proxy SERVER
			}
		}
		https://SECURE {
			tls DIR/cert.pem DIR/key.pem
			handle_path /ludo/* {
				reverse_proxy SERVER
			}
		}
		`, []string{"run", "--adapter", "caddyfile", "--config", "DIR/config"}},
}

// TestPagesWorkBehindProxies: a visitor opens a table, sits down on a phone's page and finds the
// whole game, at the root of a proxy, in a folder of it, and there by TLS.
func TestPagesWorkBehindProxies(t *testing.T) {
	long(t)
	for name, proxy := range proxies {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			program, err := exec.LookPath(name)
			if err != nil {
				guest.Lacking(t, name)
			}
			h := host.New(host.Options{Code: "TREFLE", Headless: true})
			h.Arrange("null", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Open}})
			server := httptest.NewServer(&tableweb.Server{
				Find: func(code string) *host.Host {
					if code == "TREFLE" {
						return h
					}
					return nil
				},
				Hall: func() table.Hall { return table.Hall{Offers: []table.Offer{{Game: "bzzz", Min: 4, Max: 4, Usual: 4}}} },
				New:  func(table.Order) (string, error) { return "TREFLE", nil },
				Game: fstest.MapFS{"index.html": {Data: []byte("the whole game")}},
			})
			t.Cleanup(func() { server.CloseClientConnections(); server.Close() })
			dir, plain, secure := t.TempDir(), freePort(t), freePort(t)
			certify(t, dir)
			r := strings.NewReplacer("DIR", dir, "PLAIN", plain, "SECURE", secure, "SERVER", server.Listener.Addr().String())
			if err := os.WriteFile(filepath.Join(dir, "config"), []byte(r.Replace(proxy.config)), 0o600); err != nil {
				t.Fatal(err)
			}
			args := make([]string, len(proxy.args))
			for i, a := range proxy.args {
				args[i] = r.Replace(a)
			}
			ctx, stop := context.WithCancel(t.Context())
			c := exec.CommandContext(ctx, program, args...)
			c.Env = append(os.Environ(), "HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
			c.WaitDelay = time.Second
			var said strings.Builder
			c.Stdout, c.Stderr = &said, &said
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() {
				stop()
				_ = c.Wait() // it was killed
				if t.Failed() {
					t.Log(said.String())
				}
			})
			for _, at := range []string{plain, secure} {
				for until := time.Now().Add(20 * time.Second); ; time.Sleep(50 * time.Millisecond) {
					if conn, err := net.Dial("tcp", at); err == nil {
						conn.Close()
						break
					} else if time.Now().After(until) {
						t.Fatal(err)
					}
				}
			}
			for _, at := range []string{"http://" + plain + "/", "http://" + plain + "/ludo/", "https://" + secure + "/ludo/"} {
				p := held(browse(t))
				do(p.page, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
					_, err := cdp.Call(ctx, t, security.SetIgnoreCertificateErrors, security.SetIgnoreCertificateErrorsParams{Ignore: true})
					return err
				}))
				p.try(p.in.resize(390, 844))
				p.open(at)
				p.until(at+": a table can be opened", `document.querySelector("form[method=post] button") !== null`)
				p.eval(`(document.querySelector("form[method=post] button").click(), 0)`)
				p.until(at+": the table is open", fmt.Sprintf(`location.href === %q`, at+"TREFLE"))
				p.comes("Noé")
				p.until(at+": the whole game", fmt.Sprintf(`location.href === %q && document.body.innerText === "the whole game"`, at+"play/?join=TREFLE"))
			}
		})
	}
}

// certify writes a certificate for this machine and its key into a folder.
func certify(t *testing.T, dir string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	cert, err := x509.CreateCertificate(rand.Reader, c, c, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	b, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	for name, block := range map[string]*pem.Block{"cert.pem": {Type: "CERTIFICATE", Bytes: cert}, "key.pem": {Type: "PRIVATE KEY", Bytes: b}} {
		if err := os.WriteFile(filepath.Join(dir, name), pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
