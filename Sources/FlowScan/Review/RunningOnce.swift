import SwiftFacts
import ValueFlow

/// The functions that run once in a coordinator's life: its start, and those only called from there.
struct RunningOnce {
  private var names: Set<Name> = []

  private struct Site {
    let caller: Name?
    let isRepeated: Bool
  }

  init(_ bodies: [CodeBody], in program: SourceProgram) {
    var sites: [Name: [Site]] = [:]
    for body in bodies {
      for call in body.calls {
        guard let name = call.operation.scope.ownName(call.callee) else { continue }
        sites[name, default: []].append(
          Site(caller: body.function?.name, isRepeated: call.operation.scope.isRepeated))
      }
    }
    // A start that is called again after something has ended runs more than once.
    let beginnings = Self.beginnings.compactMap(program.names.known)
    names = Set(beginnings.filter { sites[$0]?.allSatisfy { !$0.isRepeated } ?? true })
    while true {
      let more = sites.filter { name, sites in
        !names.contains(name)
          && sites.allSatisfy { !$0.isRepeated && $0.caller.map(names.contains) ?? true }
      }
      if more.isEmpty { return }
      names.formUnion(more.keys)
    }
  }

  func contains(_ body: CodeBody) -> Bool { body.function.map { names.contains($0.name) } ?? true }

  private static let beginnings = ["init", "start", "viewDidLoad", "loadView"]
}
