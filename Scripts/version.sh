#!/bin/sh
# Prints flowdoc's version, from the one place where it stands.
set -eu
sed -n 's/.*static let version = "\(.*\)"/\1/p' "$(dirname "$0")/../Sources/flowdoc/Commands/Flowdoc.swift"
