import SwiftParser
import SwiftSyntax

/// Reads a file by its outline: plain members from the bytes, the others with the parser.
struct OutlineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let outline: FileOutline
  private let reader: SyntaxReader
  /// The entries of each type and, last, of the top level, in the order of the file.
  private var entries: [[Entry]] = []
  /// The nodes of the plain members, and those that the parser made of the others.
  private var plain: [Int: [Int32]] = [:]
  private var parsed: [Int: DeclSyntax] = [:]

  private enum Entry {
    case type(Int)
    case member(Int)
  }

  /// Reads the code of a file; nil if the parser has to read all of it.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ outline: FileOutline, path: String) -> FileCode? {
    guard outline.isClear else { return nil }
    let reader = SyntaxReader(path: path, lines: LineTable(bytes: bytes))
    var outlined = OutlineReader(bytes, outline, reader)
    return outlined.read() ? reader.writer.file : nil
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ outline: FileOutline, _ reader: SyntaxReader
  ) {
    (self.bytes, self.outline, self.reader) = (bytes, outline, reader)
    var found = [[(begin: Int32, entry: Entry)]](repeating: [], count: outline.types.count + 1)
    for (index, type) in outline.types.enumerated() {
      found[type.outer < 0 ? outline.types.count : Int(type.outer)].append((type.begin, .type(index)))
    }
    for (index, member) in outline.members.enumerated() {
      found[member.type < 0 ? outline.types.count : Int(member.type)].append((member.begin, .member(index)))
    }
    entries = found.map { $0.sorted { $0.begin < $1.begin }.map(\.entry) }
  }

  private mutating func read() -> Bool {
    for text in outline.imports {
      guard let name = Self.module(text) else { return false }
      reader.writer.file.imports.append(reader.writer.name(name))
    }
    let wanted = outline.members.indices.filter { !readsPlainly($0) }
    guard wanted.isEmpty || parse(wanted), let found = read(entries[outline.types.count], of: "") else {
      return false
    }
    reader.writer.file.declarations = found + reader.nested
    reader.writer.file.isWhole = !reader.wasTooDeep
    return true
  }

  private static func module(_ text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if words.count == 2, kinds.contains(words[0]) { return String(words[1]) }
    return words.count == 1 ? String(words[0]) : nil
  }

  /// Reads a member without the parser, if it is plain.
  private mutating func readsPlainly(_ index: Int) -> Bool {
    let member = outline.members[index]
    // Operators and macros are irrelevant.
    if member.kind == .other {
      plain[index] = []
      return true
    }
    let before = reader.writer.mark
    let summary = LeadingComments.documentation(bytes, from: member.lead, to: member.begin)
    var plainly = PlainReader(bytes, reader, from: member.begin, to: member.end)
    do {
      plain[index] = try plainly.whole { (reader) throws(NotPlain) in try reader.member(summary) }
      return true
    } catch {
      reader.writer.undo(to: before)
      return isTooDeep(index)
    }
  }

  /// Leaves out a member that might keep the parser busy without end.
  private mutating func isTooDeep(_ index: Int) -> Bool {
    let member = outline.members[index]
    let code = UnsafeBufferPointer(rebasing: bytes[Int(member.begin)..<Int(member.end)])
    guard Nesting.isTooDeepForParser(code) else { return false }
    reader.wasTooDeep = true
    plain[index] = []
    return true
  }

  // MARK: - Input of the parser

  /// Parses members at their offsets, with everything else blanked.
  private mutating func parse(_ wanted: [Int]) -> Bool {
    var text = [UInt8](repeating: 0x20, count: bytes.count)
    for place in bytes.indices where bytes[place] == 0x0A { text[place] = 0x0A }
    for index in wanted {
      let member = outline.members[index]
      for place in lead(member)..<Int(member.end) { text[place] = bytes[place] }
    }
    let shells = shells(of: wanted)
    for type in shells.values { keepShell(of: outline.types[type], in: &text) }
    if areTooDeep(wanted, in: text) { return true }
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    for item in tree.statements {
      guard case .decl(let declaration) = item.item else { return false }
      add(declaration, shells)
    }
    return parsed.count == wanted.count
      && wanted.allSatisfy { parsed[Int(outline.members[$0].begin)] != nil }
  }

  /// Leaves out members that are too much for the parser together: in broken code, one may begin in what another lacks.
  private mutating func areTooDeep(_ wanted: [Int], in text: [UInt8]) -> Bool {
    // Each by itself was counted before, and the stack has room for a few of the longest that passed.
    guard wanted.count > 16, text.withUnsafeBufferPointer(Nesting.isTooDeepForParser) else { return false }
    reader.wasTooDeep = true
    for index in wanted { plain[index] = [] }
    return true
  }

  /// The types, by offset, without which the parser would not accept their cases.
  private func shells(of wanted: [Int]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for index in wanted where outline.members[index].kind == .enumCase && outline.members[index].type >= 0 {
      let type = Int(outline.members[index].type)
      found[Int(outline.types[type].begin)] = type
    }
    return found
  }

  private func keepShell(of type: FileOutline.Declared, in text: inout [UInt8]) {
    for place in Int(type.begin)...Int(type.open) { text[place] = bytes[place] }
    text[Int(type.end) - 1] = bytes[Int(type.end) - 1]
  }

  private mutating func add(_ declaration: DeclSyntax, _ shells: [Int: Int]) {
    let begin = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    guard shells[begin] != nil, let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      parsed[begin] = declaration
      return
    }
    for member in group.memberBlock.members { add(member.decl, shells) }
  }

  /// The start of a member's own comments.
  private func lead(_ member: FileOutline.Member) -> Int {
    var place = Int(member.lead)
    if place > 0 {
      while place < Int(member.begin), bytes[place] != 0x0A { place += 1 }
    }
    return place
  }

  // MARK: - Output

  private func read(_ entries: [Entry], of outer: String) -> [Int32]? {
    var found: [Int32] = []
    for entry in entries {
      switch entry {
      case .type(let index): guard read(type: index) else { return nil }
      case .member(let index):
        guard let nodes = read(member: index, of: outer) else { return nil }
        found += nodes
      }
    }
    return found
  }

  private func read(member index: Int, of outer: String) -> [Int32]? {
    let member = outline.members[index]
    if member.kind == .other {
      let isMacro = member.type < 0 && bytes[Int(member.begin)] == UInt8(ascii: "#")
      if isMacro { reader.writer.file.script.append(reader.writer.node(.nothing)) }
      return []
    }
    if let nodes = plain[index] { return nodes }
    return parsed[Int(member.begin)].map { reader.members($0, of: outer) }
  }

  private func read(type index: Int) -> Bool {
    let type = outline.types[index]
    guard let members = read(entries[index], of: type.name) else { return false }
    let summary = LeadingComments.documentation(bytes, from: type.lead, to: type.begin)
    var header = PlainReader(bytes, reader, from: type.begin, to: type.end)
    guard let node = header.declared(type, members: members, summary: summary) else { return false }
    reader.nested.append(node)
    return true
  }
}
