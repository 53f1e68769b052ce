// Package tryout tests a release as downloaded: archives
// unpacked, programs started where nothing of the sources is. The program for
// Windows runs under Wine, the one for Linux in the bare root of a distribution,
// the one for ARM under an emulator, the browser's from a plain server. For macOS
// there is no machine here: its bundle is taken apart and looked at.
//
// build/tryout installs what this needs and runs it. Plain go test leaves it all
// out, since there is no release to test.
package tryout
