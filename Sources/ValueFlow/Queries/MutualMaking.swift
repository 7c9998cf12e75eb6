import SwiftFacts

/// The types that make objects of each other: screens that lead to each other, flows that start each other.
///
/// An object is distinguished by the place where its maker was made, and that of the maker's maker. For n types that all make each
/// other these are n⁴ objects, so that fewer makers count the more such places there are.
struct MutualMaking {
  /// For each type, the number of places that make it in the code of types to which it leads itself.
  private let places: [Int]

  init(_ program: Program, _ relevance: Relevance, _ known: Semantics) {
    let makers = MakerSearch(program, relevance, known).makers
    var successors = program.types.map { $0.isForeign ? [] : $0.supertypes.map(Int.init) }
    for (type, makers) in makers.enumerated() {
      for maker in makers { successors[Int(maker)].append(type) }
    }
    let circles = Circles(successors)
    // Code of a protocol or of a base class runs for each of its types.
    places = makers.enumerated().map { type, makers in
      makers.filter { circles.numbers[Int($0)] == circles.numbers[type] }
        .reduce(0) { $0 + max(1, program.types[Int($1)].subtypes.count) }
    }
  }

  /// The number of makers that distinguish what an object of a type makes: the object itself, and the one that made it.
  func makers(of type: TypeIndex) -> Int {
    // Types registered later have no source.
    guard places.indices.contains(Int(type)) else { return 2 }
    return places[Int(type)] > 8 ? 0 : places[Int(type)] > 3 ? 1 : 2
  }
}

/// The types whose code makes each type, once for each place.
private struct MakerSearch {
  private let program: Program
  private var typesByShortName: [Name: [TypeIndex]] = [:]
  private let madeByText: MadeByOwnText
  private var textOwners: Set<TypeIndex> = []
  private(set) var makers: [[TypeIndex]]

  init(_ program: Program, _ relevance: Relevance, _ known: Semantics) {
    self.program = program
    madeByText = MadeByOwnText(known)
    makers = program.types.map { _ in [] }
    for type in program.types.indices where !program.types[type].isForeign {
      typesByShortName[program.shortName(of: TypeIndex(type)), default: []].append(TypeIndex(type))
    }
    for (info, isRelevant) in zip(program.functions, relevance.functions) where isRelevant && info.body >= 0 {
      note(program.mentions(in: info.file, from: info.begin, to: info.end), by: info.owner)
    }
    for (info, isRelevant) in zip(program.properties, relevance.properties) where isRelevant {
      note(program.mentions(in: info.file, from: info.begin, to: info.end), by: info.owner)
    }
    for owner in textOwners {
      let made = program.ancestors(owner).flatMap { madeByText.types(of: program.typeName($0)) }
      for type in made { program.names.known(type).map { note($0, by: owner) } }
    }
  }

  private mutating func note(_ mentions: [Program.Mention], by owner: TypeIndex) {
    guard owner >= 0 else { return }
    for mention in mentions where mention.kind == .called || mention.kind == .calledMember {
      note(mention.name, by: owner)
      if madeByText.verbs.contains(mention.name) { textOwners.insert(owner) }
    }
  }

  private mutating func note(_ type: Name, by owner: TypeIndex) {
    for type in typesByShortName[type] ?? [] { makers[Int(type)].append(owner) }
  }
}
