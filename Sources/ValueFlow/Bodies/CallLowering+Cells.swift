import SwiftFacts

// Closures that set up the cells of lists, whose type only the code around them tells.
extension CallLowering {
  /// The type of the cell that a call hands to its closure: that of `UICollectionView.CellRegistration<Cell, Item> { cell, path, item in … }`,
  /// or of `rx.items(cellType: Cell.self)` as an argument, for which the cell comes last.
  func cellType(_ callee: Int32, _ rows: [[Int32]]) -> (type: ResolvedType, isFirst: Bool)? {
    guard rows.contains(where: { $0[1] >= 0 && lowering.file.op($0[1]) == .closure }) else { return nil }
    if let type = registeredType(callee) { return (type, true) }
    for row in rows {
      if let type = cellType(row) ?? innerRows(row[1]).lazy.compactMap(cellType).first {
        return (type, false)
      }
    }
    return nil
  }

  private func registeredType(_ callee: Int32) -> ResolvedType? {
    guard callee >= 0, lowering.file.op(callee) == .typeName else { return nil }
    let type = lowering.file.code[Int(callee) + 2]
    guard type >= 0, lowering.file.op(type) == .namedType else { return nil }
    var cursor = CodeCursor(lowering.file, type)
    let name = lowering.program.name(cursor.name())
    let arguments = cursor.list()
    guard name.hasSuffix("Registration"), let first = arguments.first else { return nil }
    return lowering.resolve(first)
  }

  private func cellType(_ row: [Int32]) -> ResolvedType? {
    lowering.program.name(lowering.file.names[Int(row[0])]) == "cellType"
      ? lowering.naming.type(by: row[1]) : nil
  }

  private func innerRows(_ node: Int32) -> [[Int32]] {
    guard node >= 0, lowering.file.op(node) == .call else { return [] }
    var cursor = CodeCursor(lowering.file, node)
    _ = (cursor.next(), cursor.next())
    return cursor.rows(3)
  }
}
