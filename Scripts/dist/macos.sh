# What dist.sh must know of macOS; it reads this with `.`. It has not been run yet.

system_name() { echo "macos-$(uname -m)"; }

# Paths as they are on disk; of those that are the system's own there is no file.
loaded() { # loaded FILE: the libraries that it loads, with theirs, by their paths
  seen=$(mktemp)
  follow "$1"
  sort -u "$seen"
  rm "$seen"
}

follow() {
  otool -L "$1" | sed -n '2,$s/^[[:space:]]*\(.*\) (compatibility.*/\1/p' | while read -r name; do
    path=$(resolved "$name" "$1")
    [ -f "$path" ] && ! grep -qxF "$path" "$seen" || continue
    echo "$path" >>"$seen"
    follow "$path"
  done
}

resolved() { # resolved NAME FILE: where a library that FILE names is found
  case $1 in
    @rpath/*)
      {
        otool -l "$2" && otool -l "$built"
      } | sed -n '/LC_RPATH/,/path/s/^ *path \(.*\) (offset.*/\1/p' | while read -r folder; do
        folder=$(echo "$folder" | sed "s,@loader_path,$(dirname "$2"),; s,@executable_path,$(dirname "$built"),")
        [ ! -f "$folder/${1#@rpath/}" ] || echo "$folder/${1#@rpath/}"
      done | head -n 1
      ;;
    @loader_path/*) echo "$(dirname "$2")/${1#@loader_path/}" ;;
    *) echo "$1" ;;
  esac
}

graphviz_plugins() { # graphviz_plugins FLOWDOC: the plug-ins that belong to the libgvc that it loads
  graphviz=$(dirname "$(loaded "$1" | grep '/libgvc\.')")/graphviz
  for plugin in core dot_layout; do ls "$graphviz/libgvplugin_$plugin".[0-9]*.dylib | grep -E "\.[0-9]+\.dylib$"; done
}

needed_libraries() { # needed_libraries FLOWDOC: the libraries that it and the plug-ins load
  for file in "$1" $(graphviz_plugins "$1"); do loaded "$file"; done | sort -u
}

relocate() { # relocate FILE FOLDER: with its libraries in FOLDER, as seen from FILE
  chmod u+w "$1"
  strip -S -x "$1"
  otool -l "$1" | sed -n '/LC_RPATH/,/path/s/^ *path \(.*\) (offset.*/\1/p' | while read -r old; do
    install_name_tool -delete_rpath "$old" "$1"
  done
  otool -L "$1" | sed -n '2,$s/^[[:space:]]*\(.*\) (compatibility.*/\1/p' | while read -r name; do
    case $name in
      /usr/lib/* | /System/*) ;;
      *) install_name_tool -change "$name" "@loader_path/$2/$(basename "$name")" "$1" ;;
    esac
  done
  case $1 in *.dylib) install_name_tool -id "@rpath/$(basename "$1")" "$1" ;; esac
  # What was changed must be signed again; this signature tells nobody's name.
  codesign --force --sign - "$1"
}

check_libraries() {
  find "$dist/bin" "$libraries" -type f -exec otool -L {} + | grep -E '^[[:space:]]+(/opt|/usr/local|/Applications)' && {
    echo "These are not beside what loads them." >&2
    exit 1
  }
  return 0
}

archive() { # archive NAME: the folder, without anything of who made it when
  find "$1" -exec touch -h -d "$(date -u -r "$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)" {} +
  find "$1" | sort | tar --create --format=ustar --no-recursion --uid 0 --gid 0 --uname '' --gname '' --files-from -
}

sum() { shasum -a 256 "$1"; }

requirement() { echo "macOS $(otool -l "$dist/bin/flowdoc" | sed -n 's/^ *minos //p' | head -n 1)"; }

licences_note() { echo "Those of Homebrew are its packages; https://formulae.brew.sh leads to their sources. Swift's are on https://github.com/swiftlang."; }

owner_and_licences() { # owner_and_licences LIBRARY: whose it is, the version, and its licences, which are copied
  case $1 in
    */lib/swift/*)
      cp "${1%/lib/swift/*}/share/swift/LICENSE.txt" "$documents/licences/swift.txt" 2>/dev/null || true
      echo swift "$(swift --version 2>/dev/null | sed -n 's/^.*Swift version \([0-9.]*\).*/\1/p')" swift.txt
      ;;
    *)
      # /opt/homebrew/Cellar/NAME/VERSION/lib/…, to which the names in opt are links.
      cellar=$(cd "$(dirname "$1")" && pwd -P)
      cellar=${cellar#*/Cellar/}
      owner=${cellar%%/*}
      version_of_owner=$(echo "$cellar" | cut -d / -f 2)
      cat "$(brew --cellar)/$owner/$version_of_owner"/[CL][OI]*[GE]* >"$documents/licences/$owner.txt" 2>/dev/null || true
      echo "$owner" "$version_of_owner" "$owner.txt"
      ;;
  esac
}
