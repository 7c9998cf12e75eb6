import SwiftFacts
import ValueFlow

// Views with the content of a flow beside them.
extension TypeRoles {
  /// The flow whose content a view is: by its name, as `HomeCoordinatorView` with a `HomeCoordinator`, because its own stack or tabs are
  /// bound to the flow, because it only has a view that may be around any flow, because it is all that the flow's body makes, because it
  /// brings the flow's view controllers into SwiftUI, because the flow's state alone chooses its content, or because it is the app's root
  /// and shows what that state says.
  func flow(of view: TypeIndex) -> TypeIndex? {
    guard view >= 0, !program.types[Int(view)].isForeign, !isFlow(view) else { return nil }
    return flow(beside: view)
  }

  /// The flow beside a view, whatever the view itself is; a router of which several views make one each is none.
  func flow(beside view: TypeIndex) -> TypeIndex? {
    anyFlow(beside: view).flatMap { sharedRouters.routers.contains($0) ? nil : $0 }
  }

  private func anyFlow(beside view: TypeIndex) -> TypeIndex? {
    if inherits(view, "View"),
      let found = flow(namedIn: view) ?? flow(hostedIn: view) ?? flow(boundIn: view)
        ?? BoundTabViews(roles: self).flow(in: view) ?? flowsOfInnerViews[view]
        ?? ChosenContent(of: view, self).flow()
    {
      return found
    }
    if let found = FramedFlows(roles: self).flow(in: view) { return found }
    guard inherits(view, "App") || inherits(view, "View") && isRootView(view), !choosesByItself(view) else {
      return nil
    }
    return deciding(view) ?? presenting(view)
  }

  /// The only flow that a root view keeps and is bound to, if it has no stack or tabs, `ListView().sheet(isPresented: $coordinator.isHelpShown)`,
  /// or chooses among views, of which one has them.
  private func presenting(_ view: TypeIndex) -> TypeIndex? {
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    let mentions = properties.filter { $0.getter >= 0 }.flatMap {
      program.mentions(in: $0.file, from: $0.begin, to: $0.end)
    }
    let hasFrame = mentions.contains { Self.frames.contains(program.name($0.name)) }
    guard !hasFrame || !ViewChoices(in: view, self).found.isEmpty else { return nil }
    let bases = Set(mentions.compactMap(\.base).map(program.name))
    let bound = properties.filter { bases.contains("$" + program.name($0.name)) }
    let flows = Set(bound.flatMap(keptTypes(in:)).filter(isFlowBesideView))
    return flows.count == 1 ? flows.first : nil
  }

  /// Whether a view is a flow may depend on the flows beside it, and not the other way round.
  func isFlowBesideView(_ type: TypeIndex) -> Bool { !inherits(type, "View") && isFlow(type) }

  private func flow(namedIn view: TypeIndex) -> TypeIndex? {
    let name = TypeRoles.short(program.typeName(view))
    return keptTypes(by: view).first { flow in
      isFlowBesideView(flow) && name == TypeRoles.short(program.typeName(flow)) + "View"
    }
  }

  /// The only flow that a view keeps, if all that it shows is a view that may be around any flow:
  /// `var body: some View { CoordinatorView(coordinator: plans).tint(.green) }`.
  func flow(hostedIn view: TypeIndex) -> TypeIndex? {
    guard !hostViews.isEmpty, !program.types[Int(view)].isGeneric,
      mentions(in: view, hostViews.contains), !mentions(in: view, isViewBesideHosts)
    else { return nil }
    let kept = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    return onlyFlow(in: kept.filter { $0.getter < 0 })
  }

  /// Tells whether a name is that of a stack, of tabs, or of a view of the app that is around no flow.
  private func isViewBesideHosts(_ name: String) -> Bool {
    if Self.frames.contains(name) { return true }
    return !hostViews.contains(name)
      && program.type(named: name, in: -1, file: -1).map { inherits($0, "View") } ?? false
  }

