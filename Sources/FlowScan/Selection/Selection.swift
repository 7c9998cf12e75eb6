/// Chooses the files that must be parsed, by what their sketches tell.
///
/// It begins with files that show something, declare a flow or answer a URL, and goes on to what those can lead to: screens, what
/// stands between a screen and its flow, factories, routes. Models, services and cells stay unread, whoever mentions them. A file
/// chosen in vain costs time; one left out costs a part of the graph.
public struct Selection {
  private let sketches: [FileSketch]
  private let words: NavigationWords
  private let table: NameTable
  /// The names of the app that each file mentions.
  private let mentions: [[Int]]
  private var roles: [Role?]
  /// The files of those who implement each protocol.
  private var implementers: [Int: [Int]] = [:]
  private var open: [Int] = []

  /// How a file came to be chosen, and thus how far it leads on.
  private enum Role: Int {
    /// It belongs to a screen: what shows or reports something matters.
    case near
    /// It navigates: whatever it mentions may be shown.
    case core
  }

  /// The files to parse, as places in the list of sketches.
  public static func files(of sketches: [FileSketch], words: NavigationWords = NavigationWords()) -> [Int] {
    var selection = Selection(sketches, words)
    selection.begin()
    selection.close()
    return sketches.indices.filter { selection.roles[$0] != nil }
  }

  private init(_ sketches: [FileSketch], _ words: NavigationWords) {
    self.sketches = sketches
    self.words = words
    let table = NameTable(sketches, words)
    self.table = table
    mentions = sketches.map { table.mentioned(in: $0) }
    roles = Array(repeating: nil, count: sketches.count)
  }

  private mutating func choose(_ file: Int, _ role: Role) {
    if let old = roles[file], old.rawValue >= role.rawValue { return }
    roles[file] = role
    open.append(file)
  }
}

// Where it begins.
extension Selection {
  private mutating func begin() {
    let wanted =
      words.words.map { WordHash($0) } + words.links.map { WordHash($0) }
      + words.calls.map { WordHash($0).called }
    let delegates = allowed(protocolsOfFlows)
    let bundles = bundlesOfClosures
    for file in sketches.indices {
      if wanted.contains(where: sketches[file].mentions) || callsLibrary(file) || declaresCore(file) {
        choose(file, .core)
      } else if mentions[file].contains(where: { table.names[$0].isFlow || delegates.contains($0) })
        || extendsScreens(file) || mentions[file].contains(where: bundles.contains)
      {
        choose(file, .near)
      }
    }
  }

  private func declaresCore(_ file: Int) -> Bool {
    let makesScreens = mentions[file].contains {
      isShown(table.names[$0]) && !table.names[$0].files.contains(file)
    }
    return sketches[file].names.contains { declared in
      let name = declared.name.split(separator: ".").last.map(String.init) ?? ""
      return (table.named(declared.name).map { table.names[$0].isFlow } ?? words.isFlow(name))
        || name.contains("DeepLink") || name.contains("Deeplink") || name.contains("UniversalLink")
        || (makesScreens && FileWords.has(name, FileWords.factoryEndings))
    }
  }

  private func callsLibrary(_ file: Int) -> Bool {
    words.importedCalls.contains { library, calls in
      sketches[file].imports.contains(library)
        && calls.contains { sketches[file].mentions(WordHash($0).called) }
    }
  }

  private func extendsScreens(_ file: Int) -> Bool {
    sketches[file].names.contains {
      $0.kind == .extension && (FileWords.helped.contains($0.name) || words.helped.contains($0.name))
    }
  }

  private func isShown(_ name: NameTable.Name) -> Bool { name.isFlow || name.isScreen }

  /// Structs in which flows hand over several closures at once: `ListActions(showDetail: showDetail)`.
  private var bundlesOfClosures: Set<Int> {
    let ofFlows = Set(sketches.indices.filter(declaresFlow).flatMap { mentions[$0] })
    return ofFlows.filter { number in
      let name = table.names[number]
      return name.kinds == [.struct] && !name.isScreen && !name.isFlow
        && name.files.contains { sketches[$0].hasCallbacks }
    }
  }

  /// What flows answer to: how screens tell them what to do.
  private var protocolsOfFlows: Set<Int> {
    Set(table.names.filter(\.isFlow).flatMap { $0.parents.compactMap(table.named) })
  }

  /// Only those that mostly flows have: one that everybody has says nothing.
  private func allowed(_ protocols: Set<Int>) -> Set<Int> {
    var others: [Int: Int] = [:]
    for name in table.names {
      for parent in name.parents.compactMap(table.named) where protocols.contains(parent) {
        others[parent, default: 0] += name.isFlow ? -1 : 1
      }
    }
    return protocols.filter { others[$0, default: 0] <= 0 }
  }
}

