import SwiftFacts
import ValueFlow

/// Tests of the type of a value: `case let link as PetLink`, `case is AddPetLink`, `link as? PetLink`.
struct LinkTypeTests {
  let walk: LinkWalk
  private var program: SourceProgram { walk.program }

  /// Tells whether a value is of a type as written; nil if it may be.
  func isOf(_ value: LinkValue, _ type: Int32, in frame: LinkFrame) -> Bool? {
    guard case .object(let own, _) = value, own >= 0, let wanted = resolved(type, in: frame) else {
      return nil
    }
    if program.inherits(own, from: wanted) { return true }
    // Of a class or a protocol, more may be known at run time.
    let isExact = [.struct, .enum, .actor].contains(program.types[Int(own)].kind)
    return !isExact && program.inherits(wanted, from: own) ? nil : false
  }

  /// A value as one of the type that it is tested for.
  func cast(_ value: LinkValue, to type: Int32, in frame: LinkFrame) -> LinkValue {
    guard case .object(_, let fields) = value, isOf(value, type, in: frame) == nil,
      let wanted = resolved(type, in: frame)
    else { return value }
    return .object(wanted, fields)
  }

  private func resolved(_ type: Int32, in frame: LinkFrame) -> TypeIndex? {
    guard type >= 0 else { return nil }
    let types = program.type(written: type, in: frame.file, scope: frame.scope).types
    return types.count == 1 && !program.types[Int(types[0])].isForeign ? types[0] : nil
  }
}
