import SwiftFacts
import ValueFlow

// The decision whether a type of the source may be a flow.
extension TypeRoles {
  /// Tells whether a type of the source may be a flow, by its names, its supertypes and what it keeps.
  func mayFlow(_ type: TypeIndex, _ names: Set<String>, _ role: Role) -> Bool {
    guard [.class, .struct, .actor].contains(program.types[Int(type)].kind) else {
      return mayFlowStatically(type, names)
    }
    if tables[type] != nil { return true }
    if !names.isDisjoint(with: flows) { return true }
    if genericRouters.tools.contains(type) { return false }
    if givesBuilders(type) || (holdsRoutes(type) || keepsPath(type)) && !isModelOfFlowView(type) {
      return true
    }
    if role.contains(.screen) {
      return coordinates(type, names) || includesViews && showsByItself(type) && flow(beside: type) == nil
    }
    guard names.isDisjoint(with: Self.helpers), !helpersOfFrames.contains(type) else { return false }
    if hasFlowName(type) { return true }
    return names.contains { name in conventions.doubtfulNames.contains { name.hasSuffix($0) } }
      && !modelsOfFlowViews.contains(type) && !names.contains("ViewModifier")
  }

  /// Tells whether a type is that of an object that a view named as a flow keeps: the view is the flow.
  private func isModelOfFlowView(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].kind == .class && !hasFlowName(type) && modelsOfFlowViews.contains(type)
  }

  /// Tells whether a type keeps a list of routes as a library declares it, or is a view with a stack that keeps its own, and not one that is
  /// bound to a flow beside the view: `FlowStack($coordinator.routes) { … }`.
  private func holdsRoutes(_ type: TypeIndex) -> Bool {
    let lists = Set(conventions.routeLists)
    guard !lists.isEmpty, TypeRoles.short(program.typeName(type)) != "State" else { return false }
    let properties = program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }
    if properties.contains(where: { $0.getter < 0 && isList($0, lists) }) { return true }
    return inherits(type, "View") && properties.contains { isOwnStack($0) } && flow(boundIn: type) == nil
  }

  /// Tells whether a class named for navigation keeps the path of a stack: `NavigationStack(path: $navigation.path)`.
  private func keepsPath(_ type: TypeIndex) -> Bool {
    stateFlows.contains(type) || Self.isNamedForNavigation(program.typeName(type)) && keepsBoundPath(type)
  }

  static func isNamedForNavigation(_ name: String) -> Bool {
    let name = name.lowercased().utf8
    return ["rout", "navigat", "coordinat"].contains { word in
      name.indices.contains { name[$0...].starts(with: word.utf8) }
    }
  }

  /// Tells whether a class of the source, whatever its name, keeps the path of a stack, also as a part of a class above it.
  func keepsBoundPath(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { ancestor in
      let info = program.types[Int(ancestor)]
      guard info.kind == .class, !info.isForeign else { return false }
      return info.propertyOrder.map { program.properties[Int($0)] }.contains {
        $0.getter < 0 && boundPaths.contains($0.name) && isPath($0)
      }
    }
  }

  /// The types of paths that hold values of any type.
  static let paths: Set<String> = ["NavigationPath", "NBNavigationPath"]

  /// Recognises `[Page]` and `NavigationPath`.
  func isPath(_ property: PropertyInfo) -> Bool {
    let type = program.text(of: property.type, in: property.file)
    if Self.paths.contains(type) || type.hasPrefix("[") { return true }
    guard case .call(let callee, _)? = program.written(property.value, in: property.file)?.form else {
      return false
    }
    return Self.paths.contains(callee.text)
  }

  /// Tells whether a type returns a list of builders for texts.
  private func givesBuilders(_ type: TypeIndex) -> Bool {
    let builders = conventions.paths.map(\.builder)
    guard !builders.isEmpty else { return false }
    let info = program.types[Int(type)]
    let texts =
      info.propertyOrder.map { program.properties[Int($0)] }.map { program.text(of: $0.type, in: $0.file) }
      + info.functionOrder.map { program.functions[Int($0)] }.map { program.text(of: $0.result, in: $0.file) }
    return texts.contains { text in builders.contains { text == "[\($0)]" || text.hasPrefix("[\($0)<") } }
  }

  /// Recognises `Routes<Screen>`, `[Route<Screen>]`, `= FlowPath()`.
  private func isList(_ property: PropertyInfo, _ lists: Set<String>) -> Bool {
    guard property.type >= 0 else {
      guard case .call(let callee, _)? = program.written(property.value, in: property.file)?.form else {
        return false
      }
      return lists.contains(callee.text.prefix { $0 != "<" }.description) && !isDeclared(callee.text)
    }
    return listed(program.text(of: property.type, in: property.file), lists)
  }

  private func listed(_ text: String, _ lists: Set<String>) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber }.contains {
      lists.contains(String($0)) && !isDeclared(String($0))
    }
  }

  private func isDeclared(_ name: String) -> Bool {
    program.names.known(name).flatMap { program.type(named: program.name($0), in: -1, file: -1) }
      .map { !program.types[Int($0)].isForeign } ?? false
  }

  private func isOwnStack(_ property: PropertyInfo) -> Bool {
    property.getter >= 0 && program.name(property.name) == "body"
      && program.mentions(in: property.file, from: property.begin, to: property.end).contains {
        conventions.routeStacks.contains(program.name($0.name))
      }
  }

  /// Tells whether the code of a screen calls functions that show screens, or assigns the content of a container that it is.
  func showsByItself(_ type: TypeIndex) -> Bool {
    let verbs = Set(conventions.verbs.map(\.name)).union(Storyboards.verbs)
    // A container may assign its own content: `viewControllers = [home, cart]`.
    let content = conventions.assignments.filter { $0.on.contains { inherits(type, $0) } }.map(\.name)
    return mentions(in: type) { verbs.contains($0) || content.contains($0) }
  }

  /// Tells whether the functions and computed properties of a type mention a name.
  func mentions(in type: TypeIndex, _ isMeant: (String) -> Bool) -> Bool {
    containsMention(in: type) { isMeant(program.name($0.name)) }
  }

  /// Tells whether they mention a member of a name: `$router` of `$router.path`.
  func mentionsBase(in type: TypeIndex, _ isMeant: (String) -> Bool) -> Bool {
    containsMention(in: type) { $0.base.map { isMeant(program.name($0)) } ?? false }
  }

  private func containsMention(in type: TypeIndex, _ isMeant: (SourceProgram.Mention) -> Bool) -> Bool {
    let info = program.types[Int(type)]
    let functions = info.functionOrder.map { program.functions[Int($0)] }.map { ($0.file, $0.begin, $0.end) }
    let getters = info.propertyOrder.map { program.properties[Int($0)] }.filter { $0.getter >= 0 }
      .map { ($0.file, $0.begin, $0.end) }
    return (functions + getters).contains { file, begin, end in
      program.mentions(in: file, from: begin, to: end).contains(where: isMeant)
    }
  }

  /// Tells whether a screen also declares itself a coordinator, by a protocol or by its name, and is no frame around one.
  private func coordinates(_ type: TypeIndex, _ names: Set<String>) -> Bool {
    if FramedFlows(roles: self).flow(in: type) != nil { return false }
    if names.contains("View") {
      if FlowHosts(roles: self).isView(type) { return false }
      return isNamedFlowView(type) || genericRouters.views.contains(type)
        || sharedRouters.views.contains(type) || isRootOfFlows(type) || isChoosingRoot(type)
        || ContainerViews(roles: self).isFlow(type)
    }
    return program.ancestors(type).dropFirst().contains(where: isFlowProtocol)
      || program.ancestors(type).contains { isNamedFlow($0) } || isNamedFlowController(type)
  }

  private static let controllerNames = ["ViewController", "NavigationController", "TabBarController", "VC"]

  /// Tells whether a view controller is itself a flow, such as `LoginFlowViewController`, and not the screen of one that it holds.
  private func isNamedFlowController(_ type: TypeIndex) -> Bool {
    let name = shortName(type)
    guard let ending = Self.controllerNames.first(where: name.hasSuffix),
      isFlowName(String(name.dropLast(ending.count))), showsByItself(type)
    else { return false }
    return !holdsFlow(type)
  }

  /// Tells whether a view is itself a coordinator, such as `SettingsCoordinatorView`, and not the view of one that it holds.
  ///
  /// It navigates or contains other flows: a `TagFlow` that only lays out its tags is none, nor is a view around any content that it is
  /// given, `struct FlowCoordinator<Root: View>: View`.
  func isNamedFlowView(_ type: TypeIndex) -> Bool {
    guard !program.types[Int(type)].isForeign, isFlowViewName(TypeRoles.short(program.typeName(type))),
      showsByItself(type) || mentions(in: type, isFlowViewName) || mentions(in: type, stackNames.contains)
        || choosesByItself(type) || choosesByModel(type)
        || InnerViews(roles: self).view(of: type) != nil
    else { return false }
    return !holdsFlow(type) && !isAroundAnyContent(type)
      && !(shortName(type).hasSuffix("View") && !isCoordinatorView(type) && holdsRouter(type))
  }

  /// Tells whether a generic view is given views of any type as its content.
  private func isAroundAnyContent(_ view: TypeIndex) -> Bool {
    let reading = GenericProperties(program)
    return reading.properties(of: view).contains { property in
      reading.bounds(of: property.parameter, in: view).contains { program.typeName($0) == "View" }
    }
  }

  /// Tells whether a view is called a coordinator, `LoansCoordinatorView`: what it keeps is its tool, also if that is called a router.
  private func isCoordinatorView(_ view: TypeIndex) -> Bool { shortName(view).hasSuffix("CoordinatorView") }

  /// Tells whether a view keeps the router of its stack, whose content it then is: `TransferFlowView` with a `TransferRouter`.
  private func holdsRouter(_ view: TypeIndex) -> Bool {
    keptTypes(by: view).contains { type in
      conventions.doubtfulNames.contains(where: shortName(type).hasSuffix) && keepsBoundPath(type)
    }
  }

  func holdsFlow(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].propertyOrder.contains { holdsFlow(program.properties[Int($0)]) }
  }

  /// Recognises `let coordinator: SettingsCoordinator`, `= SettingsCoordinator()`, `let store: StoreOf<SettingsFlow>`.
  func holdsFlow(_ property: PropertyInfo) -> Bool {
    guard property.getter < 0 else { return false }
    let written =
      property.type < 0
      ? program.mentions(in: property.file, from: property.begin, to: property.end).map {
        program.name($0.name)
      }
      : program.text(of: property.type, in: property.file).split { !$0.isLetter && !$0.isNumber }.map(
        String.init)
    return written.contains(where: isFlowName)
  }

  func isFlowViewName(_ name: String) -> Bool {
    isFlowName(name.hasSuffix("View") ? String(name.dropLast(4)) : name)
  }

  private func isFlowName(_ name: String) -> Bool {
    name.first?.isUppercase == true && conventions.flowNames.contains { name.hasSuffix($0) }
  }

  /// Tells whether the app declares a type of this name as a flow: `SettingsCoordinator`, `LoginFlowController`.
  private func isNamedFlow(_ type: TypeIndex) -> Bool {
    let name = TypeRoles.short(program.typeName(type))
    return !program.types[Int(type)].isForeign && conventions.flowNames.contains { name.hasSuffix($0) }
  }
}
