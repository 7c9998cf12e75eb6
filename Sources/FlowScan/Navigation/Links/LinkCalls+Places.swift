import SwiftFacts
import ValueFlow

// The places of results, and the values that a parameter cannot take.
extension LinkCalls {
  /// The place of an expression, or of the last statement of a body.
  func place(of node: Int32, in frame: LinkFrame) -> Int32 {
    let file = walk.program.files[Int(frame.file)]
    guard node >= 0, file.op(node) != .nothing else { return -1 }
    var cursor = CodeCursor(file, node)
    guard file.op(node) == .block else { return cursor.next() }
    return cursor.list().last.map { place(of: $0, in: frame) } ?? -1
  }

  /// Tells whether a value is a case that the link was turned into, and the parameter is for a link or a part of one.
  func isCase(_ value: LinkValue, wherePlain type: ResolvedType) -> Bool {
    guard case .enumCase = value, let only = type.types.first, type.types.count == 1 else { return false }
    return walk.program.types[Int(only)].isForeign
      && Self.plainTypes.contains(walk.program.typeName(only))
  }

  static let plainTypes: Set = [
    "URL", "URLComponents", "URLRequest", "String", "Substring", "Int", "UUID", "NSUserActivity",
    "UIOpenURLContext",
  ]
}
