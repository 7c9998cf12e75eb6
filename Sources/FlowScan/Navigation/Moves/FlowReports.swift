import Foundation
import SwiftFacts
import ValueFlow

/// Finds the reports of flows to their makers, also if no listener is seen.
///
/// A flow reports by a closure in one of its properties, by a delegate, or by a publisher.
struct FlowReports {
  let solution: Solution
  let roles: TypeRoles
  let owners: CodeOwners
  /// For each flow, the cases for which its views show something.
  let pages: [TypeIndex: Set<ObjectIndex>]

  func ends() -> [SeenMove] {
    let dismissals = Dismissals(solution: solution, roles: roles)
    return solution.instances.indices.flatMap { instance -> [SeenMove] in
      guard let flow = ownFlow(of: instance), let type = solution.receiverType(of: instance) else {
        return []
      }
      let reports = solution.calls(of: instance).filter {
        isReport($0, of: type) || dismissals.isDismissal($0, of: type, in: instance)
      }
      return reports.flatMap { site -> [SeenMove] in
        let own = owners.isOwnCode(instance) ? [] : ends(of: flow, callingInherited: instance)
        if !own.isEmpty { return own }
        if isEndedByOthers(flow, callingInherited: instance) { return [] }
        let call = solution.bodies.sites[Int(site)]
        let place = FlowPlace(flow: flow, instance: instance, block: call.block, place: call.place)
        return ends(of: flow, by: site, in: instance, at: place, named: publisher(calledBy: site, of: type))
      }
    }
  }

  /// The ends at which a flow's own code calls a report that it inherits: `finish()` of all coordinators.
  func ends(of flow: TypeIndex, callingInherited report: InstanceIndex) -> [SeenMove] {
    var found: [SeenMove] = []
    var seen: Set<InstanceIndex> = [report]
    var open = [report]
    while let instance = open.popLast() {
      for edge in solution.callers(of: instance) where edge.site >= 0 && ownFlow(of: edge.instance) == flow {
        guard owners.isOwnCode(edge.instance) else {
          if seen.insert(edge.instance).inserted { open.append(edge.instance) }
          continue
        }
        let call = solution.bodies.sites[Int(edge.site)]
        let place = FlowPlace(flow: flow, instance: edge.instance, block: edge.block, place: call.place)
        found += ends(of: flow, by: edge.site, in: edge.instance, at: place)
      }
    }
    return found
  }

  /// Tells whether only other flows call what a flow inherits, as a parent does that removes its child: then the flow reports nothing.
  private func isEndedByOthers(_ flow: TypeIndex, callingInherited report: InstanceIndex) -> Bool {
    let callers = solution.callers(of: report).filter { $0.kind == .call }
    return !owners.isOwnCode(report) && !callers.isEmpty
      && callers.allSatisfy { edge in
        guard case .flow(let caller) = owners.owner(ofCode: edge.instance) else { return false }
        return caller != flow
      }
  }

  /// The publisher in `didFinish.send()`, whose name says more than that of its function.
  private func publisher(calledBy site: Int32, of flow: TypeIndex) -> Name? {
    solution.bodies.calledProperty(site).flatMap { publisher($0, calledBy: site, of: flow) }
  }

  func publisher(_ called: Bodies.CalledProperty, calledBy site: Int32, of flow: TypeIndex) -> Name? {
    guard case .holder(let name) = called, let property = property(name, of: flow),
      publishes(property, solution.bodies.sites[Int(site)].name)
    else { return nil }
    return name
  }

  func ownFlow(of instance: InstanceIndex) -> TypeIndex? {
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0, case .flow(let flow) = owners.owner(of: receiver) else { return nil }
    let type = solution.info(of: receiver).type
    return type == flow || roles.stores.contains(type) ? flow : nil
  }

