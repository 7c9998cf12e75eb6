import FlowKit
import FlowModel

/// Going along a route and back, compared with a bare dictionary of closures over an array.
@MainActor func benchNavigating() throws {
  print("Navigating, \(rounds) times there and back, 11 rounds")
  let quiet = PageFlow()
  let watched = PageFlow()
  let (glass, otherGlass, counter) = (HeadlessNavigator(), HeadlessNavigator(), EventCounter())
  quiet.launch(in: glass)
  watched.launch(in: otherGlass, observer: counter)
  var bare = BareRouter()
  let works: [(name: String, work: () -> Void)] = [
    ("FlowKit", { thereAndBack(quiet) }), ("FlowKit, observed", { thereAndBack(watched) }),
    ("a dictionary", { bare.thereAndBack() }),
  ]
  var contest = Contest()
  for (name, work) in works { contest.add(name, work) }
  let times = try contest.run(rounds: 11)
  for (name, work) in works {
    let time = timeText(times.median(name) / Double(rounds))
    print("  there and back with \(name): \(time), \(allocationText(each: rounds, work))")
  }
  report("observed / not observed", times.ratio("FlowKit, observed", to: "FlowKit"))
  try benchRegistry()
  benchLiveTree()
}

private let rounds = 10_000

@MainActor private func thereAndBack(_ flow: PageFlow) {
  for number in 0..<rounds {
    flow.go(\.page, number)
    flow.pop()
  }
}

/// The smallest router that somebody would write.
private struct BareRouter {
  private var stack: [any Presentable] = [Page(number: 0)]
  private let routes: [String: (Int) -> any Presentable] = ["page": { Page(number: $0) }]

  mutating func thereAndBack() {
    for number in 0..<rounds {
      if let make = routes["page"] { stack.append(make(number)) }
      stack.removeLast()
    }
  }
}

/// Receives all events and does next to nothing.
private final class EventCounter: FlowObserver {
  private var count = 0

  func observe(_ event: FlowEvent, of flow: CoordinatorBase) { count += 1 }
}

/// A chain of flows, each a child of the previous one.
@MainActor private func benchLiveTree() {
  let glass = HeadlessNavigator()
  let first = ChainFlow()
  first.launch(in: glass)
  var last: ChainFlow? = first
  for _ in 1..<10_000 { last = last?.go(\.next).shown }
  var count = 0
  let time = seconds { count = LiveTree(of: first).tree.nodes.count }
  print("  the live tree of \(count) flows: \(timeText(time))")
}

/// A registry of 1,024 flows with ten routes each; the types are combined by counting in binary.
private func benchRegistry() throws {
  var builder = RegistryBuilder(name: "Large")
  addFlows(to: &builder, End.self, depth: 10)
  var flows = 0
  let time = seconds { flows = builder.build().graph.flows.count }
  print("  a registry of \(flows) flows with 10 routes each, built: \(timeText(time))")
}

private func addFlows<Digits: Sendable>(to builder: inout RegistryBuilder, _ digits: Digits.Type, depth: Int)
{
  guard depth > 0 else { return builder.add(NumberedFlow<Digits>.self) }
  addFlows(to: &builder, Zero<Digits>.self, depth: depth - 1)
  addFlows(to: &builder, One<Digits>.self, depth: depth - 1)
}

private enum End: Sendable {}
private enum Zero<Rest: Sendable>: Sendable {}
private enum One<Rest: Sendable>: Sendable {}

private struct Page: Presentable { let number: Int }

private final class PageFlow: Coordinator {
  struct Routes: RouteTable {
    let first = Root { (_: PageFlow) in Page(number: 0) }
    let page = Push { (_: PageFlow, number: Int) in Page(number: number) }
  }
}

private final class NumberedFlow<Digits: Sendable>: Coordinator {
  struct Routes: RouteTable {
    let a = Root { (_: NumberedFlow<Digits>) in Page(number: 0) }
    let b = Push { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let c = Push { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let d = Push { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let e = Push { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let f = Push { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let g = Sheet { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let h = Sheet { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let i = Sheet { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
    let j = Sheet { (_: NumberedFlow<Digits>, n: Int) in Page(number: n) }
  }
}

private final class ChainFlow: Coordinator {
  struct Routes: RouteTable {
    let first = Root { (_: ChainFlow) in Page(number: 0) }
    let next = Push { (_: ChainFlow) in ChainFlow() }
  }
}
