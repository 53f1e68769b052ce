// Package socket is the WebSocket of a browser's page, as Go code reads and writes it.
// Outside of browsers it is empty: arena/table/web dials there.
package socket
