import SwiftFacts
import ValueFlow

/// The types of which code makes objects for some links and none for others: `struct CartLink { init?(url: URL) { … } }`.
///
/// Such an object is a link even if it carries no part of one.
struct LinkTypes {
  private var types: Set<TypeIndex> = []

  /// Records a type for which an initialiser gives an object of it on some paths, and nil on others.
  mutating func note(_ type: TypeIndex, made results: LinkResults) {
    guard results.contains(where: { $0.value == .none }) else { return }
    let isMade = results.contains { if case .object = $0.value { true } else { false } }
    if isMade { types.insert(type) }
  }

  /// Tells whether a value is an object of such a type.
  func isLink(_ value: LinkValue) -> Bool {
    switch value {
    case .object(let type, _): types.contains(type)
    case .oneOf(let values): values.contains(where: isLink)
    default: false
    }
  }
}
