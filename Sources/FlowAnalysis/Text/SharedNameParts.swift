/// The beginnings and ends that many names of one kind share, such as `FlowCoordinator` or `ViewController`.
///
/// Readers look for what distinguishes names. The names of the site show it, so no list of frameworks is needed.
public struct SharedNameParts: Hashable, Sendable {
  /// A name in three parts: its shared beginning, its own core, and its shared end.
  public struct Division: Hashable, Sendable {
    /// The shared beginning, usually empty.
    public let lead: Substring
    /// The name's own part; empty only if the name is.
    public let core: Substring
    /// The shared end.
    public let tail: Substring

    /// Whether the name shares nothing.
    public var isWhole: Bool { lead.isEmpty && tail.isEmpty }
  }

  /// The shared beginnings, the longest first.
  private let leads: [[String]]
  /// The shared ends, each from the last part to the first, the longest first.
  private let tails: [[String]]

  /// Shared parts of no names.
  public static let none = SharedNameParts(of: [])

  /// Analyses the names of a kind, each counted once.
  public init(of names: some Sequence<String>) {
    let parts = Set(names).map { NameHumps.parts(of: $0).map(String.init) }
    tails = Self.shared(parts.map { $0.reversed() }, oneIn: Self.rarestTail)
    leads = Self.shared(parts, oneIn: Self.rarestLead)
  }

  /// An end is shared if a fifth of the names have it; a beginning usually carries meaning, so nearly all names must have it.
  private static let rarestTail = 0.2
  private static let rarestLead = 0.8
  /// With fewer names, a common part is an accident.
  private static let fewest = 3
  /// The part before a shared part is shared too if this proportion of those names has it.
  private static let longer = 0.6

  /// Divides a name.
  public func division(of name: String) -> Division {
    let parts = NameHumps.parts(of: name)
    let texts = parts.map(String.init)
    let tail = Self.length(of: texts.reversed(), among: tails)
    let lead = min(Self.length(of: texts, among: leads), max(0, parts.count - tail - 1))
    let begin = parts.prefix(lead).last?.endIndex ?? name.startIndex
    let end = tail == 0 ? name.endIndex : parts[parts.count - tail].startIndex
    return Division(lead: name[..<begin], core: name[begin..<end], tail: name[end...])
  }

  /// The number of shared parts at the beginning; at least one part is left over.
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

  /// The names that begin with the same parts and have more parts after them.
  private static func groups(of names: [[String]], by length: Int) -> [[[String]]] {
    let longerNames = names.filter { $0.count > length }
    let groups = Dictionary(grouping: longerNames) { $0.prefix(length) }
    return groups.sorted { $0.key.joined() < $1.key.joined() }.map(\.value)
  }
}
