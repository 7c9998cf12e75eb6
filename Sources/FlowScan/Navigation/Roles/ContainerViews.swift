import SwiftFacts
import ValueFlow

/// Views with a stack, columns or tabs of their own, which are flows in an app that has flows: `NavigationSplitView { ListView(…) } detail: { … }`.
struct ContainerViews {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  private static let stacks: Set<String> = Set(TypeRoles.stacks + ["NavigationSplitView"])
  private static let tabs: Set<String> = ["tabItem", "Tab"]
  private static let depth = 40

  /// Tells whether a view has tabs, or a container that begins with a screen and in which it shows others; whatever a flow beside it or
  /// the state of the app shows in there is theirs.
  func isFlow(_ view: TypeIndex) -> Bool {
    let info = program.types[Int(view)]
    guard !info.isForeign, !info.isGeneric, !bindsFlow(view), !roles.keepsStore(view) else { return false }
    guard hasTabs(view) || (roles.showsByItself(view) || roles.hasColumns(view)) && hasScreen(view),
      !ChoiceBodies(of: view, roles).isChoice
    else { return false }
    return roles.flow(beside: view) == nil && roles.stateFlows.isEmpty && roles.hasFlowsBesideViews
  }

  /// Tells whether a view is bound to a flow that it keeps and that no other view makes: `TabView(selection: $coordinator.tab)`.
  private func bindsFlow(_ view: TypeIndex) -> Bool {
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    return properties.filter { property in
      roles.holdsFlow(property)
        && !roles.keptTypes(in: property).contains(where: roles.sharedRouters.routers.contains)
    }.contains { property in
      roles.mentionsBase(in: view) { $0 == "$" + program.name(property.name) }
    }
  }

  /// A view of pages that the user swipes through has no items for them.
  private func hasTabs(_ view: TypeIndex) -> Bool {
    roles.mentions(in: view) { $0 == "TabView" } && roles.mentions(in: view, Self.tabs.contains)
  }

  /// Tells whether a view of the source is the whole content of a stack or a column, or what is chosen there: with anything beside it, it
  /// would be a part of this view.
  private func hasScreen(_ view: TypeIndex) -> Bool {
    let getters = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }.filter {
      $0.getter >= 0
    }
    return getters.compactMap { program.written($0.getter, in: $0.file) }.contains {
      holdsScreen($0, of: view, 0)
    }
  }

  private func holdsScreen(_ code: Written, of view: TypeIndex, _ depth: Int) -> Bool {
    guard depth < Self.depth else { return false }
    if case .call(let callee, let arguments) = code.form, Self.stacks.contains(callee.text),
      arguments.contains(where: { isClosure($0.value, ofScreenIn: view, depth) })
    {
      return true
    }
    return code.parts.contains { holdsScreen($0, of: view, depth + 1) }
  }

  private func isClosure(_ code: Written, ofScreenIn view: TypeIndex, _ depth: Int) -> Bool {
    if case .closure(_, let body) = code.form { isScreen(body, in: view, depth) } else { false }
  }

  private func isScreen(_ body: Written, in view: TypeIndex, _ depth: Int) -> Bool {
    guard depth < Self.depth else { return false }
    switch body.form {
    case .group(let statements):
      return statements.count == 1 && isScreen(statements[0], in: view, depth)
    case .branch(let arms): return arms.contains { isScreen($0.body, in: view, depth) }
    default:
      let member = OwnViews(view: view, roles: roles).member(body)
      return member.map { isScreen($0.code, in: view, depth + 1) }
        ?? (InnerViews(roles: roles).view(madeBy: body, in: view) != nil)
    }
  }
}
