internal import CMarkdown

/// Reads texts with cmark.
enum MarkdownTree {
  /// Longer texts are no documentation, and what cmark takes may grow with the square of the length.
  static let longest = 1 << 20

  /// Hands the root of a text's tree to a closure and frees the tree; nil where the text is too long.
  static func read<Result>(_ text: String, _ use: (MarkdownNode) -> Result) -> Result? {
    guard text.utf8.count <= longest, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for syntax in syntaxes {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(syntax))
    }
    MarkdownGuard.tamed(text).withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(root) }
    return use(MarkdownNode(pointer: root))
  }

  /// What is read besides CommonMark.
  ///
  /// cmark keeps its extensions in a global list that is not safe for threads, so they are registered where Swift holds all other
  /// threads back: in the initializer of a static value that every use goes through. Later the list is only read.
  private static let syntaxes: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "tasklist", "autolink"]
  }()
}
