import SwiftFacts

/// The places of labels in the tuple types of a program.
///
/// A tuple may be written without labels, or with others, where its type is not: `handlers.append((pattern, handler))`. What is read
/// by a label then is what stands where the types with that label have it.
struct TupleLabels {
  /// The place of a part among a number of parts.
  private struct Place: Hashable {
    var index: Int
    var count: Int
  }

  private var places: [Name: Set<Place>] = [:]

  /// Collects the labels of the types in all declarations.
  init(_ program: Program) {
    for property in program.properties { collect(property.type, program.files[Int(property.file)]) }
    for function in program.functions {
      let file = program.files[Int(function.file)]
      for type in function.parameters.map(\.type) + [function.result] { collect(type, file) }
    }
    for type in program.types {
      for alias in type.aliases.values { collect(alias.node, program.files[Int(alias.file)]) }
      for info in type.cases.values {
        for parameter in info.parameters { collect(parameter.type, program.files[Int(info.file)]) }
      }
    }
    for alias in program.globalAliases.values.joined() {
      collect(alias.node, program.files[Int(alias.file)])
    }
  }

  /// Collects the labels in a type as written.
  mutating func collect(_ type: Int32, _ file: ProgramFile) {
    guard type >= 0 else { return }
    var cursor = CodeCursor(file, type)
    switch file.op(type) {
    case .listType, .optionalType, .metatype: collect(cursor.next(), file)
    case .pairsType:
      collect(cursor.next(), file)
      collect(cursor.next(), file)
    case .functionType:
      for parameter in cursor.list() { collect(parameter, file) }
      collect(cursor.next(), file)
    case .namedType:
      _ = cursor.next()
      for argument in cursor.list() { collect(argument, file) }
    case .tupleType:
      let rows = cursor.rows(2)
      for (index, row) in rows.enumerated() {
        let label = file.names[Int(row[0])]
        if label != 0 { places[label, default: []].insert(Place(index: index, count: rows.count)) }
        collect(row[1], file)
      }
    default: break
    }
  }

  /// The indices that a label may have in a tuple of a number of parts.
  func indices(of label: Name, among count: Int) -> [Int] {
    (places[label] ?? []).filter { $0.count == count }.map(\.index).sorted()
  }
}

extension Program {
  /// The parts of a tuple of some size that a number or a label may mean.
  package func indices(ofPart name: Name, among count: Int) -> [Int] {
    if let number = Int(self.name(name)) { return (0..<count).contains(number) ? [number] : [] }
    return tupleLabels.indices(of: name, among: count)
  }
}
