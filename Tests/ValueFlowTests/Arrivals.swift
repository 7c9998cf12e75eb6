import SwiftFacts
import ValueFlow

/// What arrives at calls of functions without source, as the names of types, to stand beside the source.
///
/// Types that end in `Page` count as screens do in an app, those that end in `Flow` decide, `Main` is what the framework makes.
struct Arrivals {
  private let solution: Solution
  private let program: Program

  init(_ files: [String], madeByText: [String: [String: String]] = [:]) {
    let code = files.enumerated().map { SourceReader.read($1, path: "File\($0).swift") }
    var semantics = LibrarySemantics()
    semantics.words = ["show", "cover"]
    semantics.putting = ["append", "send"]
    semantics.views = ["View"]
    semantics.madeByText = madeByText
    let program = Program(code)
    let interest = Interest(
      counts: { program.typeName($0).hasSuffix("Page") }, begins: { program.typeName($0) == "Main" },
      decides: { program.typeName($0).hasSuffix("Flow") })
    solution = Solver(program, semantics: semantics, interest: interest).solve()
    self.program = program
  }

  /// The types of what is handed to each call of a function, joined over all of its runs.
  func at(_ function: String) -> String {
    var found: Set<String> = []
    for call in solution.foreign.calls {
      let site = solution.bodies.sites[Int(call.site)]
      guard program.name(site.name) == function, !site.arguments.isEmpty else { continue }
      for object in solution.objects(at: solution.node(ofArgument: 0, of: call.site, in: call.instance)) {
        let info = solution.objects[object]
        guard info.type >= 0 else { continue }
        found.insert((info.kind == .some ? "some " : "") + program.typeName(info.type))
      }
    }
    return found.sorted().joined(separator: ", ")
  }

  /// How many objects of a type are told apart.
  func objects(of type: String) -> Int { numbers(of: type).count }

  /// How many runs of a function are told apart.
  func runs(of function: String) -> Int {
    solution.instances.indices.count { instance in
      guard case .function = solution.template(instance).kind else { return false }
      return program.name(solution.functionName(of: instance)) == function
    }
  }

  /// The types of what is kept in objects of a type by code without source.
  func contents(of type: String) -> String {
    let kept = numbers(of: type).flatMap { solution.knownContent($0).map(solution.objects(at:)) ?? [] }
    let types = kept.map { solution.objects[$0].type }.filter { $0 >= 0 }
    return Set(types.map(program.typeName)).sorted().joined(separator: ", ")
  }

  private func numbers(of type: String) -> [ObjectIndex] {
    solution.objects.indices.filter {
      let info = solution.objects[$0]
      return info.kind == .instance && info.type >= 0 && program.typeName(info.type) == type
    }
  }
}
