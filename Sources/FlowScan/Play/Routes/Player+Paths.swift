import Foundation

// Screens that are asked for by text, from a list of builders that each have a path.
extension TypeShape {
  /// Whether it is a list of such builders.
  func lists(_ builder: String) -> Bool {
    guard case .list(let element) = self else { return false }
    return element.parts.contains { $0.name?.lastPart == builder }
  }
}

extension TypeNode {
  /// The functions that give a list of such builders.
  func functions(listing builder: String) -> [FunctionNode] {
    functionOrder.filter { $0.facts.hasBody && $0.facts.result.lists(builder) }
  }

  /// The properties that are such a list.
  func properties(listing builder: String) -> [String] {
    propertyOrder.filter { name in
      guard let facts = properties[name]?.facts, facts.type.lists(builder) else { return false }
      return !facts.getter.isEmpty || facts.value != .nothing
    }
  }
}

extension Player {
  /// Plays the list of builders: each path with what its builder makes.
  func readPaths() {
    guard let rule = knowledge.pathRule(of: program[flow]) else { return }
    let frame = root(Cause())
    let lists =
      program[flow].functions(listing: rule.builder).map { enter($0, on: me, [], in: frame) }
      + program[flow].properties(listing: rule.builder).map { read($0, of: me, in: frame) }
    for builder in lists.flatMap(\.leaves).flatMap(\.things) {
      guard let path = path(of: builder, rule, in: frame) else { continue }
      if paths[path] == nil { pathOrder.append(path) }
      paths[path] = PathEntry(
        subjects: subjects(of: made(by: builder, rule, in: frame)), file: builder.file, place: builder.place)
    }
    pathRule = rule
    if let first = firstPath(rule) {
      show(path: first, style: "root", because: Cause(kind: .start, sender: nil, trigger: first))
    }
  }

  private func path(of builder: Thing, _ rule: Conventions.Paths, in frame: Frame) -> String? {
    if case .text(let path)? = builder.given.first(where: { $0.label == rule.path })?.value { return path }
    guard builder.id != nil, case .text(let path) = self.given(by: rule.path, of: builder, in: frame) else {
      return nil
    }
    return path
  }

  private func made(by builder: Thing, _ rule: Conventions.Paths, in frame: Frame) -> Value {
    if builder.id != nil, !rule.makes.isEmpty { return self.given(by: rule.makes, of: builder, in: frame) }
    return .list(builder.given.filter { $0.label != rule.path }.map(\.value))
  }

  /// What a builder makes, and where it stands.
  struct PathEntry {
    let subjects: [Subject]
    let file: String
    let place: Place
  }

  /// The path that the app begins with, as the nearest view that names one says.
  private func firstPath(_ rule: Conventions.Paths) -> String? {
    let own = program[flow].file
    let makers = Set(Entries(knowledge).makers())
    let replacing = rule.verbs.filter { $0.value == "root" }.keys
    let named = program.types.compactMap { node -> (file: String, path: String)? in
      // What the app itself puts in place of all else is where it begins.
      let starts = rule.starts + (makers.contains(node.id) ? replacing.sorted() : [])
      let bodies = node.properties.values.map(\.facts.getter) + node.functionOrder.map(\.facts.body)
      for body in bodies {
        var walk = CallWalk()
        walk.walk(body)
        let calls = walk.calls.filter { $0.callee.calledName.map(starts.contains) ?? false }
        if let path = calls.lazy.flatMap({ $0.arguments.flatMap(\.value.plainTexts) }).first(where: {
          self.paths[$0] != nil
        }) {
          return (node.file, path)
        }
      }
      return nil
    }
    return named.max { own.commonPrefix(with: $0.file).count < own.commonPrefix(with: $1.file).count }?.path
  }

  func show(path: String, style: String, because cause: Cause, label: String? = nil) {
    guard let entry = paths[path] else { return }
    asked.insert(path)
    for subject in entry.subjects {
      note(
        Sighting(
          deed: .show(subject, style: style), flow: flow, cause: cause, label: label,
          route: RouteName(name: path, parameters: [], summary: ""), file: entry.file, place: entry.place))
    }
  }

  /// Shows the next path that nobody asked for, which is a route all the same; says whether there was one.
  func showUnaskedPath() -> Bool {
    guard let path = pathOrder.first(where: { !asked.contains($0) }) else { return false }
    show(path: path, style: "push", because: Cause())
    return true
  }
}

extension Expression {
  /// The texts in a value that is written out, as `.init(path: "home")`.
  fileprivate var plainTexts: [String] {
    switch self {
    case .text(let parts, _): parts.compactMap { if case .plain(let text) = $0 { text } else { nil } }
    case .call(_, let arguments, _): arguments.flatMap(\.value.plainTexts)
    case .list(let items), .choice(let items): items.flatMap(\.plainTexts)
    default: []
    }
  }
}
