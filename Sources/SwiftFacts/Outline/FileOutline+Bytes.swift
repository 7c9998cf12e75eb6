// Between runs outlines are kept as they stand.
extension FileOutline {
  /// The format of `bytes`: a new number where other bytes stand for a file, or say other things of it.
  package static let format: Int32 = 1

  package var bytes: [UInt8] {
    var writer = FlatWriter()
    for number in [Self.format, isClear ? 1 : 0, hasConditions ? 1 : 0, Int32(nesting), size] {
      writer.add(number)
    }
    writer.add(
      types.flatMap {
        [
          $0.kind.rawValue, $0.head.lowerBound, $0.head.upperBound, $0.outer, $0.lead, $0.begin, $0.end,
          $0.open,
        ]
      })
    writer.add(types.map(\.name))
    writer.add(members.flatMap(\.numbers))
    writer.add(
      mentions.flatMap { mention in
        [mention.word, mention.form, mention.receiver].map { Int32(bitPattern: $0.bits) }
      })
    writer.add(labels.map { Int32(bitPattern: $0.bits) })
    writer.add(imports)
    return writer.bytes
  }

  /// Reads an outline back; nil where the bytes are damaged, or of another format.
  package init?(bytes: UnsafeRawBufferPointer) {
    var reader = FlatReader(bytes)
    guard reader.number() == Self.format, let isClear = reader.number(), let conditions = reader.number(),
      let nesting = reader.number(), let size = reader.number(),
      let types = reader.numbers(), let names = reader.texts(), let members = reader.numbers(),
      let mentions = reader.numbers(), let labels = reader.numbers(), let imports = reader.texts(),
      reader.isAtEnd
    else { return nil }
    (self.isClear, hasConditions) = (isClear != 0, conditions != 0)
    (self.nesting, self.size, self.imports) = (Int(nesting), size, imports)
    self.labels = labels.map { Word(bits: UInt32(bitPattern: $0)) }
    self.mentions = Self.mentions(mentions)
    guard read(types, names), read(members: members), !self.isClear || holdsPlaces
    else { return nil }
  }

  private static func mentions(_ numbers: [Int32]) -> [Mention] {
    func word(_ place: Int) -> Word { Word(bits: UInt32(bitPattern: numbers[place])) }
    return (0..<numbers.count / 3).map { index in
      Mention(word: word(index * 3), form: word(index * 3 + 1), receiver: word(index * 3 + 2))
    }
  }

  private static func rows(of numbers: [Int32], _ width: Int) -> [[Int32]] {
    (0..<numbers.count / width).map { Array(numbers[$0 * width..<($0 + 1) * width]) }
  }

  private mutating func read(_ numbers: [Int32], _ names: [String]) -> Bool {
    let rows = Self.rows(of: numbers, 8)
    guard rows.count == names.count else { return false }
    for (row, name) in zip(rows, names) {
      guard let kind = TypeKind(rawValue: row[0]), let head = range(row[1], row[2], mentions.count),
        row[3] >= -1, Int(row[3]) < types.count
      else { return false }
      types.append(
        Declared(
          kind: kind, name: name, head: head, outer: row[3], lead: row[4], begin: row[5], end: row[6],
          open: row[7]))
    }
    return true
  }

  private mutating func read(members numbers: [Int32]) -> Bool {
    for row in Self.rows(of: numbers, Member.width) {
      guard let kind = UInt8(exactly: row[0]).flatMap(Kind.init), row[1] >= -1, Int(row[1]) < types.count,
        let cut = range(row[5], row[6], Int(Int32.max)), let head = range(row[7], row[8], mentions.count),
        let body = range(row[9], row[10], mentions.count), let keys = range(row[11], row[12], labels.count)
      else { return false }
      members.append(
        Member(
          kind: kind, type: row[1], name: Word(bits: UInt32(bitPattern: row[2])), lead: row[14],
          begin: row[3],
          end: row[4], cut: cut, head: head, body: body, keys: keys, holdsFunction: row[13] != 0))
    }
    return true
  }

  /// Whether all places are in the file, and each type stands behind the one around it.
  private var holdsPlaces: Bool {
    types.enumerated().allSatisfy { index, type in
      type.outer < index && isOrdered([0, type.lead, type.begin, type.open, type.end &- 1, size &- 1])
    }
      && members.allSatisfy { member in
        let cut = member.cut.isEmpty ? member.begin..<member.begin : member.cut
        return isOrdered([0, member.lead, member.begin, cut.lowerBound, cut.upperBound, member.end, size])
      }
  }

  private func isOrdered(_ places: [Int32]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private func range(_ low: Int32, _ high: Int32, _ count: Int) -> Range<Int32>? {
    low >= 0 && low <= high && Int(high) <= count ? low..<high : nil
  }
}

extension FileOutline.Member {
  fileprivate static let width = 15

  fileprivate var numbers: [Int32] {
    [
      Int32(kind.rawValue), type, Int32(bitPattern: name.bits), begin, end, cut.lowerBound, cut.upperBound,
      head.lowerBound, head.upperBound, body.lowerBound, body.upperBound, keys.lowerBound, keys.upperBound,
      holdsFunction ? 1 : 0, lead,
    ]
  }
}
