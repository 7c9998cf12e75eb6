/// What of an app can be covered.
public enum CoverageKind: String, CaseIterable, Sendable {
  /// What a coordinator manages.
  case flow
  /// What is put on show.
  case screen
  /// A way that a flow can go.
  case route
  /// A pattern of URLs.
  case link

  /// Several of them, in a word; the key of a configuration.
  public var plural: String { rawValue + "s" }

  /// What can be said of one; of a route, the owner of its flow takes care.
  public var aspects: [CoverageAspect] {
    switch self {
    case .flow: [.summary, .owner, .taken]
    case .screen: [.summary, .screenshot, .taken]
    case .route: [.summary, .taken]
    case .link: [.summary, .owner, .example, .taken]
    }
  }
}

/// What something can have, or be.
public enum CoverageAspect: String, CaseIterable, Sendable {
  /// It says what it is for.
  case summary
  /// Somebody owns it.
  case owner
  /// There is a URL to try it.
  case example
  /// There is a picture of it.
  case screenshot
  /// A traced run has gone there.
  case taken

  /// What is said of those that have it, one or several.
  func said(of count: Int) -> String {
    let verb = count == 1 ? "has" : "have"
    return switch self {
    case .summary: "\(verb) a summary"
    case .owner: "\(verb) an owner"
    case .example: "\(verb) an example"
    case .screenshot: "\(verb) a screenshot"
    case .taken: count == 1 ? "was taken" : "were taken"
    }
  }

  /// What is said of one that lacks it.
  var saidOfNone: String {
    switch self {
    case .summary: "has no summary"
    case .owner: "has no owner"
    case .example: "has no example"
    case .screenshot: "has no screenshot"
    case .taken: "was never taken"
    }
  }

  /// How one comes by it.
  var remedy: String {
    switch self {
    case .summary: "Write a doc comment above its declaration."
    case .owner: "Add a line for its file to CODEOWNERS."
    case .example: "Give it a URL to try: .example(\"…\") on a FlowKit route, or in a graph file."
    case .screenshot: "Put a picture that is named after it into the folder of screenshots."
    case .taken: "Let a traced test go there, or take it out of the app."
    }
  }
}
