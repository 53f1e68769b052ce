package match

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
)

// A record that nothing more is added to may be packed: it is then its own text in
// the form of gzip (RFC 1952), a tenth to a twentieth as long. All that reads records
// reads both forms, and "gunzip -c" gives the text back.

// Packed reports whether a record is in its packed form.
func Packed(data []byte) bool { return bytes.HasPrefix(data, packedMagic) }

// packedMagic is how gzip begins. No text in UTF-8 does.
var packedMagic = []byte{0x1f, 0x8b}

// Pack returns a record in its packed form; one that is packed stays as it is. The same record always
// gives the same bytes within one version of Go.
func Pack(data []byte) ([]byte, error) {
	if Packed(data) {
		return data, nil
	}
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err = w.Write(data); err == nil {
		err = w.Close()
	}
	return b.Bytes(), err
}

// Unpack returns the text of a record, within the bounds of a record. The error is a *RecordError.
func Unpack(data []byte) ([]byte, error) {
	if !Packed(data) {
		return data, nil
	}
	return read(bytes.NewReader(data))
}

// unpacked returns the text that r holds, packed or not.
func unpacked(r io.Reader) (io.Reader, error) {
	b := bufio.NewReaderSize(r, 4<<10)
	// A text of fewer than two bytes is not packed.
	if begin, _ := b.Peek(len(packedMagic)); !Packed(begin) {
		return b, nil
	}
	z, err := gzip.NewReader(b)
	if err != nil {
		return nil, unpackError(err)
	}
	return &unpacker{z}, nil
}

// unpacker tells of a packed record that breaks off what a reader can do about it.
type unpacker struct{ z *gzip.Reader }

func (u *unpacker) Read(p []byte) (int, error) {
	n, err := u.z.Read(p)
	if err != nil && err != io.EOF {
		err = unpackError(err)
	}
	return n, err
}

func unpackError(err error) error {
	return refuse(ErrDamaged, 0, 0, "this packed record cannot be unpacked (%s): the file was damaged; restore it from a copy", fmt.Sprint(err))
}
