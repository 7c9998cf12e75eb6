/// SwiftUI views that hold the flow's stack, and the closures in which they make its screens.
extension Player {
  var hosts: [Host] { knowledge.hosts[flow] ?? [] }

  /// The screen that the hosts of this flow make of a route.
  func hostedScreen(of member: EnumMember, in frame: Frame) -> Value? {
    for host in hosts {
      for builder in host.builders where builder.makes(member) {
        let found = play(builder, of: host, with: .member(member), in: frame)
        if !subjects(of: found).isEmpty { return found }
      }
    }
    return nil
  }

  func play(_ builder: RouteBuilder, of host: Host, with value: Value, in frame: Frame) -> Value {
    let inner = Frame(
      outer: frame, me: stand(for: host), function: nil, owner: host.view, file: builder.file, scope: Scope(),
      arguments: [], cause: frame.cause)
    return play(
      ClosureValue(builder.closure, in: inner, scope: inner.scope, arena: arena), with: [value], in: inner)
  }

  /// The view that holds the flow; asked again, it is the same.
  func stand(for host: Host) -> Thing {
    if host.view == flow { return me }
    let key = "in " + program[host.view].name
    if let known = me.fields[key]?.things.first { return known }
    let view = Thing(
      in: arena,
      .named(program[host.view].name), id: host.view, isMade: true, file: program[host.view].file)
    view.maker = flow
    let isStore =
      knowledge.program[host.view].properties[host.property]?.facts.type.name?.hasPrefix("Store") ?? false
    if !isStore { view.fields[host.property] = .thing(me) }
    me.fields[key] = .thing(view)
    return view
  }

  /// The flow, where one of its hosts puts something into its own stack or tabs.
  func hostOwner(_ style: String, in frame: Frame) -> Thing? {
    guard ["root", "tab"].contains(style), let id = frame.me?.id, hosts.contains(where: { $0.view == id })
    else { return nil }
    return me
  }

  /// Shows each route of a list: `[.root(.home), .push(.detail)]`.
  @discardableResult
  func showRoutes(_ value: Value, _ text: String, at place: Place, in frame: Frame) -> Bool {
    guard !hosts.isEmpty else { return false }
    var isFound = false
    for case .member(let entry) in value.leaves {
      guard let style = knowledge.conventions.routeStyles[entry.name], let route = entry.payload.first?.value
      else { continue }
      if showRoute(route, style: style, text, at: place, in: frame) { isFound = true }
    }
    return isFound
  }

  /// Who speaks in `case .router(.routeAction(_, .login(.done)))`: the screen of the route that the pattern names.
  func speaker(in pattern: Pattern, _ frame: Frame) -> Cause? {
    guard !hosts.isEmpty, frame.cause.kind != .sender, case .enumCase(_, let name, let parts) = pattern else {
      return nil
    }
    for part in parts {
      guard case .enumCase(_, let said, _) = part else { continue }
      let inner = speaker(in: part, frame)
      if inner != nil { return inner }
      let member = EnumMember(type: nil, name: name, payload: [])
      guard let screen = hostedScreen(of: member, in: frame), let sender = sender(of: screen) else {
        continue
      }
      return Cause(kind: .sender, sender: sender, trigger: said)
    }
    return nil
  }

  private func sender(of screen: Value) -> Thing? {
    for subject in subjects(of: screen) {
      switch subject {
      case .screen(let thing, _), .flow(let thing): return thing
      default: continue
      }
    }
    return nil
  }
}

extension FlowPlay {
  /// Plays the views that hold the flow: what stands in their stacks and tabs is there from the start.
  func playHosts() {
    for host in player.hosts {
      let view = player.stand(for: host)
      let frame = Frame(
        outer: nil, me: view, function: nil, owner: host.view, file: program[host.view].file, scope: Scope(),
        arguments: [],
        cause: Cause(kind: .start))
      _ = player.read("body", of: view, in: frame)
    }
  }

  /// Plays what a reducer begins with, and then what it does with each action.
  func playReducer() {
    guard let state = program.named(program[player.flow].name + ".State", from: program[player.flow].file),
      !player.hosts.isEmpty
    else { return }
    let start = player.root(Cause(kind: .start))
    for name in program[state].propertyOrder {
      guard let property = program[state].properties[name], !property.facts.isComputed else { continue }
      player.showRoutes(player.constant(property, in: start), name, at: property.facts.place, in: start)
    }
    for function in program[state].functionOrder where function.facts.hasBody {
      _ = player.enter(function, on: nil, [], in: start)
    }
    _ = player.read("body", of: player.me, in: player.root(Cause()))
  }
}
