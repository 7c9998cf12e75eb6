import SwiftFacts

/// The contexts that distinguish objects made at one place: the chain of calls, and the place where the receiver was made.
struct Contexts {
  private var chains: [[Int32]] = [[]]
  private var chainNumbers: [[Int32]: Int32] = [:]
  private var makingNumbers: [Making: Int64] = [:]
  private var makingSites: [Int64] = [0]
  private var caseSites: [Int64: Int32] = [:]
  private var codeNumbers: [UInt64: Int32] = [:]

  /// The number of calls in a context.
  private static let depth = 2
  /// The call site for requests without a known caller.
  private static let nobody = Int32.min

  /// The context of a call: its place, and those of the enclosing calls.
  mutating func context(of site: Int32, in context: Int32) -> Int32 {
    number(of: [site] + chains[Int(context)].prefix(Self.depth - 1))
  }

  /// The context of requests without a known caller.
  mutating func unknown() -> Int32 { number(of: [Self.nobody]) }

  /// Tells whether code runs for one case alone.
  func isByCase(_ context: Int32) -> Bool {
    chains[Int(context)].contains { $0 < -1 && $0 != Self.nobody }
  }

  func isUnknown(_ context: Int32) -> Bool { chains[Int(context)].contains(Self.nobody) }

  private mutating func number(of chain: [Int32]) -> Int32 {
    if let known = chainNumbers[chain] { return known }
    let number = Int32(chains.count)
    chainNumbers[chain] = number
    chains.append(chain)
    return number
  }

  /// The context for objects made by an object: the place where it was made itself, and its receiver's, or fewer makers; for one that is
  /// another for each case, also the case.
  mutating func making(by object: ObjectInfo, makers: Int, isByCase: Bool) -> Int64 {
    if makers == 0 { return 0 }
    let outer = makers == 1 || object.receiverSite == 0 ? 0 : makingSites[Int(object.receiverSite)]
    let key = Making(
      site: object.site == 0 ? -Int64(object.type) - 2 : object.site, outer: outer,
      context: isByCase && self.isByCase(object.context) ? object.context : 0)
    if let known = makingNumbers[key] { return known }
    let number = Int64(makingSites.count)
    makingNumbers[key] = number
    makingSites.append(key.site)
    return number
  }

  private struct Making: Hashable {
    var site: Int64
    var outer: Int64
    var context: Int32
  }

  /// A place in the code of a body as one number.
  mutating func codeNumber(of place: Int32, in template: Int32) -> Int32 {
    let key = UInt64(pair: template, place)
    if let known = codeNumbers[key] { return known }
    let number = Int32(codeNumbers.count)
    codeNumbers[key] = number
    return number
  }

  /// The place of a case as a number that no call has; using the object itself would distinguish the results of recursive calls without
  /// end.
  mutating func caseSite(_ site: Int64) -> Int32 {
    if let known = caseSites[site] { return known }
    let number = -Int32(caseSites.count) - 2
    caseSites[site] = number
    return number
  }
}
