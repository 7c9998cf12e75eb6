public import FlowModel

/// The reason why a link was not opened, or why no URL can be built; the app stays where it was.
///
/// ```swift
/// do { try app.open(url) } catch .unknown { openInBrowser(url) } catch { show("\(error)") }
/// ```
public enum LinkError: Error, Hashable, Sendable {
  /// The app was not launched with a registry.
  case noRegistry
  /// The text is not a URL.
  case invalidURL(LinkURLError)
  /// No link of the app matches the URL.
  case unknown(url: String)
  /// No chain of routes leads from the first flow to the link's route.
  case missingStep(route: String)
  /// The text of a parameter is not of its type.
  case badParameter(name: String, type: String, text: String, route: String)
  /// The URL lacks a parameter.
  case missingParameter(name: String, type: String, route: String)
  /// A guard refuses the link.
  case refused(by: String, reason: GuardReason, route: String)
  /// A step of the chain could not be taken because a flow before it had ended; the app is at that flow.
  case lost(route: String)
  /// Another link arrived while this one waited.
  case replaced(by: String)
  /// The route has no link.
  case noLink(route: String)
  /// The pattern of the route's link is invalid.
  case invalidPattern(LinkPatternError)
  /// The pattern and the parameters do not make a valid URL.
  case noURL(LinkReverseError)
}

extension LinkError: CustomStringConvertible {
  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .noRegistry: "The app has no links; launch its first flow with a registry."
    case .invalidURL(let error): error.description
    case .unknown(let url): "No link of the app matches '\(url)'."
    case .missingStep(let route): "No chain of routes leads to '\(route)'; see the registry's findings."
    case .badParameter(let name, let type, let text, let route):
      "'\(text)', for '\(name)' of '\(route)', is not of type \(type)."
    case .missingParameter(let name, let type, let route):
      "The URL does not supply '\(name)'; '\(route)' needs it as \(type)."
    case .refused(let name, let reason, let route):
      "The guard '\(name)' of '\(route)' refuses the link: \(reason.name)."
    case .lost(let route): "'\(route)' could not be taken because the flow before it had ended."
    case .replaced(let url): "The link was waiting when '\(url)' arrived and replaced it."
    case .noLink(let route): "'\(route)' has no link; give it a pattern."
    case .invalidPattern(let error): error.description
    case .noURL(let error): error.description
    }
  }
}
