import ValueFlow

/// A flow that is a screen itself: its own controls, and its model, ask for what it shows.
struct OwnScreen {
  let flow: TypeIndex
  let askers: Askers
  private var solution: Solution { askers.solution }

  /// Classes of the system by whose objects the user asks for something.
  private static let controls: Set<String> = [
    "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
    "UIDatePicker", "UIRefreshControl", "UITextField", "UIBarItem", "UIBarButtonItem", "UIAction",
    "UICommand",
    "UIKeyCommand", "UIContextualAction", "UITableViewRowAction", "UIGestureRecognizer",
    "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPanGestureRecognizer",
    "Button", "NavigationLink", "Toggle", "Picker", "Stepper", "Slider", "DatePicker", "TextField",
    "SecureField",
    "TapGesture", "LongPressGesture", "DragGesture",
  ]
  /// Functions of views whose closures run for what the user does.
  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onSubmit", "onDelete", "onMove", "onEnded", "refreshable",
    "accessibilityAction",
  ]

  private var isScreen: Bool { askers.owners.roles.isFlowScreen(flow) }

  /// The name by which the screen asks where the framework calls the flow's code for what the user does; nil if it does not.
  func event(_ instance: InstanceIndex, _ trigger: Name) -> Name? {
    guard isScreen, askers.owners.owner(ofCode: instance) == .flow(flow), solution.isEvent(instance) else {
      return nil
    }
    return solution.isNamed(trigger) ? trigger : solution.functionName(of: instance)
  }

  /// The name by which the screen asks where the flow's code hears what its own model publishes; nil if it does not.
  func report(heardAt call: ReachedCall, _ name: Name) -> Name? {
    guard isScreen, call.caller.owner == .flow(flow), call.edge.site >= 0,
      solution.hearsPublisher(call.edge.site), !(call.called.map(solution.takesAnswer) ?? false)
    else { return nil }
    let heard = solution.bodies.property(before: call.edge.site) ?? name
    // A published property delivers its first value at once, for which nobody asks.
    let isOfProperty = call.edge.object >= 0 && solution.isOfProperty(call.edge.object)
    return isOfProperty || solution.program.publishes(heard) ? nil : heard
  }

  /// The name of what a control of the screen does where it runs code: that of the function, or else of the control, or none; nil if it is no
  /// control.
  func control(running call: ReachedCall, _ name: Name) -> Name? {
    guard isScreen, call.caller.owner == .flow(flow), isControl(call.edge.object) || isGesture(call.edge)
    else { return nil }
    let function = call.called == nil ? solution.functionName(of: call.callee) : call.trigger
    return [function, name].first { solution.isNamed($0) && !isOfFramework($0) } ?? 0
  }

  /// Tells whether a name is that of a function that the framework calls, such as the body of a view, and says nothing.
  func isOfFramework(_ name: Name) -> Bool { LibraryMeaning.called.contains(solution.program.name(name)) }

  private func isGesture(_ edge: CallerEdge) -> Bool {
    edge.site >= 0
      && Self.gestures.contains(solution.program.name(solution.bodies.sites[Int(edge.site)].name))
  }

  private func isControl(_ object: ObjectIndex) -> Bool {
    guard object >= 0 else { return false }
    let type = solution.info(of: object).type
    return type >= 0
      && solution.program.ancestors(type).contains { Self.controls.contains(solution.program.typeName($0)) }
  }
}