  /// The only flow that a view keeps and binds its own stack to: `NavigationStack(path: $flow.path) { … }`.
  func flow(boundIn view: TypeIndex) -> TypeIndex? {
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    let mentions = properties.filter { $0.getter >= 0 }.flatMap {
      program.mentions(in: $0.file, from: $0.begin, to: $0.end)
    }
    guard mentions.contains(where: { stackNames.contains(program.name($0.name)) }),
      !OwnStacks(of: view, self).areAll(inFirstView: isRootView(view))
    else { return nil }
    let isHandmade = mentions.contains {
      $0.kind == .called && program.name($0.name) == HandmadeBindings.type
    }
    let bases = Set(mentions.compactMap(\.base).map(program.name))
    let written = properties.filter { bases.contains("$" + program.name($0.name)) }
    if let flow = onlyFlow(in: written) { return flow }
    return onlyFlow(
      in: properties.filter { property in
        bases.contains("$" + program.name(property.name))
          || isHandmade && bases.contains(program.name(property.name))
          || mentions.contains { $0.base == property.name && givesBinding($0.name, in: property) }
      })
  }

  private func onlyFlow(in properties: [PropertyInfo]) -> TypeIndex? {
    let flows = Set(properties.flatMap(keptTypes(in:)).compactMap(flowBesideView))
    return flows.count == 1 ? flows.first : nil
  }

  /// A flow beside a view, or a protocol that only such flows conform to, whatever its name is: `struct Host<Router: Routing>: View`.
  private func flowBesideView(_ type: TypeIndex) -> TypeIndex? {
    if isFlowBesideView(type) { return type }
    let info = program.types[Int(type)]
    guard info.kind == .protocol, !info.isForeign else { return nil }
    let flows = program.concreteSubtypes(type)
    guard !flows.isEmpty, flows.allSatisfy(isFlowBesideView) else { return nil }
    return flows.count == 1 ? flows.first : type
  }

  /// Tells whether what a property holds makes a binding: `var pathBinding: Binding<[Page]>`.
  private func givesBinding(_ name: Name, in property: PropertyInfo) -> Bool {
    keptTypes(in: property).compactMap { program.property(name, of: $0) }.contains { index in
      let made = program.properties[Int(index)]
      return made.getter >= 0
        && program.text(of: made.type, in: made.file).hasPrefix(HandmadeBindings.type + "<")
    }
  }

  /// Tells whether the content of a view is a flow's: it is the flow itself, or the view of one.
  func isView(ofFlow type: TypeIndex) -> Bool { isFlowView(type) || flowsOfViews[type] != nil }

  /// Tells whether what starts the app makes a view, and not around it a stack or tabs, whose screen the view is.
  private func isRootView(_ view: TypeIndex) -> Bool {
    let name = TypeRoles.short(program.typeName(view))
    let frames = Set(conventions.routeStacks + Self.frames)
    let isFirst = beginningTypes.contains { type in
      mentions(in: type) { $0 == name } && !mentions(in: type) { frames.contains($0) }
    }
    return isFirst && !isMadeByOtherView(view)
  }

  /// Tells whether the code of another view makes a view: it is a screen then, also if a window of its own may show it.
  private func isMadeByOtherView(_ view: TypeIndex) -> Bool {
    let name = TypeRoles.short(program.typeName(view))
    return program.types.indices.map(TypeIndex.init).contains { type in
      type != view && inherits(type, "View") && mentions(in: type) { $0 == name }
    }
  }

  /// Tells whether a view is the one that the app begins with, and its own body shows views that are flows: `TabView { HomeCoordinatorView() }`.
  func isRootOfFlows(_ type: TypeIndex) -> Bool {
    isMentionedAtBeginning(type) && !holdsFlow(type) && !keepsStore(type) && !followsRouter(type)
      && flow(beside: type) == nil && mentions(in: type) { $0.hasSuffix("View") && isFlowViewName($0) }
  }

  /// Tells whether a view is the one that the app begins with, and its own state chooses among views: `switch phase { case .signedOut: … }`.
  func isChoosingRoot(_ type: TypeIndex) -> Bool {
    choosesByItself(type) && hasFlowsBesideViews && isRootView(type)
  }

  /// Tells whether a view shows what the state of a router that it keeps says: `switch app.phase { … }` with an `AppRouter`.
  private func followsRouter(_ view: TypeIndex) -> Bool {
    let bases = Set(ViewChoices(in: view, self).found.map(\.base))
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    return properties.filter { bases.contains($0.name) }.flatMap(keptTypes(in:)).contains { type in
      conventions.doubtfulNames.contains(where: shortName(type).hasSuffix)
    }
  }

