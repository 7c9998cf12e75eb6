import SwiftFacts

extension Program {
  /// Finds the operators that types of the source declare: `static func <~ (target: Signal, listener: Listener)`.
  func findOperatorOwners() -> [Name: [TypeIndex]] {
    var found: [Name: [TypeIndex]] = [:]
    for (type, info) in types.enumerated() {
      for name in info.functions.keys where isOperator(name) {
        found[name, default: []].append(TypeIndex(type))
      }
    }
    return found
  }

  /// Tells whether a name is that of an operator that is not of the standard library.
  package func isOperator(_ name: Name) -> Bool {
    let text = self.name(name)
    guard let first = text.utf8.first else { return false }
    let isWord =
      first == UInt8(ascii: "_") || first == UInt8(ascii: "`") || Character(UnicodeScalar(first)).isLetter
    return first < 128 && !isWord && first != UInt8(ascii: "#") && first != UInt8(ascii: "$")
      && !StandardOperators.contains(text)
  }

  /// Tells whether the source declares subscripts.
  var hasSubscripts: Bool {
    names.known("subscript").map { name in functions.contains { $0.name == name } } ?? false
  }
}
