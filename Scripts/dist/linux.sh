# What dist.sh must know of Linux; it reads this with `.`.

# Every Linux has its own C library, which all else on the machine goes by.
c_library='^(linux-vdso|ld-linux[a-z0-9_-]*|libc|libm|libdl|libpthread|librt|libresolv|libutil)\.so'

system_name() { echo "linux-$(uname -m | sed 's/aarch64/arm64/')"; }

loaded() { # loaded FILE: the libraries that it loads, with theirs, by their paths
  ldd "$1" | awk -v c="$c_library" '$2 == "=>" && $1 !~ c { print $3 == "not" ? "missing/" $1 : $3 }' | sort
}

graphviz_plugins() { # graphviz_plugins FLOWDOC: the plug-ins that belong to the libgvc that it loads
  graphviz=$(dirname "$(loaded "$1" | grep '/libgvc\.so')")/graphviz
  for plugin in core dot_layout; do
    # One file has several names; this is the one that others know.
    for library in "$graphviz/libgvplugin_$plugin.so".*; do
      [ "$(object_name "$library")" != "$(basename "$library")" ] || echo "$library"
    done
  done
}

needed_libraries() { # needed_libraries FLOWDOC: the libraries that it and the plug-ins load
  for file in "$1" $(graphviz_plugins "$1"); do loaded "$file"; done | sort -u
}

object_name() { readelf --dynamic "$1" | sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p'; }

# Without what only debuggers read, and without hashes of it: of each Swift file, and of the whole. They differ from one folder of a build to another.
lighten() { strip --strip-unneeded --remove-section=.comment --remove-section=.swift_modhash --remove-section=.note.gnu.build-id "$1"; }

relocate() { # relocate FILE FOLDER: lightened, and with its libraries in FOLDER, as seen from FILE
  lighten "$1"
  case $2 in
    .) patchelf --set-rpath '$ORIGIN' "$1" ;;
    *) patchelf --set-rpath "\$ORIGIN/$2" "$1" ;;
  esac
}

# Whatever is loaded lies here.
check_libraries() {
  for file in "$dist/bin/flowdoc" "$libraries/graphviz"/*; do
    elsewhere=$(env -u LD_LIBRARY_PATH ldd "$file" | awk -v c="$c_library" -v here="$dist/" \
      '$2 == "=>" && $1 !~ c && !index($0, "=> " here)')
    [ -z "$elsewhere" ] || { printf '%s\n' "$file loads what is not beside it:" "$elsewhere" >&2 && exit 1; }
  done
}

archive() { # archive NAME: the folder, without anything of who made it when
  tar --create --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner "$1"
}

sum() { sha256sum "$1"; }

requirement() { # the newest C library that anything in it asks for
  find "$dist/bin" "$libraries" -type f -exec objdump --dynamic-syms {} + | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1 |
    sed 's/GLIBC_/glibc /'
}

licences_note() {
  echo "Those of Debian are its packages, without what only debuggers read. It keeps their sources: https://snapshot.debian.org, or"
  echo "apt-get source PACKAGE=VERSION. Swift's are on https://github.com/swiftlang."
}

owner_and_licences() { # owner_and_licences LIBRARY: whose it is, the version, and its licences, which are copied
  case $1 in
    */lib/swift/*)
      toolchain=${1%/lib/swift/*}
      cp "$toolchain/share/swift/LICENSE.txt" "$documents/licences/swift.txt"
      licences=swift.txt
      case $1 in *ICU*) licences=swift.txt,unicode.txt && cp "$here/dist/unicode.txt" "$documents/licences/" ;; esac
      echo swift "$(swift --version 2>/dev/null | sed -n 's/^.*Swift version \([0-9.]*\).*/\1/p')" "$licences"
      ;;
    *)
      package=$(package_of "$1")
      owner=$(dpkg-query --show --showformat '${source:Package} ${source:Version}' "$package")
      # All packages of one source have the same text.
      text=$documents/licences/${owner%% *}.txt
      cp "/usr/share/doc/${package%%:*}/copyright" "$text"
      # Debian's texts refer to licences that each Debian has.
      grep -oE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$text" | sort -u | while read -r path; do
        [ ! -f "$path" ] || cp -L "$path" "$documents/licences/$(basename "$path").txt"
      done
      echo "$owner" "$(basename "$text")"
      ;;
  esac
}

package_of() { # a library is listed by its path in /usr, or by the one that a link leads from
  for path in "$1" "/usr$1" "$(readlink -f "$1")"; do
    package=$(dpkg-query --search "$path" 2>/dev/null | sed -n '1s/: .*//p')
    [ -z "$package" ] || { echo "$package" && return; }
  done
  echo "No package of Debian has $1." >&2
  return 1
}
