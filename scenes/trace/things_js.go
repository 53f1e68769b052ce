package trace

// OpenThings is nil: nobody asks for it in a browser.
func OpenThings() (func(*Things), error) { return nil, nil }
