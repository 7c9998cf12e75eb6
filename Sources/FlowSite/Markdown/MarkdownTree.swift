internal import CMarkdown
internal import Foundation

/// Parses texts with cmark.
enum MarkdownTree {
  /// The longest text that is parsed: longer ones are not documentation, and the time of cmark may grow with the square of the length.
  static let longest = 1 << 20

  /// Passes the root of a text's tree to a closure and frees the tree; nil if the text is too long.
  static func read<Result>(_ text: String, _ use: (MarkdownNode) -> Result) -> Result? {
    guard text.utf8.count <= longest, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for syntax in syntaxes {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(syntax))
    }
    let bounded = MarkdownGuard.bounded(text)
    let parsed = oneAtATime.withLock {
      bounded.withUnsafeBytes { bytes in
        cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
      return cmark_parser_finish(parser)
    }
    guard let root = parsed else { return nil }
    defer { cmark_node_free(root) }
    return use(MarkdownNode(pointer: root))
  }

  /// The end of a parse adds the marks of extensions to a table that all parsers share, and removes them again: a concurrent parse
  /// would miss a `~~` or an address.
  private static let oneAtATime = NSLock()

  /// The syntax extensions in addition to CommonMark.
  ///
  /// cmark keeps its extensions in a global list that is not thread-safe, so they are registered in the initializer of a static value that
  /// every use goes through; afterwards the list is only read.
  private static let syntaxes: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "tasklist", "autolink"]
  }()
}
