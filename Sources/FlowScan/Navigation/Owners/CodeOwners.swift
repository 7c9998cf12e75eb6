import SwiftFacts
import ValueFlow

/// Determines the owner of running code: a flow, a screen (including objects that only the screen holds), or nobody.
final class CodeOwners {
  enum Owner: Equatable {
    case flow(TypeIndex)
    case screens([TypeIndex])
    case nobody

    var isFlow: Bool { if case .flow = self { true } else { false } }
    var isOfScreens: Bool { if case .screens = self { true } else { false } }
  }

  let solution: Solution
  let roles: TypeRoles
  /// A holder of an object, with the name of the property, and whether the reference is weak, as for a delegate.
  typealias Holder = (object: ObjectIndex, name: Name, isWeak: Bool)

  private var holders: [ObjectIndex: [Holder]] = [:]
  /// The first name under which each object is held.
  private var firstNames: [ObjectIndex: Name] = [:]
  /// The owners of objects, as far as they were asked for.
  private var known: [Owner?]
  private var holdingFlows: [ObjectIndex: [ObjectIndex]] = [:]
  private var ownCode: [TypeIndex: Bool] = [:]
  private lazy var routers = Navigators(solution, roles).routers()
  lazy var keepers = keepers { holder, _ in !holder.isWeak }
  private lazy var allHolders = keepers { !isListener($1, of: $0) }

  private(set) lazy var view =
    solution.program.names.known("View").flatMap { solution.program.foreignTypes[$0] } ?? -1

  /// The screens that flows show; nil to count all.
  let shown: Set<TypeIndex>?

  /// The types that proved to be flows; nil to count all that may be.
  private let flows: Set<TypeIndex>?

  /// The objects that arrive where something is shown, by whomever.
  private let onScreen: Set<ObjectIndex>

  /// The flows with which code of nobody makes screens of a type.
  let flowsOfScreens: [TypeIndex: TypeIndex]

  /// Finds the holders.
  init(_ solution: Solution, _ roles: TypeRoles) {
    (self.solution, self.roles, shown, flows, onScreen) = (solution, roles, nil, nil, [])
    flowsOfScreens = [:]
    known = [Owner?](repeating: nil, count: solution.objects.count)
    note(solution.fieldOwners + solution.handed)
    note(solution.handedTexts, asTexts: true)
    keepMadeForViews()
  }

  /// Takes the holders that others found; a part of a screen is attributed to the screen that a flow shows.
  init(
    _ other: CodeOwners, shown: Set<TypeIndex>, flows: Set<TypeIndex>, onScreen: Set<ObjectIndex>,
    flowsOfScreens: [TypeIndex: TypeIndex]
  ) {
    (solution, roles, self.shown, self.flows) = (other.solution, other.roles, shown, flows)
    (self.onScreen, self.flowsOfScreens) = (onScreen, flowsOfScreens)
    known = [Owner?](repeating: nil, count: other.known.count)
    (holders, firstNames) = (other.holders, other.firstNames)
  }

  private func note(
    _ fields: [(object: ObjectIndex, name: Name, node: NodeIndex)], asTexts: Bool = false
  ) {
    for field in fields where !isForeignReference(field.name, of: field.object) {
      let isWeak = isWeak(field.name, of: field.object)
      let isTold = isTold(field.name)
      for object in solution.unsortedObjects(at: field.node) where object != field.object {
        guard mayBeHeld(object, asText: asTexts) else { continue }
        holders[object, default: []].append((field.object, field.name, isWeak))
        if isTold, firstNames[object] == nil { firstNames[object] = field.name }
      }
    }
  }

  /// Tells whether an object counts as held; in the place of a text, neither code does nor a view of the system with code.
  private func mayBeHeld(_ object: ObjectIndex, asText: Bool) -> Bool {
    let info = solution.info(of: object)
    switch info.kind {
    case .instance, .some:
      return !asText || info.type >= 0 && !solution.program.types[Int(info.type)].isForeign
    case .closure, .method: return !asText
    default: return false
    }
  }

  /// Gives the views that lists make to those whose code gets them, and the coordinator of a view inside SwiftUI to the view that makes it,
  /// since nothing else holds them.
  private func keepMadeForViews() {
    for type in solution.objects.ofType.keys.sorted()
    where solution.isReused(type) || roles.helpersOfFrames.contains(type) {
      for object in solution.objects.ofType[type] ?? [] {
        let users = Set(solution.objects.makers(of: object).map { solution.receiver(of: $0.instance) })
        for user in users.sorted() where user >= 0 { holders[object, default: []].append((user, 0, false)) }
      }
    }
  }

  func owner(ofCode instance: InstanceIndex) -> Owner {
    let receiver = solution.receiver(of: instance)
    return receiver < 0 || isModifier(instance) || isChoice(receiver) ? .nobody : owner(of: receiver)
  }

  /// Tells whether an object is a view that only chooses among others, which asks for nothing.
  private func isChoice(_ object: ObjectIndex) -> Bool {
    roles.choiceBody(solution.info(of: object).type) != nil
  }

