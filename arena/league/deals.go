package league

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ludotheque/internal/store"
)

// dealsFile holds the secret from which the deals of a league are derived. It is drawn when the league
// begins, so that deals cannot be known before.
const dealsFile = "deals.key"

// secretSize is its size in bytes.
const secretSize = 32

// deal gives a league without seeds the secret of its folder, or a new one if nothing has been played.
func (l *League) deal(dir string) error {
	if !l.Drawn {
		return nil
	}
	st, err := openFolder(dir)
	if err != nil {
		return err
	}
	text, err := st.Read(dealsFile)
	var e *store.Error
	if errors.As(err, &e) && e.Reason == store.Missing {
		rs, err := Load(dir)
		if err != nil {
			return err
		}
		if len(rs.ByKey) > 0 {
			return fmt.Errorf("%s has results, but no %s, which their deals were drawn with: put it there from where they were played; if an earlier version played them, which used 1, 2 and so on, write seed = 1 into the file of the league", dir, dealsFile)
		}
		secret := make([]byte, secretSize)
		rand.Read(secret)
		err = st.Create(dealsFile, []byte(hex.EncodeToString(secret)+"\n"))
		if err != nil && !(errors.As(err, &e) && e.Reason == store.Taken) { // created by another shard at the same time
			return err
		}
		text, err = st.Read(dealsFile)
		if err != nil {
			return err
		}
	} else if err != nil {
		return err
	}
	secret, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil || len(secret) != secretSize {
		return fmt.Errorf("%s in %s is not what arena wrote there: restore it from a copy, or play in another folder with --dir", dealsFile, dir)
	}
	l.secret = secret
	return nil
}

// seed returns the seed of a group's game on a map in a round, below 2^53. If deals are drawn, each
// group, map and round has its own seed, the same for every turn around the table, and unchanged when
// bots, maps or rounds are added to the league.
func (l *League) seed(round int, m *Map, group []int) uint64 {
	if l.secret == nil {
		return l.Seeds[round]
	}
	var bots []string
	for _, b := range group {
		bots = append(bots, l.Bots[b].Name)
	}
	slices.Sort(bots)
	what, err := json.Marshal(struct {
		Round   int
		Options map[string]string
		Bots    []string
	}{round, m.Options, bots})
	if err != nil {
		panic(fmt.Sprintf("league: a deal has no JSON: %v", err)) // cannot fail: only texts and numbers
	}
	h := hmac.New(sha256.New, l.secret)
	h.Write(what)
	return binary.BigEndian.Uint64(h.Sum(nil)) >> 11
}
