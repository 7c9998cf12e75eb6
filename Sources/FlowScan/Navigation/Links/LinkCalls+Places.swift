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

  /// Tells whether a URL is passed where code takes a message, or a message where it takes a URL: `make(with: URL)` is not
  /// `make(with: [AnyHashable: Any])`.
  func isOther(_ value: LinkValue, than type: String) -> Bool {
    guard let part = value.part, part.step == .whole || part.step == .activity else { return false }
    let words = type.split { !$0.isLetter }.map(String.init)
    switch part.root {
    case .url: return type.hasPrefix("[") && type.contains(":") || !Self.messages.isDisjoint(with: words)
    case .payload: return words.first.map(LinkEntries.addresses.contains) ?? false
    case .query: return false
    }
  }

  private static let messages: Set = [
    "UNNotification", "UNNotificationResponse", "UIApplicationShortcutItem",
  ]

  static let plainTypes: Set = [
    "URL", "URLComponents", "URLRequest", "String", "Substring", "Int", "UUID", "NSUserActivity",
    "UIOpenURLContext",
  ]
}
