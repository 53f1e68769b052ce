#!/bin/sh
# push.sh USER/GAME: uploads version {number} to itch.io, from the folder with the
# downloads. "butler login" comes before. cover.png is for the page, 630 by 500 pixels.
set -eu
game=${1:?push.sh: say USER/GAME as itch.io calls it}
push() { butler push "$1" "$game:$2" --userversion '{number}'; }
push '{file:browser.zip}' html5
push '{file:windows-amd64.zip}' windows
push '{file:windows-arm64.zip}' windows-arm64
push '{file:macos.zip}' mac
push '{file:linux-amd64.tar.gz}' linux
push '{file:linux-arm64.tar.gz}' linux-arm64
