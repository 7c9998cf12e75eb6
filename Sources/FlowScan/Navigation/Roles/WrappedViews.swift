import ValueFlow

/// Finds the views of the app that generic views are made around: `HomeView()` in `Themed { HomeView() }`.
struct WrappedViews {
  let solution: Solution
  let roles: TypeRoles

  /// The views that a generic view is given for its parts, such as a header.
  func parts(of object: ObjectIndex) -> [ObjectIndex] {
    let type = solution.info(of: object).type
    if type < 0 { return [] }
    return GenericProperties(solution.program).properties(of: type).flatMap { property in
      solution.knownField(object, property.name).map(ends(at:)) ?? []
    }
  }

  /// The view that an object is made around, or each of those that it may be; none if it is made around other content.
  func views(in object: ObjectIndex) -> [ObjectIndex] {
    let type = solution.info(of: object).type
    guard type >= 0, let name = roles.wrapped(by: type), let node = solution.knownField(object, name) else {
      return []
    }
    let found = ends(at: node)
    return found.allSatisfy(isView) ? found : []
  }

  /// The values without wrapping: a closure or function is replaced by its result, and `AnyView` by the view in it.
  private func ends(at node: NodeIndex) -> [ObjectIndex] {
    var found: [ObjectIndex] = []
    var seen: Set<ObjectIndex> = []
    var waiting = solution.objects(at: node)
    while let object = waiting.popLast() {
      guard seen.insert(object).inserted else { continue }
      let inner = inner(object)
      if inner.isEmpty { found.append(object) } else { waiting += inner.flatMap(solution.objects(at:)) }
    }
    return found.sorted()
  }

  private func inner(_ object: ObjectIndex) -> [NodeIndex] {
    let info = solution.info(of: object)
    switch info.kind {
    case .closure, .method: return code(of: object).map(solution.resultNode)
    default:
      guard info.type >= 0, ["AnyView", "Group"].contains(solution.program.typeName(info.type)) else {
        return []
      }
      return solution.knownContent(object).map { [$0] } ?? []
    }
  }

  /// The code that a closure or function runs, if possible only for what the view makes at once: what it makes for a value that comes
  /// later, as on the path of a stack, appears on top of that.
  private func code(of value: ObjectIndex) -> [InstanceIndex] {
    let all = solution.allInstances(of: value)
    let first = all.filter { solution.callers(of: $0).contains(where: isAtOnce) }
    return first.isEmpty ? all : first
  }

  /// Tells whether a call hands on nothing that the code around it was given.
  private func isAtOnce(_ call: CallerEdge) -> Bool {
    call.kind == .call && call.site >= 0 && !solution.handsParameter(call.site, in: call.instance)
  }

  private func isView(_ object: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    return type >= 0 && !solution.program.types[Int(type)].isForeign
      && (roles.isFlow(type) || roles.inherits(type, "View") || roles.inherits(type, "UIViewController"))
  }
}
