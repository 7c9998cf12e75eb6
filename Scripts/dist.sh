#!/bin/sh
# Makes what others download: `dist.sh FLOWDOC FOLDER` leaves a folder flowdoc-VERSION-SYSTEM in FOLDER, and the same as .tar.xz with
# its sum. It runs wherever it lies: the program looks for its libraries beside itself. Equal input gives equal bytes.
set -eu
export LC_ALL=C TZ=UTC
umask 022
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
built=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)

version=$("$built" --version | cut -d ' ' -f 2)
case $(uname -s) in
  Darwin) . "$here/dist/macos.sh" ;;
  *) . "$here/dist/linux.sh" ;;
esac
. "$here/dist/spdx.sh"
name=flowdoc-$version-$(system_name)
dist=$folder/$name
libraries=$dist/lib/flowdoc
documents=$dist/share/doc/flowdoc
# The same for all, so that another run makes the same: the first of January 2020.
: "${SOURCE_DATE_EPOCH:=1577836800}"
export SOURCE_DATE_EPOCH

copy_program() {
  rm -rf "$dist"
  mkdir -p "$dist/bin" "$libraries/graphviz" "$documents/licences"
  cp "$built" "$dist/bin/flowdoc"
  relocate "$dist/bin/flowdoc" ../lib/flowdoc
}

copy_libraries() {
  needed_libraries "$built" >"$folder/libraries"
  graphviz_plugins "$built" >"$folder/plugins"
  while read -r library; do
    cp -L "$library" "$libraries/"
    relocate "$libraries/$(basename "$library")" .
  done <"$folder/libraries"
  while read -r plugin; do
    cp -L "$plugin" "$libraries/graphviz/"
    relocate "$libraries/graphviz/$(basename "$plugin")" ..
  done <"$folder/plugins"
}

# By the program in its new place, which shows that it runs there.
write_documents() {
  flowdoc=$dist/bin/flowdoc
  mkdir -p "$dist/share/man/man1" "$dist/share/bash-completion/completions" "$dist/share/zsh/site-functions" \
    "$dist/share/fish/vendor_completions.d"
  "$flowdoc" --generate-manual-page >"$dist/share/man/man1/flowdoc.1"
  "$flowdoc" --generate-completion-script bash >"$dist/share/bash-completion/completions/flowdoc"
  "$flowdoc" --generate-completion-script zsh >"$dist/share/zsh/site-functions/_flowdoc"
  "$flowdoc" --generate-completion-script fish >"$dist/share/fish/vendor_completions.d/flowdoc.fish"
  # The README of the repository leads to files of the repository.
  cp "$here/dist/README.md" "$root/LICENSE" "$root/CHANGELOG.md" "$documents/"
}

# Whose each library is, in which version, and what is asked of those who pass it on: to read, and as SPDX for programs.
write_licences() {
  cat "$folder/libraries" "$folder/plugins" | while read -r library; do
    echo "$(basename "$library") $(owner_and_licences "$library")"
  done | sort >"$folder/owners"
  {
    echo "The libraries of lib/flowdoc: whose they are, and the licence of each in the folder licences."
    licences_note
    echo
    while read -r library owner owned licences; do
      printf '%-42s %-12s %-24s %s\n' "$library" "$owner" "$owned" "$licences"
    done <"$folder/owners"
  } >"$documents/LIBRARIES.txt"
  write_spdx <"$folder/owners" >"$folder/$name.spdx.json"
  cp "$folder/$name.spdx.json" "$documents/flowdoc.spdx.json"
  rm "$folder/libraries" "$folder/plugins" "$folder/owners"
}

write_archive() {
  chmod -R u=rwX,go=rX "$dist"
  (
    cd "$folder"
    archive "$name" | xz --threads=1 >"$name.tar.xz"
    sum "$name.tar.xz" >"$name.tar.xz.sha256"
  )
}

copy_program
copy_libraries
check_libraries
write_documents
write_licences
write_archive
echo "$folder/$name.tar.xz: $(($(wc -c <"$folder/$name.tar.xz") / 1000)) kB; needs $(requirement)"
