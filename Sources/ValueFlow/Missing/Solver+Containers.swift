import SwiftFacts

/// Containers of screens that come from a storyboard, with what code takes out of them.
extension Solver {
  /// Makes the container that code gets from a storyboard: `storyboard.instantiateInitialViewController() as? UINavigationController`.
  func made(_ type: TypeIndex, castAt slot: Slot, of instance: InstanceIndex) -> [ObjectIndex] {
    let template = template(instance)
    guard interest.contains(type),
      bodies.casts(to: slot, in: template).contains(where: { Self.makes(program.name($0)) })
    else { return [] }
    let (place, block) = template.slotPlaces[Int(slot)]
    let site = Int64(template.id) << 24 | Int64(slot) | 1 << 61
    let made = objects.insert(ObjectInfo(.instance, type: type, site: site)).object
    self.made(by: instance, block, place, made)
    return [made]
  }

  /// Fills containers of which only the code that takes a screen out tells what they contain: `stack.viewControllers.first as? ListController`.
  func fillContainers() {
    let before = progress
    for (node, screens) in standIns.taken {
      for content in emptyContainers(before: node) {
        for screen in screens { add(screen, to: content) }
      }
    }
    if before != progress { run() }
  }

  /// The contents before a node that nothing fills.
  private func emptyContainers(before node: NodeIndex) -> [NodeIndex] {
    var open = [node]
    var known: Set<NodeIndex> = [node]
    var found: [NodeIndex] = []
    while let next = open.popLast() {
      for source in sources(of: next) where isEmpty(source) && known.insert(source).inserted {
        if let owner = contentOwners[source], relevance.isCounted(objects[owner].type) {
          found.append(source)
        } else {
          open.append(source)
        }
      }
    }
    return found.sorted()
  }

  /// The nodes whose values come to a node, also by way of a property such as `first`.
  private func sources(of node: NodeIndex) -> [NodeIndex] {
    let fed = standIns.demand.sources(of: node)
    guard let (instance, slot) = slot(of: node) else { return fed }
    for case .load(let from, let name, slot, _) in template(instance).steps.joined()
    where semantics.passing.contains(name) || semantics.contentProperties.contains(name) {
      return fed + [self.node(instance, from)]
    }
    return fed
  }
}