  func owner(of object: ObjectIndex) -> Owner {
    if let owner = known[Int(object)] { return owner }
    let info = solution.info(of: object)
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else {
      return info.kind == .metatype && roles.isStaticFlow(info.type) && isFlow(info.type)
        ? .flow(info.type) : .nobody
    }
    let found: Owner
    if isFlow(info.type) {
      found = .flow(info.type)
    } else if let flow = roles.flowsOfViews[info.type].map({ flow($0, shownBy: object) }), isFlow(flow) {
      found = .flow(flow)
    } else if let screen = roles.screensOfCoordinators[info.type] {
      found = .screens([screen])
    } else if speaks(info.type) {
      found = .screens([info.type])
    } else if isScreen(info.type) {
      let holders = frames(of: object)
      found =
        holders.isEmpty
        ? hostedFlow(by: object).map { .flow($0) } ?? .screens([info.type]) : .screens(holders)
    } else if isShownContainer(info.type) {
      found = .screens([info.type])
    } else {
      found = flowView(keeping: object).map { .flow($0) } ?? holderOwner(of: object)
    }
    known[Int(object)] = found
    return found
  }

  /// The flow whose content a view shows: where the view takes flows of several classes, that of the one which it keeps.
  private func flow(_ declared: TypeIndex, shownBy view: ObjectIndex) -> TypeIndex {
    guard !roles.program.types[Int(declared)].subtypes.isEmpty else { return declared }
    let names = roles.program.types[Int(solution.info(of: view).type)].propertyOrder.map {
      roles.program.properties[Int($0)].name
    }
    let kept = names.compactMap { solution.knownField(view, $0) }.flatMap { solution.unsortedObjects(at: $0) }
    let types = Set(kept.map { solution.info(of: $0).type }).filter {
      $0 >= 0 && roles.program.inherits($0, from: declared)
    }
    return types.count == 1 ? types.first ?? declared : declared
  }

  /// Tells whether a type is one of the app's own screens; containers only hold those.
  private func isScreen(_ type: TypeIndex) -> Bool {
    roles.isScreen(type) && !solution.program.types[Int(type)].isForeign
      && !roles[type].contains(.container)
  }

  /// Tells whether a type is a container of the app's own that a flow shows as a screen; what it contains still speaks for itself.
  private func isShownContainer(_ type: TypeIndex) -> Bool {
    shown?.contains(type) ?? false && roles.isScreen(type) && roles[type].contains(.container)
      && !solution.program.types[Int(type)].isForeign
  }

  /// Tells whether an object is shown somewhere, and so is no part of the screen whose code makes it.
  func isOnScreen(_ object: ObjectIndex) -> Bool { onScreen.contains(object) }

  /// Tells whether the code of a type belongs to a flow.
  func isFlow(_ type: TypeIndex) -> Bool { roles.isFlow(type) && flows?.contains(type) ?? true }

  /// Tells whether code only forwards to a flow, like a type that can wrap any flow.
  ///
  /// The holder of such an object is the requester, at its call.
  func isForwarding(_ instance: InstanceIndex) -> Bool {
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0, solution.info(of: receiver).type >= 0 else { return false }
    let type = solution.info(of: receiver).type
    return roles.isFlow(type) && !isFlow(type)
  }

  /// Tells whether objects of a type are screens or flows themselves, and not something that one holds.
  func isOwner(_ type: TypeIndex) -> Bool { roles.isScreen(type) || roles.isFlow(type) }

  /// Tells whether a screen requests in its own name, and not as a part of another one.
  func speaks(_ type: TypeIndex) -> Bool { isScreen(type) && shown?.contains(type) ?? true }

  /// The screens that hold an object, directly or through other objects.
  ///
  /// Strong references come before weak ones, such as to a delegate.
  func holderOwner(of object: ObjectIndex) -> Owner {
    let keeper = keepers[object].owner
    if case .screens = keeper { return keeper }
    let all = allHolders[object].owner
    // An object that a flow keeps and that several screens or flows report to is none of theirs: the caller asks.
    if keeper.isFlow, case .screens(let screens) = all, screens.count > 1 || isListener(object) {
      return .nobody
    }
    return all
  }

  /// The only view that is a flow and keeps an object as its model: the model decides for it, whoever else refers to it.
  private func flowView(keeping model: ObjectIndex) -> TypeIndex? {
    guard roles.stores.contains(solution.info(of: model).type) else { return nil }
    let keepers = holders(of: model).filter { !$0.isWeak }.map { solution.info(of: $0.object).type }
    let flows = keepers.map { roles.flowsOfInnerViews[$0] ?? $0 }
    let views = Set(flows.filter { roles.isFlowView($0) && isFlow($0) })
    return views.count == 1 ? views.first : nil
  }

  /// The screens that a part of them belongs to: those that keep it, other than in a tab, which users know as a screen of its own.
  private func frames(of part: ObjectIndex) -> [TypeIndex] {
    guard case .screens(let keepers) = keepers[part].owner else { return [] }
    let spoken = keepers.filter(speaks)
    return spoken.contains { roles.inherits($0, "UITabBarController") } ? [] : spoken
  }

