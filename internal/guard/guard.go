// Package guard refuses HTTP requests that a page of another site makes a browser send.
package guard

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"os"
	"slices"
	"strings"
)

// New returns a handler that passes requests on to next if they are for this server by its
// IP address, as localhost, by the name of this machine, also in the domain local, or by one
// of names, and do not come from the page of another origin.
//
// A page can have its own name resolve to this machine once it is open in a browser (DNS
// rebinding). Its requests are of the same origin as this server then, and only the name
// distinguishes them. Such a request gets status 421, and one of another origin 403. The
// origin of a WebSocket, which is opened by a GET request, is checked where it is accepted.
func New(next http.Handler, names ...string) http.Handler {
	origin := http.NewCrossOriginProtection()
	origin.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		Refuse(w, http.StatusForbidden, "Cette demande vient de la page d’un autre site : ouvrez l’adresse de ce serveur elle-même.", "this request came from the page of another site: open the address of this server itself")
	}))
	next = origin.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if name := hostname(r.Host); !known(name, names) {
			Refuse(w, http.StatusMisdirectedRequest,
				fmt.Sprintf("Ce serveur n’est pas connu sous le nom « %s » : ouvrez-le par son adresse IP ou, si c’est le vôtre, démarrez-le avec --host et ce nom.", name),
				fmt.Sprintf("this server is not known as %q: open it by its IP address, or, if it is yours, start it with --host and that name", name))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// Refuse answers with a sentence in both languages: a browser shows it to a person.
func Refuse(w http.ResponseWriter, status int, french, english string) {
	http.Error(w, french+"\n"+english, status)
}

// NotFound is [http.NotFound] in both languages.
func NotFound(w http.ResponseWriter) {
	Refuse(w, http.StatusNotFound, "Il n’y a rien à cette adresse : ouvrez celle du serveur, sans rien derrière.", "there is nothing at this address: open that of the server, without anything behind it")
}

// NotAllowed answers a request whose method is none of allowed.
func NotAllowed(w http.ResponseWriter, allowed string) {
	w.Header().Set("Allow", allowed)
	Refuse(w, http.StatusMethodNotAllowed, "Cette adresse se lit seulement : ouvrez-la dans un navigateur.", "this address can only be read: open it in a browser")
}

// hostname returns the name or the IP address in a Host header, in lower case.
func hostname(host string) string {
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	return strings.ToLower(strings.TrimSuffix(host, "."))
}

func known(name string, names []string) bool {
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" {
		return true
	}
	if name == "" {
		return false
	}
	if slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(strings.TrimSuffix(n, "."), name) }) {
		return true
	}
	own, err := os.Hostname()
	if err != nil || own == "" {
		return false
	}
	own = strings.ToLower(own)
	short, _, _ := strings.Cut(own, ".")
	return name == own || name == short || name == short+".local"
}

// IsName reports whether a text is a name that New can be given: without scheme, port or
// path.
func IsName(s string) bool {
	return s != "" && len(s) <= 253 && !strings.ContainsAny(s, "/:@?#[]* \t")
}
