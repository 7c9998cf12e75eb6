internal import CGraphviz

/// The layout engine, called in this process.
///
/// Graphviz can run for hours or crash, depending on its input: use a ``RenderPool`` for text from outside.
public enum Graphviz {
  /// Lays out and draws one DOT graph; calls from several threads wait for each other.
  ///
  /// NULs are removed, since they would silently end the text.
  public static func render(_ dot: String, effort: Effort = .full) throws(RenderError) -> RawPicture {
    let drawing = try draw(dot, effort: effort)
    return RawPicture(svg: String(decoding: drawing.svg, as: UTF8.self), diagnostics: drawing.diagnostics)
  }

  /// The same as bytes, which a worker sends unchanged.
  static func draw(_ dot: String, effort: Effort) throws(RenderError) -> Drawing {
    var picture = cgraphviz_picture()
    cgraphviz_render(dot.withoutNUL, effort.inC, &picture)
    defer { cgraphviz_free(&picture) }
    let messages = diagnostics(of: &picture)
    guard picture.status == CGRAPHVIZ_RENDERED else {
      throw RenderError(picture.status, messages)
    }
    let svg = UnsafeRawBufferPointer(start: picture.svg, count: picture.length)
    return Drawing(svg: Array(svg), diagnostics: messages)
  }

  /// The version of the library in use, or nil if its plug-ins are not installed.
  public static var version: String? {
    cgraphviz_version().map { String(cString: $0) }
  }
}

extension Graphviz {
  private static func diagnostics(of picture: inout cgraphviz_picture) -> [String] {
    let length = picture.messages_length
    return withUnsafeBytes(of: &picture.messages) { String(decoding: $0.prefix(length), as: UTF8.self) }
      .split(whereSeparator: \.isNewline)
      .map(String.init)
  }
}

extension Effort {
  fileprivate var inC: cgraphviz_effort {
    switch self {
    case .full: CGRAPHVIZ_FULL
    case .reduced: CGRAPHVIZ_REDUCED
    case .minimal: CGRAPHVIZ_MINIMAL
    }
  }
}

extension RenderError {
  fileprivate init(_ status: cgraphviz_status, _ messages: [String]) {
    switch status {
    case CGRAPHVIZ_MISSING: self = .graphvizMissing(messages.joined(separator: "\n"))
    case CGRAPHVIZ_EMPTY: self = .empty
    case CGRAPHVIZ_SYNTAX: self = .syntax(messages)
    case CGRAPHVIZ_TRAILING: self = .notOneGraph
    default: self = .failed(messages)
    }
  }
}

extension String {
  fileprivate var withoutNUL: String {
    utf8.contains(0) ? String(decoding: utf8.filter { $0 != 0 }, as: UTF8.self) : self
  }
}
