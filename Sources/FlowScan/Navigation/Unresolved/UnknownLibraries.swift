import FlowModel
import ValueFlow

/// Finds the types that flows inherit from and of which nothing is known, so that an incomplete result says what it lacks.
struct UnknownLibraries {
  let roles: TypeRoles
  let names: NavigationNames
  let conventions: Conventions
  private var program: SourceProgram { roles.program }

  /// One finding for each library; types that no single library can declare are one more.
  func findings() -> [Finding] {
    let types = program.types.indices.map(TypeIndex.init).filter(isUnknown)
    let grouped = Dictionary(grouping: types, by: library)
    return grouped.keys.sorted().compactMap { library in finding(library, grouped[library] ?? []) }
  }

  private func isUnknown(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    let name = TypeRoles.short(program.typeName(type))
    guard info.isForeign, !SystemNames.isType(name), !Self.words.allSatisfy({ !name.contains($0) }) else {
      return false
    }
    let known = conventions.flows + conventions.screens + conventions.containers
    return !known.contains(name) && !inheritors(of: type).isEmpty
  }

  private static let words = ["Coordinator", "Flow", "Router", "Navigator", "Wireframe"]

  private func inheritors(of type: TypeIndex) -> [TypeIndex] {
    // A flow with a table of routes is read by its table.
    program.types[Int(type)].subtypes.filter {
      !program.types[Int($0)].isForeign && roles.isFlow($0) && roles.tables[$0] == nil
    }
  }

  /// The only imported module that may declare a type; empty if several or none may.
  private func library(of type: TypeIndex) -> String {
    let imported = inheritors(of: type).map { inheritor in
      Set(program.imports(program.types[Int(inheritor)].file).map { program.name($0) }.map(module))
    }
    guard let first = imported.first else { return "" }
    let common = imported.dropFirst().reduce(first) { $0.intersection($1) }.filter(isForeign)
    return common.count == 1 ? common.first ?? "" : ""
  }

  private func module(_ path: String) -> String { path.split(separator: ".").first.map(String.init) ?? "" }

  private func isForeign(_ module: String) -> Bool {
    !module.isEmpty && !SystemNames.isModule(module)
      && !program.files.indices.contains { names.module(of: Int32($0)) == module }
  }

  private func finding(_ library: String, _ types: [TypeIndex]) -> Finding? {
    let bases = types.map { TypeRoles.short(program.typeName($0)) }.sorted()
    let inheritors = Set(types.flatMap(inheritors)).sorted { names.name(of: $0) < names.name(of: $1) }
    guard let first = inheritors.first else { return nil }
    let info = program.types[Int(first)]
    let told = inheritors.count == 1 ? "1 flow builds" : "\(inheritors.count) flows build"
    let origin =
      library.isEmpty ? "the source does not declare" : "\(library) declares, of which nothing is known"
    return Finding(
      rule: "unknown-library", severity: .note, location: names.location(info.file, info.place),
      message: "\(told) on \(bases.firstNames), which \(origin)",
      remedy:
        "Scan its source, too, by adding its folder to `sources`; or describe it in a file of conventions: "
        + "`{ \"library\": \"\(library)\", \"flows\": [\(bases.prefix(5).map { "\"\($0)\"" }.joined(separator: ", "))], "
        + "\"verbs\": [{ \"name\": \"push\", \"style\": \"push\", \"arguments\": [\"0\"] }] }`. Without either, the names of its "
        + "functions alone tell what they show.")
  }
}
