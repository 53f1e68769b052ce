package main

import (
	"bufio"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// pebbles are a small ACME service and the name server that it asks.
var pebbles = []string{"github.com/letsencrypt/pebble/v2/cmd/pebble@v2.8.0", "github.com/letsencrypt/pebble/v2/cmd/pebble-challtestsrv@v2.8.0"}

// A host with --https gets a certificate for its name by itself, keeps it, and serves the first page with
// it; another name gets none. The service is Pebble, Let's Encrypt's own for tests.
func TestACertificateIsFetched(t *testing.T) {
	if testing.Short() {
		t.Skip("builds an ACME service; not with -short")
	}
	dir := t.TempDir()
	for _, p := range pebbles {
		c := exec.Command("go", "install", p)
		c.Env = append(os.Environ(), "GOBIN="+dir, "GOFLAGS=")
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	program := filepath.Join(dir, "arena")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	names, service, ours := freePort(t), freePort(t), freePort(t)
	certificate, key := selfSigned(t, dir)
	config, err := json.Marshal(map[string]any{"pebble": map[string]any{
		"listenAddress": at(service), "certificate": certificate, "privateKey": key, "tlsPort": ours, "httpPort": 1,
		"profiles": map[string]any{"default": map[string]any{"description": "default", "validityPeriod": 86400}},
	}})
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "pebble.json"), config, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	start(t, nil, filepath.Join(dir, "pebble-challtestsrv"), "-dns01", at(names), "-management", "", "-http01", "", "-https01", "", "-tlsalpn01", "", "-doh", "", "-defaultIPv6", "")
	start(t, []string{"PEBBLE_VA_NOSLEEP=1", "PEBBLE_WFE_NONCEREJECT=0"}, filepath.Join(dir, "pebble"), "-config", filepath.Join(dir, "pebble.json"), "-dnsserver", at(names))
	answers(t, at(service))
	folder := filepath.Join(dir, "certificates")
	host := func() *bufio.Scanner {
		return start(t, []string{"SSL_CERT_FILE=" + certificate}, program, "host", "--listen", at(ours), "--https", "jeux.example",
			"--certificates", folder, "--acme", "https://"+at(service)+"/dir")
	}
	said := host()
	if !said.Scan() || said.Text() != fmt.Sprintf("people open tables at https://jeux.example:%d/", ours) {
		t.Fatalf("the host says %q", said.Text())
	}
	answers(t, at(ours))
	get := func(name string) (*x509.Certificate, error) {
		client := &http.Client{Timeout: patience, Transport: &http.Transport{
			TLSClientConfig: &tls.Config{ServerName: name, InsecureSkipVerify: true}, // Pebble's root is new each time
		}}
		defer client.CloseIdleConnections()
		r, err := http.NewRequest("GET", "https://"+at(ours)+"/", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Host = name
		res, err := client.Do(r)
		if err != nil {
			return nil, err
		}
		defer res.Body.Close()
		if page, err := io.ReadAll(res.Body); err != nil || res.StatusCode != http.StatusOK || !strings.Contains(string(page), "Ludothèque") {
			t.Errorf("%s: %s, %v", name, res.Status, err)
		}
		return res.TLS.PeerCertificates[0], nil
	}
	cert, err := get("jeux.example")
	if err != nil {
		t.Fatal(err)
	}
	if err := cert.VerifyHostname("jeux.example"); err != nil || !strings.Contains(cert.Issuer.CommonName, "Pebble") {
		t.Errorf("the certificate is of %s by %s (%v)", cert.DNSNames, cert.Issuer, err)
	}
	if _, err := get("autre.example"); err == nil {
		t.Error("there is a certificate for another name")
	}
	if list, err := os.ReadDir(folder); err != nil || len(list) < 2 {
		t.Errorf("%d files are kept, want the account and the certificate (%v)", len(list), err)
	}
}

func at(port int) string { return fmt.Sprintf("127.0.0.1:%d", port) }

func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// start starts a program that is killed at the end of the test, and returns what it writes to its standard
// error.
func start(t *testing.T, env []string, program string, args ...string) *bufio.Scanner {
	t.Helper()
	c := exec.Command(program, args...)
	c.Env = append(os.Environ(), env...)
	said, err := c.StderrPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait() // killed
	})
	return bufio.NewScanner(said)
}

// answers waits until something listens at an address.
func answers(t *testing.T, address string) {
	t.Helper()
	for limit := time.Now().Add(patience); ; time.Sleep(10 * time.Millisecond) {
		c, err := net.Dial("tcp", address)
		if err == nil {
			c.Close()
			return
		}
		if time.Now().After(limit) {
			t.Fatalf("nothing listens at %s", address)
		}
	}
}

// selfSigned writes a certificate for 127.0.0.1 and its key.
func selfSigned(t *testing.T, dir string) (certificate, key string) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "test"}, NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
	}
	der, err := x509.CreateCertificate(rand.Reader, c, c, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	keyDER, err := x509.MarshalECPrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, kind string, b []byte) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: b}), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	return write("ca.pem", "CERTIFICATE", der), write("ca.key", "EC PRIVATE KEY", keyDER)
}
