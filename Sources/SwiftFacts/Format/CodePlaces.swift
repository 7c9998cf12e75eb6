/// Finds the places in the code of a file.
struct CodePlaces {
  private let code: [Int32]
  private var position = 0
  /// The positions of the places in the code.
  private(set) var positions: [Int] = []

  init(in code: [Int32]) {
    self.code = code
    while position < code.count {
      guard let op = Op(rawValue: code[position]), let shape = CodeShape.operands[op] else { return }
      position += 1
      pass(shape)
    }
  }

  private mutating func pass(_ operands: [CodeShape.Operand]) {
    for operand in operands where position < code.count { pass(operand) }
  }

  private mutating func pass(_ operand: CodeShape.Operand) {
    let number = code[position]
    if case .place = operand { positions.append(position) }
    position += 1
    switch operand {
    case .list(let row):
      var rows = number
      while rows > 0, position < code.count {
        pass(row)
        rows -= 1
      }
    case .segment: position += 1
    default: break
    }
  }
}
