import SwiftFacts

/// Searches backwards from the names of navigation to everything that may lead to it.
///
/// A body is *live* if it mentions a function that shows, or a live member; members are identified by name and type, so that the
/// `update` of a cell is unrelated to that of a flow.
struct RelevanceSearch {
  let program: Program
  let semantics: Semantics
  let interest: Interest
  var found = Relevance()
  /// The index of a function, or, after all functions, of a property.
  typealias Body = Int32
  /// The bodies that mention a name by itself, after a base, or as an implicit member.
  var bare: [Name: [Body]] = [:]
  var members: [Name: [(body: Body, base: Name?)]] = [:]
  var implicit: [Name: [Body]] = [:]
  /// The bodies that call a name, as in making an object.
  var makers: [Name: [Body]] = [:]
  /// The types that have properties of a type, or cases that carry it.
  var holders: [TypeIndex: [TypeIndex]] = [:]
  /// The functions and properties that return objects of a type.
  var givers: [TypeIndex: [Body]] = [:]
  var cases: [Name: [TypeIndex]] = [:]
  /// Stored closures by name.
  var closures: [Name: [PropertyIndex]] = [:]
  /// Names of properties that views are bound to: `$coordinator.path`.
  var bound: Set<Name> = []
  /// The bodies with a binding to a property of some name: `$coordinator.path`, `$path`.
  var binders: [Name: [Body]] = [:]
  /// Functions with closure parameters, by name.
  var closureTakers: [Name: [Body]] = [:]
  /// The types of a library as which the flows of the source receive requests, such as RxFlow's `Step`.
  var requestTypes: Set<TypeIndex> = []
  /// Functions that take or return objects of a type, properties that return them, and its initialisers.
  var users: [TypeIndex: [Body]] = [:]
  /// The functions by which the cases of an enum change a value, by the enum and by the type of the value.
  var changers: [TypeIndex: [Body]] = [:]
  var typesByShortName: [Name: [TypeIndex]] = [:]
  private var seen: Set<Wanted> = []
  private var waiting: [Wanted] = []
  private var waitingTypes: [TypeIndex] = []
  /// The live bodies, without those that are only followed.
  var liveBodies: Set<Body> = []
  /// Live bodies that have yet to be examined.
  var unexamined: [Body] = []
  /// The number of bodies that are being examined, each since the one before led to it.
  var depth = 0
  static let mostNested = 200
  private var foreign: Set<TypeIndex> = []
  /// The constants with the names of messages, and the bodies that send the message of each; those of 0 send any.
  var messageNames: Set<Name> = []
  var messageSenders: [Name: [Body]] = [:]
  /// The bodies that mention each of them.
  var messageUsers: [Name: [Body]] = [:]
  /// Bodies that would be live with access to an object of a type.
  var refused: [TypeIndex: [Body]] = [:]
  var refusedBodies: Set<Body> = []
  /// For each type, the names in the types of its closures and publishers and in what it gives for the parameters of a generic class, among
  /// them those of the enums that it tells.
  var told: [TypeIndex: Set<Name>] = [:]
  private(set) lazy var toldEnums: Set<Name> = Set(told.values.joined())

  /// The short names of types with code that registers what a container of a library gives out.
  private(set) lazy var registeringTypes: Set<Name> = Set(
    semantics.registering.flatMap { members[$0] ?? [] }.map { owner(of: $0.body) }.filter { $0 >= 0 }
      .map(program.shortName))

  /// Of these, the names in the types of publishers that keep no value, and so deliver messages.
  var sentEnums: Set<Name> = []

  /// A relevant name: a function that shows, a type, a member of a type, or a case.
  struct Wanted: Hashable {
    enum Kind { case word, type, global, member, shared, enumCase, message }
    var kind: Kind
    var name: Name
    var owner: TypeIndex = -1
    /// Whether a static member may be of its own type, so that it can be an implicit member.
    var isOwn = false
    /// Whether it leads to navigation by itself, not only on an object that does.
    var isDirect = false
    /// Whether other enums have a case of this name, so that only functions that return this one can mean it.
    var isShared = false
  }

  static let direct = Wanted(kind: .word, name: 0, isDirect: true)

  private init(_ program: Program, _ semantics: Semantics, _ interest: Interest) {
    (self.program, self.semantics, self.interest) = (program, semantics, interest)
  }

  static func run(_ program: Program, _ semantics: Semantics, _ interest: Interest) -> Relevance {
    var search = RelevanceSearch(program, semantics, interest)
    search.prepare()
    search.seed()
    search.spread()
    search.collectMembers()
    search.collectCasesElsewhere()
    search.found.countsLater = interest.counts
    return search.found
  }

  mutating func want(_ wanted: Wanted) {
    if seen.insert(wanted).inserted { waiting.append(wanted) }
  }

  // MARK: - Propagation

