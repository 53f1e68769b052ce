package pipe

import (
	"fmt"
	"strconv"
	"strings"
)

// leastSize is less than any program needs to start, and than many records take.
const leastSize = 1 << 20

// ParseSize reads a size of memory or files such as "512MB": a whole number and kB, MB or GB, which are
// powers of 1024 here. The error says what is accepted.
func ParseSize(text string) (uint64, error) {
	for i, unit := range []string{"kB", "MB", "GB"} {
		number, ok := strings.CutSuffix(text, unit)
		if !ok {
			continue
		}
		n, err := strconv.ParseUint(strings.TrimSpace(number), 10, 32)
		if size := n << (10 * (i + 1)); err == nil && size >= leastSize {
			return size, nil
		}
	}
	return 0, fmt.Errorf("%q is not a size: give a whole number and kB, MB or GB, 1MB at least, as 512MB", text)
}
