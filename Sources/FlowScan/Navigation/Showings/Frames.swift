import ValueFlow

/// Determines how the content of containers comes on screen: content of a frame that is then presented is presented.
struct Frames {
  let solution: Solution
  let origins: Origins
  private var outer: [ObjectIndex: [Outer]] = [:]
  private var paths: [ObjectIndex: Set<[ObjectIndex]>] = [:]
  /// For each container, the tabs of which it is one.
  private var tabs: [ObjectIndex: [Showing]] = [:]

  private var filled: [ObjectIndex: Set<ObjectIndex>] = [:]
  /// A place where a container or frame is shown, with its observation there.
  private struct Outer {
    var showing: Showing
    var shown: Shown?
  }

  /// For each object, the nodes of the values it was made with.
  private var given: [ObjectIndex: [(label: Name, node: NodeIndex)]] = [:]
  /// The app's own screens that only contain the screens they are made with.
  private var seenThrough: Set<ObjectIndex> = []
  private var parts: Set<TypeIndex> = []

  init(solution: Solution, origins: Origins, showings: [Showing], shown: [[Shown]]) {
    (self.solution, self.origins) = (solution, origins)
    for handed in solution.handed { given[handed.object, default: []].append((handed.name, handed.node)) }
    for (showing, shown) in zip(showings, shown) {
      for one in shown {
        // A library is only told of a target that is shown elsewhere.
        if showing.style != "start" { paths[one.object, default: []].insert(one.containers) }
        for container in showing.filled { filled[container, default: []].insert(one.object) }
        if one.containers.isEmpty { continue }
        if showing.style == "tab" {
          for container in one.containers { tabs[container, default: []].append(showing) }
        }
        outer[one.object, default: []].append(Outer(showing: showing, shown: one))
      }
      for object in Set(showing.nodes.flatMap { solution.unsortedObjects(at: $0) }) {
        outer[object, default: []].append(Outer(showing: showing))
      }
      guard showing.style == "embed" else { continue }
      for one in shown { seenThrough.formUnion(frame(of: showing, around: one.object).filter(holdsAny)) }
    }
    parts = parts(showings, shown)
  }

  /// Tells whether a target is a frame made around screens, which are what users see.
  func isFrame(_ shown: Shown) -> Bool { seenThrough.contains(shown.object) }

  /// Tells whether a target is a part that many frames have beside the screen that users see.
  func isPart(_ shown: Shown) -> Bool {
    if case .screen(let type) = shown.subject { parts.contains(type) } else { false }
  }

  /// The view controllers that only come on screen beside others, in a frame with at least three of these, such as a bar of buttons.
  private func parts(_ showings: [Showing], _ shown: [[Shown]]) -> Set<TypeIndex> {
    if seenThrough.isEmpty { return [] }
    var framed: [ObjectIndex: Set<TypeIndex>] = [:]
    var alone: Set<TypeIndex> = []
    for (showing, shown) in zip(showings, shown) {
      for one in shown {
        guard case .screen(let type) = one.subject else { continue }
        let frames = showing.style == "embed" ? frame(of: showing, around: one.object) : []
        let known = frames.filter(seenThrough.contains)
        if known.isEmpty { alone.insert(type) }
        for frame in known { framed[frame, default: []].insert(type) }
      }
    }
    var beside: [TypeIndex: Set<TypeIndex>] = [:]
    for types in framed.values {
      for type in types { beside[type, default: []].formUnion(types.subtracting([type])) }
    }
    return Set(beside.filter { $0.value.count > 2 && !alone.contains($0.key) }.keys)
  }

  /// Tells whether a substitute for a screen embeds something that real instances are seen to embed.
  func isRepeated(_ showing: Showing) -> Bool {
    let host = solution.receiver(of: showing.instance)
    guard showing.style == "embed", host >= 0, solution.info(of: host).kind == .some else { return false }
    let type = solution.info(of: host).type
    return solution.objects.ofType[type]?.contains { solution.info(of: $0).kind == .instance } ?? false
  }

  /// Tells whether a frame accepts any screens, and not particular ones of the app; pages to swipe are one screen.
  private func holdsAny(_ host: ObjectIndex) -> Bool {
    let program = solution.program
    if origins.owners.roles.inherits(solution.info(of: host).type, "UIPageViewController") { return false }
    let labels = Set((given[host] ?? []).map(\.label))
    return program.methods(solution.initializerName, of: solution.info(of: host).type).contains { function in
      let info = program.functions[Int(function)]
      let taking = info.parameters.filter { labels.contains($0.label) }
      let types = taking.flatMap { program.parameterType($0, of: info).types }
      let screens = types.filter(origins.owners.roles.isScreen)
      return !screens.isEmpty && screens.allSatisfy { program.types[Int($0)].isForeign }
    }
  }

  /// Tells whether a target is also seen on its way into the containers through which it is shown here.
  ///
  /// The initial content of a container comes on screen with it; later content does so by itself.
  func isNearer(than shown: Shown, at showing: Showing) -> Bool {
    guard !shown.containers.isEmpty else { return false }
    return paths[shown.object]?.contains { path in
      guard path.count < shown.containers.count, shown.containers.suffix(path.count).elementsEqual(path)
      else { return false }
      let container = shown.containers[shown.containers.count - path.count - 1]
      let isOnItself = showing.style != "present" && showing.filled.contains(container)
      return isOnItself || !isMade(container, around: path.first ?? shown.object)
    } ?? false
  }

