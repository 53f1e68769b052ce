package ui

// Sizes, colours and spaces shared by screens; the colours of one game are in its look.go and its
// board.

// The sizes of type by use, in units at a text size of 100 %. Use one of these rather than a new one.
const (
	SizeFine    = 15   // notes under figures
	SizeSmall   = 16.5 // secondary texts, words in a row of choices
	SizeText    = 18   // hints, texts in panels
	SizeRow     = 19   // rows of a form, texts to read
	SizeStrong  = 20   // headings inside a panel
	SizeButton  = 22   // buttons, figures in a list
	SizeHeading = 24   // headings, the names of people
	SizeName    = 26   // a name that heads a sheet
	SizeMain    = 30   // the main action
	SizeNumber  = 34   // scores
	SizeSheet   = 40   // the title of a dialog
	SizeScore   = 44   // the winner's score
	SizeTitle   = 50   // the title of a screen
	SizeGame    = 66   // the title of a game
	SizeCabinet = 86   // the name of the cabinet
)

// The types by use.
var (
	CabinetName = Type{Face: Fredoka700, Size: SizeCabinet, Color: Ink, Track: -1}
	ScreenTitle = Type{Face: Fredoka700, Size: SizeTitle, Color: Ink}
	SheetTitle  = Type{Face: Fredoka700, Size: SizeSheet, Color: Ink}
	Heading     = Type{Face: Fredoka600, Size: SizeHeading, Color: Ink}
	Subheading  = Type{Face: Fredoka600, Size: SizeStrong, Color: Ink}
	RowLabel    = Type{Face: Nunito800, Size: SizeRow, Color: Ink}
	Body        = Type{Face: Nunito600, Size: SizeRow, Color: Ink}
	Small       = Type{Face: Nunito600, Size: SizeSmall, Color: Second}
	SmallStrong = Type{Face: Nunito800, Size: SizeSmall, Color: Ink}
	ButtonText  = Type{Face: Fredoka500, Size: SizeButton, Color: Ink}
	MainText    = Type{Face: Fredoka600, Size: SizeMain, Color: White}
	Number      = Type{Face: Fredoka700, Size: SizeNumber, Color: Ink}
	Figure      = Type{Face: Fredoka600, Size: SizeButton, Color: Ink, Carries: true}
)

// The colours by role. The accent belongs to no seat and marks the main action of a screen.
var (
	Paper       = Hex(0xF6EFE0)
	White       = Hex(0xFFFAF0)
	Blank       = Hex(0xFFFFFF) // under a QR code, which cameras read
	Ink         = Hex(0x22223B)
	Accent      = Hex(0xC2255F)
	AccentInk   = Hex(0xB32057) // for words on paper
	Second      = Hex(0x595468)
	SecondOnInk = Hex(0xC9C3C0)
	Trough      = Hex(0xE6DBC2)
	KeySand     = Hex(0xE9DEC6)
	Shaded      = Hex(0xF2EADA) // a row on white paper that is not the first
	Lit         = Hex(0xFBEEDB) // a row of a form that has the focus
	Done        = Hex(0xD3E3B8) // ready, and its words
	DoneInk     = Hex(0x1F5423)
	Pointed     = Hex(0xF2B632) // a word on ink under the pointer
	Night       = Hex(0x3A3E78) // the veil over a paused game
	Dim         = Hex(0xC9BE9F) // one of many dots, not selected
	Leather     = Hex(0x8C3A22) // the cover of the book
	Lilac       = Hex(0xC3B1DC)
	Water       = Hex(0x0D4F80)
	Grass       = Hex(0xB9D383)
	GrassDark   = Hex(0xA6C56E)
	GrassPale   = Hex(0xD3E09C)
	Honey       = Hex(0xE9A53A)
	HoneyDark   = Hex(0xC97F1E)
	BookGreen   = Hex(0x4B7A45)
	Sand        = Hex(0xE3B45F)
	Sage        = Hex(0x8FB8AC)
	Coral       = Hex(0xDB8A66)
)

// The spaces, in units. Every gap is one of the four.
const (
	GapTight = 8
	Gap      = 14
	GapWide  = 24
	GapPart  = 40 // between the parts of a screen

	MarginSide = 56 // from the edges of the window, left and right
	MarginTop  = 40
	Padding    = 28 // from the edge of a panel to its contents

	ControlHigh = 44 // a control in a row of a form
)
