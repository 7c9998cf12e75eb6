/// The outcome of a ``RenderRequest``.
public struct RenderOutcome: Sendable, Equatable {
  /// The request's name.
  public let id: String
  /// The picture, or the reason why there is none.
  public let result: Result<RenderedPicture, RenderFailure>
}

/// A picture ready for the page.
public struct RenderedPicture: Sendable, Equatable {
  /// One cleaned `svg` element.
  public let svg: String
  /// The warnings of Graphviz, one per line.
  public let diagnostics: [String]
  /// The attempt that gave the picture.
  public let attempt: RenderAttempt
  /// The failed attempts before.
  public let failedAttempts: [FailedAttempt]
}

/// The failure of all attempts at a picture.
public struct RenderFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The failed attempts, in order.
  public let failedAttempts: [FailedAttempt]

  /// All attempts in one line.
  public var description: String {
    failedAttempts.map(\.description).joined(separator: "; ")
  }
}

/// A way to make a picture, from the best to the cheapest.
public enum RenderAttempt: Sendable, Equatable {
  /// The requested graph, with an effort.
  case wanted(Effort)
  /// The fallback of this index, with reduced effort.
  case fallback(Int)
  /// The caller's drawing, without Graphviz.
  case plain
}

extension RenderAttempt: CustomStringConvertible {
  /// The attempt in words.
  public var description: String {
    switch self {
    case .wanted(let effort): "\(effort) effort"
    case .fallback(let index): "fallback \(index + 1)"
    case .plain: "a plain grid and straight lines"
    }
  }
}

/// A failed attempt.
public struct FailedAttempt: Sendable, Equatable, CustomStringConvertible {
  /// The reason why an attempt failed.
  public enum Reason: Sendable, Equatable {
    /// The attempt was ended after its share of the processor time.
    case tookTooLong(Duration)
    /// The worker crashed.
    case crashed(String)
    /// Graphviz refused to draw the graph.
    case refused(RenderError)
  }

  /// The attempt.
  public let attempt: RenderAttempt
  /// The reason.
  public let reason: Reason

  /// The failed attempt in words.
  public var description: String {
    switch reason {
    case .tookTooLong(let limit): "\(attempt): took longer than \(limit)"
    case .crashed(let how): "\(attempt): the worker ended with \(how)"
    case .refused(let error): "\(attempt): \(error)"
    }
  }
}
