package art

import (
	"fmt"
	"strings"
)

// element is the start or the end of an element of a file.
type element struct {
	name  string
	attrs []attribute
	end   bool
}

type attribute struct{ name, value string }

// attr returns the value of an attribute, or "".
func (el *element) attr(name string) string {
	for _, a := range el.attrs {
		if a.name == name {
			return a.value
		}
	}
	return ""
}

// markup reads the elements of a file, one after the other. It accepts only the syntax of our files:
// no comments, entities, texts between elements, or values in single quotes. encoding/xml took a third
// of the time of the first picture in a browser.
type markup struct {
	text string
	at   int
	el   element  // the last one; its list is reused
	open []string // the elements around the place
	// empty reports that the last element is empty: its end comes next.
	empty bool
}

// next returns the next start or end of an element, nil after the last.
func (m *markup) next() (*element, error) {
	if m.empty {
		m.empty = false
		m.close()
		return &m.el, nil
	}
	m.space()
	switch {
	case m.at == len(m.text):
		if len(m.open) > 0 {
			return nil, fmt.Errorf("<%s> is not closed", m.open[len(m.open)-1])
		}
		return nil, nil
	case m.text[m.at] != '<':
		return nil, fmt.Errorf("only elements are read here, no texts between them")
	}
	m.at++
	if m.skip("/") {
		return &m.el, m.end()
	}
	return &m.el, m.begin()
}

// end reads the rest of </name>.
func (m *markup) end() error {
	name := m.name()
	m.space()
	if n := len(m.open); !m.skip(">") || n == 0 || m.open[n-1] != name {
		return fmt.Errorf("</%s> closes nothing here", name)
	}
	m.close()
	return nil
}

// close leaves the innermost element.
func (m *markup) close() {
	last := len(m.open) - 1
	m.el = element{name: m.open[last], attrs: m.el.attrs[:0], end: true}
	m.open = m.open[:last]
}

// begin reads the rest of <name attribute="value"…>.
func (m *markup) begin() error {
	m.el = element{name: m.name(), attrs: m.el.attrs[:0]}
	if m.el.name == "" {
		return fmt.Errorf("a name is needed behind <")
	}
	for {
		before := m.at
		m.space()
		if m.empty = m.skip("/>"); m.empty || m.skip(">") {
			m.open = append(m.open, m.el.name)
			return nil
		}
		name := m.name()
		if name == "" || m.at-len(name) == before || !m.skip(`="`) {
			return fmt.Errorf("<%s>: attributes are written name=\"value\"", m.el.name)
		}
		end := strings.IndexByte(m.text[m.at:], '"')
		if end < 0 {
			return fmt.Errorf("<%s>: the value of %s has no end", m.el.name, name)
		}
		value := m.text[m.at : m.at+end]
		if strings.ContainsAny(value, "<&") || m.el.attr(name) != "" {
			return fmt.Errorf("<%s>: %s=%q: written twice, or with < or & in it", m.el.name, name, value)
		}
		m.el.attrs = append(m.el.attrs, attribute{name, value})
		m.at += end + 1
	}
}

// name reads a name, which may be empty.
func (m *markup) name() string {
	from := m.at
	for m.at < len(m.text) {
		if c := m.text[m.at]; c != '-' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') {
			break
		}
		m.at++
	}
	return m.text[from:m.at]
}

func (m *markup) space() {
	for m.at < len(m.text) && strings.IndexByte(" \t\r\n", m.text[m.at]) >= 0 {
		m.at++
	}
}

// skip skips s if it comes next.
func (m *markup) skip(s string) bool {
	ok := strings.HasPrefix(m.text[m.at:], s)
	if ok {
		m.at += len(s)
	}
	return ok
}

// line returns the number of the present line, from 1.
func (m *markup) line() int { return 1 + strings.Count(m.text[:m.at], "\n") }
