# What the other scripts share; they read it with `.`, and `here` is their folder.

. "$here/git.sh"
. "$here/ending.sh"

# Where flowdoc lies after build.sh, with what its scans have learnt beside it. Both are believed, so that nothing of it may come
# out of the checkout.
: "${FLOWDOC_FOLDER:=${XDG_CACHE_HOME:-${HOME:?}/.cache}/flowdoc-ci}"
mkdir -p "$(dirname "$FLOWDOC_FOLDER")"
case $FLOWDOC_FOLDER in
  "$PWD"/* | "$checkout"/*) named_inside=yes ;;
  /* | ../*) named_inside=no ;;
  *) named_inside=yes ;;
esac
FLOWDOC_FOLDER=$(cd "$(dirname "$FLOWDOC_FOLDER")" && pwd -P)/$(basename "$FLOWDOC_FOLDER")
export FLOWDOC_FOLDER
export XDG_CACHE_HOME="$FLOWDOC_FOLDER/cache"

refuse() {
  printf '%s\n' "$1" >&2
  exit 2
}

# Some CIs keep only what lies in the checkout. There it may be a folder of which git knows nothing, whatever its case: what git
# knows is what was committed, and a commit could bring a program.
too_deep="FLOWDOC_FOLDER ($FLOWDOC_FOLDER) lies deep in the checkout; let it lie outside, or at the top of it."
case $FLOWDOC_FOLDER in
  "$checkout" | "$checkout"/*/*) refuse "$too_deep" ;;
  "$checkout"/*)
    committed=$(git -C "$checkout" ls-files -- ":(icase)${FLOWDOC_FOLDER##*/}") || committed="?"
    [ -z "$committed" ] ||
      refuse "${FLOWDOC_FOLDER##*/} is committed, and nothing of it is run: remove it from the repository, or give another FLOWDOC_FOLDER."
    ;;
  # A link on the way leads out of the checkout.
  *) [ "$named_inside" = no ] || refuse "$too_deep" ;;
esac

own() { # own PATH…: ends where a link lies on the way to what is to be written, since a commit could have laid it there
  for path in "$@"; do
    rest=${path#"$PWD"/}
    place=
    case $rest in /*) rest= ;; esac
    while [ -n "$rest" ]; do
      place=$place${place:+/}${rest%%/*}
      [ ! -L "$place" ] || refuse "$place is a link, and nothing is written through it: remove it, or name another place than $path."
      case $rest in */*) rest=${rest#*/} ;; *) rest= ;; esac
    done
  done
}

flowdoc() { # flowdoc COMMAND [ARGUMENT…], with the configuration that FLOWDOC_CONFIG names
  command=$1
  shift
  run TERM "$FLOWDOC_FOLDER/bin/flowdoc" "$command" ${FLOWDOC_CONFIG:+--config "$FLOWDOC_CONFIG"} "$@"
}