  private mutating func spread() {
    while true {
      if let body = unexamined.popLast() {
        examine(body)
      } else if let type = waitingTypes.popLast() {
        for holder in holders[type] ?? [] {
          count(holder)
          if program.types[Int(type)].kind == .protocol { wantReferences(from: holder, to: type) }
        }
        for body in users[type] ?? [] { use(body) }
        for body in changers[type] ?? [] where changesByCase(body) { follow(body) }
        for body in refused.removeValue(forKey: type) ?? [] { live(body, for: Self.direct) }
      } else if let wanted = waiting.popLast() {
        spread(from: wanted)
      } else {
        return
      }
    }
  }

  /// Wants the properties by which objects refer to a protocol, since code may set them that does not make the objects:
  /// `cell.delegate = self`.
  private mutating func wantReferences(from holder: TypeIndex, to type: TypeIndex) {
    for index in program.types[Int(holder)].propertyOrder {
      let property = program.properties[Int(index)]
      guard property.getter < 0, program.type(of: property).types.contains(type) else { continue }
      want(Wanted(kind: .member, name: property.name, owner: holder))
    }
  }

  private mutating func spread(from wanted: Wanted) {
    if wanted.kind == .type {
      for body in makers[wanted.name] ?? [] { live(body, for: wanted) }
      return
    }
    if wanted.kind == .message { return send(wanted.name) }
    if wanted.kind == .enumCase { spreadToSums(of: wanted) }
    if wanted.kind != .enumCase {
      for body in bare[wanted.name] ?? [] where program.isNear(owner(of: body), wanted.owner) {
        live(body, for: wanted)
      }
      bare[wanted.name] = bare[wanted.name]?.filter { !isFollowed($0) }
    }
    if wanted.kind == .global { return }
    for (body, base) in members[wanted.name] ?? [] where mayMean(base, in: body, wanted) {
      live(body, for: wanted)
    }
    // Followed bodies need no second look: of a name that thousands of types have, each would look at all of them.
    members[wanted.name] = members[wanted.name]?.filter { !isFollowed($0.body) }
    guard wanted.kind == .word || wanted.kind == .enumCase || wanted.isOwn else { return }
    for body in implicit[wanted.name] ?? []
    where !wanted.isShared || gives(body, wanted.owner) || tells(body, of: wanted.owner) {
      live(body, for: wanted)
    }
    implicit[wanted.name] = implicit[wanted.name]?.filter { !isFollowed($0) }
  }

  /// Spreads to the code by which an enum makes its cases of other ones: `Step(rawValue: rawValue + 1)`.
  private mutating func spreadToSums(of wanted: Wanted) {
    for body in makers[program.shortName(of: wanted.owner)] ?? [] where owner(of: body) == wanted.owner {
      live(body, for: wanted)
    }
  }

  private func mayMean(_ base: Name?, in body: Body, _ wanted: Wanted) -> Bool {
    guard wanted.owner >= 0 else { return true }
    if wanted.kind == .enumCase {
      return base.map { typesByShortName[$0]?.contains(wanted.owner) == true } ?? false
    }
    return mayBe(base, in: body, wanted.owner)
  }

  func owner(of body: Body) -> TypeIndex {
    Int(body) < program.functions.count
      ? program.functions[Int(body)].owner : program.properties[Int(body) - program.functions.count].owner
  }

  /// Tells whether the base before a dot may be of a type.
  func mayBe(_ base: Name?, in body: Body, _ owner: TypeIndex) -> Bool {
    guard let base else { return true }
    let declared = type(of: base, in: body)
    guard !declared.types.isEmpty, !declared.isFunction else { return true }
    // A top-level declaration is no member of a typed base.
    return owner >= 0 && declared.types.contains { program.isCompatible($0, with: owner) }
  }

  /// The declared type of a parameter or property that a body mentions, or the type itself.
  func type(of name: Name, in body: Body) -> ResolvedType {
    if Int(body) < program.functions.count {
      let info = program.functions[Int(body)]
      if let parameter = info.parameters.first(where: { $0.name == name }) {
        return program.parameterType(parameter, of: info)
      }
    }
    let owner = owner(of: body)
    if owner >= 0, let property = program.property(name, of: owner) {
      return program.type(of: program.properties[Int(property)])
    }
    return ResolvedType(types: typesByShortName[name] ?? [])
  }

  // MARK: - Types

  /// Makes a type relevant, with its subtypes and the types that contain it.
  mutating func count(_ type: TypeIndex) {
    guard found.types.indices.contains(Int(type)) else { return }
    if program.types[Int(type)].isForeign {
      guard found.counted[Int(type)], foreign.insert(type).inserted else { return }
    } else {
      guard !found.types[Int(type)] else { return }
      found.types[Int(type)] = true
    }
    waitingTypes.append(type)
    for heir in program.types[Int(type)].subtypes where !program.types[Int(heir)].isForeign { count(heir) }
    carry(type)
  }

  /// Makes supertypes possible declared types of relevant objects.
  mutating func carry(_ type: TypeIndex) {
    for parent in program.types[Int(type)].supertypes where !program.types[Int(parent)].isForeign {
      guard found.carriers.insert(parent).inserted else { continue }
      waitingTypes.append(parent)
      carry(parent)
    }
  }
}
