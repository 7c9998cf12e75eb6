/// The opening tag of a group that has not been written yet.
struct PendingGroup {
  let id: ArraySlice<UInt8>?
  let classes: ArraySlice<UInt8>?
  let transform: ArraySlice<UInt8>?
}

extension CleaningPass {
  /// Begins a group of the graph, a node, an edge or a cluster; the groups around links are left out.
  mutating func group() {
    let id = value(of: .id)
    let classes = value(of: .class)
    guard classes != nil || !(id?.starts(with: [UInt8(ascii: "a"), UInt8(ascii: "_")]) ?? false) else {
      open.append(OpenElement(name: .g))
      return
    }
    writePending()
    pending = PendingGroup(id: id, classes: classes, transform: value(of: .transform))
    let isGraph = classes?.starts(with: "graph".utf8) ?? false
    open.append(OpenElement(name: .g, kind: isGraph ? .graph : .group, closing: "</g>\n"))
  }

  /// Writes the tag of the pending group, with a name if it has a tooltip and no link.
  mutating func writePending(name: ArraySlice<UInt8>? = nil) {
    guard let group = pending else { return }
    pending = nil
    output.append("<g")
    if let id = group.id, !id.isEmpty { writeID(id) }
    if let classes = group.classes { write(" class=\"", classes) }
    if let transform = group.transform { writeTransform(transform) }
    if open.last?.kind == .graph { writeTextDefaults() }
    finishGroupTag(name: name)
  }

  /// Begins a link, or a named group if the link's target is missing or not allowed.
  mutating func anchor() {
    guard container?.kind != .graph else { return open.append(OpenElement(name: .a)) }
    let name = tooltip
    if let link = value(of: .href), links.allows(link), !open.contains(where: { $0.kind == .link }) {
      writePending()
      writeLink(link, name: name)
    } else if let name, pending != nil {
      writePending(name: name)
      open.append(OpenElement(name: .a))
    } else if let name {
      open.append(OpenElement(name: .a, closing: "</g>\n"))
      output.append("<g")
      finishGroupTag(name: name)
    } else {
      open.append(OpenElement(name: .a))
    }
  }

  /// The innermost element that has been written.
  var container: OpenElement? {
    open.last { $0.closing != nil }
  }
}

extension CleaningPass {
  /// The text of the tooltip.
  ///
  /// Graphviz writes `<TABLE>` for an HTML label without a tooltip.
  private var tooltip: ArraySlice<UInt8>? {
    guard let title = value(of: .linkTitle), !title.isEmpty, !title.elementsEqual("<TABLE>".utf8) else {
      return nil
    }
    return title
  }

  private mutating func writeLink(_ link: ArraySlice<UInt8>, name: ArraySlice<UInt8>?) {
    showLinksInside()
    open.append(OpenElement(name: .a, kind: .link, closing: "</a>\n"))
    output.append("<a")
    writeReference(link)
    if let target = value(of: .target) { write(" target=\"", target) }
    output.append(">\n")
    if let name { writeTooltip(name) }
  }

  /// Ends the tag of the last opened group; its title is its name for screen readers as well.
  private mutating func finishGroupTag(name: ArraySlice<UInt8>?) {
    guard let name else { return output.append(">\n") }
    output.append(" role=\"")
    if let index = open.lastIndex(where: { $0.closing != nil }) { open[index].roleOffset = output.count }
    output.append("img\">\n")
    writeTooltip(name)
  }

  private mutating func writeTooltip(_ text: ArraySlice<UInt8>) {
    output.append("<title>")
    output.appendXML(text)
    output.append("</title>\n")
  }

  /// Turns the picture into a group if it contains a link: a picture hides its content from screen readers.
  private mutating func showLinksInside() {
    for index in open.indices.reversed() {
      guard let offset = open[index].roleOffset else { continue }
      output.replaceSubrange(offset..<offset + "img".utf8.count, with: "group".utf8)
      open[index].roleOffset = nil
    }
  }

  private mutating func writeID(_ id: ArraySlice<UInt8>) {
    write(" id=\"", ids.claim(String(decoding: id, as: UTF8.self)).utf8)
  }

  /// Leaves out transformations without an effect: Graphviz begins with `scale(1 1) rotate(0)`.
  private mutating func writeTransform(_ transform: ArraySlice<UInt8>) {
    let idle = "scale(1 1) rotate(0) "
    let rest = transform.starts(with: idle.utf8) ? transform.dropFirst(idle.utf8.count) : transform
    output.append(" transform=\"")
    output.appendNumbers(rest)
    output.append(.quote)
  }
}
