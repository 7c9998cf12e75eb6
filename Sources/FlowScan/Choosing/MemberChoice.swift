package import SwiftFacts

/// Chooses the members of an app whose bodies may matter for its navigation.
///
/// It begins with the code of flows and goes on to what that calls, to what makes and shows screens, and to whoever asks
/// a flow, up to the screen in whose name it is asked.
package struct MemberChoice {
  private let types: OutlinedTypes
  private let members: OutlinedMembers
  private let receivers: Receivers
  private let words: ChoiceWords
  private var isKept: [Bool]
  private var isAsked: [Bool]
  private var isReducing: [Bool]
  /// Types that a flow inherits and that are none.
  private var isAboveFlows: [Bool] = []
  private var waiting: [Int] = []
  private var askers: [Int] = []

  /// For each file whether each of its members is kept.
  package static func members(of outlines: [FileOutline], conventions files: [ProjectFile]) -> [[Bool]] {
    let modules = Set(outlines.flatMap(\.importedModules))
    let (conventions, _) = ConventionReading(files, importing: modules).read()
    var choice = MemberChoice(outlines, conventions)
    choice.begin()
    choice.goOn()
    return outlines.indices.map { file in
      let start = choice.members.starts[file]
      return Array(choice.isKept[start..<start + outlines[file].members.count])
    }
  }

  private init(_ outlines: [FileOutline], _ conventions: Conventions) {
    words = ChoiceWords(conventions)
    types = OutlinedTypes(outlines, words)
    let asked = words.showing.union(words.launching).union(ChoiceWords.links).union(ChoiceWords.reducers)
      .union(ChoiceWords.publishers).union(ChoiceWords.addresses)
    members = OutlinedMembers(outlines, types, asked)
    receivers = Receivers(types, members)
    isKept = [Bool](repeating: false, count: members.all.count)
    isAsked = isKept
    isReducing = types.names.indices.map { [types] in types.head(of: $0, has: ChoiceWords.reducers) }
    isAboveFlows = [Bool](repeating: false, count: types.count)
    for flow in types.names.indices where types.isFlow[flow] {
      for type in types.ancestors[flow].numbers where !types.isCounted[type] { isAboveFlows[type] = true }
    }
  }

  private mutating func keep(_ index: Int) {
    guard !isKept[index] else { return }
    isKept[index] = true
    waiting.append(index)
  }

  private func has(_ words: Set<Word>, _ index: Int) -> Bool {
    let member = members.all[index]
    return member.head.contains(where: words.contains)
      || member.mentions.contains { words.contains($0.word) }
  }

  private func namesCounted(_ word: Word) -> Bool {
    types.called[word]?.contains { types.isCounted[$0] || isAboveFlows[$0] } ?? false
  }

  private func makesCounted(_ index: Int) -> Bool {
    members.all[index].mentions.contains { mention in
      mention.form != .bare && types.called[mention.word]?.contains { types.isCounted[$0] } ?? false
    }
  }
}

// Where it begins.
extension MemberChoice {
  private mutating func begin() {
    for member in members.all
    where member.type >= 0 && member.head.contains(where: ChoiceWords.reducers.contains) {
      isReducing[member.type] = true
    }
    let isOfFlow = types.names.indices.map { type in
      ([type] + types.outer[type]).contains { types.isFlow[$0] || isReducing[$0] }
    }
    for index in members.all.indices where begins(index, isOfFlow) { keep(index) }
    for (index, member) in members.all.enumerated() where member.kind == .function && member.type >= 0 {
      if types.isFlow[member.type] || isAboveFlows[member.type] { ask(index) }
    }
  }

