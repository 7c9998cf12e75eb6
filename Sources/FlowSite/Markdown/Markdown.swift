/// Doc comments and guide pages as HTML that is safe to show: no raw HTML, no scheme that runs anything.
enum Markdown {
  /// What the caller decides about a text; as it is, nothing is rewritten.
  struct Options {
    /// How many levels headings go down.
    var headingShift = 0
    /// What the ids of headings begin with, where several texts share a page.
    var idPrefix = ""
    /// Where a link leads; nil refuses it, and only its words are left.
    var link: (String) -> String? = { $0 }
    /// Where an image is; nil refuses it, and only its description is left.
    var image: (String) -> String? = { $0 }
    /// What stands in place of a fenced block, by the words after the fence and its line; nil leaves it code.
    var block: (_ info: String, _ line: Int) -> String? = { _, _ in nil }
  }

  /// A text as HTML, with what is to be known about it.
  struct Page: Equatable {
    var html: String
    /// In the order of the text.
    var headings: [Heading] = []
    /// Links and images that the caller or their scheme refused, in the order of the text.
    var refused: [Refusal] = []
  }

  struct Heading: Equatable {
    /// From 1 to 6, already moved down.
    let level: Int
    let id: String
    let text: String
  }

  struct Refusal: Hashable {
    let destination: String
    /// The line of the text, counted from one.
    let line: Int
  }
}

extension Markdown {
  /// A whole text.
  static func html(_ text: String, options: Options = Options()) -> Page {
    let page = MarkdownTree.read(text) { root in
      var renderer = MarkdownRenderer(options: options)
      renderer.render(root)
      return renderer.page
    }
    return page ?? Page(html: "<pre>\(escaped(text))</pre>\n")
  }

  /// The first paragraph or heading of a text, without the tags around it.
  static func inline(_ text: String, options: Options = Options()) -> String {
    let html = MarkdownTree.read(text) { root in
      var renderer = MarkdownRenderer(options: options)
      if let first = root.firstWords { renderer.renderChildren(of: first) }
      return renderer.page.html
    }
    return html ?? escaped(text)
  }

  /// The words of a text in one line; blocks of code are left out.
  static func plain(_ text: String) -> String {
    MarkdownTree.read(text) { $0.words } ?? text
  }

  /// The first sentence of the first paragraph or heading, as words in one line.
  static func firstSentence(_ text: String) -> String {
    FirstSentence.of(MarkdownTree.read(text) { $0.firstWords?.words ?? "" } ?? text)
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(text)
    return String(decoding: bytes, as: UTF8.self)
  }
}
