// Package thread lets long computations share a browser's single thread with the page.
package thread
