import SwiftFacts

/// Cases that code makes without their type, for a place whose type is not known: `onEvent?(.picked(item))`.
extension Matching {
  /// Settles the type of such a case by a member that is used of it, if only one enum has both; returns whether it did.
  func settle(_ object: ObjectIndex, by member: Name) -> Bool {
    guard solver.objects[object].kind == .enumCase, solver.objects[object].type < 0 else { return false }
    let meant = solver.program.enums(withCase: solver.objects[object].name).filter {
      let info = solver.program.types[Int($0)]
      return info.functions[member] != nil || info.properties[member] != nil
    }
    guard meant.count == 1 else { return false }
    solver.objects.settle(meant[0], of: object)
    return true
  }
}
