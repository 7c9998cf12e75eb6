/// Doc comments and guide pages as HTML that is safe to show: no raw HTML, no scheme that runs anything.
enum Markdown {
  /// Decisions of the caller about a text; the defaults change nothing.
  struct Options {
    /// The number of levels by which headings are lowered.
    var headingShift = 0
    /// The prefix of heading ids, for several texts on one page.
    var idPrefix = ""
    /// The address of a link; nil removes the link and keeps its words.
    var link: (String) -> String? = { $0 }
    /// The address of an image; nil removes the image and keeps its description.
    var image: (String) -> String? = { $0 }
    /// The replacement for a fenced block, given the words after the fence and its line; nil keeps it as code.
    var block: (_ info: String, _ line: Int) -> String? = { _, _ in nil }
  }

  /// A text as HTML, with facts about it.
  struct Page: Equatable {
    var html: String
    /// The headings, in the order of the text.
    var headings: [Heading] = []
    /// Links and images that the caller rejected or that have an unsafe scheme, in the order of the text.
    var refused: [Refusal] = []
  }

  struct Heading: Equatable {
    /// The level from 1 to 6, already lowered.
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
  /// Renders a whole text.
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

  /// The words of a text in one line, without code blocks.
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
