# What the other scripts share; they read it with `.`.

# Where flowdoc lies after build.sh, with what its scans have learnt beside it.
: "${FLOWDOC_FOLDER:=$PWD/.flowdoc}"
export XDG_CACHE_HOME="$FLOWDOC_FOLDER/cache"

# In a container the checkout belongs to another user, and git would read nothing of it.
others=${GIT_CONFIG_COUNT:-0}
export "GIT_CONFIG_KEY_$others=safe.directory" "GIT_CONFIG_VALUE_$others=*" GIT_CONFIG_COUNT=$((others + 1))
# Nobody is there to type a password.
export GIT_TERMINAL_PROMPT=0

flowdoc() { # flowdoc COMMAND [ARGUMENT…], with the configuration that FLOWDOC_CONFIG names
  command=$1
  shift
  "$FLOWDOC_FOLDER/bin/flowdoc" "$command" ${FLOWDOC_CONFIG:+--config "$FLOWDOC_CONFIG"} "$@"
}
