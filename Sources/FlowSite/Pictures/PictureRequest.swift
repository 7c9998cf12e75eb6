/// A picture that a page needs.
public struct PictureRequest: Sendable {
  /// Its identifier on the page; all ids in the drawing begin with it and a dash.
  public let id: String
  /// The graph to draw.
  public let dot: String
  /// Other ways to draw it, the best first, if its names cannot be read or its lines cannot be followed.
  public let variants: [@Sendable () -> String]
  /// The number of edges.
  public let edges: Int
  /// The same graph drawn without a layout engine, if the engine fails.
  public let plain: @Sendable () -> String
  /// The title of the picture.
  public let title: String
  /// A description of the picture, for readers who cannot see it.
  public let summary: String
}

/// The outcome of a request for a picture.
public enum PictureResult: Hashable, Sendable {
  /// One `svg` element.
  case svg(String)
  /// One `svg` element, drawn in another way, with a remark for readers.
  case varied(String, variant: Int?, remark: String)
  /// One `svg` element, drawn without a layout engine.
  case plain(String)
  /// The reason why there is none, for readers.
  case none(String)

  var svg: String? {
    switch self {
    case .svg(let svg), .plain(let svg), .varied(let svg, _, _): svg
    case .none: nil
    }
  }

  /// The height of the drawing in points; 0 if there is none.
  var height: Double {
    guard let svg, let height = svg.firstRange(of: " height=\"") else { return 0 }
    return Double(svg[height.upperBound...].prefix { $0 != "\"" }) ?? 0
  }

  /// The number of the variant that was drawn; nil if it is the requested picture.
  var variant: Int? {
    if case .varied(_, let variant, _) = self { variant } else { nil }
  }

  /// The note below the picture; empty if there is nothing to say.
  var note: String {
    switch self {
    case .svg: ""
    case .varied(_, _, let remark): remark
    case .plain: "Graphviz could not lay out this picture; it is drawn as a grid with straight lines."
    case .none(let reason): reason
    }
  }
}
