import ValueFlow

// Reports that a flow hands to its screens or child flows as they are: `LoginView(onDone: onFinish)`.
extension FlowReports {
  /// The ends that screens and child flows report by a closure that the flow received itself.
  func passedEnds() -> [SeenMove] {
    solution.fieldOwners.flatMap { field -> [SeenMove] in
      let flow = solution.info(of: field.object).type
      guard flow >= 0, owners.isFlow(flow), isReportProperty(field.name, of: flow) else { return [] }
      return solution.objects(at: field.node).filter { isGiven($0, to: flow) }.flatMap { closure in
        owners.holders(of: closure).compactMap { end(of: flow, named: field.name, $0) }
      }
    }
  }

  func isReportProperty(_ name: Name, of flow: TypeIndex) -> Bool {
    guard let property = property(name, of: flow) else { return false }
    return (isOpen(property) || isGiven(property)) && solution.program.type(of: property).isFunction
  }

  /// Tells whether code other than the flow's own made a closure.
  func isGiven(_ closure: ObjectIndex, to flow: TypeIndex) -> Bool {
    guard [.closure, .method].contains(solution.info(of: closure).kind) else { return false }
    let makers = solution.objects.makers(of: closure)
    return makers.first != nil && makers.allSatisfy { solution.receiverType(of: $0.instance) != flow }
  }

  /// The end that the holder of a closure reports by it, if the flow makes the holder.
  func end(of flow: TypeIndex, named name: Name, _ holder: CodeOwners.Holder) -> SeenMove? {
    guard let screens = reporting(holder.object, to: flow),
      let made = solution.objects.makers(of: holder.object).first(where: {
        isOwn(solution.receiverType(of: $0.instance), flow)
          || isHelper(solution.receiver(of: $0.instance), of: flow)
      })
    else { return nil }
    return SeenMove(
      kind: .finish(name),
      place: FlowPlace(flow: flow, instance: made.instance, block: made.block, place: made.place),
      spoken: holder.name, screens: screens)
  }

  /// The screens that an object belongs to, or the child flow that it is; nil if it is a flow of the same type, or nobody's.
  private func reporting(_ object: ObjectIndex, to flow: TypeIndex) -> [TypeIndex]? {
    switch owners.owner(of: object) {
    case .screens(let screens): screens
    case .flow(let child) where child != flow && solution.info(of: object).type == child: [child]
    default: nil
    }
  }

  /// Tells whether an object is neither a screen nor a flow, and a flow makes it: `TourScreens(onEnd: onEnd).view(for: step)`.
  private func isHelper(_ object: ObjectIndex, of flow: TypeIndex) -> Bool {
    guard object >= 0, solution.info(of: object).type >= 0, !owners.isOwner(solution.info(of: object).type)
    else { return false }
    return solution.objects.makers(of: object).contains {
      isOwn(solution.receiverType(of: $0.instance), flow)
    }
  }

  /// Tells whether the code of a type is that of a flow or of its view.
  private func isOwn(_ type: TypeIndex?, _ flow: TypeIndex) -> Bool {
    type.map { $0 == flow || roles.flowsOfViews[$0] == flow } ?? false
  }
}
