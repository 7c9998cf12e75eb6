import SwiftFacts
import ValueFlow

/// The possible roles of each type of the program: a screen, a flow, a container.
final class TypeRoles {
  /// The role of a type by its name and its supertypes.
  struct Role: OptionSet {
    let rawValue: UInt8

    static let screen = Role(rawValue: 1)
    /// Contains other screens and is transparent.
    static let container = Role(rawValue: 2)
    /// A screen of the system, such as an alert.
    static let system = Role(rawValue: 4)
    /// May be a flow; its behaviour decides.
    static let flow = Role(rawValue: 8)
    /// Starts the app: its delegate, a scene, an `App`.
    static let beginning = Role(rawValue: 16)
  }

  let program: SourceProgram
  /// The routes that flows declare.
  let tables: DeclaredTables
  let conventions: Conventions
  private let screens: Set<String>
  private let containers: Set<String>
  private let system: Set<String>
  /// The supertypes that make a type a flow.
  let flows: Set<String>
  private var known: [Role?] = []
  private(set) var names: [TypeIndex: Set<String>] = [:]
  /// Whether the names of types say that they are flows, which is asked again for each type below them.
  var said: [TypeIndex: Bool] = [:]
  private var latest: (type: TypeIndex, names: Set<String>)?
  private var shortNames: [TypeIndex: String] = [:]
  private var knownChoices: [TypeIndex: PropertyIndex?] = [:]
  private var knownWrapped: [TypeIndex: Name?] = [:]
  private var knownHosted: [TypeIndex: Name?] = [:]

  /// The types that proved to be flows by what they do.
  private var proven: Set<TypeIndex>

  /// The views that contain what a navigator shows.
  private(set) var navigatorViews: Set<TypeIndex> = []

  /// For each type that only stands for one screen, that screen.
  private(set) var screensOfCoordinators: [TypeIndex: TypeIndex] = [:]

  /// Whether screens that show others by themselves count as flows.
  let includesViews: Bool
  /// The corrections of roles.
  private let corrected: CorrectedTypes

  init(
    _ program: SourceProgram, _ conventions: Conventions, includesViews: Bool = false,
    corrected: CorrectedTypes = CorrectedTypes(), proven: Set<TypeIndex> = []
  ) {
    (self.program, self.conventions, self.includesViews) = (program, conventions, includesViews)
    (self.corrected, self.proven) = (corrected, proven)
    tables = DeclaredTables(program, conventions)
    screens = Set(conventions.screens + tables.screens)
    containers = Set(conventions.containers)
    system = Set(conventions.system)
    flows = Set(conventions.flows)
  }

  /// The names that protocols of flows have, in the forms that are usual for protocols.
  private(set) lazy var protocolNames = conventions.flowNames.flatMap { name -> [String] in
    let capable = name.hasSuffix("or") ? ["ing", "able"].map { String(name.dropLast(2)) + $0 } : []
    return [name + "Protocol", name + "Type"] + capable
  }

  subscript(_ type: TypeIndex) -> Role {
    if Int(type) < known.count, let role = known[Int(type)] { return role }
    let role = corrected(read(type), of: type)
    know(role, of: type)
    return role
  }

  private func know(_ role: Role, of type: TypeIndex) {
    let missing = Int(type) + 1 - known.count
    if missing > 0 { known += repeatElement(nil, count: missing) }
    known[Int(type)] = role
  }

  /// The types that corrections declare to be flows.
  var toldFlows: Set<TypeIndex> { corrected.flows.subtracting(corrected.notFlows) }

  /// The state by which the app chooses among flows.
  private(set) lazy var appStates = AppStates(self)

  /// The types of the objects that views that are flows keep, such as the model that a stack is bound to.
  private(set) lazy var stores: Set<TypeIndex> = {
    let views = program.types.indices.map(TypeIndex.init).filter(isFlowView)
    let kept = Set((views + flowsOfInnerViews.keys).flatMap(keptTypes))
    return withConforming(kept.union(kept.flatMap(keptTypes).filter(keepsBoundPath)))
  }()

