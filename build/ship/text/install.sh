#!/bin/sh
# Puts Ludothèque into the menu of programs of whoever calls it, under ~/.local or
# the folder PREFIX; --remove takes it out again. Settings and records stay.
set -eu
here=$(dirname "$(readlink -f "$0")")
prefix=${PREFIX:-$HOME/.local}
application=share/applications/'{id}'.desktop
cd "$here/usr"
case ${1:-} in
"")
	mkdir -p "$prefix"
	cp -R . "$prefix/"
	# A menu finds the program even where its folder is not in PATH.
	sed "s|^Exec=.*|Exec=\"$prefix/bin/ludotheque\" %f|" "$application" >"$prefix/$application"
	echo "Ludothèque: $prefix/bin/ludotheque"
	;;
--remove)
	find . -type f | while IFS= read -r file; do rm -f "$prefix/$file"; done
	rmdir "$prefix/share/doc/ludotheque" "$prefix/share/ludotheque/web" "$prefix/share/ludotheque" 2>/dev/null || true
	;;
*)
	echo "install [--remove]: \"$1\" is no argument" >&2
	exit 2
	;;
esac
if command -v update-desktop-database >/dev/null 2>&1; then
	update-desktop-database -q "$prefix/share/applications" || true
fi
if command -v update-mime-database >/dev/null 2>&1 && [ -d "$prefix/share/mime/packages" ]; then
	update-mime-database "$prefix/share/mime" || true
fi
