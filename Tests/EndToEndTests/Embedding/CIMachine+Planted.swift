import FlowTestSupport
import Foundation
import Testing

extension CIMachine {
  /// Commits programs to the clone, where the scripts keep theirs; each leaves a mark if it is run.
  ///
  /// With the key that a built flowdoc would have, which everybody can compute.
  func plantPrograms() throws {
    // For a git of the machine's that hands on to the real one.
    let environment = environment.merging(["GIT": Shell.find("git") ?? "git"]) { $1 }
    let key = try Shell.run(
      folder.path("flowdoc/Embedding/key.sh"), [], in: folder.url("clone"), environment: environment)
    #expect(key.status == 0 && key.output.count > 40, "\(key.errors)")
    try folder.write(key.output, to: "clone/.flowdoc/bin/key")
    for path in ["bin/flowdoc", "bin/git", "source/Embedding/ci.sh", "source/Embedding/install.sh"] {
      try folder.write("#!/bin/sh\ntouch '\(folder.path("ran"))'\n", to: "clone/.flowdoc/\(path)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("clone/.flowdoc/\(path)"))
    }
    for words in [["add", "--all", "--force"], ["commit", "--quiet", "-m", "Planted"]] {
      let result = try Shell.run(
        "/usr/bin/env", ["git", "-c", "user.name=a", "-c", "user.email=a@example.org"] + words,
        in: folder.url("clone"))
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  /// Whether one of the planted programs has run.
  var hasRunPlanted: Bool { FileManager.default.fileExists(atPath: folder.path("ran")) }
}
