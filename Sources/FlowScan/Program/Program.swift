/// All declarations of an app, and the questions that reading it asks: what is this name, who implements that.
struct Program: Sendable {
  private(set) var types: [TypeNode] = []
  private(set) var globalFunctions: [String: [FunctionNode]] = [:]
  private(set) var globalProperties: [String: [PropertyNode]] = [:]
  private(set) var globalAliases: [String: AliasFacts] = [:]
  private(set) var scripts: [FunctionNode] = []
  private(set) var importedModules: Set<String> = []
  private var byName: [String: [TypeID]] = [:]
  private(set) var heirs: [TypeID: [TypeID]] = [:]

  init(_ files: [FileFacts]) {
    let files = files.sorted { $0.path < $1.path }
    for file in files { declare(file) }
    for file in files { extend(file) }
    linkHeirs()
  }

  subscript(_ id: TypeID) -> TypeNode { types[id.index] }

  private mutating func declare(_ file: FileFacts) {
    importedModules.formUnion(file.imports)
    for type in file.types where type.kind != .extension { add(type, from: file.path) }
    for function in file.functions {
      let node = FunctionNode(facts: function, owner: nil, file: file.path)
      if function.name.isEmpty { scripts.append(node) } else { globalFunctions[function.name, default: []].append(node) }
    }
    for property in file.properties {
      globalProperties[property.name, default: []].append(
        PropertyNode(facts: property, owner: nil, file: file.path))
    }
    for alias in file.aliases { globalAliases[alias.name] = alias }
  }

  private mutating func add(_ facts: TypeFacts, from file: String) {
    let id = TypeID(index: types.count)
    var node = TypeNode(
      id: id, name: facts.name, kind: facts.kind, file: file, place: facts.place, summary: facts.summary,
      generics: facts.generics, inherits: facts.inherits, attributes: facts.attributes, cases: facts.cases)
    fill(&node, from: facts, file: file)
    types.append(node)
    byName[facts.name, default: []].append(id)
  }

  private func fill(_ node: inout TypeNode, from facts: TypeFacts, file: String) {
    for property in facts.properties where node.properties[property.name] == nil {
      node.properties[property.name] = PropertyNode(facts: property, owner: node.id, file: file)
      node.propertyOrder.append(property.name)
    }
    for function in facts.functions {
      let function = FunctionNode(facts: function, owner: node.id, file: file)
      node.functions[function.facts.name, default: []].append(function)
      node.functionOrder.append(function)
    }
    for alias in facts.aliases { node.aliases[alias.name] = alias }
  }

  private mutating func extend(_ file: FileFacts) {
    for facts in file.types where facts.kind == .extension {
      guard let id = named(facts.name, from: file.path) else {
        // An extension of a type whose source is not here still adds functions to it.
        add(facts, from: file.path)
        continue
      }
      var node = types[id.index]
      node.inherits += facts.inherits
      node.cases += facts.cases
      if node.summary.isEmpty { node.summary = facts.summary }
      fill(&node, from: facts, file: file.path)
      types[id.index] = node
    }
  }

  private mutating func linkHeirs() {
    for node in types {
      for parent in node.inherits.flatMap(\.parts) {
        guard let name = parent.name, let id = find(name, in: node.id, from: node.file), id != node.id else { continue }
        heirs[id, default: []].append(node.id)
      }
    }
  }

  /// The declaration of exactly this name that lies nearest to a file.
  func named(_ name: String, from file: String) -> TypeID? {
    guard let found = byName[name] else { return nil }
    if found.count == 1 { return found[0] }
    return found.max { nearness($0, file) < nearness($1, file) }
  }

  private func nearness(_ id: TypeID, _ file: String) -> Int {
    let kind = types[id.index].kind == .extension ? -1000 : 0
    return kind + zip(types[id.index].file.utf8, file.utf8).prefix { $0 == $1 }.count
  }

  /// The declaration that a name means where it is written: inside of a type, in a file.
  func find(_ name: String, in scope: TypeID?, from file: String) -> TypeID? {
    var outer = scope.map { types[$0.index].name } ?? ""
    while !outer.isEmpty {
      if let found = named(outer + "." + name, from: file) { return found }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if let found = named(name, from: file) { return found }
    // `Module.Type`: the first part may be a module.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return importedModules.contains(String(name[..<dot])) ? named(String(name[name.index(after: dot)...]), from: file) : nil
  }
}
