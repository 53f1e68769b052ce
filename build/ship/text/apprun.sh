#!/bin/sh
# Starts Ludothèque from wherever this folder lies.
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/bin/ludotheque" "$@"
