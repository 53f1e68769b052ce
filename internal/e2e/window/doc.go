// Package window plays the built program in a hidden window: how it
// opens and ends, what it says of damaged files, a whole game by each device, and
// pictures of its screens beside those that are kept. It stands beside package e2e,
// which it shares package guest with, so that go test runs both at once.
package window
