import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// Greys out, in a drawn picture, the shared parts of the names of its nodes.
enum GreyedNames {
  /// The displayed name of a node, with the lengths of its shared beginning and end, in bytes.
  struct Name: Hashable, Sendable {
    let text: String
    let lead: Int
    let tail: Int
  }

  /// The picture with a `tspan` around the shared parts of the names of nodes with an id.
  static func marked(_ svg: String, _ names: [String: Name]) -> String {
    guard !names.isEmpty else { return svg }
    var pass = Pass(bytes: Array(svg.utf8))
    pass.run(names)
    return String(decoding: pass.result, as: UTF8.self)
  }

  /// One pass over the bytes of a picture.
  private struct Pass {
    let bytes: [UInt8]
    var result: [UInt8] = []
    private var place = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
      result.reserveCapacity(bytes.count + bytes.count / 8)
    }

    mutating func run(_ names: [String: Name]) {
      while let opening = find(Array("<g id=\"".utf8), before: bytes.count) {
        copy(to: opening + 7)
        let id = bytes[place...].prefix { $0 != UInt8(ascii: "\"") }
        if let name = names[String(decoding: id, as: UTF8.self)] { mark(name) }
      }
      copy(to: bytes.count)
    }

    /// Marks the lines of a node's name, which are its first texts.
    private mutating func mark(_ name: Name) {
      let end = find(Array("</g>".utf8), before: bytes.count) ?? bytes.count
      let text = Array(name.text.utf8)
      var position = 0
      while position < text.count, let element = find(Array("<text".utf8), before: end) {
        guard let open = find([UInt8(ascii: ">")], from: element, before: end) else { return }
        copy(to: open + 1)
        let line = Array(bytes[place...].prefix { $0 != UInt8(ascii: "<") })
        while position < text.count, text[position] == UInt8(ascii: " ") { position += 1 }
        // A line with an escape, or one that does not belong to the name, is unchanged.
        guard !line.isEmpty, text[position...].starts(with: line) else { return }
        write(line, Array(position..<position + line.count), quiet: (name.lead, text.count - name.tail))
        position += line.count
      }
    }

    private mutating func write(_ line: [UInt8], _ places: [Int], quiet: (before: Int, from: Int)) {
      let lead = places.prefix { $0 < quiet.before }.count
      let tail = places.drop { $0 < quiet.from }.count
      result +=
        span(line[..<lead]) + line[lead..<max(lead, line.count - tail)]
        + span(line[max(lead, line.count - tail)...])
      place += line.count
    }

    private func span(_ text: ArraySlice<UInt8>) -> [UInt8] {
      text.isEmpty ? [] : Array("<tspan class=\"shared\">".utf8) + text + Array("</tspan>".utf8)
    }

    private mutating func copy(to end: Int) {
      result += bytes[place..<end]
      place = end
    }

    private func find(_ pattern: [UInt8], from start: Int? = nil, before end: Int) -> Int? {
      var at = start ?? place
      while at + pattern.count <= end {
        if bytes[at] == pattern[0], bytes[at..<at + pattern.count].elementsEqual(pattern) { return at }
        at += 1
      }
      return nil
    }
  }
}

extension PageContext {
  /// The names with shared parts of a picture's nodes, by the ids of the nodes in it.
  func greyedNames(of scene: Scene, in picture: String) -> [String: GreyedNames.Name] {
    var names: [String: GreyedNames.Name] = [:]
    let options = PictureOptions(prefix: picture)
    for item in scene.nodes {
      let node: Node? = item.kind == .flow ? .flow(item.id) : item.kind == .screen ? .screen(item.id) : nil
      guard let node, let division = facts.names.division(node), !division.isWhole else { continue }
      let text = SafeText.shown(item.shownTitle)
      // A name without its sign; any text other than the name is unchanged.
      guard text.hasSuffix(division.lead + division.core + division.tail) else { continue }
      let before =
        text.utf8.count - division.lead.utf8.count - division.core.utf8.count - division.tail.utf8.count
      let lead = division.lead.isEmpty ? 0 : before + division.lead.utf8.count
      names[options.id(of: item.key)] = GreyedNames.Name(
        text: text, lead: lead, tail: division.tail.utf8.count)
    }
    return names
  }
}
