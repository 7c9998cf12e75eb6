#!/bin/sh
# Makes the commit of a release: `tag.sh FOLDER`, of what publish.sh left. It is the one that the archives were made of, with their sums beside
# the scripts, so that whoever names it names the bytes that are run. It becomes v0.1.0, and v0.
set -eu
cd "$(dirname "$0")/../.."
version=$(Scripts/version.sh)
grep '\.tar\.xz$' "$1/SHA256SUMS" >Embedding/release.sums
mkdir -p Formula
cp "$1/flowdoc.rb" Formula/flowdoc.rb
git add Embedding/release.sums Formula/flowdoc.rb
git -c user.name=flowdoc -c user.email=flowdoc@users.noreply.github.com commit --quiet --message "Add the sums of $version"
git tag "v$version"
git tag --force "v${version%%.*}" >/dev/null
