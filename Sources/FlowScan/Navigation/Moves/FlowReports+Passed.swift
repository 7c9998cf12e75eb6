import ValueFlow

// Reports that a flow hands to its screens as they are: `LoginView(onDone: onFinish)`.
extension FlowReports {
  /// The ends that screens report by a closure that the flow received itself.
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
    return isOpen(property) && solution.program.type(of: property).isFunction
  }

  /// Tells whether code other than the flow's own made a closure.
  func isGiven(_ closure: ObjectIndex, to flow: TypeIndex) -> Bool {
    guard [.closure, .method].contains(solution.info(of: closure).kind) else { return false }
    let makers = solution.objects.makers(of: closure)
    return makers.first != nil && makers.allSatisfy { solution.receiverType(of: $0.instance) != flow }
  }

  private func end(of flow: TypeIndex, named name: Name, _ holder: CodeOwners.Holder) -> SeenMove? {
    guard case .screens(let screens) = owners.owner(of: holder.object),
      let made = solution.objects.makers(of: holder.object).first(where: {
        isOwn(solution.receiverType(of: $0.instance), flow)
      })
    else { return nil }
    return SeenMove(
      kind: .finish(name),
      place: FlowPlace(flow: flow, instance: made.instance, block: made.block, place: made.place),
      spoken: holder.name, screens: screens)
  }

  /// Tells whether the code of a type is that of a flow or of its view.
  private func isOwn(_ type: TypeIndex?, _ flow: TypeIndex) -> Bool {
    type.map { $0 == flow || roles.flowsOfViews[$0] == flow } ?? false
  }
}