  /// Tells whether code makes a container with something inside: `UINavigationController(rootViewController: page)`.
  private func isMade(_ container: ObjectIndex, around content: ObjectIndex) -> Bool {
    solution.calls(making: container).contains { site, instance in
      solution.bodies.sites[Int(site)].arguments.indices.contains {
        solution.holds(content, at: solution.node(ofArgument: $0, of: site, in: instance))
      }
    }
  }

  /// The styles of content that a flow puts into a container: those of the container, if the flow shows that itself.
  func styles(of showing: Showing, _ object: ObjectIndex, by flow: TypeIndex) -> [String] {
    styles(of: showing, object, by: flow, in: [])
  }

  private func styles(
    of showing: Showing, _ object: ObjectIndex, by flow: TypeIndex, in frames: Set<ObjectIndex>
  ) -> [String] {
    guard ["root", "push", "embed"].contains(showing.style) else { return [showing.style] }
    let isFramed = showing.style == "embed"
    let containers = isFramed ? frame(of: showing, around: object) : showing.filled
    let styles = containers.filter { !frames.contains($0) }.flatMap { container -> [String] in
      if showing.style == "push", isKept(container, by: flow) { return [] }
      let around = outer(of: container, showing, object, by: flow) + tabs(around: showing, in: container)
      if !isFramed { return self.styles(of: showing, object, in: container, around.map(\.style)) }
      return around.flatMap { self.styles(of: $0, container, by: flow, in: frames.union([container])) }
    }
    let told = Set(styles).subtracting([showing.style, "root"])
    return told.isEmpty ? [showing.style] : told.sorted()
  }

  /// The styles of a container that are those of its content; what replaces its first content is only its root, wherever it is embedded.
  private func styles(
    of showing: Showing, _ object: ObjectIndex, in container: ObjectIndex, _ styles: [String]
  ) -> [String] {
    let isLater = showing.style == "root" && !isMade(container, around: object)
    return isLater ? styles.filter { $0 != "embed" } : styles
  }

  /// The places where a flow shows a container that it puts something into.
  private func outer(
    of container: ObjectIndex, _ showing: Showing, _ object: ObjectIndex, by flow: TypeIndex
  ) -> [Showing] {
    (outer[container] ?? []).filter { outer in
      !(outer.shown.map { isNearer(than: $0, at: outer.showing) } ?? false)
        && isShown(outer, [container, object], after: showing, object, by: flow)
    }
    .map(\.showing)
  }

  /// Tells whether a flow's own code shows a container.
  ///
  /// Content pushed later, by other code than the one that makes or shows the container, comes on top of its content.
  private func isShown(
    _ outer: Outer, _ held: Set<ObjectIndex>, after inner: Showing, _ object: ObjectIndex, by flow: TypeIndex
  ) -> Bool {
    let frame = outer.showing
    guard
      let shown = origins.handing(
        of: held.union(outer.shown?.containers ?? []), from: frame.instance, frame.block, frame.place,
        by: flow)
    else { return false }
    guard inner.style == "push" else { return true }
    let put = origins.handing(of: [object], from: inner.instance, inner.block, inner.place, by: flow)
    guard let put else { return false }
    return put.instance == shown.instance
      || solution.callers(of: put.instance).contains { $0.instance == shown.instance && !isHeard($0) }
      || inner.filled.contains { held.contains($0) && isMade($0, by: put.instance) }
  }

  /// Tells whether a closure runs for what a publisher delivers, and so later than the code that gives it to the publisher.
  private func isHeard(_ edge: CallerEdge) -> Bool {
    edge.kind == .foreign && edge.object >= 0 && solution.isChannel(edge.object)
  }

  /// The tabs in the view of a flow of which a stack in the same view is one: `TabView { NavigationStack(path: $flow.path) { … } }`.
  private func tabs(around inner: Showing, in container: ObjectIndex) -> [Showing] {
    let view = solution.receiver(of: inner.instance)
    guard inner.style == "root", view >= 0, solution.isInGetter(inner.instance),
      origins.owners.roles.isView(ofFlow: solution.info(of: view).type)
    else { return [] }
    return (tabs[container] ?? []).filter { solution.receiver(of: $0.instance) == view }
  }

  /// The places where a flow shows one of some containers.
  func places(showing containers: [ObjectIndex], by flow: TypeIndex) -> [FlowPlace] {
    let found = containers.flatMap { container in
      (outer[container] ?? []).filter { $0.shown == nil }.compactMap { outer in
        origins.handing(
          of: [container], from: outer.showing.instance, outer.showing.block, outer.showing.place, by: flow)
      }
    }
    return Set(found).sorted { ($0.instance, $0.place) < ($1.instance, $1.place) }
  }

  /// Tells whether code makes a container itself: what it pushes onto it then is its first content.
  private func isMade(_ container: ObjectIndex, by instance: InstanceIndex) -> Bool {
    solution.objects.makers(of: container).contains { $0.instance == instance }
  }

  /// The screens that embed what they were made with: `PageWithFooter(page: list, footer: button)`.
  private func frame(of showing: Showing, around object: ObjectIndex) -> [ObjectIndex] {
    let host = solution.receiver(of: showing.instance)
    guard host >= 0, given[host]?.contains(where: { solution.holds(object, at: $0.node) }) ?? false else {
      return []
    }
    return [host]
  }

  /// Tells whether a flow puts screens of its own into a container.
  func isFilled(_ container: ObjectIndex, by flow: TypeIndex) -> Bool {
    filled[container]?.contains { object in origins.origins(of: object).contains { $0.flow == flow } }
      ?? false
  }

  private func isKept(_ container: ObjectIndex, by flow: TypeIndex) -> Bool {
    origins.owners.holders(of: container).contains { solution.info(of: $0.object).type == flow }
  }
}
