// Package thread lets long work share a browser's only thread with the page
// that shows it.
package thread
