import FlowKit

/// What the flows of one random run share: their numbers, and what was heard of them.
@MainActor final class Machine {
  private(set) var flows: [Weak<CoordinatorBase>] = []
  /// What parents heard, by the parent's number and the route.
  private(set) var endings: [String: [String]] = [:]
  private var pages = 0

  func number(of flow: CoordinatorBase) -> Int {
    flows.append(Weak(flow))
    return flows.count - 1
  }

  func page(of flow: Int) -> Page {
    pages += 1
    return Page(flow: flow, number: pages)
  }

  func hear(_ ending: Ending<Void>, of child: String) {
    switch ending {
    case .finished: endings[child, default: []].append("finished")
    case .cancelled: endings[child, default: []].append("cancelled")
    case .left: endings[child, default: []].append("left")
    }
  }
}

struct Page: Presentable {
  let flow: Int
  let number: Int
}

@MainActor protocol Numbered: AnyObject { var number: Int { get } }

/// A flow that can go everywhere.
final class MachineFlow: Coordinator, Numbered {
  struct Routes: RouteTable {
    let root = Root { (flow: MachineFlow) in flow.page() }
    let page = Push("m://page") { (flow: MachineFlow) in flow.page() }
    let card = Sheet { (flow: MachineFlow) in flow.page() }
    let cover = Cover { (flow: MachineFlow) in flow.page() }
    let pushed = Push { (flow: MachineFlow) in MachineFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).pushed") }
    let again = Push { (flow: MachineFlow) in MachineFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).again") }
      .onFinish { flow, _ in flow.go(\.page) }
    let presented = Sheet { (flow: MachineFlow) in MachineFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).presented") }
    let started = Start { (flow: MachineFlow) in MachineFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).started") }
    let deep = Start { (flow: MachineFlow) in DeepFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).deep") }
    let pushedTabs = Push { (flow: MachineFlow) in TabsFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).pushedTabs") }
    let presentedTabs = Cover { (flow: MachineFlow) in TabsFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).presentedTabs") }
  }

  let machine: Machine
  private(set) var number = 0

  init(_ machine: Machine) {
    self.machine = machine
    super.init()
    number = machine.number(of: self)
  }

  private func page() -> Page { machine.page(of: number) }
}

/// A flow that links lead through.
final class DeepFlow: Coordinator, Numbered {
  struct Routes: RouteTable {
    let root = Root { (flow: DeepFlow) in flow.page() }
    let page = Push("m://deep") { (flow: DeepFlow) in flow.page() }
  }

  let machine: Machine
  private(set) var number = 0

  init(_ machine: Machine) {
    self.machine = machine
    super.init()
    number = machine.number(of: self)
  }

  private func page() -> Page { machine.page(of: number) }
}

/// A flow with a flow in its first tab and a page in its second.
final class TabsFlow: Coordinator, Numbered {
  struct Routes: RouteTable {
    let a = Tab { (flow: TabsFlow) in MachineFlow(flow.machine) }
      .onEnd { $0.machine.hear($1, of: "\($0.number).a") }
    let b = Tab { (flow: TabsFlow) in flow.machine.page(of: flow.number) }
  }

  let machine: Machine
  private(set) var number = 0

  init(_ machine: Machine) {
    self.machine = machine
    super.init()
    number = machine.number(of: self)
  }
}
