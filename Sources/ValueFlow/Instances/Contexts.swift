import SwiftFacts

/// What tells apart the objects that one place makes: the calls that lead there, and where the object was made whose code it is.
struct Contexts {
  private var chains: [[Int32]] = [[]]
  private var chainNumbers: [[Int32]: Int32] = [:]
  private var makingNumbers: [Making: Int64] = [:]
  private var makingSites: [Int64] = [0]
  private var caseSites: [Int64: Int32] = [:]

  /// How many calls tell apart what functions give.
  private static let depth = 2
  /// The call of what nobody is seen to ask for.
  private static let nobody = Int32.min

  /// The context of a call: the place of it, and those of the calls around it.
  mutating func context(of site: Int32, in context: Int32) -> Int32 {
    number(of: [site] + chains[Int(context)].prefix(Self.depth - 1))
  }

  /// The context of what nobody is seen to ask for.
  mutating func unknown() -> Int32 { number(of: [Self.nobody]) }

  func isUnknown(_ context: Int32) -> Bool { chains[Int(context)].contains(Self.nobody) }

  private mutating func number(of chain: [Int32]) -> Int32 {
    if let known = chainNumbers[chain] { return known }
    let number = Int32(chains.count)
    chainNumbers[chain] = number
    chains.append(chain)
    return number
  }

  /// What tells apart what an object makes: where it was made itself, and by what.
  mutating func making(by object: ObjectInfo) -> Int64 {
    let outer = object.receiverSite == 0 ? 0 : makingSites[Int(object.receiverSite)]
    let key = Making(site: object.site == 0 ? -Int64(object.type) - 2 : object.site, outer: outer)
    if let known = makingNumbers[key] { return known }
    let number = Int64(makingSites.count)
    makingNumbers[key] = number
    makingSites.append(key.site)
    return number
  }

  private struct Making: Hashable {
    var site: Int64
    var outer: Int64
  }

  /// The place of a case as a number that no call has; the object itself would tell apart what calls of themselves make.
  mutating func caseSite(_ site: Int64) -> Int32 {
    if let known = caseSites[site] { return known }
    let number = -Int32(caseSites.count) - 2
    caseSites[site] = number
    return number
  }
}
