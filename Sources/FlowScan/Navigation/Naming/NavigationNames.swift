import FlowModel
import SwiftFacts
import ValueFlow

/// The ids of types in the graph: their names, with their folders if two types share a name.
struct NavigationNames {
  let program: SourceProgram
  private var rivals: [Name: [TypeIndex]] = [:]

  init(_ program: SourceProgram) {
    self.program = program
    for index in program.types.indices where !program.types[index].isForeign {
      rivals[program.types[index].name, default: []].append(TypeIndex(index))
    }
  }

  func id(of type: TypeIndex) -> String {
    let info = program.types[Int(type)]
    let others = rivals[info.name] ?? []
    return others.count < 2 ? name(of: type) : qualified(type, others)
  }

  func name(of type: TypeIndex) -> String { program.typeName(type) }

  /// The source of a transition in the graph; requests of guards are represented by the links that they guard.
  func source(_ kind: Asker.Kind) -> Source {
    switch kind {
    case .screen(let type): Source(kind: .screen, id: id(of: type), name: name(of: type))
    case .flow(let type): Source(kind: .flow, id: id(of: type), name: name(of: type))
    case .start: Source.start
    case .link(let pattern): Source(kind: .link, id: pattern)
    case .gate(let gate): Source(kind: .link, id: program.name(gate))
    case .system: Source.anywhere
    }
  }

  func screen(_ type: TypeIndex) -> Screen {
    let info = program.types[Int(type)]
    if info.isForeign { return Screen(id: id(of: type), origins: [.scanned]) }
    return Screen(
      id: id(of: type), name: name(of: type), module: module(of: info.file),
      summary: program.name(info.summary), location: location(info.file, info.place), origins: [.scanned])
  }

  /// The module of a file in a package: the folder below `Sources`.
  func module(of file: Int32) -> String {
    let parts = program.path(file).split(separator: "/").map(String.init)
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return "" }
    return parts[sources + 1]
  }

  func location(_ file: Int32, _ place: Int32) -> SourceLocation {
    let place = CodePlace(packed: place)
    return SourceLocation(file: program.path(file), line: place.line, column: place.column)
  }

  /// `Name (Folder)`, with the first folder in which the paths of the types differ.
  private func qualified(_ type: TypeIndex, _ all: [TypeIndex]) -> String {
    let parts = folders(type)
    let others = all.filter { $0 != type }.map(folders)
    for (index, part) in parts.enumerated()
    where others.contains(where: { !$0.indices.contains(index) || $0[index] != part }) {
      return "\(name(of: type)) (\(part))"
    }
    return "\(name(of: type)) (\(all.firstIndex(of: type) ?? 0))"
  }

  private func folders(_ type: TypeIndex) -> [Substring] {
    program.path(program.types[Int(type)].file).split(separator: "/")
  }
}