  /// The report in a call, named by its case if it has one, else by the function that is called, or by `name`.
  func ends(
    of flow: TypeIndex, by site: Int32, in instance: InstanceIndex, at place: FlowPlace,
    named name: Name? = nil
  ) -> [SeenMove] {
    let call = solution.bodies.sites[Int(site)]
    let objects = call.arguments.indices.flatMap {
      solution.objects(at: solution.node(ofArgument: $0, of: site, in: instance))
    }
    let cases = objects.filter { solution.info(of: $0).kind == .enumCase && !solution.isFlag($0) }
    if isForwarded(call, objects, in: instance) || isGoingOn(to: cases, flow) { return [] }
    let types = OutcomeTypes(solution)
    if cases.isEmpty {
      let carried = types.handed(by: site, of: solution.receiverType(of: instance) ?? flow)
      return [SeenMove(kind: .finish(name ?? call.name), place: place, carried: carried)]
    }
    return cases.map {
      SeenMove(kind: .finish(solution.info(of: $0).name), place: place, carried: types.carried(by: $0))
    }
  }

  /// Recognises `parent?.handle(action)` in `handle(_ action:)`, which forwards what it did not understand.
  private func isForwarded(_ call: CallSite, _ given: [ObjectIndex], in instance: InstanceIndex) -> Bool {
    guard solution.functionName(of: instance) == call.name else { return false }
    return !given.contains { object in
      solution.objects.makers(of: object).contains { $0.instance == instance }
    }
  }

  /// Tells whether a flow only has its parent put a page of its own on the parent's stack: `push(.detail)`.
  private func isGoingOn(to cases: [ObjectIndex], _ flow: TypeIndex) -> Bool {
    guard let own = pages[flow], !cases.isEmpty else { return false }
    return own.isSuperset(of: cases)
  }

  // MARK: - Recognition

  private func isReport(_ site: Int32, of flow: TypeIndex) -> Bool {
    solution.bodies.calledProperty(site).map { isReport($0, calledBy: site, of: flow) } ?? false
  }

  /// Tells whether a call of what a property of a flow holds reports something.
  func isReport(_ called: Bodies.CalledProperty, calledBy site: Int32, of flow: TypeIndex) -> Bool {
    switch called {
    case .closure(let name):
      guard let property = property(name, of: flow), !isAnnouncement(name), !givesTarget(property) else {
        return false
      }
      return (isOpen(property) || isGiven(property)) && solution.program.type(of: property).isFunction
    case .holder(let name):
      guard let property = property(name, of: flow) else { return false }
      let function = solution.bodies.sites[Int(site)].name
      if isAnnouncement(function) { return false }
      return leadsUp(property, name) && isTold(function, to: property) || publishes(property, function)
    }
  }

