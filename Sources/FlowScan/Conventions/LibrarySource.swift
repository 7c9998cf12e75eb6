import FlowModel
import SwiftFacts
import ValueFlow

/// Swift code that stands for libraries without source, read as if it were a file of the app.
///
/// Where a library's types only pass objects on, as routers and builders do, their declarations say it best.
struct LibrarySource {
  /// The code, if there is any.
  let files: [FileCode]

  /// Reads the lines of conventions, unless the app declares several of their types itself.
  init(_ lines: [String], beside app: [FileCode]) {
    guard !lines.isEmpty else {
      files = []
      return
    }
    let read = SourceReader.read(lines.joined(separator: "\n"), path: Self.path)
    let declared = app.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    files = declared.intersection(read.declaredTypes).count < 2 ? [read] : []
  }

  /// Removes the places in this code, which no reader can open.
  func leaveOut(of graph: inout FlowGraph) {
    guard !files.isEmpty else { return }
    graph.changePlaces { if $0?.file == Self.path { $0 = nil } }
  }

  private static let path = SourceProgram.libraryPath
}
