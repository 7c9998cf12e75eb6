/// What became of a ``RenderRequest``.
public struct RenderOutcome: Sendable, Equatable {
  /// The request's name.
  public let id: String
  /// The picture, or why there is none.
  public let result: Result<RenderedPicture, RenderFailure>
}

/// A picture ready for the page.
public struct RenderedPicture: Sendable, Equatable {
  /// One cleaned `svg` element.
  public let svg: String
  /// What Graphviz warned of, a line each.
  public let diagnostics: [String]
  /// How the picture was made in the end.
  public let rung: RenderRung
  /// What was tried before.
  public let setbacks: [RenderSetback]
}

/// Nothing that was tried gave a picture.
public struct RenderFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tried, in order.
  public let setbacks: [RenderSetback]

  /// A line for all of it.
  public var description: String {
    setbacks.map(\.description).joined(separator: "; ")
  }
}

/// A way to make a picture, from the best to the cheapest.
public enum RenderRung: Sendable, Equatable {
  /// The graph as wanted, with so much effort.
  case wanted(Effort)
  /// The fallback of this index, with reduced effort.
  case fallback(Int)
  /// Without Graphviz, as the caller drew it.
  case plain
}

extension RenderRung: CustomStringConvertible {
  /// The rung in words.
  public var description: String {
    switch self {
    case .wanted(let effort): "\(effort) effort"
    case .fallback(let index): "fallback \(index + 1)"
    case .plain: "a plain grid and straight lines"
    }
  }
}

/// An attempt that gave no picture.
public struct RenderSetback: Sendable, Equatable, CustomStringConvertible {
  /// Why an attempt gave no picture.
  public enum Reason: Sendable, Equatable {
    /// The attempt was ended after its share of the processor's time.
    case tookTooLong(Duration)
    /// The worker died of it.
    case crashed(String)
    /// Graphviz would not draw the graph.
    case refused(RenderError)
  }

  /// What was attempted.
  public let rung: RenderRung
  /// What came of it.
  public let reason: Reason

  /// The setback in words.
  public var description: String {
    switch reason {
    case .tookTooLong(let limit): "\(rung): took longer than \(limit)"
    case .crashed(let how): "\(rung): the worker ended with \(how)"
    case .refused(let error): "\(rung): \(error)"
    }
  }
}
