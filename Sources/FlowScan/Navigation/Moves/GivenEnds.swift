import ValueFlow

/// Ends that others report by a closure which a flow was given and hands on as it is, without keeping it where others may see it:
/// `init(onEnd: @escaping () -> Void) { account = AccountRouter(onEnd: onEnd) }`, `RatingView().closable(onEnd)`.
struct GivenEnds {
  let reports: FlowReports
  private var solution: Solution { reports.solution }
  private var owners: CodeOwners { reports.owners }

  func ends() -> [SeenMove] {
    solution.instances.indices.flatMap { handedByInitializer($0) + handedToModifier($0) }
  }

  /// The ends that a child flow or a screen reports by a parameter of the flow's initialiser.
  private func handedByInitializer(_ instance: InstanceIndex) -> [SeenMove] {
    guard solution.isNamedInit(instance), let flow = reports.ownFlow(of: instance),
      case .function(let function) = solution.template(instance).kind
    else { return [] }
    let info = solution.program.functions[Int(function)]
    let parameters = zip(info.parameters, solution.parameters(of: instance)).filter { parameter, _ in
      solution.program.parameterType(parameter, of: info).isFunction
    }
    return parameters.flatMap { parameter, node in
      solution.objects(at: node).filter { reports.isGiven($0, to: flow) }.flatMap { closure in
        owners.holders(of: closure).compactMap { reports.end(of: flow, named: parameter.name, $0) }
      }
    }
  }

  /// The ends that a screen reports by what the app adds to all views: `extension View { func closable(_ action: …) }`.
  private func handedToModifier(_ instance: InstanceIndex) -> [SeenMove] {
    let screen = solution.receiver(of: instance)
    let owner = solution.template(instance).owner
    guard screen >= 0, owner >= 0, solution.program.types[Int(owner)].isForeign,
      case .function = solution.template(instance).kind, case .screens(let screens) = owners.owner(of: screen)
    else { return [] }
    return solution.callers(of: instance).filter { $0.kind == .call && $0.site >= 0 }.flatMap { edge in
      ends(by: edge, of: instance, screens)
    }
  }

  private func ends(by edge: CallerEdge, of modifier: InstanceIndex, _ screens: [TypeIndex]) -> [SeenMove] {
    guard let flow = reports.ownFlow(of: edge.instance), let type = solution.receiverType(of: edge.instance)
    else { return [] }
    let call = solution.bodies.sites[Int(edge.site)]
    let place = FlowPlace(flow: flow, instance: edge.instance, block: edge.block, place: call.place)
    return call.arguments.indices.compactMap { solution.bodies.property(givenAs: $0, to: edge.site) }
      .filter { reports.isReportProperty($0, of: type) }
      .map {
        SeenMove(
          kind: .finish($0), place: place, spoken: solution.functionName(of: modifier), screens: screens)
      }
  }
}
