package import SwiftFacts

/// All declarations of an app, with those of extensions, and the resolution of names.
package final class Program {
  package internal(set) var names = NameTable()
  package internal(set) var files: [ProgramFile] = []
  package internal(set) var types: [TypeInfo] = []
  package internal(set) var functions: [FunctionInfo] = []
  package internal(set) var properties: [PropertyInfo] = []
  /// The requirements of the extensions around functions for the types that get them.
  var conditions: [FunctionIndex: [ExtensionCondition]] = [:]
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
  /// Generic types without source that stand for what they list: `Routes<Screen>`.
  let lists: Set<String>
  private(set) var closedTypes: Set<TypeIndex> = []
  /// Classes without source whose ancestors are known.
  private(set) var knownClasses: Set<TypeIndex> = []
  /// Types without source whose subtypes are all known.
  private(set) var rootedTypes: Set<TypeIndex> = []
  /// The names of associated values and tuple elements.
  private(set) var parts: [Name] = []
  private(set) lazy var bindableName = names.known(Self.bindable)
  private lazy var propertyNames = Set(properties.map(\.name))
  private lazy var callable = Set(functions.map(\.name))
    .union(properties.lazy.filter { $0.type < 0 || self.type(of: $0).isFunction }.map(\.name))
  private lazy var observed = Set(properties.lazy.filter { $0.setter >= 0 }.map(\.name))
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
  /// Where the tuple types in declarations, and in code that was lowered, have their labels.
  lazy var tupleLabels = TupleLabels(self)
  /// The names of flags that the cases of an enum decide.
  private(set) lazy var caseFlags = caseFlagSearch.findCaseFlags()
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
  /// Whether types of a name are declared in others.
  var declaredInside = FlatMap()
  var shortNames = FlatMap()
  /// Whether all types and their ancestors are known.
  private(set) var isLinked = false

  // Facts about the declarations, by subject.

  var declarations: DeclarationReading { DeclarationReading(program: self) }
  package var resolution: TypeResolution { TypeResolution(program: self) }
  package var spelling: TypeSpelling { TypeSpelling(program: self) }
  var extensionConditions: ExtensionConditions { ExtensionConditions(program: self) }
  var wrapperArguments: WrapperArguments { WrapperArguments(program: self) }
  var emptyLists: EmptyLists { EmptyLists(program: self) }
  var caseFlagSearch: CaseFlagSearch { CaseFlagSearch(program: self) }

  /// Combines the declarations of all files.
  ///
  /// `foreignSupertypes` lists the supertypes of types without source: `["UINavigationController": ["UIViewController"]]`.
  /// `closedTypes` are types without source that have no relevant supertypes.
  /// `lists` are generic types without source that stand for what they list: `Routes<Screen>`.
  package init(
    _ sources: [FileCode], foreignSupertypes: [String: [String]] = [:], closedTypes: Set<String> = [],
    lists: Set<String> = []
  ) {
    self.lists = lists
    parts = (0..<16).map { names.number("#\($0)") }
    let ordered = sources.sorted { $0.path < $1.path }
    files = ordered.map { ProgramFile($0, &names) }
    for index in files.indices { declarations.collect(file: Int32(index)) }
    for index in files.indices { declarations.extend(file: Int32(index)) }
    for (name, supertypes) in foreignSupertypes.sorted(by: { $0.key < $1.key }) {
      let type = foreignType(names.number(name))
      knownClasses.insert(type)
      types[Int(type)].supertypes = supertypes.map { foreignType(names.number($0)) }
      rootedTypes.formUnion(types[Int(type)].supertypes)
    }
    declarations.link()
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

  /// Tells whether a property with a name has code that runs when it is set.
  func isObserved(_ name: Name) -> Bool { observed.contains(name) }

  /// Tells whether the source declares a function with a name and these labels.
  func declares(_ name: Name, _ labels: [Name]) -> Bool {
    isCalled(name)
      && functions.contains { function in
        function.name == name
          && function.parameters.map { self.name($0.label) == "_" ? 0 : $0.label } == labels
      }
  }

  /// The static functions with a name in extensions that make an object of a type without source, except for names of cases:
  /// `.presentFull(page)` with `extension Transition { static func presentFull(_ page: Page) -> Transition }`.
  func extendingFunctions(_ name: Name) -> [FunctionIndex] {
    enumsByCase[name] == nil ? extendingFunctions[name] ?? [] : []
  }

  /// The enums with a case of a name.
  package func enums(withCase name: Name) -> [TypeIndex] { enumsByCase[name] ?? [] }

  private func isExtending(_ function: FunctionIndex) -> Bool {
    let info = functions[Int(function)]
    guard info.flags.contains(.isStatic), info.owner >= 0, types[Int(info.owner)].isForeign else {
      return false
    }
    return resultType(of: info).types.contains { $0 == info.owner || mayAlias($0, info.owner) }
  }

  /// Tells whether a name without source may be a library's alias of a generic type: `NavigationTransition` is a `Transition`.
  func mayAlias(_ alias: TypeIndex, _ type: TypeIndex) -> Bool {
    types[Int(alias)].isForeign && types[Int(type)].isForeign && !knownClasses.contains(alias)
      && typeName(alias).hasSuffix(typeName(type))
  }

  package func name(_ name: Name) -> String { names[name] }

  /// The number of a name, whether or not it occurs in the source.
  package func number(_ text: String) -> Name { names.number(text) }

  package func typeName(_ type: TypeIndex) -> String { names[types[Int(type)].name] }

  /// The name of a type without the enclosing types.
  package func shortName(of type: TypeIndex) -> Name {
    lastComponent(ofNameOf: type) ?? types[Int(type)].name
  }

  /// The last component of a nested type's name; nil if it is not nested.
  func lastComponent(ofNameOf type: TypeIndex) -> Name? {
    let key = UInt64(pair: types[Int(type)].name, 0)
    if let known = shortNames[key] { return known < 0 ? nil : known }
    let text = names[types[Int(type)].name]
    let found = text.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap {
      number(String(text[text.index(after: $0)...]))
    }
    if isLinked { shortNames[key] = found ?? -1 }
    return found
  }

  package func path(_ file: Int32) -> String { file < 0 ? "" : files[Int(file)].path }

  package func imports(_ file: Int32) -> [Name] { files[Int(file)].imports }

  /// The type with a name without source, with or without its module.
  func foreignType(_ name: Name) -> TypeIndex {
    if let known = foreignTypes[name] { return known }
    let plain = spelling.withoutModule(names[name])
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

  /// Forgets the code of a function in types of these names and in all that inherit from them: somebody has said what it does.
  ///
  /// Its calls are then calls of code without source. To be called before anything is resolved.
  package func hide(_ function: String, ofTypesNamed owners: Set<String>) {
    guard let name = names.known(function) else { return }
    for type in types.indices where !types[type].isForeign && types[type].functions[name] != nil {
      guard ancestors(TypeIndex(type)).contains(where: { owners.contains(typeName($0)) }) else { continue }
      let hidden = Set(types[type].functions.removeValue(forKey: name) ?? [])
      types[type].functionOrder.removeAll { hidden.contains($0) }
    }
  }

  /// Forgets the functions and properties of types, which are then as those without source.
  ///
  /// To be called before anything is looked up in them.
  package func hide(_ hidden: Set<TypeIndex>) {
    for type in hidden.map(Int.init) {
      (types[type].functions, types[type].functionOrder) = ([:], [])
      (types[type].properties, types[type].propertyOrder) = ([:], [])
    }
  }
}
