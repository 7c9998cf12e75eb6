/// Folds the operators of an expression that is read.
struct OperatorFolding {
  let reader: SyntaxReader

  private var writer: CodeWriter { reader.writer }

  /// Folds `a = b ?? c ? d : e` with the few precedences that decide where a value goes.
  func fold(_ parts: ArraySlice<Part>) throws(NotPlain) -> Int32 {
    guard let first = parts.first else { throw NotPlain() }
    if parts.count == 1 {
      guard first.kind == .value else { throw NotPlain() }
      return first.node
    }
    if let index = parts.firstIndex(where: { $0.kind == .assignment }) {
      let target = try fold(parts[..<index])
      return writer.node(.assign, first.place, target, try fold(parts[(index + 1)...]))
    }
    if let index = parts.firstIndex(where: { $0.kind == .ternary }) { return try ternary(parts, index) }
    if let index = loosest(parts) { return try binary(parts, index) }
    guard parts.count >= 3, let type = parts.last, type.kind == .type else { throw NotPlain() }
    let sign = parts[parts.endIndex - 2]
    let value = try fold(parts.dropLast(2))
    return writer.node(sign.kind == .test ? .isType : .cast, sign.place, value, type.node)
  }

  private func ternary(_ parts: ArraySlice<Part>, _ index: Int) throws(NotPlain) -> Int32 {
    let condition = writer.node(.holds, try fold(parts[..<index]))
    let then = writer.node(.block, 1, parts[index].node)
    let otherwise = writer.node(.block, 1, try fold(parts[(index + 1)...]))
    return reader.branch(
      at: parts[index].place, .ternary, isExhaustive: true,
      [([condition], then), ([writer.node(.otherwise)], otherwise)])
  }

  /// The index of the last of the loosest operators.
  private func loosest(_ parts: ArraySlice<Part>) -> Int? {
    var found: Int?
    for index in parts.indices where parts[index].kind == .sign {
      if let known = found, parts[known].looseness > parts[index].looseness { continue }
      found = index
    }
    return found
  }

  private func binary(_ parts: ArraySlice<Part>, _ index: Int) throws(NotPlain) -> Int32 {
    let sign = parts[index]
    let values = [try fold(parts[..<index]), try fold(parts[(index + 1)...])]
    if sign.sign == "??" { return writer.node(.choice, sign.place, 2, values[0], values[1]) }
    return writer.node(.binary, sign.place, writer.name(sign.sign), values[0], values[1])
  }
}
