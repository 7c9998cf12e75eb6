import SwiftFacts
import ValueFlow

/// Lists and queries that are declared to be optional; of anything else, `map` does not show whether it may be missing.
extension LinkValue {
  /// A list of segments, or a query, as a declaration says that it is, optional or not.
  func list(as type: Int32, in file: ProgramFile) -> LinkValue {
    guard case .part(var part) = self, part.isList || part.step == .query else { return self }
    part.isOptional = type >= 0 && file.op(type) == .optionalType
    return .part(part)
  }

  /// The content of an optional list.
  var unwrapped: LinkValue {
    guard case .part(var part) = self else { return self }
    part.isOptional = false
    return .part(part)
  }
}
