/// A value that represents a screen: an element of a path, or the value that decides about a sheet.
struct PathItem {
  let type: String
  /// The title, such as `product(1)`: as much of the value as is known without calling code of its type.
  let title: String
}

extension PathItem {
  /// The most characters of a title.
  private static let longest = 60

  init(_ value: Any) {
    type = TypeName.of(Swift.type(of: value))
    title = Self.title(of: value)
  }

  static func title(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let text =
      switch mirror.displayStyle {
      case .enum: caseTitle(value, mirror)
      case .none: "\(value)"
      default: TypeName.of(Swift.type(of: value))
      }
    return text.count > longest ? text.prefix(longest) + "…" : text
  }

  /// The case with its plain parameters: `reviews(of: 1)`.
  private static func caseTitle(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
    let inner = Mirror(reflecting: payload.value)
    // The name of a single parameter is that of a tuple's only part.
    let parts = inner.displayStyle == .tuple ? Array(inner.children) : [(label: nil, value: payload.value)]
    return "\(name)(\(parts.map(parameter).joined(separator: ", ")))"
  }

  private static func parameter(_ part: Mirror.Child) -> String {
    let label = part.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
    let isPlain = Mirror(reflecting: part.value).displayStyle == nil
    return label + (isPlain ? "\(part.value)" : "…")
  }
}
