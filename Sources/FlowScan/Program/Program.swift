/// All declarations of an app, and the questions that reading it asks: what is this name, who implements that.
final class Program {
  private(set) var types: [TypeNode] = []
  private(set) var globalFunctions: [String: [FunctionNode]] = [:]
  private(set) var globalProperties: [String: [PropertyNode]] = [:]
  private(set) var globalAliases: [String: AliasFacts] = [:]
  private(set) var scripts: [FunctionNode] = []
  private(set) var importedModules: Set<String> = []
  private var names = NameIndex()
  private(set) var heirs: [TypeID: [TypeID]] = [:]
  private var foundMemo: [Sought: TypeID?] = [:]
  private var aliasMemo: [Sought: TypeShape?] = [:]
  private var implementersMemo: [TypeID: [TypeID]] = [:]

  init(_ files: [FileFacts]) {
    let files = files.sorted { $0.path < $1.path }
    var drafts: [TypeDraft] = []
    for file in files { declare(file, &drafts) }
    for file in files { extend(file, &drafts) }
    types = drafts.map(TypeNode.init)
    linkHeirs()
  }

  subscript(_ id: TypeID) -> TypeNode { types[id.index] }

  private func declare(_ file: FileFacts, _ drafts: inout [TypeDraft]) {
    importedModules.formUnion(file.imports)
    for type in file.types where type.kind != .extension { add(type, from: file.path, to: &drafts) }
    for function in file.functions {
      let node = FunctionNode(facts: function, owner: nil, file: file.path)
      if function.name.isEmpty {
        scripts.append(node)
      } else {
        globalFunctions[function.name, default: []].append(node)
      }
    }
    for property in file.properties {
      globalProperties[property.name, default: []].append(
        PropertyNode(facts: property, owner: nil, file: file.path))
    }
    for alias in file.aliases { globalAliases[alias.name] = alias }
  }

  private func add(_ facts: TypeFacts, from file: String, to drafts: inout [TypeDraft]) {
    let id = TypeID(index: drafts.count)
    drafts.append(TypeDraft(facts, id: id, file: file))
    names.add(facts.name, id, file: file, isExtension: facts.kind == .extension)
  }

  private func extend(_ file: FileFacts, _ drafts: inout [TypeDraft]) {
    for facts in file.types where facts.kind == .extension {
      if let id = named(facts.name, from: file.path) {
        drafts[id.index].extend(by: facts, from: file.path)
      } else {
        // An extension of a type whose source is not here still adds functions to it.
        add(facts, from: file.path, to: &drafts)
      }
    }
  }

  private func linkHeirs() {
    for node in types {
      for parent in node.inherits.flatMap(\.parts) {
        guard let name = parent.name, let id = find(name, in: node.id, from: node.file), id != node.id else {
          continue
        }
        heirs[id, default: []].append(node.id)
      }
    }
  }

  /// The declaration of exactly this name that lies nearest to a file.
  func named(_ name: String, from file: String) -> TypeID? {
    names.find(name, from: file)
  }

  private struct Sought: Hashable {
    let name: String
    let scope: TypeID?
    let file: String
  }

  /// The declaration that a name means where it is written: inside of a type, in a file.
  func find(_ name: String, in scope: TypeID?, from file: String) -> TypeID? {
    guard names.mayHave(name) else { return nil }
    let sought = Sought(name: name, scope: scope, file: file)
    if let known = foundMemo[sought] { return known }
    let found = search(name, in: scope, from: file)
    foundMemo[sought] = .some(found)
    return found
  }

  /// What a name is an alias for where it is written.
  func alias(_ name: String, in scope: TypeID?) -> TypeShape? {
    let sought = Sought(name: name, scope: scope, file: "")
    if let known = aliasMemo[sought] { return known }
    let found = searchAlias(name, in: scope)
    aliasMemo[sought] = .some(found)
    return found
  }

  private func search(_ name: String, in scope: TypeID?, from file: String) -> TypeID? {
    var outer = scope.map { types[$0.index].name } ?? ""
    while !outer.isEmpty {
      if let found = named(outer + "." + name, from: file) { return found }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if let found = named(name, from: file) { return found }
    // `Module.Type`: the first part may be a module.
    guard let dot = name.firstIndex(of: "."), importedModules.contains(String(name[..<dot])) else {
      return nil
    }
    return named(String(name[name.index(after: dot)...]), from: file)
  }

  /// The concrete types that are or inherit from a type, in the order of their files.
  func implementers(of id: TypeID) -> [TypeID] {
    if let known = implementersMemo[id] { return known }
    let found = descendants(of: id).filter { self[$0].kind != .protocol && self[$0].kind != .extension }
    implementersMemo[id] = found
    return found
  }

  /// All that inherits from a type, at any distance, in the order of their files.
  func descendants(of id: TypeID) -> [TypeID] {
    var found: Set<TypeID> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      for heir in heirs[next] ?? [] where found.insert(heir).inserted { waiting.append(heir) }
    }
    return found.sorted()
  }
}
