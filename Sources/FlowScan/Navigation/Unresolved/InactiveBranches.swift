import FlowModel
import SwiftFacts
import ValueFlow

/// Finds branches of `#if` that would show something and are left out because of a flag, so that what is missing is not silent.
struct InactiveBranches {
  let solution: Solution
  let roles: TypeRoles
  /// The flows of the graph.
  let flows: Set<TypeIndex>
  let conventions: Conventions
  let showings: [Showing]
  private var program: SourceProgram { solution.program }

  /// One finding for the branches of each set of flags.
  func findings() -> [Finding] {
    let branches = program.files.lazy.flatMap(\.source.inactive)
    let called = Set(branches.flatMap(\.called))
    if called.isEmpty { return [] }
    let showing = showingNames(among: called).union(
      screensMadeNowhere(among: Set(branches.filter { !Self.isPreview($0) }.flatMap(\.called))))
    var found: [[String]: [SourceLocation]] = [:]
    for file in program.files.indices {
      for branch in program.files[file].source.inactive where !showing.isDisjoint(with: branch.called) {
        found[branch.flags, default: []].append(
          SourceLocation(file: program.path(Int32(file)), line: Int(branch.line)))
      }
    }
    return found.sorted { $0.key.joined(separator: " ") < $1.key.joined(separator: " ") }.map(finding)
  }

  private func finding(_ flags: [String], _ places: [SourceLocation]) -> Finding {
    let places = places.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    let others = places.dropFirst().map { "\($0.file):\($0.line)" }
    let names = flags.map { "`\($0)`" }.joined(separator: " and ")
    return Finding(
      rule: "inactive-code", severity: .note, location: places[0],
      message: "code that may show something is left out because of \(names)"
        + (others.isEmpty ? "" : ", also at \(others.firstNames)"),
      remedy: "Name the flags of the app's build under `conditions` in the configuration.")
  }

  // MARK: - Names

  /// Of some names, those of functions that show something, in the app and in general.
  private func showingNames(among texts: Set<String>) -> Set<String> {
    let names = Set(texts.compactMap { program.names.known($0) })
    let called = showings.filter { $0.site >= 0 }.map { solution.bodies.sites[Int($0.site)].name }
    let running = Set(helpers(showings.map(\.instance)).map(solution.functionName))
    let showing = names.intersection(running).filter(takesScreens).union(names.intersection(called))
    return Set(conventions.verbs.map(\.name)).union(showing.map(program.name)).subtracting(Self.vague)
  }

  /// Tells whether a function with a name is given what it shows.
  private func takesScreens(_ name: Name) -> Bool {
    program.functions.contains { info in
      info.name == name
        && info.parameters.contains {
          program.parameterType($0, of: info).types.contains(where: mayBeScreen)
        }
    }
  }

  /// Of some names, those of screens that no other code makes: `#if DEBUG` around the menu for developers, and around what opens it.
  private func screensMadeNowhere(among texts: Set<String>) -> Set<String> {
    let screens = texts.filter { $0.first?.isUppercase == true && (isOwnScreen($0) || isNamedLikeScreen($0)) }
    // A name that the scanned code never mentions has no number.
    let names = Set(screens.compactMap(program.names.known))
    if names.isEmpty { return screens }
    let mentioned = program.files.indices.flatMap { file in
      program.mentions(in: Int32(file), from: 0, to: .max - 1).filter { names.contains($0.name) }
    }
    // A type without source may be mentioned in any way: then it is one of the system.
    let made = mentioned.filter { $0.kind == .called || !isOwnScreen(program.name($0.name)) }
    return screens.subtracting(made.map { program.name($0.name) })
  }

  private func isOwnScreen(_ name: String) -> Bool {
    program.type(named: name, in: -1, file: -1).map {
      roles.isScreen($0) && !program.types[Int($0)].isForeign
    } ?? false
  }

  /// Tells whether a type of no other code has the name of a screen: its declaration may be left out, too.
  private func isNamedLikeScreen(_ name: String) -> Bool {
    ["View", "ViewController", "Screen"].contains { name.hasSuffix($0) && name != $0 }
      && program.type(named: name, in: -1, file: -1) == nil
  }

  /// Tells whether a branch only shows views to developers in Xcode.
  private static func isPreview(_ branch: InactiveCode) -> Bool { branch.called.contains("PreviewProvider") }

  private func mayBeScreen(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    return roles.isScreen(type)
      || info.kind == .protocol && !info.isForeign
        && program.concreteSubtypes(type).contains(where: roles.isScreen)
  }

  /// Some code, and the code that calls it, up to that of flows.
  private func helpers(_ showing: [InstanceIndex]) -> Set<InstanceIndex> {
    var found = Set(showing)
    var open = showing
    while let instance = open.popLast() {
      if solution.receiverType(of: instance).map(flows.contains) ?? false { continue }
      for caller in solution.callers(of: instance) where caller.kind == .call {
        if found.insert(caller.instance).inserted { open.append(caller.instance) }
      }
    }
    return found
  }

  /// Names of functions that show something in some places and mean nothing in others.
  private static let vague: Set<String> = ["init", "body", "start", "show", "transition", "viewDidLoad", ""]
}
