package import SwiftFacts

/// All declarations of an app, with those of extensions, and the resolution of names.
package final class Program {
  package internal(set) var names = NameTable()
  package internal(set) var files: [ProgramFile] = []
  package internal(set) var types: [TypeInfo] = []
  package internal(set) var functions: [FunctionInfo] = []
  package internal(set) var properties: [PropertyInfo] = []
  package internal(set) var globalFunctions: [Name: [FunctionIndex]] = [:]
  package internal(set) var globalProperties: [Name: PropertyIndex] = [:]
  /// The global variables of names that several files declare.
  var repeatedGlobals: [Name: [PropertyIndex]] = [:]
  var globalAliases: [Name: [TypeNode]] = [:]
  /// Types by full name; two targets may each have one with the same name.
  var typesByName: [Name: [TypeIndex]] = [:]
  package internal(set) var foreignTypes: [Name: TypeIndex] = [:]
  /// The modules imported anywhere.
  package internal(set) var importedModules: Set<String> = []

  /// The names of the folders that contain the files.
  private(set) lazy var folders = Set(
    files.flatMap { $0.path.split(separator: "/").dropLast() }.map(String.init))
  private(set) var closedTypes: Set<TypeIndex> = []
  /// Classes without source whose ancestors are known.
  private(set) var knownClasses: Set<TypeIndex> = []
  /// Types without source whose subtypes are all known.
  private(set) var rootedTypes: Set<TypeIndex> = []
  /// The names of associated values and tuple elements.
  private(set) var parts: [Name] = []
  private lazy var propertyNames = Set(properties.map(\.name))
  private lazy var callable = Set(functions.map(\.name))
    .union(properties.lazy.filter { $0.type < 0 || self.type(of: $0).isFunction }.map(\.name))
  /// The names of functions that may assign to a parameter.
  private(set) lazy var assigningFunctions = Set(
    functions.lazy.filter { $0.parameters.contains { $0.flags.contains(.isInOut) } }.map(\.name))
  /// The types with a static operator of a name that the standard library does not have.
  private(set) lazy var operatorOwners: [Name: [TypeIndex]] = findOperatorOwners()
  private lazy var enumsByCase = Dictionary(
    types.indices.flatMap { type in types[type].cases.keys.map { ($0, [TypeIndex(type)]) } },
    uniquingKeysWith: +)
  private lazy var extendingFunctions = Dictionary(grouping: functions.indices.map(FunctionIndex.init)) {
    functions[Int($0)].name
  }
  .mapValues { $0.filter(isExtending) }
  /// The properties that the source adds to types without source, by name: `extension EnvironmentValues { @Entry var router = … }`.
  private(set) lazy var containerEntries = Dictionary(
    grouping: types.filter(isOfLibrary).flatMap(\.properties.values).filter {
      path(properties[Int($0)].file) != Self.libraryPath
    }
  ) { properties[Int($0)].name }
  /// The names of properties by those of their publishers: `selection` by `$selection`.
  private(set) lazy var published = publishedNames()
  private(set) lazy var publishedProperties = Set(published.values)
  /// The names of flags that the cases of an enum decide.
  private(set) lazy var caseFlags = findCaseFlags()
  var resolved: [TypeNode: ResolvedType] = [:]
  /// Types in functions with generics of their own.
  var resolvedInGenerics: [TypeNode: ResolvedType] = [:]
  /// The ancestors by type; empty if not computed yet.
  var ancestorsCache: [[TypeIndex]] = []
  /// Indices into `methodLists`, and properties, by type and name.
  var methodCache = FlatMap()
  var methodLists: [[FunctionIndex]] = []
  var propertyCache = FlatMap()
  // Nested types by type and name, and the last components of full names; -1 if there is none.
  var nestedCache = FlatMap()
  var shortNames = FlatMap()
  /// Whether all types and their ancestors are known.
  private(set) var isLinked = false

  /// Combines the declarations of all files.
  ///
  /// `foreignSupertypes` lists the supertypes of types without source: `["UINavigationController": ["UIViewController"]]`.
  /// `closedTypes` are types without source that have no relevant supertypes.
  package init(
    _ sources: [FileCode], foreignSupertypes: [String: [String]] = [:], closedTypes: Set<String> = []
  ) {
    parts = (0..<16).map { names.number("#\($0)") }
    let ordered = sources.sorted { $0.path < $1.path }
    files = ordered.map { ProgramFile($0, &names) }
    for index in files.indices { collect(file: Int32(index)) }
    for index in files.indices { extend(file: Int32(index)) }
    for (name, supertypes) in foreignSupertypes.sorted(by: { $0.key < $1.key }) {
      let type = foreignType(names.number(name))
      knownClasses.insert(type)
      types[Int(type)].supertypes = supertypes.map { foreignType(names.number($0)) }
      rootedTypes.formUnion(types[Int(type)].supertypes)
    }
    link()
    isLinked = true
    for (type, info) in types.enumerated() where info.isForeign {
      let name = names[info.name]
      if closedTypes.contains(name) || foreignSupertypes[name] != nil || rootedTypes.contains(TypeIndex(type))
      {
        self.closedTypes.insert(TypeIndex(type))
      }
    }
  }

  /// The path of code that stands for libraries without source.
  package static let libraryPath = "(conventions)"

  /// Tells whether a type is not of the app, although code may stand for its source.
  func isOfLibrary(_ type: TypeInfo) -> Bool { type.isForeign || path(type.file) == Self.libraryPath }

  /// Tells whether the source declares a property with a name.
  func hasProperty(_ name: Name) -> Bool { propertyNames.contains(name) }

  /// Tells whether the source declares a function, or another callable, with a name.
  func isCalled(_ name: Name) -> Bool { callable.contains(name) }

  /// The static functions with a name in extensions that make an object of a type without source, except for names of cases:
  /// `.presentFull(page)` with `extension Transition { static func presentFull(_ page: Page) -> Transition }`.
  func extendingFunctions(_ name: Name) -> [FunctionIndex] {
    enumsByCase[name] == nil ? extendingFunctions[name] ?? [] : []
  }

  /// The enums with a case of a name.
  func enums(withCase name: Name) -> [TypeIndex] { enumsByCase[name] ?? [] }

  private func isExtending(_ function: FunctionIndex) -> Bool {
    let info = functions[Int(function)]
    guard info.flags.contains(.isStatic), info.owner >= 0, types[Int(info.owner)].isForeign else {
      return false
    }
    return resultType(of: info).types.contains(info.owner)
  }

  package func name(_ name: Name) -> String { names[name] }

  /// The number of a name, whether or not it occurs in the source.
  package func number(_ text: String) -> Name { names.number(text) }

  package func typeName(_ type: TypeIndex) -> String { names[types[Int(type)].name] }

  package func path(_ file: Int32) -> String { file < 0 ? "" : files[Int(file)].path }

  package func imports(_ file: Int32) -> [Name] { files[Int(file)].imports }

  /// The names that any code calls or mentions as members, except for `super`.
  ///
  /// A name called only by functions of the same name, such as those that forward delegate calls, counts as called from outside.
  func calledNames() -> Set<Name> {
    var counts: [Name: Int] = [:]
    for file in files {
      for (number, kind) in zip(file.source.mentions, file.source.mentionKinds) where isCalling(kind) {
        counts[file.names[Int(number)], default: 0] += 1
      }
    }
    for function in functions where function.body >= 0 && counts[function.name] != nil {
      for mention in mentions(in: function.file, from: function.begin, to: function.end)
      where mention.name == function.name && isCalling(mention.kind.rawValue) {
        counts[function.name, default: 0] -= 1
      }
    }
    return Set(counts.filter { $0.value > 0 }.keys)
  }

  private func isCalling(_ kind: Int32) -> Bool {
    kind != MentionKind.bare.rawValue && kind != MentionKind.pattern.rawValue
  }

  /// The names mentioned between two places of a file.
  package func mentions(in file: Int32, from begin: Int32, to end: Int32) -> [Mention] {
    let file = files[Int(file)]
    let offsets = file.source.mentionOffsets
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < begin { low = middle + 1 } else { high = middle }
    }
    var found: [Mention] = []
    while low < offsets.count, offsets[low] <= end {
      let base = file.source.mentionBases[low]
      found.append(
        Mention(
          name: file.names[Int(file.source.mentions[low])],
          kind: MentionKind(rawValue: file.source.mentionKinds[low]) ?? .member,
          base: base < 0 ? nil : file.names[Int(base)]))
      low += 1
    }
    return bound(found)
  }

  /// A name mentioned in code.
  package struct Mention {
    package var name: Name
    package var kind: MentionKind
    /// The plain name before the dot.
    package var base: Name?
  }

  /// The type with a name without source, with or without its module.
  func foreignType(_ name: Name) -> TypeIndex {
    if let known = foreignTypes[name] { return known }
    let plain = withoutModule(names[name])
    if plain != names[name] {
      let type = foreignType(names.number(plain))
      foreignTypes[name] = type
      return type
    }
    let index = TypeIndex(types.count)
    types.append(TypeInfo(name: name, kind: .class, isForeign: true))
    foreignTypes[name] = index
    return index
  }
}
