import SwiftFacts
import ValueFlow

/// Finds the types of the rows of an app's own table of links, each a pattern with what it opens: `Row("shop://orders/:id") { … }`.
///
/// Code that takes a URL reads the pattern of such a row; without that, a text and a closure may be those of any button.
struct LinkRowTypes {
  let registries: AppRegistries
  private var program: SourceProgram { registries.program }

  func byName() -> [String: AppRegistries.Registry] {
    let read = namesReadByMatchers()
    if read.isEmpty { return [:] }
    var found: [String: AppRegistries.Registry] = [:]
    for index in program.types.indices.map(TypeIndex.init) {
      guard let pattern = pattern(ofRow: index, read) else { continue }
      let name = TypeRoles.short(program.typeName(index))
      if found[name] == nil { found[name] = AppRegistries.Registry(pattern: pattern, needsScheme: true) }
    }
    return found
  }

  /// The names of the members that functions mention which take a URL.
  private func namesReadByMatchers() -> Set<Name> {
    var found: Set<Name> = []
    for info in program.functions where info.body >= 0 && registries.takesAddress(info) {
      for mention in program.mentions(in: info.file, from: info.begin, to: info.end)
      where mention.kind == .member { found.insert(mention.name) }
    }
    return found
  }

  /// The argument that is the pattern where code makes a row; nil if a type is none of rows.
  private func pattern(ofRow type: TypeIndex, _ read: Set<Name>) -> Int? {
    let info = program.types[Int(type)]
    guard !info.isForeign, [.struct, .class].contains(info.kind) else { return nil }
    let kept = info.propertyOrder.map { program.properties[Int($0)] }.filter {
      $0.getter < 0 && !$0.flags.contains(.isStatic)
    }
    guard kept.contains(where: { program.type(of: $0).isFunction }),
      let pattern = kept.first(where: { isText($0.type, $0.file) && read.contains($0.name) })
    else { return nil }
    let initializers = program.names.known("init").flatMap { info.functions[$0] } ?? []
    guard let written = initializers.map({ program.functions[Int($0)] }).first(where: takesClosure) else {
      // A constant with a value is no argument.
      let given = kept.filter { !($0.flags.contains(.isConstant) && $0.value >= 0) }
      return initializers.isEmpty ? given.firstIndex { $0.name == pattern.name } : nil
    }
    return written.parameters.firstIndex { $0.name == pattern.name && isText($0.type, written.file) }
      ?? written.parameters.firstIndex { isText($0.type, written.file) }
  }

  private func takesClosure(_ info: FunctionInfo) -> Bool {
    info.parameters.contains { program.parameterType($0, of: info).isFunction }
  }

  private func isText(_ type: Int32, _ file: Int32) -> Bool { program.text(of: type, in: file) == "String" }
}
