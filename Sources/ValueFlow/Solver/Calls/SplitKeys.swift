import SwiftFacts

/// Keys that tell the calls of a function, or of a closure, apart by one of the objects that they are handed.
struct SplitKeys {
  let solver: Solver

  /// The key of the calls that hand an object; 0 if it does not tell calls apart.
  func key(of object: ObjectIndex, byStyle: Bool) -> Name {
    byStyle ? styleKey(of: object) : caseKey(of: object)
  }

  /// The name of a case; 0 for any other object.
  func caseKey(of object: ObjectIndex) -> Name {
    solver.objects[object].kind == .enumCase ? solver.objects[object].name : 0
  }

  /// The key that tells the calls of a function apart by an object that decides how it shows something: negative, since it is no case.
  ///
  /// Objects with functions of their own differ by their class, closures by their code, and others by where they are made.
  private func styleKey(of object: ObjectIndex) -> Name {
    let info = solver.objects[object]
    switch info.kind {
    // A member of a type that is not written: `.push`.
    case .enumCase: return info.type < 0 ? -(1 << 27) - info.name % (1 << 26) : 0
    case .text: return -(1 << 30) - info.name % (1 << 29)
    case .closure: return -(1 << 29) - info.name % (1 << 28)
    case .instance, .some:
      guard info.type >= 0 else { return 0 }
      return solver.program.types[Int(info.type)].kind == .struct
        && solver.program.types[Int(info.type)].functionOrder.isEmpty
        ? -(1 << 28) - object % (1 << 27) : -info.type - 1
    default: return 0
    }
  }
}
