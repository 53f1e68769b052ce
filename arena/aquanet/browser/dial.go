package browser

import (
	"context"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/aquanet/client"
)

// dialTime is how long a server of pages has to answer.
const dialTime = 5 * time.Second

// Dial connects as a page does, to a socket such as ws://HOST:PORT/ws. When ctx ends, the
// connection is closed.
func Dial(ctx context.Context, url string) (*client.Client, error) {
	soon, stop := context.WithTimeout(ctx, dialTime)
	defer stop()
	c, _, err := websocket.Dial(soon, url, nil)
	if err != nil {
		return nil, err
	}
	c.SetReadLimit(-1) // the client bounds its messages
	return client.New(ctx, websocket.NetConn(ctx, c, websocket.MessageBinary)), nil
}
