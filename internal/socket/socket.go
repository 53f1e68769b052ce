// Package socket is a browser's WebSocket for Go code. It is empty outside of browsers,
// where arena/table/web dials.
package socket
