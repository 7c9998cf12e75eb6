import FlowModel

/// Combines the built-in conventions with those of the user.
struct ConventionReading {
  private let files: [ProjectFile]

  private let used: LibraryUse

  /// Prepares the conventions for an app that uses some libraries.
  init(_ files: [ProjectFile], _ used: LibraryUse) {
    self.files = files
    self.used = used
  }

  /// The functions that the user's files describe, by the types that have them: what they say beats the code of these functions.
  var declared: [(function: String, types: Set<String>)] {
    files.compactMap { try? Conventions.read($0.bytes) }.flatMap(\.verbs).filter { !$0.on.isEmpty }.map {
      ($0.name, Set($0.on))
    }
  }

  /// Returns all conventions, and findings about the user's files.
  func read() -> (conventions: Conventions, findings: [Finding]) {
    var all = Conventions()
    var findings: [Finding] = []
    // A library that the app does not use must not give a meaning to the app's own names.
    for known in BuiltInConventions.all where known.isOfSystem || used.contains(known) {
      all.add(known)
    }
    for file in files {
      do throws(ConventionsError) {
        all.add(try Conventions.read(file.bytes))
      } catch {
        findings.append(finding(error, in: file))
      }
    }
    return (all, findings)
  }

  private func finding(_ error: ConventionsError, in file: ProjectFile) -> Finding {
    Finding(
      rule: "conventions", severity: .error, location: SourceLocation(file: file.path, line: 1),
      message: error.description, remedy: "Compare the file with Documentation/Conventions.md.")
  }
}
