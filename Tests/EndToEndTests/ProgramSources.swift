import FlowTestSupport
import Foundation

/// The sources of the program in a copy of this repository.
///
/// The build that runs the tests has compiled all of them; SwiftPM would compile them once more for a package that depends on the copy.
enum ProgramSources {
  /// All sources, as whoever depends on flowdoc has them: `make test LONG=yes`.
  case whole
  /// An empty file for each module whose code the app does not run, and a main file that runs the program under test.
  case standIn

  static var wanted: ProgramSources {
    RunLength.isLong ? .whole : .standIn
  }

  /// Changes a copy of this repository, in the given folder, to have these sources; those of the given modules stay.
  func write(to folder: Folder, at copy: String, keeping kept: Set<String>) throws {
    guard case .standIn = self else { return }
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path("\(copy)/Sources"))
    for module in modules where !kept.contains(module) {
      try Self.empty("\(copy)/Sources/\(module)", in: folder)
    }
    try Self.empty("\(copy)/Templates", in: folder)
    try folder.write(Self.main, to: "\(copy)/Sources/flowdoc/main.swift")
  }

  /// Puts an empty file in the place of a module's Swift files, and empties what it embeds; modules of C stay.
  private static func empty(_ module: String, in folder: Folder) throws {
    let all = FileManager.default.enumerator(atPath: folder.path(module))?.compactMap { $0 as? String } ?? []
    guard all.contains(where: { $0.hasSuffix(".swift") }) else { return }
    for file in all.map({ folder.url("\(module)/\($0)") }) {
      if file.pathExtension == "swift" {
        try FileManager.default.removeItem(at: file)
      } else if FileManager.default.contents(atPath: file.path) != nil {
        try Data().write(to: file)
      }
    }
    try folder.write("", to: "\(module)/Empty.swift")
  }

  private static let main = """
    import Foundation

    let words = ["\(Products.flowdoc)"] + CommandLine.arguments.dropFirst()
    var pointers = words.map { strdup($0) } + [nil]
    execv(words[0], &pointers)
    exit(127)

    """
}
