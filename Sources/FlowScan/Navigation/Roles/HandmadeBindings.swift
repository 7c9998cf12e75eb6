import SwiftFacts
import ValueFlow

/// Bindings that code makes itself: `Binding(get: { flow.path }, set: { flow.replace($0) })`.
struct HandmadeBindings {
  let program: SourceProgram

  /// The type that code makes.
  static let type = "Binding"

  /// The names of the members that code reads beside such a binding, of which some decide what is shown.
  var namesBeside: Set<Name> {
    guard let binding = program.names.known(Self.type) else { return [] }
    let properties = program.properties.filter { $0.getter >= 0 }.map {
      ($0.owner, $0.file, $0.begin, $0.end)
    }
    let functions = program.functions.filter { $0.body >= 0 }.map { ($0.owner, $0.file, $0.begin, $0.end) }
    return (properties + functions).reduce(into: []) { found, code in
      guard code.0 >= 0 else { return }
      let mentions = program.mentions(in: code.1, from: code.2, to: code.3)
      guard mentions.contains(where: { $0.kind == .called && $0.name == binding }) else { return }
      let read = mentions.filter { $0.kind == .member || program.property($0.name, of: code.0) != nil }
      found.formUnion(read.map(\.name))
    }
  }
}
