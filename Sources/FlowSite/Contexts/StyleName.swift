internal import FlowModel

/// A presentation style, with its id in style sheets and its display name.
struct StyleName: Hashable, Sendable {
  let id: String

  static let none = StyleName(id: "")

  init(id: String) { self.id = id }

  init(_ style: PresentationStyle) { id = style.rawValue }

  var name: String { id.prefix(1).uppercased() + id.dropFirst() }
}
