package records

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
	"ludotheque/internal/thread"
)

// ArchiveExtension is that of an archive: a zip file with records as they are in [Folder], and the remarks on
// them.
const ArchiveExtension = ".zip"

// IsArchive reports whether a file is an archive and not a record, by its first bytes.
func IsArchive(data []byte) bool { return bytes.HasPrefix(data, []byte("PK\x03\x04")) }

// An archive may have maxArchived files, more than any person plays, of largestArchived bytes each, which is
// what a store reads.
const maxArchived, largestArchived = 100_000, 64 << 20

// WriteArchive writes the saved records of a store as an archive and returns how many there are. It may take
// long, and lets a browser's page draw meanwhile. The error is the store's or w's.
func WriteArchive(st *store.Store, w io.Writer) (n int, err error) {
	names, err := st.List(Folder)
	if err != nil {
		return 0, err
	}
	z := zip.NewWriter(w)
	for _, name := range names {
		data, err := st.Read(name)
		if err != nil {
			continue // deleted meanwhile
		}
		h := &zip.FileHeader{Name: name, Method: zip.Deflate}
		if match.Packed(data) {
			h.Method = zip.Store
		}
		f, err := z.CreateHeader(h)
		if err == nil {
			_, err = f.Write(data)
		}
		if err != nil {
			return n, err
		}
		n++
		thread.Yield()
	}
	if remarks, err := st.Read(remarksName); err == nil {
		f, err := z.Create(remarksName)
		if err == nil {
			_, err = f.Write(remarks)
		}
		if err != nil {
			return n, err
		}
	}
	return n, z.Close()
}

// Added counts what became of the records in an archive.
type Added struct {
	// New were added, Known were there already, and Refused are no records that this version can read.
	New, Known, Refused int
}

// ErrNoArchive is the error of a file that is not an archive, or a damaged one.
var ErrNoArchive = errors.New("this is not an archive of games, or it is damaged")

// AddArchive puts the records of an archive among those of a shelf's store. It keeps their names where they are
// free, and adds none that is there already under any name. It may take long, and lets a browser's page draw
// meanwhile. The error wraps ErrNoArchive or is the store's; what was added before it stays.
func (s *Shelf) AddArchive(data []byte) (a Added, err error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(z.File) > maxArchived {
		return a, fmt.Errorf("%w: %v", ErrNoArchive, err)
	}
	if err := s.Refresh(); err != nil {
		return a, err
	}
	there := map[string][]string{} // the names of records, by what identifies their match
	list, _ := s.Entries()
	for i := range list {
		key := identity(&list[i].Header)
		there[key] = append(there[key], list[i].Name)
	}
	names := map[string]Names{}
	for _, f := range z.File {
		thread.Yield()
		if f.Name == remarksName {
			if data, err := readArchived(f); err == nil {
				if err := NewRemarks(s.Store).add(data); err != nil {
					return a, err
				}
			}
			continue
		}
		if path.Ext(f.Name) != match.Extension || strings.HasSuffix(f.Name, "/") {
			continue
		}
		record, err := readArchived(f)
		h, _, bad := match.Glance(record)
		if err != nil || bad != nil {
			a.Refused++
			continue
		}
		key := identity(&h)
		if s.has(there[key], record) {
			a.Known++
			continue
		}
		if names[h.Game] == nil {
			names[h.Game] = Of(s.Store, h.Game)
		}
		name, err := s.add(Folder+path.Base(f.Name), names[h.Game], record)
		if err != nil {
			return a, err
		}
		there[key] = append(there[key], name)
		a.New++
	}
	return a, s.Refresh()
}

// identity is the same for two records only if they may be of the same match.
func identity(h *match.Header) string {
	return fmt.Sprint(h.Game, " ", h.Setup.Seed, " ", h.Setup.Seats, " ", h.Meta.Date)
}

// readArchived returns a file of an archive.
func readArchived(f *zip.File) ([]byte, error) {
	if f.UncompressedSize64 > largestArchived {
		return nil, ErrNoArchive
	}
	r, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, largestArchived+1))
	if err == nil && len(data) > largestArchived {
		err = ErrNoArchive
	}
	return data, err
}

// has reports whether one of some records is the same as one that is not in the store.
func (s *Shelf) has(names []string, record []byte) bool {
	text, err := match.Unpack(record)
	if err != nil {
		return false
	}
	for _, name := range names {
		data, err := s.Store.Read(name)
		if err == nil {
			data, err = match.Unpack(data)
		}
		if err == nil && bytes.Equal(data, text) {
			return true
		}
	}
	return false
}

// add writes a record under a name, or where that is taken or not possible under the next free one.
func (s *Shelf) add(name string, next Names, record []byte) (string, error) {
	err := s.Store.Create(name, record)
	var e *store.Error
	if err == nil || !errors.As(err, &e) || e.Reason != store.Taken && e.Reason != store.BadName {
		return name, err
	}
	name, lock, err := s.Store.CreateNext(next, record)
	lock.Unlock()
	return name, err
}