  /// The types of the objects kept by flows that are screens themselves.
  private(set) lazy var modelsOfFlowScreens: Set<TypeIndex> = {
    let kept = Set(program.types.indices.map(TypeIndex.init).filter(isFlowScreen).flatMap(keptTypes))
    return withConforming(kept)
  }()

  /// The classes whose state decides what modifiers of the app's own present.
  private(set) lazy var modifierModels = ModifierModels(roles: self).find()

  /// The names of the properties that views bind the paths of their stacks to, in an object that they keep.
  private(set) lazy var boundPaths: Set<Name> = {
    let stacks = stackNames
    return program.properties.filter { $0.getter >= 0 && program.name($0.name) == "body" }.reduce(into: []) {
      found, body in
      let mentions = program.mentions(in: body.file, from: body.begin, to: body.end)
      guard mentions.contains(where: { stacks.contains(program.name($0.name)) }) else { return }
      for mention in mentions where mention.base.map({ program.name($0).hasPrefix("$") }) ?? false {
        found.insert(mention.name)
      }
    }
  }()

  /// The types that start the app.
  private(set) lazy var beginningTypes = program.types.indices.map(TypeIndex.init).filter {
    !ancestorNames($0).isDisjoint(with: Self.beginnings)
  }

  /// The names that the code of types mentions which start the app.
  private(set) lazy var beginningNames: Set<String> = beginningTypes.reduce(into: []) { names, type in
    _ = mentions(in: type) {
      names.insert($0)
      return false
    }
  }

  /// The structs in which the app's state keeps the paths of its stacks.
  private(set) lazy var stateFlows = StateFlows(roles: self).find()

  /// The classes that only hear of what happens in a view controller or view inside SwiftUI.
  private(set) lazy var helpersOfFrames = FramedFlows(roles: self).helpers()

  /// The names of the views that may be around any flow: `struct CoordinatorView<C: Coordinator>: View`.
  private(set) lazy var hostViews: Set<String> = {
    let hosts = FlowHosts(roles: self)
    return Set(program.types.indices.map(TypeIndex.init).filter(hosts.isView).map(shortName))
  }()

  /// The generic classes named for navigation that are only tools of flows.
  private(set) lazy var genericRouters = GenericRouters(roles: self)

  /// The routers of which several views make one each.
  private(set) lazy var sharedRouters = SharedRouters(roles: self)

  /// The names of views with a path.
  var routeStacks: [String] { conventions.routeStacks + Self.stacks }

  /// The names of views with a path, among them generic ones of the app's own around another: `struct RouteStack<Route: Hashable, …>: View`.
  private(set) lazy var stackNames: Set<String> = {
    let known = Set(routeStacks)
    let own = program.types.indices.map(TypeIndex.init).filter { type in
      let info = program.types[Int(type)]
      return info.isGeneric && !info.isForeign && inherits(type, "View")
        && mentions(in: type, known.contains)
    }
    return known.union(own.map(shortName))
  }()

  /// The types of the objects that views named as flows keep: they are the models of these flows and no flows beside them.
  private(set) lazy var modelsOfFlowViews: Set<TypeIndex> = {
    let types = program.types.indices.map(TypeIndex.init)
    let views = types.filter { inherits($0, "View") && isNamedFlowView($0) }
    return Set((views + flowsOfInnerViews.keys).flatMap(ownTypes))
  }()

  /// Whether any type but a view or its store is a flow.
  private(set) lazy var hasFlowsBesideViews = program.types.indices.map(TypeIndex.init).contains {
    !program.types[Int($0)].isForeign && isFlowBesideView($0)
  }

  /// The functions and properties that give views of any type.
  private(set) lazy var viewMakers = ViewMakers(program)

  /// The views that are all that a flow makes in its body, with the flow of each.
  private(set) lazy var flowsOfInnerViews = InnerViews(roles: self).flows()

  /// For each view that shows the content of a flow beside it, that flow.
  private(set) lazy var flowsOfViews: [TypeIndex: TypeIndex] = {
    let types = program.types.indices.map(TypeIndex.init)
    return Dictionary(uniqueKeysWithValues: types.compactMap { type in flow(of: type).map { (type, $0) } })
  }()

  /// The flows whose content a view beside them is.
  var viewedFlows: Set<TypeIndex> { Set(flowsOfViews.values) }

