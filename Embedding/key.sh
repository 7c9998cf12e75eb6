#!/bin/sh
# Prints a hash of all that a built flowdoc depends on: its sources, the system and its libraries, the toolchain, where it is
# found: flowdoc parses with the toolchain's own libraries, and looks for them where they were when it was built.
set -eu
cd "$(dirname "$0")/.."
. Embedding/git.sh

sources() { find Package.swift Sources Templates -type f | LC_ALL=C sort; }

{
  uname -sm
  cat /etc/os-release 2>/dev/null || sw_vers
  command -v swift
  swift --version 2>/dev/null
  pkg-config --modversion libgvc libcmark-gfm
  sources
  sources | git hash-object --stdin-paths
} | git hash-object --stdin
