package import SwiftFacts

/// Reads the operands of a node one after another.
package struct CodeCursor {
  package let file: ProgramFile
  package private(set) var position: Int

  /// Starts after the op of a node.
  package init(_ file: ProgramFile, _ node: Int32) {
    self.file = file
    position = Int(node) + 1
  }

  package mutating func next() -> Int32 {
    defer { position += 1 }
    return file.code[position]
  }

  package mutating func name() -> Name { file.names[Int(next())] }

  package mutating func flags() -> CodeFlags { CodeFlags(rawValue: next()) }

  /// Reads a list with one number per item.
  package mutating func list() -> [Int32] {
    let count = Int(next())
    defer { position += count }
    return Array(file.code[position..<position + count])
  }

  /// Reads a list with several numbers per item.
  package mutating func rows(_ width: Int) -> [[Int32]] {
    let count = Int(next())
    return (0..<count).map { _ in (0..<width).map { _ in next() } }
  }
}

/// A file of the program: its code, and its names with the numbers of the program.
package final class ProgramFile {
  let path: String
  package let code: [Int32]
  package let names: [Name]
  let imports: [Name]
  package let source: FileCode

  init(_ source: FileCode, _ table: inout NameTable) {
    self.source = source
    path = source.path
    code = source.code
    let numbers = source.names.map { table.number($0) }
    names = numbers
    imports = source.imports.map { numbers[Int($0)] }
  }

  package func op(_ node: Int32) -> Op { Op(rawValue: code[Int(node)]) ?? .nothing }
}
