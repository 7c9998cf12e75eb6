# Which release these scripts are of; they read it with `.`. `archive` is its name, `sum` what its SHA-256 sum must be; both are empty where there
# is none for this machine, or where FLOWDOC_BUILD=true asks for none.
#
# The sums stand beside the scripts, in release.sums: whoever names a commit of flowdoc names the bytes that are run.

version=$("$here/../Scripts/version.sh")
archive=
sum=

# The oldest C library that releases for Linux run with; others, as that of Alpine, are no successors of it.
has_c_library() {
  there=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed -n 's/^glibc //p')
  [ -n "$there" ] && [ "$(printf '2.36\n%s\n' "$there" | sort -V | head -n 1)" = 2.36 ]
}

release_of() { # release_of SYSTEM
  archive=flowdoc-$version-$1.tar.xz
  sum=$(awk -v name="$archive" '$2 == name { print $1 }' "$here/release.sums")
  [ -n "$sum" ] || archive=
}

[ "${FLOWDOC_BUILD:-false}" = true ] || case $(uname -sm) in
  "Linux x86_64") ! has_c_library || release_of linux-x86_64 ;;
  "Linux aarch64" | "Linux arm64") ! has_c_library || release_of linux-arm64 ;;
  Darwin*) release_of macos-universal ;;
esac
