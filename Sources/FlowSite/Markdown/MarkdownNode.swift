internal import CMarkdown

/// A node of a tree, valid as long as its tree.
struct MarkdownNode {
  let pointer: OpaquePointer

  enum Kind {
    case document, quote, list, item, code, html, paragraph, heading, rule
    case table, tableHeader, tableRow, tableCell
    case text, softBreak, lineBreak, inlineCode, inlineHTML, emphasis, strong, strikethrough, link, image
    case other
  }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .inlineCode
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: extensionKind
    }
  }

  /// Extensions number their kinds as they are registered, so only their names are known here.
  private var extensionKind: Kind {
    switch string(cmark_node_get_type_string(pointer)) {
    case "table": .table
    case "table_header": .tableHeader
    case "table_row": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    case "tasklist": .item
    default: .other
    }
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}

// MARK: Contents

extension MarkdownNode {
  var literal: String { string(cmark_node_get_literal(pointer)) }
  var destination: String { string(cmark_node_get_url(pointer)) }
  var title: String { string(cmark_node_get_title(pointer)) }
  var fenceInfo: String { string(cmark_node_get_fence_info(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var firstNumber: Int { Int(cmark_node_get_list_start(pointer)) }
  var parent: Self? { cmark_node_parent(pointer).map(Self.init) }

  /// Whether raw HTML is only a comment.
  var isComment: Bool { literal.drop(while: \.isWhitespace).hasPrefix("<!--") }

  /// Whether a paragraph is the only content of an item in a tight list.
  var isTight: Bool {
    guard let list = parent?.parent, list.kind == .list else { return false }
    return cmark_node_get_list_tight(list.pointer) != 0
  }

  /// The state of a task's box; nil if the item is not a task.
  var isChecked: Bool? {
    guard string(cmark_node_get_type_string(pointer)) == "tasklist" else { return nil }
    return cmark_gfm_extensions_get_tasklist_item_checked(pointer)
  }

  /// The alignment of each table column: `l`, `c`, `r` or zero.
  var alignments: [UInt8] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    return Array(UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(pointer), count: count))
  }

  /// The line on which the node begins, or the nearest node around it that has a line.
  var line: Int {
    var node: Self? = self
    while let here = node {
      let line = Int(cmark_node_get_start_line(here.pointer))
      if line > 0 { return line }
      node = here.parent
    }
    return 1
  }
}

// MARK: Walking

extension MarkdownNode {
  enum Step { case enter, leave }

  /// Visits a node and everything below it without recursion; returning false on entering a node skips its children.
  func walk(_ visit: (MarkdownNode, Step) -> Bool) {
    guard let iterator = cmark_iter_new(pointer) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      let goesOn = visit(Self(pointer: node), event == CMARK_EVENT_ENTER ? .enter : .leave)
      if event == CMARK_EVENT_ENTER, !goesOn, cmark_node_first_child(node) != nil {
        cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
      }
    }
  }

  /// The first paragraph or heading.
  var firstWords: Self? {
    var found: Self?
    walk { node, _ in
      if found == nil, node.kind == .paragraph || node.kind == .heading { found = node }
      return found == nil
    }
    return found
  }

  /// The words in one line, without code blocks and comments.
  var words: String {
    var words = ""
    walk { node, _ in
      switch node.kind {
      case .text, .inlineCode: words += node.literal
      case .inlineHTML, .html: words += node.isComment ? "" : node.literal
      case .emphasis, .strong, .strikethrough, .link, .image: break
      default: words += " "
      }
      return true
    }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
