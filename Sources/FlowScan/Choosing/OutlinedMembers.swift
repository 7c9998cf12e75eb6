import SwiftFacts

/// The members of all files of an app, and which of them mention which names.
///
/// Only words that name something of the app's, or that the choice asks for, are kept.
struct OutlinedMembers {
  struct Member {
    var kind: FileOutline.Kind
    /// The type that has it; -1 at the top of a file.
    var type: Int
    var name: Word
    var holdsFunction: Bool
    /// The first labels with which it may be called.
    var labels: ArraySlice<Word>
    var head: [Word] = []
    /// By the numbers of their words.
    var mentions: [Mention] = []
    /// Whether the type of a property is only known by what it is set to.
    var isInferred: Bool

    /// How the body mentions a word.
    func mentions(of word: Word) -> ArraySlice<Mention> {
      var (low, high) = (0, mentions.count)
      while low < high {
        let middle = (low + high) / 2
        if mentions[middle].word.bits < word.bits { low = middle + 1 } else { high = middle }
      }
      var end = low
      while end < mentions.count, mentions[end].word == word { end += 1 }
      return mentions[low..<end]
    }

    /// Each word of the body once.
    var words: [Word] {
      var words: [Word] = []
      for mention in mentions where words.last != mention.word { words.append(mention.word) }
      return words
    }
  }

  private(set) var all: [Member] = []
  /// The first member of each file.
  private(set) var starts: [Int] = []
  private(set) var named: [Word: [Int]] = [:]
  private(set) var initializers: [Word: [Int]] = [:]
  /// The members whose bodies mention a word.
  private(set) var users: [Word: [Int]] = [:]

  init(_ outlines: [FileOutline], _ types: OutlinedTypes, _ asked: Set<Word>) {
    var known = asked.union(types.called.keys)
    for outline in outlines { for member in outline.members { known.insert(member.name) } }
    for (file, outline) in outlines.enumerated() {
      starts.append(all.count)
      for member in outline.members { add(member, of: outline, types.places[file], types, known) }
    }
    for (index, member) in all.enumerated() {
      for word in member.words { users[word, default: []].append(index) }
    }
  }

  private mutating func add(
    _ member: FileOutline.Member, of outline: FileOutline, _ places: [Int], _ types: OutlinedTypes,
    _ known: Set<Word>
  ) {
    let type = member.type < 0 ? -1 : places[Int(member.type)]
    let keys = Int(member.keys.lowerBound)..<Int(member.keys.upperBound)
    var found = Member(
      kind: member.kind, type: type, name: member.name, holdsFunction: member.holdsFunction,
      labels: outline.labels[keys], isInferred: member.cut.isEmpty)
    let head = outline.mentions[Int(member.head.lowerBound)..<Int(member.head.upperBound)]
    found.head = Array(Set(head.lazy.map(\.word).filter(known.contains)))
    let body = outline.mentions[Int(member.body.lowerBound)..<Int(member.body.upperBound)]
    found.mentions = Set(body.lazy.filter { known.contains($0.word) }).sorted {
      $0.word.bits < $1.word.bits
    }
    if member.kind == .initializer, type >= 0 {
      initializers[types.short[type], default: []].append(all.count)
    }
    named[member.name, default: []].append(all.count)
    all.append(found)
  }
}
