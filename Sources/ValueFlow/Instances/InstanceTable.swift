import SwiftFacts

/// All instances, each once per key, with their callers; a class, since a call on a table that is a value copies it.
package final class InstanceTable {
  private var all: [Instance] = []
  /// The first node of each instance, in order, apart from the rest so that a search stays within few pages.
  private var bases: [NodeIndex] = []
  /// The last instance that begins before or at every so many nodes.
  private var pages: [InstanceIndex] = []
  private var numbers = FlatIndex()
  private var links: [(edge: CallerEdge, next: Int32)] = []
  /// For each instance, the head of a linked list of its callers.
  private var lastCallers: [Int32] = []
  private var knownCallers = FlatSet()
  /// For each body without a case, the instances that run it for one.
  private var forCases: [Instance.Key: [InstanceIndex]] = [:]

  package var count: Int { all.count }

  package var indices: Range<InstanceIndex> { 0..<InstanceIndex(all.count) }

  /// The number of edges from callers to instances.
  var callerCount: Int { links.count }

  package subscript(instance: InstanceIndex) -> Instance {
    @inline(__always) get { all[Int(instance)] }
  }

  func number(of key: Instance.Key) -> InstanceIndex? { numbers.number(key.hash) { all[Int($0)].key == key } }

  /// The instances with a key that names no case, and those that run for one.
  func numbers(ofAny key: Instance.Key) -> [InstanceIndex] {
    (number(of: key).map { [$0] } ?? []) + (forCases[key] ?? [])
  }

  func append(_ instance: Instance) -> InstanceIndex {
    let number = InstanceIndex(all.count)
    if instance.key.name != 0 { forCases[instance.key.withoutCase, default: []].append(number) }
    all.makeRoom()
    all.append(instance)
    numbers.insert(number) { all[Int($0)].key.hash }
    while pages.count * Self.page < instance.base { pages.append(number - 1) }
    bases.append(instance.base)
    lastCallers.append(-1)
    return number
  }

  func markEntry(_ instance: InstanceIndex) { all[Int(instance)].isEntry = true }

  func note(_ edge: CallerEdge, of callee: InstanceIndex) {
    let key = UInt64(mixing: edge.instance, edge.site, edge.object, callee)
    guard knownCallers.insert(key) else { return }
    links.makeRoom()
    links.append((edge, lastCallers[Int(callee)]))
    lastCallers[Int(callee)] = Int32(links.count - 1)
  }

  /// Drops what only tells new callers from known ones.
  func forgetSearch() { knownCallers = FlatSet() }

  func isCalled(_ instance: InstanceIndex) -> Bool { lastCallers[Int(instance)] >= 0 }

  /// The callers of an instance, last found first.
  func callers(of instance: InstanceIndex) -> [CallerEdge] {
    var found: [CallerEdge] = []
    var link = lastCallers[Int(instance)]
    while link >= 0 {
      found.append(links[Int(link)].edge)
      link = links[Int(link)].next
    }
    return found
  }

  /// The instance that a node may be a slot of: the last one that begins before it.
  func last(beginningAt node: NodeIndex) -> InstanceIndex? {
    let page = min(Int(node) / Self.page, pages.count - 1)
    var next = page < 0 ? 0 : Int(pages[page]) + 1
    while next < bases.count, bases[next] <= node { next += 1 }
    return next > 0 ? InstanceIndex(next - 1) : nil
  }

  private static let page = 32
}