  /// The names of the properties that decide which of several views the bodies of such views show, or that bindings made by hand read.
  private(set) lazy var statesOfViews = Set(
    (flowsOfViews.keys + program.types.indices.map(TypeIndex.init).filter(isFlowView)).flatMap {
      ViewChoices(in: $0, self).found.map(\.member)
    }
  )
  .union(HandmadeBindings(program: program).namesBeside).union(watchedStates)
  .union(
    stateFlows.flatMap { program.types[Int($0)].propertyOrder }.map { program.properties[Int($0)].name })

  /// Counts types as flows that prove to be flows by what they do, unless a correction says otherwise.
  func count(asFlows types: Set<TypeIndex>) {
    for type in types where !corrected.notFlows.contains(type) {
      know(self[type].union(.flow), of: type)
      proven.insert(type)
    }
  }

  /// Stops counting types as flows that only show what flows hand to them; their views, given for each, only contain that.
  func count(asNavigators views: [TypeIndex: Set<TypeIndex>]) {
    for (type, own) in views {
      know(self[type].subtracting(.flow), of: type)
      for view in own { know(self[view].union(.container), of: view) }
      navigatorViews.formUnion(own)
    }
    for (view, flow) in flowsOfViews where views[flow] != nil { flowsOfViews[view] = nil }
  }

  /// Stops counting types as flows that only make views for other flows.
  func count(asFactories types: Set<TypeIndex>) {
    for type in types { know(self[type].subtracting(.flow), of: type) }
  }

  /// Stops counting types as flows that only stand for one screen each.
  func count(asScreens screens: [TypeIndex: TypeIndex]) {
    for type in screens.keys { know(self[type].subtracting(.flow), of: type) }
    screensOfCoordinators = screens
  }

  /// The role of a type without corrections.
  func uncorrected(_ type: TypeIndex) -> Role { read(type) }

  private func corrected(_ role: Role, of type: TypeIndex) -> Role {
    var role = role
    if corrected.screens.contains(type) { role.insert(.screen) }
    if corrected.flows.contains(type) || proven.contains(type) { role.insert(.flow) }
    if corrected.notFlows.contains(type) { role.remove(.flow) }
    return role
  }

  /// The body of a view that is nothing but a choice by a case; nil for any other type.
  func choiceBody(_ type: TypeIndex) -> PropertyIndex? {
    if let known = knownChoices[type] { return known }
    let found = findChoiceBody(type)
    knownChoices[type] = found
    return found
  }

  /// The property with the view that a generic view is made around; nil for any other type.
  func wrapped(by type: TypeIndex) -> Name? {
    if let known = knownWrapped[type] { return known }
    let found = Wrappers(roles: self).wrapped(by: type)
    knownWrapped[type] = found
    return found
  }

  /// The property with the flow that a view controller is only a frame around; nil for any other type.
  func hosted(by type: TypeIndex) -> Name? {
    if let known = knownHosted[type] { return known }
    let found = FlowHosts(roles: self).hosted(by: type)
    knownHosted[type] = found
    return found
  }

  /// Tells whether a type only chooses among views, wraps one, or stands for one, so that what it shows belongs to whoever makes it.
  func isTransparent(_ type: TypeIndex) -> Bool {
    choiceBody(type) != nil || wrapped(by: type) != nil || screensOfCoordinators[type] != nil
  }

  func isScreen(_ type: TypeIndex) -> Bool { type >= 0 && self[type].contains(.screen) }
  func isScreen(named name: String) -> Bool { screens.contains(name) }
  func isFlow(_ type: TypeIndex) -> Bool { type >= 0 && self[type].contains(.flow) }
  func isFlowScreen(_ type: TypeIndex) -> Bool { isFlow(type) && isScreen(type) }
  func isFlowView(_ type: TypeIndex) -> Bool { isFlow(type) && inherits(type, "View") }

  /// Tells whether the name or supertypes of a type leave no doubt that it is a flow.
  func isStrong(_ type: TypeIndex) -> Bool {
    guard isFlow(type) else { return false }
    let names = ancestorNames(type)
    return !program.types[Int(type)].isForeign
      && (corrected.flows.contains(type) || proven.contains(type) || tables[type] != nil
        || !names.isDisjoint(with: flows) || hasFlowName(type))
  }

