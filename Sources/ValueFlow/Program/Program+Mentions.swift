package import SwiftFacts

// The names that code mentions.
extension Program {
  /// The names that any code calls or mentions as members, except for `super`.
  ///
  /// A name called only by functions of the same name, such as those that forward delegate calls, counts as called from outside, and a
  /// case after the name of its enum, as in `Step.paid`, is no call.
  func calledNames() -> Set<Name> {
    var counts: [Name: Int] = [:]
    let cases = caseNames()
    func isCase(_ name: Name, of base: Name) -> Bool { cases[base]?.contains(name) ?? false }
    for file in files {
      let source = file.source
      for (place, number) in source.mentions.enumerated() where isCalling(source.mentionKinds[place]) {
        let (name, base) = (file.names[Int(number)], source.mentionBases[place])
        if base >= 0, isCase(name, of: file.names[Int(base)]) { continue }
        counts[name, default: 0] += 1
      }
    }
    for function in functions where function.body >= 0 && counts[function.name] != nil {
      for mention in mentions(in: function.file, from: function.begin, to: function.end)
      where mention.name == function.name && isCalling(mention.kind.rawValue)
        && !(mention.base.map { isCase(mention.name, of: $0) } ?? false)
      {
        counts[function.name, default: 0] -= 1
      }
    }
    return Set(counts.filter { $0.value > 0 }.keys)
  }

  /// The names of the cases of the source's enums, by the short names of the enums.
  private func caseNames() -> [Name: Set<Name>] {
    types.indices.reduce(into: [:]) { names, type in
      let cases = types[type].cases.keys
      if !cases.isEmpty { names[shortName(of: TypeIndex(type)), default: []].formUnion(cases) }
    }
  }

  private func isCalling(_ kind: Int32) -> Bool {
    kind != MentionKind.bare.rawValue && kind != MentionKind.pattern.rawValue
  }

  /// The names mentioned between two places of a file.
  package func mentions(in file: Int32, from begin: Int32, to end: Int32) -> [Mention] {
    let file = files[Int(file)]
    let offsets = file.source.mentionOffsets
    let (low, high) = (Self.first(from: begin, in: offsets), Self.first(from: end + 1, in: offsets))
    guard low < high else { return [] }
    let found = (low..<high).map { place in
      let base = file.source.mentionBases[place]
      return Mention(
        name: file.names[Int(file.source.mentions[place])],
        kind: MentionKind(rawValue: file.source.mentionKinds[place]) ?? .member,
        base: base < 0 ? nil : file.names[Int(base)])
    }
    return bound(found)
  }

  /// Tells whether code between two places of a file mentions a name.
  package func mentions(_ name: Name, in file: Int32, from begin: Int32 = 0, to end: Int32 = .max - 1) -> Bool
  {
    mentions(in: file, from: begin, to: end).contains { $0.name == name }
  }

  /// The place of the first number in order that is not less than another one.
  private static func first(from least: Int32, in numbers: [Int32]) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A name mentioned in code.
  package struct Mention {
    package var name: Name
    package var kind: MentionKind
    /// The plain name before the dot.
    package var base: Name?
  }

  /// The type of bindings to an object without a wrapper of its own: `Bindable(router).path` is what `$router.path` is elsewhere.
  package static let bindable = "Bindable"

  /// Mentions in which the members of such an object have the base that they would have beside a wrapper.
  func bound(_ mentions: [Mention]) -> [Mention] {
    guard let bindable = bindableName else { return mentions }
    var mentions = mentions
    for start in mentions.indices where mentions[start].kind == .called && mentions[start].name == bindable {
      let member = mentions[(start + 1)...].firstIndex { $0.kind == .member && $0.base == nil }
      guard let member, member > start + 1 else { continue }
      mentions[member].base = names.number("$" + names[mentions[member - 1].name])
    }
    return mentions
  }
}
