package match

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"

	"ludotheque/internal/text"
)

// A complete record may be packed with gzip (RFC 1952), to a tenth or a twentieth of its size. All
// readers of records accept both forms, and "gunzip -c" unpacks.

// Packed reports whether a record is in its packed form.
func Packed(data []byte) bool { return bytes.HasPrefix(data, packedMagic) }

// packedMagic is the first bytes of gzip. No UTF-8 text begins with them.
var packedMagic = []byte{0x1f, 0x8b}

// Pack returns a record in its packed form; a packed one is returned unchanged. The same record gives
// the same bytes within one version of Go.
func Pack(data []byte) ([]byte, error) {
	if Packed(data) {
		return data, nil
	}
	data = text.UTF8(data)
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
		return text.UTF8(data), nil
	}
	return read(bytes.NewReader(data))
}

// unpacked returns a reader of the text in r, packed or not.
func unpacked(r io.Reader) (io.Reader, error) {
	b := bufio.NewReaderSize(r, 4<<10)
	// A text of fewer than two bytes is not packed.
	if begin, _ := b.Peek(len(packedMagic)); !Packed(begin) {
		return text.NewReader(b), nil
	}
	z, err := gzip.NewReader(b)
	if err != nil {
		return nil, unpackError(err)
	}
	return text.NewReader(&unpacker{z}), nil
}

// unpacker turns the errors of a truncated packed record into advice.
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
