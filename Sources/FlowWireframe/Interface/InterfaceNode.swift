internal import FlowScan

/// An element of a storyboard or XIB, with those inside it.
final class InterfaceNode {
  let tag: String
  let attributes: [String: String]
  private(set) var children: [InterfaceNode] = []

  private init(_ tag: String, _ attributes: [String: String]) {
    self.tag = tag
    self.attributes = attributes
  }

  private static let most = 50_000
  private static let deepest = 80

  /// Parses a file; elements that are nested too deeply for views are left out.
  ///
  /// The names of open elements are counted: otherwise, a file of elements with wrong end tags would take quadratic time.
  static func read(_ bytes: [UInt8]) -> InterfaceNode {
    let root = InterfaceNode("", [:])
    var open = [root]
    var names: [String: Int] = [:]
    var count = 0
    for tag in TagReader(bytes) {
      switch tag {
      case .opened(let name, let attributes, let isEmpty):
        count += 1
        guard count < most else { return root }
        let node = InterfaceNode(name, attributes)
        if open.count < deepest { open[open.count - 1].children.append(node) }
        if !isEmpty {
          open.append(node)
          names[name, default: 0] += 1
        }
      case .closed(let name):
        guard names[name, default: 0] > 0 else { continue }
        while open.count > 1, let last = open.popLast() {
          names[last.tag, default: 0] -= 1
          if last.tag == name { break }
        }
      }
    }
    return root
  }

  subscript(name: String) -> String { attributes[name] ?? "" }

  func child(_ tag: String, key: String? = nil) -> InterfaceNode? {
    children.first { $0.tag == tag && (key == nil || $0["key"] == key) }
  }

  /// All elements, each before those inside it.
  var all: [InterfaceNode] {
    var found: [InterfaceNode] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      found.append(next)
      waiting += next.children.reversed()
    }
    return found
  }

  /// The frame, relative to the parent view.
  var frame: Rect? {
    guard let rect = child("rect", key: "frame") else { return nil }
    let numbers = ["x", "y", "width", "height"].map { Double(rect[$0]) ?? 0 }
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 10_000 }) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}