  /// Tells whether a protocol of the app makes conforming types flows.
  func isFlowProtocol(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    guard info.kind == .protocol, !info.isForeign else { return false }
    return flows.contains(program.typeName(type)) || saysFlow(type)
  }

  private static let mostKeptNames = 50

  /// The short names of a type and all its supertypes.
  func ancestorNames(_ type: TypeIndex) -> Set<String> {
    if let found = names[type] { return found }
    if let latest, latest.type == type { return latest.names }
    let found = Set(program.ancestors(type).map(shortName))
    // A hundred thousand lists of the longest chains would take a gigabyte.
    if found.count <= Self.mostKeptNames { names[type] = found } else { latest = (type, found) }
    return found
  }

  /// The name of a type without those around it.
  func shortName(_ type: TypeIndex) -> String {
    if let known = shortNames[type] { return known }
    let name = TypeRoles.short(program.typeName(type))
    shortNames[type] = name
    return name
  }

  func inherits(_ type: TypeIndex, _ name: String) -> Bool { ancestorNames(type).contains(name) }

  /// Tells whether a type is nothing but a frame around its content.
  func onlyHolds(_ type: TypeIndex) -> Bool {
    inherits(type, "UINavigationController") || inherits(type, "UIHostingController") || isFrame(type)
  }

  /// Tells whether a view controller of the app's own drives a navigation controller inside it.
  private func isFrame(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { ancestor in
      let info = program.types[Int(ancestor)]
      guard !info.isForeign, info.kind == .class,
        ["pushViewController", "setViewControllers"].contains(where: {
          program.names.known($0).map { info.functions[$0] != nil } ?? false
        })
      else { return false }
      return info.propertyOrder.contains { mentionsNavigation(program.properties[Int($0)]) }
    }
  }

  private func mentionsNavigation(_ property: PropertyInfo) -> Bool {
    program.mentions(in: property.file, from: property.begin, to: property.end).contains {
      program.name($0.name) == "UINavigationController"
    }
      || program.type(of: property).types.contains { program.typeName($0) == "UINavigationController" }
  }

  static func short(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  static let beginnings: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App", "NSApplicationDelegate",
  ]

  /// The containers of the system that are screens which users know if they are of the app's own.
  private static let knownContainers: Set<String> = ["UITabBarController", "UIPageViewController"]

  /// Types of the system that are called coordinators and are not.
  static let helpers: Set<String> = [
    "NSFileCoordinator", "NSPersistentStoreCoordinator", "UIViewRepresentable", "UIApplicationDelegate",
    "App",
    "UIViewControllerTransitionCoordinator", "XCTestCase", "UIWindowSceneDelegate", "View",
    "UIViewControllerRepresentable",
  ]

  private func read(_ type: TypeIndex) -> Role {
    let names = ancestorNames(type)
    let isForeign = program.types[Int(type)].isForeign
    var role: Role = []
    if !names.isDisjoint(with: screens) { role.insert(.screen) }
    if !names.isDisjoint(with: system) { role.insert(.system) }
    if !isForeign, !names.isDisjoint(with: screens), isFrame(type) { role.insert(.container) }
    if !names.isDisjoint(with: containers), isForeign || names.isDisjoint(with: Self.knownContainers) {
      role.insert(.container)
    }
    if !names.isDisjoint(with: Self.beginnings) { role.insert(.beginning) }
    if isForeign ? isForeignFlow(type, role) : mayFlow(type, names, role) { role.insert(.flow) }
    return role
  }

  /// Tells whether a type without source is named like a flow, and no flow of the source builds on it.
  private func isForeignFlow(_ type: TypeIndex, _ role: Role) -> Bool {
    let name = TypeRoles.short(program.typeName(type))
    guard role.isEmpty, program.types[Int(type)].subtypes.isEmpty, !SystemNames.isType(name) else {
      return false
    }
    return conventions.flowNames.contains { name.hasSuffix($0) && name != $0 }
      && !["Any", "Base", "Root"].contains { name.hasPrefix($0) } && !flows.contains(name)
  }
}
