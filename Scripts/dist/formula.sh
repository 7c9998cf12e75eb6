#!/bin/sh
# Prints the formula for Homebrew: `formula.sh VERSION SUMS`. SUMS is the list of the sums of the archives, as release.sums. Homebrew has
# not read it yet.
set -eu
version=$1
sums=$2

sum_of() { awk -v name="flowdoc-$version-$1.tar.xz" '$2 == name { print $1; found = 1 } END { exit !found }' "$sums"; }
source_of() { # source_of SYSTEM
  printf 'url "https://github.com/flowdoc/flowdoc/releases/download/v%s/flowdoc-%s-%s.tar.xz"\n    sha256 "%s"' "$version" "$version" "$1" "$(sum_of "$1")"
}

for system in macos-universal linux-arm64 linux-x86_64; do
  sum_of "$system" >/dev/null || { echo "$sums has no sum of flowdoc-$version-$system.tar.xz." >&2 && exit 1; }
done

cat <<RUBY
class Flowdoc < Formula
  desc "Shows the navigation of iOS apps that are built on coordinators"
  homepage "https://github.com/flowdoc/flowdoc"
  version "$version"
  license "MIT"

  on_macos do
    $(source_of macos-universal)
  end

  on_linux do
    if Hardware::CPU.arm?
      $(source_of linux-arm64 | sed '2s/^/  /')
    else
      $(source_of linux-x86_64 | sed '2s/^/  /')
    end
  end

  def install
    # The program looks for its libraries beside itself, by its own path and not by that of the link to it.
    libexec.install "bin", "lib"
    bin.install_symlink libexec/"bin/flowdoc"
    man1.install "share/man/man1/flowdoc.1"
    bash_completion.install "share/bash-completion/completions/flowdoc"
    zsh_completion.install "share/zsh/site-functions/_flowdoc"
    fish_completion.install "share/fish/vendor_completions.d/flowdoc.fish"
    doc.install Dir["share/doc/flowdoc/*"]
  end

  test do
    (testpath/"App.swift").write <<~SWIFT
      import UIKit
      final class AppCoordinator {
        let stack = UINavigationController()
        func start() { stack.pushViewController(HomeViewController(), animated: true) }
      }
      final class HomeViewController: UIViewController {}
    SWIFT
    system bin/"flowdoc", "generate", "App.swift", "--output", "site"
    assert_path_exists testpath/"site/index.html"
  end
end
RUBY
