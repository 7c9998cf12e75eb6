import FlowModel

/// An object, or a screen that is a value, held by something.
struct Held {
  let value: Any
  let facts: TypeFacts
  let role: TreeNode.Role?
  /// The property that holds it, with its index in an ordered collection: `childCoordinators[0]`.
  let property: String
  let ownership: Ownership
}

/// Finds the objects that a value holds, without searching these.
///
/// It keeps its own stack, since values may be nested deeper than the call stack.
struct ValueWalk {
  private struct Step {
    let value: Any
    let property: String
    let ownership: Ownership
    let isIndexed: Bool
  }

  private var stack: [Step]
  private var found: [Held] = []

  private init(_ property: Property) {
    stack = [
      Step(value: property.value, property: property.name, ownership: property.ownership, isIndexed: false)
    ]
  }

  /// The objects behind a property, in order.
  static func objects(in property: Property, _ reflection: inout Reflection) -> [Held] {
    var walk = ValueWalk(property)
    while let step = walk.stack.popLast() { walk.visit(step, &reflection) }
    return walk.found
  }

  private mutating func visit(_ step: Step, _ reflection: inout Reflection) {
    let facts = reflection.facts(of: type(of: step.value))
    guard !facts.isLeaf else { return }
    if facts.isClass {
      keep(step, facts, reflection.role(of: step.value, facts))
      return
    }
    let mirror = Mirror(reflecting: step.value)
    if mirror.displayStyle == .struct, reflection.role(of: step.value, facts) == .screen {
      keep(step, facts, .screen)
    } else {
      push(parts(of: mirror, step, &reflection), of: mirror, step)
    }
  }

  private mutating func keep(_ step: Step, _ facts: TypeFacts, _ role: TreeNode.Role?) {
    found.append(
      Held(value: step.value, facts: facts, role: role, property: step.property, ownership: step.ownership))
  }
}

extension ValueWalk {
  /// The parts of a value; unordered ones are sorted.
  private func parts(of mirror: Mirror, _ step: Step, _ reflection: inout Reflection) -> [Property] {
    let isCustom = step.value is any CustomReflectable
    let parts = reflection.children(of: mirror, isCustom: isCustom)
    guard mirror.displayStyle == .dictionary || mirror.displayStyle == .set, parts.count > 1 else {
      return parts
    }
    return parts.map { (SortKey($0.value), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func push(_ parts: [Property], of mirror: Mirror, _ step: Step) {
    let isOrdered = mirror.displayStyle == .collection && !step.isIndexed
    let numbered = parts.enumerated().reversed()
    for (number, part) in numbered {
      // Only the fields of structs have an ownership of their own; other parts have that of the whole.
      let ownership = mirror.displayStyle == .struct ? step.ownership.then(part.ownership) : step.ownership
      let property = isOrdered ? "\(step.property)[\(number)]" : step.property
      stack.append(
        Step(
          value: part.value, property: property, ownership: ownership, isIndexed: step.isIndexed || isOrdered)
      )
    }
  }
}

/// The sort key for elements of dictionaries and sets: the type of the value, then the key if it is text or a number.
private struct SortKey: Comparable {
  private let type: String
  private let text: String
  private let number: Int

  init(_ element: Any) {
    let pair = Mirror(reflecting: element)
    let parts = pair.displayStyle == .tuple ? pair.children.prefix(2).map(\.value) : [element]
    type = parts.last.map { String(describing: Swift.type(of: $0)) } ?? ""
    text = parts.first as? String ?? ""
    number = parts.first as? Int ?? 0
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.type, left.text, left.number) < (right.type, right.text, right.number)
  }
}