  /// Tells whether an object is held by so many screens that it belongs to none of them.
  func isShared(_ object: ObjectIndex) -> Bool {
    owner(of: object) == .nobody && allHolders[object].isShared
  }

  private func keepers(_ counts: (Holder, ObjectIndex) -> Bool) -> Keepers {
    var pairs = parts()
    for (object, all) in holders {
      for holder in all where counts(holder, object) { pairs.append((holder.object, object)) }
    }
    return Keepers(count: solution.objects.count, pairs, role: role)
  }

  private func role(of holder: ObjectIndex) -> Keepers.Role {
    let type = solution.info(of: holder).type
    guard type >= 0 else { return .nothing }
    if isFlow(type) { return .flow(type) }
    if let screen = roles.screensOfCoordinators[type] { return .screen(screen) }
    if speaks(type) { return .screen(type) }
    return isUnshown(type) ? .unshown(type) : .nothing
  }

  /// Tells whether something without source only refers to what is stored under a name: the delegate of a view holds nothing.
  private func isForeignReference(_ name: Name, of holder: ObjectIndex) -> Bool {
    let type = solution.info(of: holder).type
    return type >= 0 && solution.isReference(name) && solution.program.property(name, of: type) == nil
  }

  func property(_ name: Name, of holder: ObjectIndex) -> PropertyInfo? {
    let type = solution.info(of: holder).type
    guard type >= 0, let property = solution.program.property(name, of: type) else { return nil }
    return solution.program.properties[Int(property)]
  }

  private func isWeak(_ name: Name, of holder: ObjectIndex) -> Bool {
    property(name, of: holder)?.flags.contains(.isWeak) ?? false
  }

  /// Tells whether a type is a view controller that no flow is seen to show; it is a screen all the same.
  private func isUnshown(_ type: TypeIndex) -> Bool {
    type >= 0 && isScreen(type) && roles.inherits(type, "UIViewController")
  }

  /// Tells whether code belongs to one flow, and is not inherited by several.
  func isOwnCode(_ instance: InstanceIndex) -> Bool {
    let owner = solution.template(instance).owner
    guard owner >= 0 else { return true }
    if let known = ownCode[owner] { return known }
    let heirs = solution.program.types.indices.filter { index in
      roles.isFlow(TypeIndex(index)) && solution.program.inherits(TypeIndex(index), from: owner)
    }
    let isOwn = heirs.count < 2
    ownCode[owner] = isOwn
    return isOwn
  }

  /// The flows that hold an object, through routers and containers.
  func flowHolders(of object: ObjectIndex) -> [ObjectIndex] {
    if let found = holdingFlows[object] { return found }
    let found = findFlowHolders(of: object)
    holdingFlows[object] = found
    return found
  }

  private func findFlowHolders(of object: ObjectIndex) -> [ObjectIndex] {
    var found: [ObjectIndex] = []
    var seen: Set<ObjectIndex> = [object]
    var waiting = [object]
    while let next = waiting.popLast() {
      for holder in holders[next] ?? [] where seen.insert(holder.object).inserted {
        let type = solution.info(of: holder.object).type
        if roles.isFlow(type), !isLooking(holder, at: object) {
          found.append(holder.object)
        } else if !roles.isScreen(type), !isWindow(type) {
          waiting.append(holder.object)
        }
      }
    }
    return found.sorted()
  }

  /// The flows whose router holds a container: it is named like a flow, but shows what they hand to it.
  func flowsWithRouter(of container: ObjectIndex) -> [ObjectIndex] {
    let held = flowHolders(of: container).filter { routers.contains(solution.info(of: $0).type) }
    return Set(held.flatMap { flowHolders(of: $0) }).sorted()
  }

  /// Tells whether an object is a container of the system, such as a navigation controller, which belongs to nobody.
  func isContainer(_ object: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    return type >= 0 && solution.program.types[Int(type)].isForeign && roles[type].contains(.container)
  }

  /// Tells whether a type is a window, in which things are shown and not kept.
  private func isWindow(_ type: TypeIndex) -> Bool { type >= 0 && roles.inherits(type, "UIWindow") }

  /// Tells whether a flow only refers weakly to a screen that others make and show.
  private func isLooking(_ holder: Holder, at object: ObjectIndex) -> Bool {
    let shown = solution.info(of: object).type
    return shown >= 0 && isScreen(shown) && holder.isWeak
      && !solution.objects.makers(of: object).contains { solution.receiver(of: $0.instance) == holder.object }
  }

  /// The first name under which an object is held.
  func name(holding object: ObjectIndex) -> Name? { firstNames[object] }

  /// Tells whether code has a name; the content of objects and the parts of tuples and cases have none.
  private func isTold(_ name: Name) -> Bool { !solution.program.name(name).hasPrefix("#") }

  func holders(of object: ObjectIndex) -> [Holder] { holders[object] ?? [] }
}
