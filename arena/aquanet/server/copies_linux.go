package server

// copies is the bytes of a packet in a file of memory, from where the kernel
// sends them to many sockets without copying them for each.
type copies struct {
	packet *packet
	file   int
	at     int64 // what send works on
}

// What copies are worth their trouble for: with few readers making the file costs
// more than it saves, and long packets are quicker copied, in large pages.
const (
	manyReaders   = 32
	shortPacket   = 4 << 10
	longestPacket = 64 << 10
)

// newCopies gives nil when it is not worth it or cannot be: then everybody is
// written to as usual.
func newCopies(p *packet, readers int) *copies {
	if readers < manyReaders || len(p.bytes) < shortPacket || len(p.bytes) > longestPacket {
		return nil
	}
	file, err := rawMemory()
	if err != nil {
		return nil
	}
	for rest := p.bytes; len(rest) > 0; {
		n, err := rawWrite(file, rest)
		if err != nil {
			rawClose(file)
			return nil
		}
		rest = rest[n:]
	}
	return &copies{packet: p, file: file}
}

func (c *copies) of(p *packet) bool { return c != nil && c.packet == p }

// send sends n bytes from a place on, or fewer when the socket takes no more.
func (c *copies) send(socket, from, n int) (int, error) {
	if c == nil {
		return 0, nil
	}
	c.at = int64(from)
	return rawSendfile(socket, c.file, &c.at, n)
}

// close ends it. What a socket was given stays there until it is sent.
func (c *copies) close() {
	if c != nil {
		rawClose(c.file)
	}
}
