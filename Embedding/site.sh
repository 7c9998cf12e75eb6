#!/bin/sh
# Makes the site: `site.sh FOLDER`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

own "$1"
flowdoc generate --output "$1"
