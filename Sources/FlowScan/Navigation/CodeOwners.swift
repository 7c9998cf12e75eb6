import SwiftFacts
import ValueFlow

/// Whose code it is that runs: a flow's, a screen's (seen through what only the screen holds), or nobody's.
final class CodeOwners {
  enum Owner: Equatable {
    case flow(TypeIndex)
    case screens([TypeIndex])
    case nobody

    var isFlow: Bool { if case .flow = self { true } else { false } }
  }

  let solver: Solver
  let roles: TypeRoles
  private var holders: [ObjectIndex: [(object: ObjectIndex, name: Name)]] = [:]
  private var known: [ObjectIndex: Owner] = [:]
  private var holdingFlows: [ObjectIndex: [ObjectIndex]] = [:]
  private var ownCode: [TypeIndex: Bool] = [:]

  /// More screens than these hold nothing in common that would speak for one of them.
  private static let most = 3

  /// Screens that flows show; with none, all count.
  private let shown: Set<TypeIndex>?

  /// Types that proved to be flows; with none, all that may be flows count.
  private let flows: Set<TypeIndex>?

  /// With `shown`, a part of a screen speaks for the screen that a flow shows.
  init(
    _ solver: Solver, _ roles: TypeRoles, shown: Set<TypeIndex>? = nil, flows: Set<TypeIndex>? = nil
  ) {
    (self.solver, self.roles, self.shown, self.flows) = (solver, roles, shown, flows)
    for field in solver.fieldOwners + solver.handed {
      for object in solver.objects(at: field.node) where object != field.object {
        let kind = solver.objects[Int(object)].kind
        guard kind == .instance || kind == .some || kind == .closure else { continue }
        holders[object, default: []].append((field.object, field.name))
      }
    }
  }

  func owner(ofCode instance: InstanceIndex) -> Owner {
    let receiver = solver.instances[Int(instance)].receiver
    return receiver < 0 ? .nobody : owner(of: receiver)
  }

  func owner(of object: ObjectIndex) -> Owner {
    if let owner = known[object] { return owner }
    let info = solver.objects[Int(object)]
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else { return .nobody }
    let found: Owner
    if isFlow(info.type) {
      found = .flow(info.type)
    } else if speaks(info.type) {
      found = .screens([info.type])
    } else if isScreen(info.type) {
      let holder = holderOwner(of: object)
      if case .screens = holder {
        found = holder
      } else {
        found = hostedFlow(by: object).map { .flow($0) } ?? .screens([info.type])
      }
    } else {
      found = holderOwner(of: object)
    }
    known[object] = found
    return found
  }

  /// The flow that a view makes for itself, where no flow shows the view: it is the stack of that flow.
  private func hostedFlow(by view: ObjectIndex) -> TypeIndex? {
    guard shown != nil else { return nil }
    let held = solver.fieldOwners.filter { $0.object == view }.flatMap { solver.objects(at: $0.node) }
    let flows = Set(held.filter { isMade($0, by: view) }.map { solver.objects[Int($0)].type })
    return flows.count == 1 ? flows.first : nil
  }

  private func isMade(_ object: ObjectIndex, by view: ObjectIndex) -> Bool {
    let info = solver.objects[Int(object)]
    guard info.kind == .instance, roles.isFlow(info.type) else { return false }
    var maker = info.firstMaker
    while maker >= 0 {
      let made = solver.makers[Int(maker)]
      if solver.instances[Int(made.instance)].receiver == view { return true }
      maker = made.next
    }
    return false
  }

  /// Whether a type is a screen of the app's own; a container only holds those that are.
  private func isScreen(_ type: TypeIndex) -> Bool {
    roles.isScreen(type) && !solver.program.types[Int(type)].isForeign
      && !roles[type].contains(.container)
  }

  /// Whether the code of a type is a flow's.
  func isFlow(_ type: TypeIndex) -> Bool { roles.isFlow(type) && flows?.contains(type) ?? true }

  /// Whether a screen asks in its own name, and not as a part of another one.
  private func speaks(_ type: TypeIndex) -> Bool { isScreen(type) && shown?.contains(type) ?? true }

  /// The screens that hold an object, seen through whatever else holds it.
  func holderOwner(of object: ObjectIndex) -> Owner {
    var screens: Set<TypeIndex> = []
    var flows: Set<TypeIndex> = []
    var seen: Set<ObjectIndex> = [object]
    var waiting = [object]
    while let next = waiting.popLast() {
      for holder in holders[next] ?? [] where seen.insert(holder.object).inserted {
        let type = solver.objects[Int(holder.object)].type
        if type >= 0, isFlow(type) {
          flows.insert(type)
        } else if type >= 0, speaks(type) {
          screens.insert(type)
        } else {
          waiting.append(holder.object)
        }
      }
      if screens.count > Self.most { return .nobody }
    }
    if !screens.isEmpty { return .screens(screens.sorted()) }
    return flows.count == 1 ? flows.first.map { .flow($0) } ?? .nobody : .nobody
  }

  /// Whether code is written for one flow alone, and not for all that inherit it.
  func isOwnCode(_ instance: InstanceIndex) -> Bool {
    let owner = solver.template(instance).owner
    guard owner >= 0 else { return true }
    if let known = ownCode[owner] { return known }
    let heirs = solver.program.types.indices.filter { index in
      roles.isFlow(TypeIndex(index)) && solver.program.inherits(TypeIndex(index), from: owner)
    }
    let isOwn = heirs.count < 2
    ownCode[owner] = isOwn
    return isOwn
  }

  /// The flows that hold an object, seen through routers and boxes.
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
        let type = solver.objects[Int(holder.object)].type
        if roles.isFlow(type), !isLooking(type, at: object, by: holder.name) {
          found.append(holder.object)
        } else if !roles.isScreen(type) {
          waiting.append(holder.object)
        }
      }
    }
    return found.sorted()
  }

  /// Whether a flow only knows a screen that others show, and does not keep it.
  private func isLooking(_ type: TypeIndex, at object: ObjectIndex, by name: Name) -> Bool {
    let shown = solver.objects[Int(object)].type
    guard shown >= 0, isScreen(shown), let property = solver.program.property(name, of: type) else {
      return false
    }
    return solver.program.properties[Int(property)].flags.contains(.isWeak)
  }

  /// The first name under which an object is held.
  func name(holding object: ObjectIndex) -> Name? {
    holders[object]?.first { $0.name != solver.contentName }?.name
  }

  func holders(of object: ObjectIndex) -> [(object: ObjectIndex, name: Name)] { holders[object] ?? [] }
}
