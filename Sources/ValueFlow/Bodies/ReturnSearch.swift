import SwiftFacts

/// Finds out whether statements return explicitly, so that their body is neither a result builder nor a single expression.
struct ReturnSearch {
  let file: ProgramFile

  func hasReturn(in node: Int32) -> Bool {
    guard node >= 0 else { return false }
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .result: return true
    case .block: return cursor.list().contains(where: hasReturn)
    case .branch: return arms(cursor).contains(where: hasReturn)
    case .loop: return hasReturn(in: loopBody(cursor))
    default: return false
    }
  }

  private func arms(_ operands: CodeCursor) -> [Int32] {
    var cursor = operands
    for _ in 0..<3 { _ = cursor.next() }
    return (0..<cursor.next()).map { _ in
      _ = cursor.list()
      return cursor.next()
    }
  }

  private func loopBody(_ operands: CodeCursor) -> Int32 {
    var cursor = operands
    for _ in 0..<3 { _ = cursor.next() }
    return cursor.next()
  }
}
