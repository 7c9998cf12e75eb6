@testable import SwiftFacts

/// The code of a file as text, without the places of nodes, to compare what two readers made of one source.
struct CodeText {
  let file: FileCode

  var lines: [String] {
    file.imports.map { "import " + file.names[Int($0)] } + file.declarations.map(text) + file.script.map(text)
  }

  private func text(_ node: Int32) -> String {
    guard node >= 0 else { return "-" }
    var position = Int(node)
    guard let op = Op(rawValue: file.code[position]), let shape = CodeShape.operands[op] else { return "?" }
    position += 1
    // The last number of these says how much code stands before them.
    let told = op == .function || op == .variable ? Array(shape.dropLast()) : shape
    return "\(op)(\(operands(told, &position)))"
  }

  private func operands(_ list: [CodeShape.Operand], _ position: inout Int) -> String {
    list.map { operand($0, &position) }.joined(separator: ", ")
  }

  private func operand(_ operand: CodeShape.Operand, _ position: inout Int) -> String {
    let number = file.code[position]
    position += 1
    switch operand {
    case .number, .place: return "\(number)"
    case .name: return file.names[Int(number)].debugDescription
    case .node, .optional, .only: return text(number)
    case .list(let row):
      return "[" + (0..<number).map { _ in operands(row, &position) }.joined(separator: " | ") + "]"
    case .segment:
      position += 1
      let value = file.code[position - 1]
      return number == 0 ? file.names[Int(value)].debugDescription : text(value)
    }
  }
}
