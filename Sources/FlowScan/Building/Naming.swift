/// The ids of types in the graph: their names, and their folders too where two types share a name.
struct Naming {
  private let ids: [String]

  init(_ program: Program) {
    let groups = Dictionary(grouping: program.types, by: \.name)
    ids = program.types.map { node in
      let rivals = groups[node.name] ?? []
      return rivals.count < 2 ? node.name : Naming.qualified(node, among: rivals)
    }
  }

  subscript(_ id: TypeID) -> String { ids[id.index] }

  /// The module of a file in a package: the folder in `Sources`.
  static func module(of file: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return "" }
    return parts[sources + 1]
  }

  /// `Name (Folder)`, with the first folder in which the files of the rivals differ.
  private static func qualified(_ node: TypeNode, among rivals: [TypeNode]) -> String {
    let parts = node.file.split(separator: "/")
    let others = rivals.filter { $0.id != node.id }.map { $0.file.split(separator: "/") }
    for (index, part) in parts.enumerated()
    where others.contains(where: { !$0.indices.contains(index) || $0[index] != part }) {
      return "\(node.name) (\(part))"
    }
    return "\(node.name) (\(node.id.index))"
  }
}