  private func begins(_ index: Int, _ isOfFlow: [Bool]) -> Bool {
    let member = members.all[index]
    if member.type >= 0 {
      if isOfFlow[member.type] || isAboveFlows[member.type] && types.isDeclared[member.type] { return true }
      if types.isCounted[member.type] || !types.isDeclared[member.type], has(words.showing, index) {
        return true
      }
    }
    if member.kind != .variable, member.head.contains(where: ChoiceWords.addresses.contains) { return true }
    return makesCounted(index) || has(ChoiceWords.links, index) || has(ChoiceWords.reducers, index)
      || has(words.launching, index)
  }
}

// How it goes on.
extension MemberChoice {
  private mutating func goOn() {
    while !waiting.isEmpty || !askers.isEmpty {
      if let asker = askers.popLast() { ask(asker) }
      guard let index = waiting.popLast() else { continue }
      passOn(index)
      for word in members.all[index].words {
        for made in members.initializers[word] ?? [] { keep(made) }
        for used in members.named[word] ?? [] { use(used, by: index) }
      }
    }
  }

  /// What kept code calls and reads.
  private mutating func use(_ index: Int, by user: Int) {
    let member = members.all[index]
    guard member.kind == .function || member.kind == .variable, !isKept[index] || !isAsked[index],
      mentions(index, in: user)
    else { return }
    if member.kind == .variable {
      keep(index)
      if member.holdsFunction || member.head.contains(where: ChoiceWords.publishers.contains) { ask(index) }
    } else if !isKept[index], mattersWhenCalled(index, by: user) {
      keep(index)
    }
  }

  private func mattersWhenCalled(_ index: Int, by user: Int) -> Bool {
    let member = members.all[index]
    let caller = members.all[user].type
    return member.holdsFunction || caller >= 0 && types.isFlow[caller]
      || member.head.contains(where: namesCounted) || has(words.showing, index)
      || member.mentions.contains { namesCounted($0.word) }
  }

  /// Whether a member's body mentions another member in a way in which it can be meant.
  private func mentions(_ index: Int, in user: Int) -> Bool {
    let member = members.all[index]
    return members.all[user].mentions(of: member.name).contains { mention in
      if member.kind == .function, mention.form != .bare, !member.labels.contains(mention.form) {
        return false
      }
      return receivers.accepts(mention.receiver, in: user, member.type)
    }
  }

  /// Screens, and what extends types without source, pass on what shows.
  private mutating func passOn(_ index: Int) {
    let member = members.all[index]
    // What a property of a screen is set to runs when its own code asks for it.
    let isSet = member.kind == .variable && isOfScreens(member.type) && !member.mentions.isEmpty
    guard isSet || member.kind == .function && (isOfScreens(member.type) || member.type < 0) else { return }
    for user in members.users[member.name] ?? [] where !isKept[user] && isOfScreens(members.all[user].type) {
      if mentions(index, in: user) { keep(user) }
    }
  }

  private func isOfScreens(_ type: Int) -> Bool {
    type >= 0 && (types.isCounted[type] || !types.isDeclared[type])
  }

  /// Whoever calls the member asks a flow; where no screen does, whoever calls that.
  private mutating func ask(_ index: Int) {
    guard !isAsked[index] else { return }
    isAsked[index] = true
    for user in members.users[members.all[index].name] ?? [] where !isKept[user] {
      guard mentions(index, in: user) else { continue }
      keep(user)
      if goesOnAsking(user) { askers.append(user) }
    }
  }

  /// Whether somebody else asks by this member: it is no screen's, or it is told by a case what to do.
  private func goesOnAsking(_ index: Int) -> Bool {
    let member = members.all[index]
    if member.type >= 0, !types.isCounted[member.type], types.isDeclared[member.type] { return true }
    return member.kind == .function
      && member.head.contains { types.called[$0]?.contains { types.isEnum[$0] } ?? false }
  }
}

extension FileOutline {
  /// The modules that the file imports, without their submodules.
  var importedModules: [String] {
    imports.map { text in
      let words = text.split(separator: " ")
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words.count > 1 && kinds.contains(words[0]) ? words[1] : words.first ?? ""
      return name.split(separator: ".").first.map(String.init) ?? ""
    }
  }
}
