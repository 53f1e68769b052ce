package store

// Lock is the right to write one text, which nobody else has as long as it lasts: no
// other window with the same folder, no other tab of the same browser. It ends with
// the program, however that ends.
type Lock struct{ release func() }

// Unlock gives the right back; a second time, and on nil, it does nothing.
func (l *Lock) Unlock() {
	if l != nil && l.release != nil {
		l.release()
		l.release = nil
	}
}

// Lock takes the right to write a text, which need not be there. The error is an
// *Error; its reason is InUse, and its Holder says where, when somebody else has the
// right. Reading and writing work without it: those who write one text from several
// places ask for it first. Where a system knows no locks everybody gets one.
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

// heldError says that somebody else holds a text: on the machine host, or here when it
// is "".
type heldError struct{ host string }

func (e *heldError) Error() string {
	if e.host == "" {
		return "it is open in another window or tab"
	}
	return "it is open on " + e.host
}
