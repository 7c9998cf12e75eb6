import SwiftFacts

/// The types of an app as outlines tell of them: what they may inherit, and which may be screens or flows.
///
/// All that stands between a type's name and its body counts as inherited, which says rather too much than too little.
struct OutlinedTypes {
  private(set) var names: [String] = []
  /// Whether the source has its declaration, and not only extensions of it.
  private(set) var isDeclared: [Bool] = []
  private(set) var isEnum: [Bool] = []
  /// The types of a short name.
  private(set) var called: [Word: [Int]] = [:]
  /// For each type itself, what it inherits and what inherits it.
  private(set) var related: [BitRow] = []
  /// What it inherits, with itself.
  private(set) var ancestors: [BitRow] = []
  private(set) var isFlow: [Bool] = []
  /// Whether it may be a screen, a flow or a beginning.
  private(set) var isCounted: [Bool] = []
  private(set) var short: [Word] = []
  /// The types around a type.
  private(set) var outer: [[Int]] = []
  /// For each file the type that each of its declarations means.
  private(set) var places: [[Int]] = []
  private var numbers: [String: Int] = [:]
  private var heads: [Set<Word>] = []

  init(_ outlines: [FileOutline], _ words: ChoiceWords) {
    places = outlines.map { outline in outline.types.map { add($0, of: outline) } }
    for index in names.indices { called[short[index], default: []].append(index) }
    outer = names.map(around)
    let inherited = inherit()
    let endings = names.map { name in words.flowEndings.contains { name.hasSuffix($0) } }
    let named = names.indices.filter { endings[$0] }
    for index in names.indices {
      let isFlow =
        !inherited[index].isDisjoint(with: words.flowBases) || named.contains { ancestors[index][$0] }
      self.isFlow.append(isFlow)
      isCounted.append(isFlow || !inherited[index].isDisjoint(with: words.bases))
    }
  }

  var count: Int { names.count }

  /// Whether what stands between a type's name and its body has one of these words.
  func head(of type: Int, has words: Set<Word>) -> Bool { !heads[type].isDisjoint(with: words) }

  private mutating func add(_ type: FileOutline.Declared, of outline: FileOutline) -> Int {
    let number = numbers[type.name] ?? names.count
    if number == names.count {
      numbers[type.name] = number
      names.append(type.name)
      short.append(Word(type.name.split(separator: ".").last ?? ""))
      heads.append([])
      isDeclared.append(false)
      isEnum.append(false)
    }
    if type.kind == .enum { isEnum[number] = true }
    if type.kind != .extension { isDeclared[number] = true }
    for mention in outline.mentions[Int(type.head.lowerBound)..<Int(type.head.upperBound)] {
      heads[number].insert(mention.word)
    }
    return number
  }

  private func around(_ name: String) -> [Int] {
    var (list, rest) = ([Int](), name[...])
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if let type = numbers[String(rest)] { list.append(type) }
    }
    return list
  }

  /// Finds what each type inherits; gives the words of all that it inherits.
  private mutating func inherit() -> [Set<Word>] {
    ancestors = names.indices.map { index in
      var row = BitRow(names.count)
      row.insert(index)
      return row
    }
    let parents = names.indices.map { index in
      heads[index].flatMap { called[$0] ?? [] }.filter { $0 != index }.sorted()
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in names.indices {
        for parent in parents[index] where ancestors[index].formUnion(ancestors[parent]) { isChanged = true }
      }
    }
    related = ancestors
    let all = ancestors.map(\.numbers)
    for index in names.indices {
      for ancestor in all[index] { related[ancestor].insert(index) }
    }
    return all.map { $0.reduce(into: []) { $0.formUnion(heads[$1]) } }
  }
}