  /// Tells whether the code of a type that starts the app mentions a type.
  func isMentionedAtBeginning(_ type: TypeIndex) -> Bool {
    beginningNames.contains(TypeRoles.short(program.typeName(type)))
  }

  /// Tells whether a view shows what the state of a reducer says: `let store: StoreOf<Root>`.
  func keepsStore(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }.contains { property in
      let text = program.text(of: property.type, in: property.file)
      return ["StoreOf<", "Store<", "ViewStore"].contains(where: text.hasPrefix)
    }
  }

  /// The views with a path, of SwiftUI and of the library that has its views for older systems.
  static let stacks = ["NavigationStack", "NBNavigationStack"]

  private static let frames =
    stacks + [
      "NavigationView", "NavigationSplitView", "TabView", "UINavigationController",
      "UITabBarController", "UISplitViewController",
    ]

  /// The only flow whose state decides which of several views a view's body shows: `if coordinator.isLoggedIn { … } else { … }`.
  private func deciding(_ view: TypeIndex) -> TypeIndex? {
    let tested = Set(ViewChoices(in: view, self).found.map(\.base))
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    let deciding = properties.filter { tested.contains($0.name) }
    let flows = deciding.flatMap(keptTypes(in:)).filter(isFlowBesideView)
    return Set(flows).count == 1 ? flows.first : nil
  }
}

extension TypeRoles {
  /// Tells whether code makes a view of the source.
  func makesView(_ code: Written, in view: TypeIndex, depth: Int) -> Bool {
    guard depth < Self.mostNestedViews else { return false }
    if case .call(let callee, _) = code.form,
      let made = program.type(named: callee.text, in: view, file: code.file),
      Self.viewTypes.contains(where: { inherits(made, $0) })
    {
      return true
    }
    return code.parts.contains { makesView($0, in: view, depth: depth + 1) }
  }

  private static let mostNestedViews = 40
  private static let viewTypes = ["View", "UIViewControllerRepresentable", "UIViewRepresentable"]

  /// The names of the properties whose changes the bodies of flows' views may wait for: `onChange(of: model.isDone) { … }`.
  var watchedStates: Set<Name> {
    let views = program.types.indices.map(TypeIndex.init).filter(isFlowView) + flowsOfViews.keys
    let bodies = views.flatMap { program.types[Int($0)].propertyOrder }.map { program.properties[Int($0)] }
      .filter { $0.getter >= 0 }
    return bodies.reduce(into: []) { found, body in
      let mentions = program.mentions(in: body.file, from: body.begin, to: body.end)
      guard mentions.contains(where: { Self.watching.contains(program.name($0.name)) }) else { return }
      for mention in mentions {
        guard let base = mention.base, program.property(base, of: body.owner) != nil else { continue }
        found.insert(program.boundName(mention.name) ?? mention.name)
      }
    }
  }

  private static let watching: Set<String> = ["onChange", "onReceive"]

  /// The types of the objects that a type keeps in properties.
  func keptTypes(by type: TypeIndex) -> [TypeIndex] {
    program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }.flatMap(keptTypes(in:))
  }

  /// The types of the objects that a view has for itself, and not from its environment, which belong to a view around it.
  func ownTypes(of view: TypeIndex) -> [TypeIndex] {
    program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
      .filter { !program.attributeNames(of: $0).contains { $0.hasPrefix("Environment") } }
      .flatMap(keptTypes(in:))
  }

  /// Some types and those that conform to the protocols among them, without flows and screens.
  func withConforming(_ types: Set<TypeIndex>) -> Set<TypeIndex> {
    let conforming = types.filter { program.types[Int($0)].kind == .protocol }.flatMap(
      program.concreteSubtypes)
    return types.union(conforming).filter { !isFlow($0) && !isScreen($0) }
  }

  func keptTypes(in property: PropertyInfo) -> [TypeIndex] {
    if property.type >= 0 { return program.type(of: property).types }
    guard case .call(let callee, _)? = program.written(property.value, in: property.file)?.form else {
      return program.type(of: property).types
    }
    // A generic view makes an object of each type that it is used with: `Router<Route>()`.
    let isOfGeneric = property.owner >= 0 && program.types[Int(property.owner)].isGeneric
    let name = isOfGeneric ? callee.text : String(callee.text.prefix { $0 != "<" })
    return program.type(named: name, in: property.owner, file: property.file).map { [$0] } ?? []
  }
}
