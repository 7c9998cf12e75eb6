/// What many names of one kind have in common at their beginning or their end, as `FlowCoordinator` or `ViewController`.
///
/// Readers look for what tells names apart. The site's own names say what that is, so that no list of frameworks has to.
public struct SharedNameParts: Hashable, Sendable {
  /// A name in three: what it shares at its beginning, what is its own, and what it shares at its end.
  public struct Division: Hashable, Sendable {
    /// What the name shares at its beginning; mostly empty.
    public let lead: Substring
    /// What is its own; never empty, unless the name is.
    public let core: Substring
    /// What it shares at its end.
    public let tail: Substring

    /// Whether the name shares nothing.
    public var isWhole: Bool { lead.isEmpty && tail.isEmpty }
  }

  /// What begins a name and is shared, the longest first.
  private let leads: [[String]]
  /// What ends a name and is shared, from the last part to the first, the longest first.
  private let tails: [[String]]

  /// Shares nothing.
  public static let none = SharedNameParts(of: [])

  /// Looks at the names of a kind, each counted once.
  public init(of names: some Sequence<String>) {
    let parts = Set(names).map { NameHumps.parts(of: $0).map(String.init) }
    tails = Self.shared(parts.map { $0.reversed() }, oneIn: Self.rarestTail)
    leads = Self.shared(parts, oneIn: Self.rarestLead)
  }

  /// An end is shared by a fifth of the names; a beginning mostly tells what they are of, so nearly all have to have it.
  private static let rarestTail = 0.2
  private static let rarestLead = 0.8
  /// Fewer names share nothing but an accident.
  private static let fewest = 3
  /// The part before one that is shared is shared, too, where so many of those have it.
  private static let longer = 0.6

  /// The name, divided.
  public func division(of name: String) -> Division {
    let parts = NameHumps.parts(of: name)
    let texts = parts.map(String.init)
    let tail = Self.length(of: texts.reversed(), among: tails)
    let lead = min(Self.length(of: texts, among: leads), max(0, parts.count - tail - 1))
    let begin = parts.prefix(lead).last?.endIndex ?? name.startIndex
    let end = tail == 0 ? name.endIndex : parts[parts.count - tail].startIndex
    return Division(lead: name[..<begin], core: name[begin..<end], tail: name[end...])
  }

  /// How many parts at the beginning are shared, with one at least left for itself.
  private static func length(of parts: [String], among shared: [[String]]) -> Int {
    shared.first { $0.count < parts.count && parts.starts(with: $0) }?.count ?? 0
  }
}

extension SharedNameParts {
  /// The beginnings that enough of the names have, the longest first.
  private static func shared(_ names: [[String]], oneIn share: Double) -> [[String]] {
    let least = max(fewest, Int((Double(names.count) * share).rounded(.up)))
    var found: [[String]] = []
    var open = groups(of: names, by: 1).filter { $0.count >= least }
    while !open.isEmpty {
      let length = (found.last?.count ?? 0) + 1
      found += open.map { Array($0[0].prefix(length)) }
      open = open.flatMap { group in
        groups(of: group, by: length + 1).filter {
          $0.count >= fewest && Double($0.count) >= Double(group.count) * longer
        }
      }
    }
    return found.sorted { ($1.count, $0.joined()) < ($0.count, $1.joined()) }
  }

  /// The names that begin with the same parts, of those that have more to say.
  private static func groups(of names: [[String]], by length: Int) -> [[[String]]] {
    Dictionary(grouping: names.filter { $0.count > length }) { Array($0.prefix(length)) }
      .sorted { $0.key.joined() < $1.key.joined() }.map(\.value)
  }
}
