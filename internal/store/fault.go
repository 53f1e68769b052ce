package store

import (
	"os"
	"sync/atomic"
)

// A Fault is called before each operation that changes a folder and may make it fail. op
// is folder, create, append, write, sync, link, rename or remove; name is the file or
// folder. Of a write of size bytes the first n are written before it fails with err;
// other operations are not carried out if there is an error.
type Fault func(op, name string, size int) (n int, err error)

var fault atomic.Pointer[Fault]

// InjectFault makes operations fail as f says, for tests. It returns a function that ends that.
func InjectFault(f Fault) (mend func()) {
	fault.Store(&f)
	return func() { fault.Store(nil) }
}

func allowedBytes(op, name string, size int) (int, error) {
	if f := fault.Load(); f != nil {
		return (*f)(op, name, size)
	}
	return size, nil
}

func ask(op, name string) error {
	_, err := allowedBytes(op, name, 0)
	return err
}

func writeTo(f *os.File, p []byte) (int, error) {
	allowed, refused := allowedBytes("write", f.Name(), len(p))
	n, err := f.Write(p[:min(allowed, len(p))])
	if err == nil {
		err = refused
	}
	return n, err
}

func syncTo(f *os.File) error {
	if err := ask("sync", f.Name()); err != nil {
		return err
	}
	return f.Sync()
}