// How it goes on.
extension Selection {
  private mutating func close() {
    implementers = everyImplementer
    while let file = open.popLast(), let role = roles[file] {
      for number in mentions[file] {
        let name = table.names[number]
        guard let next = self.role(of: name, seenFrom: file, role) else { continue }
        for place in name.files + name.extensions { choose(place, next) }
        guard name.kinds.contains(.protocol) else { continue }
        for place in implementers[number] ?? [] {
          if makesScreens(place) {
            choose(place, .core)
          } else if role == .core, sketches[place].mentions(Self.escaping), declaresFlow(file) {
            choose(place, .near)
          }
        }
      }
    }
  }

  /// Who implements each protocol.
  private var everyImplementer: [Int: [Int]] {
    var files: [Int: [Int]] = [:]
    for name in table.names {
      for parent in name.parents.compactMap(table.named) {
        files[parent, default: []] += name.files + name.extensions
      }
    }
    return files
  }

  /// A container may only hold what makes the screens, by its type or by a protocol.
  private func holdsFactories(_ file: Int) -> Bool {
    mentions[file].contains { number in
      let name = table.names[number]
      guard !name.files.contains(file), !isShown(name), !FileWords.isService(name.text) else { return false }
      if name.kinds == [.protocol] { return (implementers[number] ?? []).contains(where: makesScreens) }
      return FileWords.has(name.text, FileWords.factoryEndings) && name.files.contains(where: makesScreens)
    }
  }

  private func makesScreens(_ file: Int) -> Bool {
    mentions[file].contains { isShown(table.names[$0]) && !table.names[$0].files.contains(file) }
  }

  /// As what the files of a name are chosen, where one that has it matters.
  private func role(of name: NameTable.Name, seenFrom file: Int, _ role: Role) -> Role? {
    if name.isFlow { return .core }
    // Whoever extends a framework's type is not looked into for its sake.
    if name.kinds.isEmpty { return nil }
    if hasTable(file) { return .near }
    if name.files.contains(file) || isParent(name, of: file) { return .near }
    let isCore = role == .core
    if name.isScreen { return isCore ? .near : nil }
    if !name.kinds.isDisjoint(with: [.protocol, .enum]) {
      if FileWords.isService(name.text) { return nil }
      return isCore || FileWords.has(name.text, FileWords.mediatorEndings + FileWords.routeEndings)
        ? .near : nil
    }
    if name.kinds.contains(.alias) || name.kinds.contains(.function) || name.kinds.contains(.property) {
      return isCore ? role : nil
    }
    if isCore, name.files.contains(where: makesScreens), !name.isScreen { return .core }
    if isCore, !FileWords.isService(name.text), name.files.contains(where: holdsFactories) { return .core }
    if FileWords.has(name.text, FileWords.mediatorEndings) { return .near }
    if isCore, FileWords.addressParts.contains(where: name.text.contains) { return .near }
    if isCore, declaresFlow(file), callsBack(name) { return .near }
    return reports(name) ? .near : nil
  }

  private func declaresFlow(_ file: Int) -> Bool {
    sketches[file].names.contains { table.named($0.name).map { table.names[$0].isFlow } == true }
  }

  /// Whether a flow may hand it a closure in which it goes on.
  private func callsBack(_ name: NameTable.Name) -> Bool {
    name.files.contains { sketches[$0].mentions(Self.escaping) || sketches[$0].hasCallbacks }
  }

  private static let escaping = WordHash("escaping")
  /// A table tells by their types what its routes take and lead to.
  private func hasTable(_ file: Int) -> Bool {
    words.tables.contains { sketches[file].mentions(WordHash($0)) }
  }

  private func isParent(_ name: NameTable.Name, of file: Int) -> Bool {
    sketches[file].names.contains { declared in
      declared.inherits.flatMap(\.parts).contains { $0.name == name.text }
    }
  }

  /// Whether a type has a way to tell its flow of something.
  private func reports(_ name: NameTable.Name) -> Bool {
    guard !FileWords.isService(name.text) else { return false }
    return name.files.contains { file in
      sketches[file].hasCallbacks || Self.publishers.contains { sketches[file].mentions($0) }
    }
  }

  private static let publishers = [
    "PassthroughSubject", "CurrentValueSubject", "PublishRelay", "PublishSubject", "AnyPublisher",
    "Published",
    "AsyncStream", "BehaviorRelay",
  ].map { WordHash($0) }
}
