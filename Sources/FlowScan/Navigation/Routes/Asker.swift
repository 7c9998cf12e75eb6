import ValueFlow

/// A requester that makes a flow show something, and its trigger.
struct Asker: Hashable {
  enum Kind: Hashable {
    case screen(TypeIndex)
    case flow(TypeIndex)
    case start
    /// A link with this pattern.
    case link(String)
    /// A guard of links, by name.
    case gate(Name)
    /// The system, whatever is on screen.
    case system

    var isLink: Bool { if case .link = self { true } else { false } }
  }
  var kind: Kind
  var trigger: Name

  /// Whether a screen or child flow requests.
  var isOnScreen: Bool {
    switch kind {
    case .screen, .flow: true
    case .start, .link, .gate, .system: false
    }
  }
}
