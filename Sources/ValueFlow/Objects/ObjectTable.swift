import SwiftFacts

/// All objects, each once, with the places that make them; a class, since a call on a table that is a value copies it.
package final class ObjectTable {
  private var infos: [ObjectInfo] = []
  private var numbers = FlatIndex()
  /// The objects whose type was set after they were made, as numbers from 1.
  private var settled = FlatSet()
  /// The objects of each type, made or substituted.
  package private(set) var ofType: [TypeIndex: [ObjectIndex]] = [:]
  private var links: [(maker: Maker, next: Int32)] = []
  /// For each object, the head of a linked list of its makers.
  private var lastMakers: [Int32] = []
  private var knownMakers = FlatSet()

  package var count: Int { infos.count }

  package var indices: Range<ObjectIndex> { 0..<ObjectIndex(infos.count) }

  package subscript(object: ObjectIndex) -> ObjectInfo {
    @inline(__always) get { infos[Int(object)] }
  }

  func number(of info: ObjectInfo) -> ObjectIndex? {
    numbers.number(info.hash) { identity(of: $0) == info }
  }

  func insert(_ info: ObjectInfo) -> (object: ObjectIndex, isNew: Bool) {
    if let known = number(of: info) { return (known, false) }
    let object = ObjectIndex(infos.count)
    infos.append(info)
    numbers.insert(object) { identity(of: $0).hash }
    lastMakers.append(-1)
    if info.kind == .instance || info.kind == .some, info.type >= 0 {
      ofType[info.type, default: []].append(object)
    }
    return (object, true)
  }

  /// Sets the type of a case that was made without one.
  func settle(_ type: TypeIndex, of object: ObjectIndex) {
    infos[Int(object)].type = type
    _ = settled.insert(UInt64(object) + 1)
  }

  /// The properties with which an object was made.
  private func identity(of object: ObjectIndex) -> ObjectInfo {
    var info = infos[Int(object)]
    if info.kind == .enumCase, settled.contains(UInt64(object) + 1) { info.type = -1 }
    return info
  }

  /// Records a place that makes an object; only the first for each instance, or for another number of the code.
  func note(_ maker: Maker, of object: ObjectIndex, as code: Int32? = nil) {
    let code = UInt32(bitPattern: code ?? maker.instance)
    guard knownMakers.insert(UInt64(code) << 32 | UInt64(UInt32(object + 1))) else { return }
    links.append((maker, lastMakers[Int(object)]))
    lastMakers[Int(object)] = Int32(links.count - 1)
  }

  /// A number that is another one whenever an object has a further maker.
  @inline(__always) func lastMaker(of object: ObjectIndex) -> Int32 { lastMakers[Int(object)] }

  /// The number of cases whose type was set after they were made.
  var settledCount: Int { settled.count }

  /// Drops what only tells new makers from known ones.
  func forgetSearch() { knownMakers = FlatSet() }

  /// The places that make an object, last found first.
  package func makers(of object: ObjectIndex) -> Makers {
    Makers(links: links, link: lastMakers[Int(object)])
  }

  package struct Makers: Sequence, IteratorProtocol {
    fileprivate let links: [(maker: Maker, next: Int32)]
    fileprivate var link: Int32

    package var first: Maker? { link < 0 ? nil : links[Int(link)].maker }

    package mutating func next() -> Maker? {
      guard link >= 0 else { return nil }
      let (maker, next) = links[Int(link)]
      link = next
      return maker
    }
  }
}
