import SwiftFacts

/// Finds what code adds to a list that it reads from a property: `page` in `stack.viewControllers + [page]`.
struct ListAdditions {
  private let template: Template
  private let bodies: Bodies
  private let list: Name
  /// For each slot, the slots whose values come to it.
  private var sources: [Slot: [Slot]] = [:]
  /// The slots into which code reads the list, or a part of it.
  private var readsList: Set<Slot> = []
  /// The slots that the list comes to, as it is or changed.
  private var hasList: Set<Slot> = []

  init(_ template: Template, _ bodies: Bodies, list: Name) {
    (self.template, self.bodies, self.list) = (template, bodies, list)
    for step in template.steps.joined() { note(step) }
  }

  /// The elements added on the way to a slot; nil if the list on the way to it is a new one.
  func additions(before slot: Slot) -> (slots: [Slot], isOnTop: Bool)? {
    var known: Set<Slot> = [slot]
    var open = [slot]
    var added: [Slot] = []
    var isKept = false
    var isOnTop = true
    while let next = open.popLast() {
      if readsList.contains(next) {
        isKept = true
        continue
      }
      let before = sources[next] ?? []
      if before.isEmpty {
        added.append(next)
        isOnTop = isOnTop && isKept
      }
      // The elements of a list come in the order in which the code writes them.
      open += before.reversed().filter { known.insert($0).inserted }
    }
    return isKept ? (added, isOnTop) : nil
  }

  private mutating func note(_ step: Step) {
    switch step {
    case .copy(let source, let target), .cast(let source, _, let target),
      .bind(.binding(let target), let source):
      sources[target, default: []].append(source)
      if hasList.contains(source) { hasList.insert(target) }
    case .load(let base, let name, let target, _):
      guard name == list || hasList.contains(base) else { return }
      readsList.insert(target)
      hasList.insert(target)
    case .call(let number):
      let call = bodies.sites[Int(number)]
      guard let list = self.list(in: call), hasList.contains(list) else { return }
      sources[call.result] = [list]
      hasList.insert(call.result)
    default: break
    }
  }

  /// The list that a call may return changed: `controllers.dropLast()`, `Array(path)`.
  private func list(in call: CallSite) -> Slot? {
    if case .member(let base) = call.callee, hasList.contains(base) { return base }
    let isOfType = bodies.program.name(call.name).first?.isUppercase ?? false
    return isOfType && call.arguments.count == 1 && call.arguments[0].label == 0
      ? call.arguments[0].slot : nil
  }
}

extension Solution {
  /// The nodes of the values that code adds to a list that it reads from a property, before it has the result at a node, and whether they
  /// come after what the list had; nil if the result is a new list.
  package func additions(toListNamed list: Name, at node: NodeIndex) -> (nodes: [NodeIndex], isOnTop: Bool)? {
    guard let (instance, slot) = slot(of: node).map({ ($0.instance, $0.slot) }),
      let found = ListAdditions(template(instance), bodies, list: list).additions(before: slot)
    else { return nil }
    return (found.slots.map { self.node(instance, $0) }, found.isOnTop)
  }

  /// Tells whether code only adds to a list: `stack.viewControllers += [page]`.
  package func isAddition(_ store: PendingStore) -> Bool {
    slot(of: store.value).map { template($0.instance).addedSlots.contains($0.slot) } ?? false
  }

  /// Tells whether a node has a list that code reads from a property, without some of its elements: `path = path.dropLast()`.
  package func isShortened(listNamed list: Name, at node: NodeIndex) -> Bool {
    guard let (instance, slot) = slot(of: node).map({ ($0.instance, $0.slot) }) else { return false }
    let template = template(instance)
    let isUnchanged = template.steps.joined().contains { step in
      if case .load(_, _, let to, _) = step { to == slot } else { false }
    }
    return !isUnchanged && additions(toListNamed: list, at: node)?.nodes.isEmpty ?? false
  }
}
