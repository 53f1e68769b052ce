package store

// Lock is the exclusive right to write one file, among all windows with the same folder
// and all tabs of the same browser. It ends with the program, however that ends.
type Lock struct{ release func() }

// Unlock releases the lock. Calling it again, or on nil, does nothing.
func (l *Lock) Unlock() {
	if l != nil && l.release != nil {
		l.release()
		l.release = nil
	}
}

// Lock takes the right to write a file, which need not exist. The error is an *Error; its
// reason is InUse, and its Holder says where, if the lock is held. Locks are advisory:
// Read and Write work without one. On a system without locks it always succeeds.
func (s *Store) Lock(name string) (*Lock, error) {
	if err := check("lock", name); err != nil {
		return nil, err
	}
	release, err := s.b.lock(name)
	if err != nil {
		return nil, wrap("lock", name, err)
	}
	return &Lock{release}, nil
}

// heldError says that a lock is held: on the machine host, or on this one if it is "".
type heldError struct{ host string }

func (e *heldError) Error() string {
	if e.host == "" {
		return "it is open in another window or tab"
	}
	return "it is open on " + e.host
}
