/// Validates code from outside against the shape of its ops, so that readers cannot go out of bounds.
struct CodeCheck {
  private let file: FileCode
  private let shapes: [[CodeShape.Operand]?]
  /// For each offset, the depth of the node that begins there; 0 if none does.
  private var depths: [Int32]
  private var position = 0
  private var deepest: Int32 = 0

  /// The greatest depth of code written by flowdoc.
  private static let limit: Int32 = 2_000

  private init(_ file: FileCode) {
    self.file = file
    depths = [Int32](repeating: 0, count: file.code.count)
    let ops = CodeShape.operands
    shapes = (0..<128).map { number in Op(rawValue: Int32(number)).flatMap { ops[$0] } }
  }

  /// Tells whether all nodes and names that the file refers to exist.
  static func isSound(_ file: FileCode) -> Bool {
    var check = CodeCheck(file)
    return check.readNodes() && check.holdsLists()
  }

  private mutating func readNodes() -> Bool {
    while position < file.code.count {
      let start = position
      let op = Int(file.code[start])
      guard shapes.indices.contains(op), let shape = shapes[op] else { return false }
      position += 1
      deepest = 0
      guard read(shape, in: start), deepest < Self.limit else { return false }
      depths[start] = deepest + 1
    }
    return true
  }

  private mutating func read(_ operands: [CodeShape.Operand], in node: Int) -> Bool {
    for operand in operands {
      guard position < file.code.count, read(operand, in: node) else { return false }
    }
    return true
  }

  private mutating func read(_ operand: CodeShape.Operand, in node: Int) -> Bool {
    let number = file.code[position]
    position += 1
    switch operand {
    case .number, .place: return true
    case .name: return isName(number)
    case .node: return isNode(number)
    case .optional: return number == -1 || isNode(number)
    case .only(let op): return number == -1 || isNode(number) && file.code[Int(number)] == op.rawValue
    case .list(let row): return list(row, number, in: node)
    case .segment:
      guard position < file.code.count else { return false }
      let value = file.code[position]
      position += 1
      return number == 0 ? isName(value) : value == -1 || isNode(value)
    }
  }

  private mutating func list(_ row: [CodeShape.Operand], _ count: Int32, in node: Int) -> Bool {
    // Each row takes at least one number.
    guard count >= 0, Int(count) <= file.code.count - position else { return false }
    for _ in 0..<count {
      guard read(row, in: node) else { return false }
    }
    return true
  }

  private func isName(_ number: Int32) -> Bool { number >= 0 && Int(number) < file.names.count }

  private mutating func isNode(_ number: Int32) -> Bool {
    guard number >= 0, Int(number) < depths.count, depths[Int(number)] > 0 else { return false }
    deepest = max(deepest, depths[Int(number)])
    return true
  }

  private func holdsLists() -> Bool {
    (file.declarations + file.script).allSatisfy {
      $0 >= 0 && Int($0) < depths.count && depths[Int($0)] > 0
    }
      && (file.imports + file.mentions).allSatisfy { isName($0) }
      && file.mentionBases.allSatisfy { $0 == -1 || isName($0) }
      && [file.mentionKinds.count, file.mentionBases.count, file.mentionOffsets.count]
        .allSatisfy { $0 == file.mentions.count }
      && (file.names.first ?? "-").isEmpty
  }
}
