//go:build !js

package newer

import (
	"context"
	"io"
	"net/http"
	"time"
)

// patience is how long an answer may take.
const patience = 10 * time.Second

// ask reads the file with the newest version's number.
func ask(home string, tell func(answer string)) {
	if home == "" {
		return
	}
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, home+"/releases/latest/download/VERSION", nil)
		if err != nil {
			return
		}
		request.Header.Set("User-Agent", "ludotheque")
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			return
		}
		defer response.Body.Close()
		if response.StatusCode != http.StatusOK {
			return
		}
		const most = 100
		if answer, err := io.ReadAll(io.LimitReader(response.Body, most)); err == nil {
			tell(string(answer))
		}
	}()
}
