import SwiftFacts
import ValueFlow

/// What arrives at calls of functions without source, as the names of types, to stand beside the source.
///
/// Types that end in `Page` count as screens do in an app, `Main` is what the framework makes.
struct Arrivals {
  private let solver: Solver
  private let program: Program

  init(_ files: [String]) {
    let code = files.enumerated().map { SourceReader.read($1, path: "File\($0).swift") }
    var semantics = LibrarySemantics()
    semantics.words = ["show", "cover"]
    semantics.putting = ["append", "send"]
    let program = Program(code)
    solver = Solver(program, semantics: semantics)
    let isPage: (TypeIndex) -> Bool = {
      program.typeName($0).hasSuffix("Page")
    }
    solver.solve(
      Solver.Interest(counts: isPage, begins: { program.typeName($0) == "Main" }, decides: { _ in false }))
    self.program = program
  }

  /// The types of what is handed to each call of a function, joined over all of its runs.
  func at(_ function: String) -> String {
    var found: Set<String> = []
    for call in solver.foreignCalls {
      let site = solver.bodies.sites[Int(call.site)]
      guard program.name(site.name) == function, !site.arguments.isEmpty else { continue }
      for object in solver.objects(at: solver.node(ofArgument: 0, of: call.site, in: call.instance)) {
        let info = solver.objects[Int(object)]
        guard info.type >= 0 else { continue }
        found.insert((info.kind == .some ? "some " : "") + program.typeName(info.type))
      }
    }
    return found.sorted().joined(separator: ", ")
  }
}
