# What git may do for the scripts and for flowdoc; they read it with `.`. Each call of git goes through these settings: they stand in
# the environment, before what a configuration says. A checkout is somebody else's, and git alone would run programs that it names.

# The checkout: the folder around this one that has `.git`.
checkout=$(pwd -P)
while [ "$checkout" != / ] && [ ! -e "$checkout/.git" ]; do checkout=$(dirname "$checkout"); done
[ "$checkout" != / ] || checkout=$(pwd -P)

git_setting() { # git_setting KEY VALUE
  count=${GIT_CONFIG_COUNT:-0}
  export "GIT_CONFIG_KEY_$count=$1" "GIT_CONFIG_VALUE_$count=$2" GIT_CONFIG_COUNT=$((count + 1))
}

# In a container the checkout belongs to another user, and git would read nothing of it.
git_setting safe.directory "$checkout"
# A folder that is committed can look like a repository, with a configuration of its own.
git_setting safe.bareRepository explicit
# What runs programs: hooks, which tools like to keep in the checkout, and those that watch files or list references.
git_setting core.hooksPath /dev/null
git_setting core.fsmonitor false
git_setting core.alternateRefsCommand true
git_setting fetch.recurseSubmodules false
git_setting gc.auto 0
# Objects that are missing are not fetched while others are read, and no replacement stands for a commit.
export GIT_NO_LAZY_FETCH=1 GIT_NO_REPLACE_OBJECTS=1
# `ext::` runs a command.
export "GIT_ALLOW_PROTOCOL=${GIT_ALLOW_PROTOCOL:-https:http:ssh:git:file}"
# Nobody is there to type a password.
export GIT_TERMINAL_PROMPT=0

# Ends where git's configuration includes a file that the checkout has: that can name programs which no setting takes back.
refuse_included_settings() {
  git config --list --show-origin --name-only 2>/dev/null | sed -n 's/^file:\(.*\)	.*/\1/p' | sort -u | while IFS= read -r file; do
    folder=$(cd "$(dirname "$file")" 2>/dev/null && pwd -P) || continue
    case $folder/ in
      "$checkout/.git/"* | "$checkout"/*/.git/*) ;;
      "$checkout"/*)
        printf '%s\n' "git's configuration includes $file, which the checkout has: nothing is fetched with it. Take it out of include.path." >&2
        return 1
        ;;
    esac
  done
}
