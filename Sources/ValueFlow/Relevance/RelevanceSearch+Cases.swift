import SwiftFacts

// The cases that code makes which is not analysed, such as `state = .loaded(items)` in a function that only loads.
extension RelevanceSearch {
  mutating func collectCasesElsewhere() {
    for (name, types) in cases {
      if isMadeElsewhere(name, types) { found.casesElsewhere.insert(name) }
      if isListedElsewhere(types) { found.casesListed.insert(name) }
    }
  }

  /// Tells whether such code lists all cases of an enum: `Row.allCases.filter { $0 != .signIn }`.
  private func isListedElsewhere(_ types: [TypeIndex]) -> Bool {
    guard let all = program.names.known("allCases"), let lists = members[all] else { return false }
    let names = Set(types.map(program.shortName))
    return lists.contains { $0.base.map(names.contains) == true && !isFollowed($0.body) }
  }

  /// The enums with a case of the same name that a body means: those that it takes, by themselves or in another, or else, of those that are
  /// told by closures and publishers, the ones of which it tests the most cases:
  /// `sink { event in switch event { case .open: … case .close: … } }`.
  mutating func meant(
    among types: [TypeIndex], near known: NearTypes, _ mentions: [Program.Mention], in body: Body
  ) -> [TypeIndex] {
    let parameters = parameterTypes(of: body)
    let taken = types.filter(parameters.contains)
    if !taken.isEmpty { return taken }
    let carried = types.filter { holders[$0]?.contains { isEnum($0) && parameters.contains($0) } == true }
    if !carried.isEmpty { return carried }
    let near = types.filter {
      known.read.contains($0) || known.parameters.contains(program.shortName(of: $0))
    }
    if !near.isEmpty { return near }
    let told = types.filter { toldEnums.contains(program.shortName(of: $0)) }
    let names = Set(mentions.filter { $0.kind == .pattern }.map(\.name))
    let counts = told.map { type in names.filter { program.types[Int(type)].cases[$0] != nil }.count }
    guard let most = counts.max(), most > 1 else { return [] }
    return zip(told, counts).filter { $0.1 == most }.map(\.0)
  }

  /// The types that a body has at hand, other than those of its parameters themselves.
  struct NearTypes {
    /// Those of the properties that it reads.
    var read: Set<TypeIndex>
    /// The names in the types of its parameters.
    var parameters: Set<Name>
  }

  func nearTypes(_ mentions: [Program.Mention], in body: Body) -> NearTypes {
    NearTypes(read: readTypes(mentions, in: body), parameters: parameterNames(of: body))
  }

  /// The types of the properties that a body reads, of its own object or of parameters: `switch context.route { … }`.
  private func readTypes(_ mentions: [Program.Mention], in body: Body) -> Set<TypeIndex> {
    var found: Set<TypeIndex> = []
    for mention in mentions where mention.kind == .bare || mention.base != nil {
      let holders = mention.base.map { type(of: $0, in: body).types } ?? [owner(of: body)]
      for holder in holders where holder >= 0 {
        guard let property = program.property(mention.name, of: holder) else { continue }
        found.formUnion(program.type(of: program.properties[Int(property)]).types)
      }
    }
    return found
  }

  /// The names in the types of a body's parameters, such as `Route` of `Context<Route>`.
  private func parameterNames(of body: Body) -> Set<Name> {
    guard Int(body) < program.functions.count else { return [] }
    let info = program.functions[Int(body)]
    return Set(info.parameters.flatMap { names(in: program.text(of: $0.type, in: info.file)) })
  }

  /// Tells whether the code of a type tells cases of an enum: by a closure or a publisher in one of its properties, such as
  /// `let events = PassthroughSubject<Event, Never>()` and `var onEvent: (Event) -> Void`, or in those of a class that it inherits from.
  func tells(_ body: Body, of type: TypeIndex) -> Bool {
    let owner = owner(of: body)
    guard owner >= 0 else { return false }
    let name = program.shortName(of: type)
    return program.ancestors(owner).contains { told[$0]?.contains(name) == true }
  }

  /// The names of the enums that each type may tell: those in the types of its closures and publishers, and those that it gives for the
  /// parameters of a generic class, such as `Event` in `final class PlanModel: EventModel<Event>`.
  func toldByTypes() -> [TypeIndex: Set<Name>] {
    var told: [TypeIndex: Set<Name>] = [:]
    for property in program.properties {
      told[property.owner, default: []].formUnion(toldNames(by: property))
    }
    for (index, info) in program.types.enumerated() where !info.isForeign {
      for text in info.inherits.map({ program.text(of: $0.node, in: $0.file) }) where text.contains("<") {
        told[TypeIndex(index), default: []].formUnion(names(in: text))
      }
    }
    return told
  }

  /// The names in the type of a closure or a publisher.
  func toldNames(by property: PropertyInfo) -> [Name] {
    names(in: typeText(ofTelling: property))
  }

  /// The names in the type of a publisher that delivers messages; one that keeps a value has a state.
  func sentNames(by property: PropertyInfo) -> [Name] {
    guard !program.type(of: property).isFunction else { return [] }
    let words = words(in: typeText(ofTelling: property))
    return words.contains { Self.keeping.contains(String($0)) }
      ? [] : words.compactMap { program.names.known(String($0)) }
  }

  private static let keeping: Set<String> = [
    "CurrentValueSubject", "CurrentValueRelay", "BehaviorSubject", "BehaviorRelay", "Variable",
    "MutableProperty",
  ]

  func names(in text: String) -> [Name] {
    words(in: text).compactMap { program.names.known(String($0)) }
  }

  private func words(in text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

  /// The type of a closure or a publisher as written, or what makes the publisher; nothing for other properties.
  private func typeText(ofTelling property: PropertyInfo) -> String {
    if property.type < 0 {
      return makesChannel(property) ? program.written(property.value, in: property.file)?.text ?? "" : ""
    }
    let type = program.type(of: property)
    let isChannel = type.types.contains { semantics.channels.contains(program.types[Int($0)].name) }
    return type.isFunction || isChannel ? program.text(of: property.type, in: property.file) : ""
  }

  private func isMadeElsewhere(_ name: Name, _ types: [TypeIndex]) -> Bool {
    if implicit[name]?.contains(where: { !isFollowed($0) }) == true { return true }
    let names = Set(types.map(program.shortName))
    return members[name]?.contains { $0.base.map(names.contains) == true && !isFollowed($0.body) } == true
  }

  /// Tells whether a body is relevant already.
  func isFollowed(_ body: Body) -> Bool {
    let property = Int(body) - program.functions.count
    return property >= 0 ? found.properties[property] : found.functions[Int(body)]
  }
}
