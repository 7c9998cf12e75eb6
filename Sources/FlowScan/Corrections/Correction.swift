import FlowAnalysis
import FlowModel

/// A fact supplied by a person who knows the app: that a type is a flow, a screen or not a flow, or what a flow shows.
struct Correction: Hashable {
  enum Saying: Hashable {
    case flow, notAFlow, screen
    case shows(AddedRoute)

    /// Whether it may be inside a type.
    var isOfMembers: Bool { if case .shows = self { true } else { false } }
  }

  /// A target that a flow shows: `shows ReceiptScreen push from CartScreen on paid`.
  struct AddedRoute: Hashable {
    var target: String
    var style: PresentationStyle
    /// The screen that requests it, if given.
    var asker = ""
    var trigger = ""
  }

  var saying: Saying
  /// The name of the type.
  var type: String
  /// The member of the type that shows the target; empty if none is given.
  var member = ""
  /// The location of the comment; nil for one in the configuration.
  var location: SourceLocation?
  /// The text as written.
  var text: String
}

extension Correction {
  /// The reason why a text is not a correction.
  struct Misunderstood: Error, Equatable {
    var message: String
    var remedy: String
  }

  /// Parses the text after `flowdoc:` in a comment.
  static func saying(_ text: String) throws(Misunderstood) -> Saying {
    let words = text.split(separator: " ").map(String.init)
    switch words.first {
    case "flow"? where words.count == 1: return .flow
    case "not-a-flow"? where words.count == 1: return .notAFlow
    case "screen"? where words.count == 1: return .screen
    case "shows"?: return .shows(try shown(words.dropFirst()))
    default: throw unknown(words.first ?? "")
    }
  }

  private static func shown(_ words: ArraySlice<String>) throws(Misunderstood) -> AddedRoute {
    var rest = words
    guard let target = rest.popFirst(), let name = rest.popFirst() else { throw incomplete }
    guard let style = PresentationStyle(rawValue: name) else { throw unknown(style: name) }
    var shown = AddedRoute(target: target, style: style)
    while let word = rest.popFirst() {
      guard let value = rest.popFirst() else { throw incomplete }
      switch word {
      case "from": shown.asker = value
      case "on": shown.trigger = value
      default: throw incomplete
      }
    }
    return shown
  }

  private static let form = "`shows SCREEN STYLE`, then `from SCREEN` and `on TRIGGER` where they are known"

  private static var incomplete: Misunderstood {
    Misunderstood(message: "what is shown cannot be read", remedy: "Write it as \(form).")
  }

  private static func unknown(style: String) -> Misunderstood {
    let styles = PresentationStyle.allCases.map(\.rawValue)
    let meant = nearestName(to: style, among: styles).map { "; '\($0)' may be meant" } ?? ""
    return Misunderstood(
      message: "'\(style)' is no style in which something is shown\(meant)",
      remedy: "Name one of these: \(styles.joined(separator: ", ")).")
  }

  private static func unknown(_ word: String) -> Misunderstood {
    let all = ["flow", "not-a-flow", "screen", "shows", "ignore"]
    let meant = nearestName(to: word, among: all).map { "; '\($0)' may be meant" } ?? ""
    return Misunderstood(
      message: "'\(word)' is nothing that flowdoc can be told\(meant)",
      remedy: "Write `flow`, `not-a-flow` or `screen` before a type, or \(form).")
  }
}
