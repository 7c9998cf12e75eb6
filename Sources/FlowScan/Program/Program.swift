/// All declarations of an app, and the questions that reading it asks: what is this name, who implements that.
struct Program: Sendable {
  private(set) var types: [TypeNode] = []
  private(set) var globalFunctions: [String: [FunctionNode]] = [:]
  private(set) var globalProperties: [String: [PropertyNode]] = [:]
  private(set) var globalAliases: [String: AliasFacts] = [:]
  private(set) var scripts: [FunctionNode] = []
  private(set) var importedModules: Set<String> = []
  private var names = NameIndex()
  private(set) var heirs: [TypeID: [TypeID]] = [:]

  init(_ files: [FileFacts]) {
    let files = files.sorted { $0.path < $1.path }
    var drafts: [TypeDraft] = []
    for file in files { declare(file, &drafts) }
    for file in files { extend(file, &drafts) }
    types = drafts.map(TypeNode.init)
    linkHeirs()
  }

  subscript(_ id: TypeID) -> TypeNode { types[id.index] }

  private mutating func declare(_ file: FileFacts, _ drafts: inout [TypeDraft]) {
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

  private mutating func add(_ facts: TypeFacts, from file: String, to drafts: inout [TypeDraft]) {
    let id = TypeID(index: drafts.count)
    drafts.append(TypeDraft(facts, id: id, file: file))
    names.add(facts.name, id, file: file, isExtension: facts.kind == .extension)
  }

  private mutating func extend(_ file: FileFacts, _ drafts: inout [TypeDraft]) {
    for facts in file.types where facts.kind == .extension {
      if let id = named(facts.name, from: file.path) {
        drafts[id.index].extend(by: facts, from: file.path)
      } else {
        // An extension of a type whose source is not here still adds functions to it.
        add(facts, from: file.path, to: &drafts)
      }
    }
  }

  private mutating func linkHeirs() {
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

  /// The declaration that a name means where it is written: inside of a type, in a file.
  func find(_ name: String, in scope: TypeID?, from file: String) -> TypeID? {
    guard names.mayHave(name.lastPart) else { return nil }
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
}
