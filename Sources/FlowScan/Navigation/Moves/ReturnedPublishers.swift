import ValueFlow

/// The publishers of screens that flows return to the flows which start them: `return model.closed.eraseToAnyPublisher()`.
///
/// Whatever a screen sends by such a publisher is a report of the flow, and so is what a child flow sends by one that the flow returns as it is:
/// `return coordinate(to: account)`.
struct ReturnedPublishers {
  struct Row {
    var flow: TypeIndex
    var instance: InstanceIndex
    var publisher: ObjectIndex
    /// The cases that it delivers.
    var cases: [ObjectIndex]
    /// The flows that call the function.
    var takers: Set<TypeIndex>
  }

  private let solution: Solution
  private let owners: CodeOwners
  private let exchanged: ExchangedPublishers
  private(set) var rows: [Row] = []

  init(_ solution: Solution, _ owners: CodeOwners) {
    (self.solution, self.owners) = (solution, owners)
    exchanged = ExchangedPublishers(solution, owners)
    for instance in solution.instances.indices {
      guard let flow = solution.receiverType(of: instance), flow >= 0, owners.isFlow(flow) else { continue }
      let publishers = publishers(returnedBy: instance)
      let takers = publishers.isEmpty ? [] : takers(of: instance, from: flow)
      if takers.isEmpty { continue }
      rows += publishers.map {
        Row(flow: flow, instance: instance, publisher: $0, cases: cases(from: $0), takers: takers)
      }
    }
  }

  /// The flow that returned a publisher to the code of another one.
  func flow(returning publisher: ObjectIndex, to flow: TypeIndex) -> TypeIndex? {
    rows.first { $0.publisher == publisher && $0.takers.contains(flow) }?.flow
  }

  /// The flow that returned a publisher which delivers a case to the code of another one.
  func flow(delivering object: ObjectIndex, to flow: TypeIndex) -> TypeIndex? {
    rows.first { $0.takers.contains(flow) && $0.cases.contains(object) }?.flow
  }

  /// The name of the publisher among some objects that a flow returns, or of the function that returns it.
  ///
  /// If a publisher delivers cases, these are the ends.
  func name(ofAny objects: [ObjectIndex], of flow: TypeIndex) -> Name? {
    rows.first { $0.flow == flow && $0.cases.isEmpty && objects.contains($0.publisher) }.map(name)
  }

  func name(of row: Row) -> Name {
    owners.name(holding: row.publisher) ?? solution.functionName(of: row.instance)
  }

  /// The ends of flows that screens report by what the flow returned.
  func ends() -> [SeenMove] {
    rows.flatMap { row -> [SeenMove] in
      guard let reporting = reporting(row), !row.cases.contains(where: { isMade($0, by: row.flow) }) else {
        return []
      }
      let names =
        row.cases.isEmpty ? [name(of: row)] : Set(row.cases.map { solution.info(of: $0).name }).sorted()
      let place = FlowPlace(
        flow: row.flow, instance: row.instance, block: 0, place: solution.template(row.instance).place)
      return names.map { SeenMove(kind: .finish($0), place: place, spoken: $0, screens: reporting) }
    }
  }

  /// The child flow that returned a publisher to a flow, or else the screens that keep it; nil if the flow itself sends by it.
  private func reporting(_ row: Row) -> [TypeIndex]? {
    if let child = flow(returning: row.publisher, to: row.flow) { return [child] }
    if case .screens(let screens) = owners.owner(of: row.publisher) { return screens }
    return nil
  }

  /// Tells whether a flow's own code makes a case, by which it reports itself.
  private func isMade(_ object: ObjectIndex, by flow: TypeIndex) -> Bool {
    solution.objects.makers(of: object).contains { solution.receiverType(of: $0.instance) == flow }
  }

  /// The objects without source that a screen or a flow keeps, or that a flow makes, and that a function of a flow returns.
  private func publishers(returnedBy instance: InstanceIndex) -> [ObjectIndex] {
    guard case .function = solution.template(instance).kind else { return [] }
    let result = solution.resultNode(instance)
    return solution.objects(at: result).filter { object in
      let info = solution.info(of: object)
      guard !exchanged.isExchanged(object, at: result), info.kind == .instance, info.type >= 0,
        solution.program.types[Int(info.type)].isForeign,
        !owners.roles.isScreen(info.type), !owners.roles[info.type].contains(.container)
      else { return false }
      switch owners.owner(of: object) {
      case .screens: return true
      case .flow, .nobody: return solution.isChannel(object) && isOfFlow(object)
      }
    }
  }

  /// Tells whether the code of a flow makes an object.
  private func isOfFlow(_ object: ObjectIndex) -> Bool {
    let makers = Array(solution.objects.makers(of: object))
    return !makers.isEmpty
      && makers.allSatisfy {
        solution.receiverType(of: $0.instance).map { $0 >= 0 && owners.isFlow($0) } ?? false
      }
  }

  private func cases(from publisher: ObjectIndex) -> [ObjectIndex] {
    let delivered = solution.knownContent(publisher).map { solution.objects(at: $0) } ?? []
    return delivered.filter { solution.info(of: $0).kind == .enumCase && !solution.isFlag($0) }
  }

  /// The other flows that call a function of a flow.
  private func takers(of instance: InstanceIndex, from flow: TypeIndex) -> Set<TypeIndex> {
    let callers = solution.callers(of: instance).filter { $0.kind == .call }.compactMap {
      solution.receiverType(of: $0.instance)
    }
    return Set(callers.filter { $0 >= 0 && $0 != flow && owners.isFlow($0) })
  }
}
