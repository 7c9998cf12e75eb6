/// Writes the nodes of a tree as HTML.
struct MarkdownRenderer {
  private let options: Markdown.Options
  private var output: [UInt8] = []
  private var headings: [Markdown.Heading] = []
  private var refused: [Markdown.Refusal] = []
  private var ids = UniqueIDs()
  /// Whether each open link was rejected.
  private var openLinks: [Bool] = []
  private var table = MarkdownTable()

  init(options: Markdown.Options) {
    self.options = options
  }

  /// The result so far.
  var page: Markdown.Page {
    Markdown.Page(html: String(decoding: output, as: UTF8.self), headings: headings, refused: refused)
  }

  /// Renders a node and everything below it.
  mutating func render(_ root: MarkdownNode) {
    root.walk { node, step in
      switch step {
      case .enter: enter(node)
      case .leave: leave(node)
      }
    }
  }

  /// Renders the children of a node.
  mutating func renderChildren(of root: MarkdownNode) {
    root.walk { node, step in
      if node.pointer == root.pointer { return true }
      return step == .enter ? enter(node) : leave(node)
    }
  }
}

// MARK: Nodes

extension MarkdownRenderer {
  /// Begins a node, and returns whether its children are still to be rendered.
  private mutating func enter(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .quote: write("<blockquote>\n")
    case .list: beginList(node)
    case .item: beginItem(node)
    case .code: code(node)
    case .html: rawHTML(node, in: ("<p>", "</p>\n"))
    case .paragraph: if !node.isTight { write("<p>") }
    case .heading: beginHeading(node)
    case .rule: write("<hr>\n")
    case .table: beginTable(node)
    case .tableHeader, .tableRow: write(table.beginRow(isHeader: node.kind == .tableHeader))
    case .tableCell: write(table.beginCell())
    case .text: output.appendEscaped(node.literal)
    case .softBreak: write("\n")
    case .lineBreak: write("<br>\n")
    case .inlineCode: inlineCode(node)
    case .inlineHTML: rawHTML(node, in: ("", ""))
    case .emphasis: write("<em>")
    case .strong: write("<strong>")
    case .strikethrough: write("<del>")
    case .link: beginLink(node)
    case .image: image(node)
    case .document, .other: break
    }
    return node.kind != .image
  }

  private mutating func leave(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .quote: write("</blockquote>\n")
    case .list: write(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item: write("</li>\n")
    case .paragraph: if !node.isTight { write("</p>\n") }
    case .heading: write("</h\(level(of: node))>\n")
    case .table: write(table.end())
    case .tableHeader, .tableRow: write(table.endRow())
    case .tableCell: write(table.endCell())
    case .emphasis: write("</em>")
    case .strong: write("</strong>")
    case .strikethrough: write("</del>")
    case .link: if openLinks.popLast() == false { write("</a>") }
    default: break
    }
    return true
  }

  private mutating func write(_ text: String) { output += text.utf8 }
}

// MARK: Blocks

extension MarkdownRenderer {
  private mutating func beginList(_ node: MarkdownNode) {
    guard node.isOrdered else { return write("<ul>\n") }
    write(node.firstNumber == 1 ? "<ol>\n" : "<ol start=\"\(node.firstNumber)\">\n")
  }

  private mutating func beginTable(_ node: MarkdownNode) {
    table = MarkdownTable(alignments: node.alignments)
    write("<table>\n")
  }

  private mutating func inlineCode(_ node: MarkdownNode) {
    write("<code>")
    output.appendEscaped(node.literal)
    write("</code>")
  }

  private mutating func beginItem(_ node: MarkdownNode) {
    write("<li>")
    if let isChecked = node.isChecked {
      write("<input type=\"checkbox\" disabled\(isChecked ? " checked" : "") aria-label=\"Done\"> ")
    }
  }

  private mutating func beginHeading(_ node: MarkdownNode) {
    let text = node.words
    let id = ids.id(for: options.idPrefix + Slug.of(text))
    headings.append(Markdown.Heading(level: level(of: node), id: id, text: text))
    write("<h\(level(of: node)) id=\"")
    output.appendEscaped(id)
    write("\">")
  }

  private func level(of heading: MarkdownNode) -> Int {
    max(1, min(6, heading.headingLevel + options.headingShift))
  }

  private mutating func code(_ node: MarkdownNode) {
    let info = node.fenceInfo
    if !info.isEmpty, let block = options.block(info, node.line) { return write(block) }
    write("<pre><code")
    if let language = info.split(whereSeparator: \.isWhitespace).first {
      write(" class=\"language-")
      output.appendEscaped(String(language))
      write("\"")
    }
    write(">")
    output.appendEscaped(node.literal)
    write("</code></pre>\n")
  }

  /// Shows raw HTML as text: `Array<Order>` in a doc comment looks like a tag, too.
  private mutating func rawHTML(_ node: MarkdownNode, in tags: (String, String)) {
    guard !node.isComment else { return }
    write(tags.0)
    output.appendEscaped(node.literal)
    write(tags.1)
  }
}

// MARK: Links

extension MarkdownRenderer {
  private mutating func beginLink(_ node: MarkdownNode) {
    let address = accepted(node, by: options.link)
    openLinks.append(address == nil)
    guard let address else { return }
    write("<a href=\"")
    output.appendAddress(address)
    writeTitle(of: node)
    write("\">")
  }

  private mutating func image(_ node: MarkdownNode) {
    guard let address = accepted(node, by: options.image) else { return output.appendEscaped(node.words) }
    write("<img src=\"")
    output.appendAddress(address)
    write("\" alt=\"")
    output.appendEscaped(node.words)
    writeTitle(of: node)
    write("\">")
  }

  /// Continues a tag whose last attribute is still open.
  private mutating func writeTitle(of node: MarkdownNode) {
    guard !node.title.isEmpty else { return }
    write("\" title=\"")
    output.appendEscaped(node.title)
  }

  /// The address that the caller gives a link or an image; its scheme is checked as well.
  private mutating func accepted(_ node: MarkdownNode, by hook: (String) -> String?) -> String? {
    if let address = hook(node.destination), MarkdownDestination.isSafe(address) { return address }
    refused.append(Markdown.Refusal(destination: node.destination, line: node.line))
    return nil
  }
}
