import SwiftFacts
import ValueFlow

/// The properties of views that are bound to properties of other objects: `ListView(path: $router.path)`.
final class PassedBindings {
  /// A property of an object.
  struct Source: Hashable {
    var owner: ObjectIndex
    var property: Name
  }

  private let solution: Solution
  private lazy var receivers = findReceivers()

  init(_ solution: Solution) { self.solution = solution }

  /// The properties of views by which their code sets a property, directly or through views around them.
  func receivers(of source: Source) -> [Source] {
    var found: [Source] = []
    var waiting = [source]
    while let next = waiting.popLast() {
      for receiver in receivers[next] ?? [] where receiver != source && !found.contains(receiver) {
        found.append(receiver)
        waiting.append(receiver)
      }
    }
    return found
  }

  /// The properties whose bindings a view was given as one of its own, directly or through views around it, with the code that has them.
  func sources(of receiver: Source) -> [(source: Source, instance: InstanceIndex)] {
    var found: [(source: Source, instance: InstanceIndex)] = []
    var known: Set<Source> = [receiver]
    var waiting = [receiver]
    while let next = waiting.popLast() {
      let type = solution.info(of: next.owner).type
      guard type >= 0, let property = solution.program.property(next.property, of: type),
        solution.program.isBinding(property)
      else { continue }
      for call in solution.calls(making: next.owner) {
        for (_, source) in given([next.property], by: call.site, in: call.instance)
        where known.insert(source).inserted {
          found.append((source, call.instance))
          waiting.append(source)
        }
      }
    }
    return found
  }

  /// The cases among which the lists and links of each view let the user choose: `Text("Orders").tag(Area.orders)`.
  private(set) lazy var offered: [TypeIndex: Set<Name>] = findOffered()

  private func findOffered() -> [TypeIndex: Set<Name>] {
    let offering = Set((["tag"] + ValueLinks.views).compactMap(solution.program.names.known))
    return solution.foreignCalls { offering.contains($0.name) }.reduce(into: [:]) { found, call in
      let site = solution.bodies.sites[Int(call.site)]
      guard let view = solution.receiverType(of: call.instance) else { return }
      for index in site.arguments.indices {
        let node = solution.node(ofArgument: index, of: call.site, in: call.instance)
        for object in solution.unsortedObjects(at: node) where solution.info(of: object).kind == .enumCase {
          found[view, default: []].insert(solution.info(of: object).name)
        }
      }
    }
  }

  /// The lists in the bodies of views that set a property to what the user selects: `List(selection: $selection)`.
  private(set) lazy var selections: [Source: [(site: Int32, instance: InstanceIndex)]] = findSelections()

  private func findSelections() -> [Source: [(site: Int32, instance: InstanceIndex)]] {
    guard let list = solution.program.names.known("List"),
      let label = solution.program.names.known("selection")
    else { return [:] }
    return solution.foreignCalls { $0.name == list }.reduce(into: [:]) { found, call in
      for (_, source) in given([label], by: call.site, in: call.instance) {
        found[source, default: []].append((call.site, call.instance))
      }
    }
  }

  private func findReceivers() -> [Source: [Source]] {
    var found: [Source: [Source]] = [:]
    for (type, names) in solution.program.boundProperties {
      for view in solution.objects.ofType[type] ?? [] {
        for call in solution.calls(making: view) {
          for (name, source) in given(names, by: call.site, in: call.instance) {
            found[source, default: []].append(Source(owner: view, property: name))
          }
        }
      }
    }
    return found
  }

  /// The properties that a call hands to a view as bindings, by the names of the view's own properties.
  private func given(
    _ names: Set<Name>, by site: Int32, in instance: InstanceIndex
  ) -> [(name: Name, source: Source)] {
    let call = solution.bodies.sites[Int(site)]
    guard
      case .call(_, let written)? = solution.program.written(call.node, in: solution.template(instance).file)?
        .form
    else { return [] }
    return written.indices.filter { names.contains(written[$0].label) }.flatMap { index in
      source(of: written[index].value, index, of: site, in: instance).map { (written[index].label, $0) }
    }
  }

  private func source(
    of value: Written, _ index: Int, of site: Int32, in instance: InstanceIndex
  ) -> [Source] {
    switch value.form {
    case .name(let name):
      guard let property = solution.program.boundName(name) else { return [] }
      let view = solution.receiver(of: instance)
      return view < 0 ? [] : [Source(owner: view, property: property)]
    case .member(_?, let name):
      return solution.owners(ofArgument: index, of: site, in: instance).map {
        Source(owner: $0, property: solution.program.boundName(name) ?? name)
      }
    default: return []
    }
  }
}
