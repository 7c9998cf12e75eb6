import FlowModel
import SwiftFacts
import ValueFlow

/// The types of a program whose role is corrected.
struct CorrectedTypes {
  private(set) var flows: Set<TypeIndex> = []
  private(set) var notFlows: Set<TypeIndex> = []
  private(set) var screens: Set<TypeIndex> = []
  private var spoken: [(correction: Correction, types: [TypeIndex])] = []

  init() {}

  init(_ corrections: [Correction], _ program: SourceProgram) {
    let search = TypeSearch(program)
    for correction in corrections {
      let types = search.types(of: correction)
      spoken.append((correction, types))
      switch correction.saying {
      case .flow: flows.formUnion(types)
      case .notAFlow: notFlows.formUnion(types)
      case .screen: screens.formUnion(types)
      case .shows(let shown): screens.formUnion(search.types(named: shown.target, near: correction))
      }
    }
  }

  /// Findings about corrections without effect, and about contradicting ones.
  func findings(_ roles: TypeRoles) -> [Finding] {
    spoken.compactMap { correction, types in
      if types.isEmpty {
        return .correctionUnused(correction, because: "there is no type of this name")
      }
      if correction.saying == .flow, !notFlows.isDisjoint(with: types) {
        return .correctionContradicted(correction, by: "another one says that it is no flow")
      }
      return needless(correction.saying, types, roles).map { .correctionUnused(correction, because: $0) }
    }
  }

  private func needless(_ saying: Correction.Saying, _ types: [TypeIndex], _ roles: TypeRoles) -> String? {
    func all(_ role: TypeRoles.Role) -> Bool { types.allSatisfy { roles.uncorrected($0).contains(role) } }
    switch saying {
    case .flow: return all(.flow) ? "the scan takes it for a flow by itself" : nil
    case .notAFlow:
      return types.contains { roles.uncorrected($0).contains(.flow) } ? nil : "it is no flow anyway"
    case .screen: return all(.screen) ? "the scan takes it for a screen by itself" : nil
    case .shows: return nil
    }
  }
}

/// Finds the types that a correction names; those in its own file come first.
struct TypeSearch {
  private let program: SourceProgram
  private let named: [String: [TypeIndex]]

  init(_ program: SourceProgram) {
    self.program = program
    let own = program.types.indices.map(TypeIndex.init).filter { !program.types[Int($0)].isForeign }
    named = Dictionary(grouping: own) { program.typeName($0) }
  }

  func types(of correction: Correction) -> [TypeIndex] { types(named: correction.type, near: correction) }

  func types(named name: String, near correction: Correction) -> [TypeIndex] {
    let all = named[name] ?? []
    let near = all.filter { program.path(program.types[Int($0)].file) == correction.location?.file }
    return near.isEmpty ? all : near
  }
}
