/// Finds the comments addressed to flowdoc, with the declaration each belongs to.
struct NoteReading {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let outline: FileOutline
  private let lines: LineTable

  /// The notes of a file; hardly any file has one, and the others are only searched.
  static func notes(in bytes: UnsafeBufferPointer<UInt8>) -> [CodeNote] {
    let marks = marks(in: bytes)
    if marks.isEmpty { return [] }
    let reading = NoteReading(
      bytes: bytes, outline: OutlinePass.outline(bytes), lines: LineTable(bytes: bytes))
    return marks.compactMap(reading.note)
  }

  private static let mark = Array("flowdoc:".utf8)

  private static func marks(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    var place = 0
    let end = bytes.count - mark.count
    while place <= end {
      if bytes[place] == UInt8(ascii: "f"), bytes[place + 1] == UInt8(ascii: "l"), hasMark(bytes, at: place) {
        found.append(place)
      }
      place += 1
    }
    return found
  }

  private static func hasMark(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    mark.indices.allSatisfy { bytes[place + $0] == mark[$0] }
  }

  private func note(at mark: Int) -> CodeNote? {
    guard isComment(before: mark) else { return nil }
    let text = self.text(from: mark + Self.mark.count)
    if text.hasPrefix("ignore") { return nil }
    var note = CodeNote(text: text, line: Int32(lines.place(ofOffset: mark).line))
    locate(&note, Int32(mark))
    return note
  }

  /// Whether only blanks are between the mark and the first `//` of its line outside of a string.
  private func isComment(before mark: Int) -> Bool {
    var begin = mark
    while begin > 0, bytes[begin - 1] != 0x0A { begin -= 1 }
    var quotes = 0
    var place = begin
    while place + 1 < mark {
      if bytes[place] == UInt8(ascii: "\"") { quotes += 1 }
      if quotes % 2 == 0, bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "/") {
        return bytes[place + 2..<mark].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      }
      place += 1
    }
    return false
  }

  private func text(from begin: Int) -> String {
    let line = bytes[begin...].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  // MARK: - Position

  private func locate(_ note: inout CodeNote, _ mark: Int32) {
    if let type = outline.types.first(where: { isHead($0, mark, note.line) }) {
      (note.type, note.isOfType) = (type.name, true)
      return
    }
    note.type =
      outline.types.filter { $0.begin <= mark && mark < $0.end }.max { $0.begin < $1.begin }?.name ?? ""
    let member = outline.members.filter { $0.lead <= mark && mark < $0.end }.max { $0.begin < $1.begin }
    note.member = member.map(name) ?? ""
  }

  /// Tells whether a comment is before a type's body, or after its opening brace.
  private func isHead(_ type: FileOutline.Declared, _ mark: Int32, _ line: Int32) -> Bool {
    type.lead <= mark && mark < type.open
      || mark > type.open && lines.place(ofOffset: Int(type.open)).line == Int(line)
  }

  private func name(of member: FileOutline.Member) -> String {
    let text = String(decoding: bytes[Int(member.begin)..<Int(member.end)], as: UTF8.self)
    let words = text.prefix(400).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.firstIndex(where: { ["func", "var", "let", "case", "init"].contains($0) })
    else {
      return ""
    }
    if words[keyword] == "init" { return "init" }
    return words.indices.contains(keyword + 1) ? String(words[keyword + 1]) : ""
  }
}