  /// Tells whether a closure answers with a screen or flow, so that calling it reports nothing: `var makeShop: (() -> ShopCoordinator)?`.
  private func givesTarget(_ property: PropertyInfo) -> Bool {
    let text = solution.program.text(of: property.type, in: property.file)
    guard let arrow = text.range(of: "->", options: .backwards) else { return false }
    let words = text[arrow.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let result = words.first(where: { !["some", "any"].contains($0) }),
      let type = solution.program.type(named: String(result), in: property.owner, file: property.file)
    else { return false }
    return roles.isFlow(type) || roles.isScreen(type)
  }

  /// Tells whether a name announces what the flow does next, so that it goes on: `willShow(page)`.
  private func isAnnouncement(_ name: Name) -> Bool {
    let text = solution.program.name(name)
    return ["will", "should"].contains { word in
      text.hasPrefix(word) && text.dropFirst(word.count).first?.isUppercase ?? false
    }
  }

  func property(_ name: Name, of flow: TypeIndex) -> PropertyInfo? {
    solution.program.property(name, of: flow).map { solution.program.properties[Int($0)] }
  }

  /// Tells whether others can set or observe a property.
  func isOpen(_ property: PropertyInfo) -> Bool {
    !property.flags.contains(.isPrivate) && property.getter < 0
  }

  /// Tells whether only whoever makes a flow gives it a closure: `private let onEnd: () -> Void`.
  func isGiven(_ property: PropertyInfo) -> Bool {
    property.flags.contains(.isConstant) && !property.flags.contains(.isStatic) && property.value < 0
      && property.getter < 0 && solution.program.text(of: property.type, in: property.file).hasSuffix("Void")
  }

  private static let upward = ["delegate", "parent", "listener", "output", "parentcoordinator"]

  /// Tells whether a property leads to the maker of the flow, and not to something that it uses.
  func leadsUp(_ property: PropertyInfo, _ name: Name) -> Bool {
    let text = solution.program.name(name).lowercased()
    let isNamed = Self.upward.contains { text.hasSuffix($0) }
    guard isNamed || property.flags.contains(.isWeak) else { return false }
    let types = solution.program.type(of: property).types
    return !types.isEmpty && (isNamed || !types.contains(where: isInputOfScreens))
      && types.allSatisfy { type in
        !solution.program.types[Int(type)].isForeign && !roles.isScreen(type) && !isOfScreens(type)
      }
  }

  /// Tells whether a call of what a property holds may report something: one of its own functions that is no question, and not one of the
  /// optional around it, as in `factory.map { $0.makeList() }`.
  private func isTold(_ function: Name, to property: PropertyInfo) -> Bool {
    let types = solution.program.type(of: property).types
    let isOfOptional = ["map", "flatMap"].contains(solution.program.name(function))
    return !isQuestion(function, of: property)
      && (!isOfOptional || types.contains { !solution.program.methods(function, of: $0).isEmpty })
  }

  /// Tells whether a function answers with an object, so that calling it reports nothing: `factory?.makeList()`.
  func isQuestion(_ function: Name, of property: PropertyInfo) -> Bool {
    solution.program.type(of: property).types.contains { type in
      (solution.program.types[Int(type)].functions[function] ?? []).contains(where: solution.isQuestion)
    }
  }

  /// Tells whether all that conforms to a type of the app belongs to screens, such as presenters: `weak var list: ListInput?`.
  private func isInputOfScreens(_ type: TypeIndex) -> Bool {
    let objects = solution.program.concreteSubtypes(type).flatMap { solution.objects.ofType[$0] ?? [] }
    return !objects.isEmpty && objects.allSatisfy { owners.owner(of: $0).isOfScreens }
  }

  /// Tells whether only screens conform to a protocol.
  private func isOfScreens(_ type: TypeIndex) -> Bool {
    let all = solution.program.concreteSubtypes(type)
    return !all.isEmpty && all.allSatisfy(roles.isScreen)
  }

  /// Tells whether others observe a private publisher by another property:
  /// `var events: AnyPublisher<Event, Never> { subject.eraseToAnyPublisher() }`.
  private func isPublished(_ property: PropertyInfo) -> Bool {
    guard property.owner >= 0 else { return false }
    return solution.program.types[Int(property.owner)].propertyOrder.contains { index in
      let other = solution.program.properties[Int(index)]
      return other.getter >= 0 && !other.flags.contains(.isPrivate)
        && solution.program.mentions(in: other.file, from: other.begin, to: other.end).contains {
          $0.base == property.name || $0.name == property.name && $0.base == nil
        }
    }
  }

  private static let publishing: Set<String> = [
    "send", "accept", "onNext", "yield", "onCompleted", "onSuccess",
  ]

  private func publishes(_ property: PropertyInfo, _ function: Name) -> Bool {
    Self.publishing.contains(solution.program.name(function)) && isPublisher(property)
  }

  /// Tells whether others may observe a property of a type without source.
  func isPublisher(_ property: PropertyInfo) -> Bool {
    guard isOpen(property) || isPublished(property) else { return false }
    return solution.program.type(of: property).types.allSatisfy { solution.program.types[Int($0)].isForeign }
  }
}
