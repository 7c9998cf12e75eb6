/// Appends nodes to the code of a file, children before their parents.
package final class CodeWriter {
  private var numbers: [String: Int32] = [:]
  package var file: FileCode

  package init(path: String) {
    file = FileCode(path: path)
    _ = name("")
  }

  /// The number of a name; that of the empty name is 0.
  package func name(_ text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let number = Int32(file.names.count)
    numbers[text] = number
    file.names.append(text)
    return number
  }

  package func node(_ op: Op, _ operands: Int32...) -> Int32 {
    node(op, list: operands)
  }

  package func node(_ op: Op, list operands: [Int32]) -> Int32 {
    let index = Int32(file.code.count)
    file.code.append(op.rawValue)
    file.code += operands
    return index
  }

  /// Appends a node whose last operand is a list of rows, given as one flat array.
  func node(_ op: Op, _ operands: Int32..., rows: Int, _ numbers: [Int32]) -> Int32 {
    let index = Int32(file.code.count)
    file.code.append(op.rawValue)
    file.code += operands
    file.code.append(Int32(rows))
    file.code += numbers
    return index
  }

  /// A position in the output, to return to; names are kept.
  struct Mark {
    let code: Int
    let mentions: Int
  }

  var mark: Mark { Mark(code: file.code.count, mentions: file.mentions.count) }

  /// Removes everything written since.
  func undo(to mark: Mark) {
    file.code.removeLast(file.code.count - mark.code)
    let more = file.mentions.count - mark.mentions
    guard more > 0 else { return }
    file.mentions.removeLast(more)
    file.mentionKinds.removeLast(more)
    file.mentionBases.removeLast(more)
    file.mentionOffsets.removeLast(more)
  }
}

/// The operands of a node: single numbers, and lists preceded by their count.
package struct Operands {
  package private(set) var numbers: [Int32]

  package init(_ numbers: Int32...) { self.numbers = numbers }

  package func adding(_ number: Int32) -> Operands {
    var copy = self
    copy.numbers.append(number)
    return copy
  }

  /// Adds a list with one number per item.
  package func list(_ items: [Int32]) -> Operands {
    var copy = self
    copy.numbers.append(Int32(items.count))
    copy.numbers += items
    return copy
  }

  /// Adds a list with several numbers per item.
  package func rows(_ rows: [[Int32]]) -> Operands {
    var copy = self
    copy.numbers.append(Int32(rows.count))
    for row in rows { copy.numbers += row }
    return copy
  }
}
