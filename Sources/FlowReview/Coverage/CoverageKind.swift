/// A kind of item whose coverage is measured.
public enum CoverageKind: String, CaseIterable, Sendable {
  /// The part of the app that one coordinator manages.
  case flow
  /// A view controller or view.
  case screen
  /// A way in which a flow can go.
  case route
  /// A pattern of URLs.
  case link

  /// The plural; also the key of a configuration.
  public var plural: String { rawValue + "s" }

  /// The aspects that count for the kind; a route belongs to the owner of its flow.
  public var aspects: [CoverageAspect] {
    switch self {
    case .flow: [.summary, .owner, .taken]
    case .screen: [.summary, .screenshot, .taken]
    case .route: [.summary, .taken]
    case .link: [.summary, .owner, .example, .taken]
    }
  }
}

/// An aspect that an item can have.
public enum CoverageAspect: String, CaseIterable, Sendable {
  /// It has a summary.
  case summary
  /// It has an owner.
  case owner
  /// It has an example URL.
  case example
  /// It has a screenshot.
  case screenshot
  /// A traced run has taken it.
  case taken

  /// The verb phrase about `count` items that have the aspect.
  func phrase(of count: Int) -> String {
    let verb = count == 1 ? "has" : "have"
    return switch self {
    case .summary: "\(verb) a summary"
    case .owner: "\(verb) an owner"
    case .example: "\(verb) an example"
    case .screenshot: "\(verb) a screenshot"
    case .taken: count == 1 ? "was taken" : "were taken"
    }
  }

  /// The verb phrase about an item that lacks the aspect.
  var phraseForNone: String {
    switch self {
    case .summary: "has no summary"
    case .owner: "has no owner"
    case .example: "has no example"
    case .screenshot: "has no screenshot"
    case .taken: "was never taken"
    }
  }

  /// The remedy for a missing aspect.
  var remedy: String {
    switch self {
    case .summary: "Write a doc comment above its declaration."
    case .owner: "Add a line for its file to CODEOWNERS."
    case .example: "Add an example URL, with .example(\"…\") on a FlowKit route or in a graph file."
    case .screenshot: "Add a picture named after it to the screenshots folder."
    case .taken: "Visit it in a traced test, or remove it from the app."
    }
  }
}
