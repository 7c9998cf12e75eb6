import FlowKit
import FlowTestSupport
import Testing

/// Random navigation against a simple model: what is on screen, which flows there are, what was heard of those that ended.
@MainActor @Suite struct LifecycleMachineTests {
  private static let registry = Registry(root: MachineFlow.self)

  @Test func theTreeMirrorsTheScreenWhateverHappens() {
    var random = SeededGenerator()
    for sequence in 0..<RunLength.of(short: 200, long: 2_000) {
      let run = MachineRun(Self.registry)
      for _ in 0..<50 {
        run.step(&random)
        if let difference = run.difference() {
          Issue.record(
            "seed \(random.seed), sequence \(sequence)\n\(run.story.joined(separator: "\n"))\n\(difference)")
          return
        }
      }
      let leaks = run.leaksAfterTheEnd()
      #expect(leaks.isEmpty, "seed \(random.seed), sequence \(sequence)")
    }
  }
}

/// One run: the real flows and the model, step by step.
@MainActor private final class MachineRun {
  private(set) var story: [String] = []
  private var model = ScreenModel()
  private let machine = Machine()
  private let screen = HeadlessNavigator()
  private var root: MachineFlow?

  init(_ registry: Registry) {
    let root = MachineFlow(machine)
    root.launch(in: screen, registry: registry)
    self.root = root
  }

  private static let routes = [
    "root", "page", "card", "cover", "pushed", "again", "presented", "started", "deep", "pushedTabs",
    "presentedTabs",
  ]

  func step(_ random: inout SeededGenerator) {
    let number = random.pick(model.flows.keys.sorted())
    let flow = machine.flows[number].object
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: go(number, flow, &random)
    case 8, 9:
      tell("back") {
        $0.goBack()
      } real: {
        screen.goBack()
      }
    case 10, 11:
      tell("swipe") {
        $0.swipeDown()
      } real: {
        screen.swipeDown()
      }
    case 12:
      tell("tab a") {
        $0.selectTab(0)
      } real: {
        screen.select(tab: "a")
      }
    case 13:
      tell("tab b") {
        $0.selectTab(1)
      } real: {
        screen.select(tab: "b")
      }
    case 14:
      tell("\(number) pop") {
        $0.pop(number)
      } real: {
        flow?.pop()
      }
    case 15:
      tell("\(number) dismiss") {
        $0.dismiss(number)
      } real: {
        flow?.dismiss()
      }
    case 16 where number != 0:
      tell("\(number) finish") {
        $0.end(number, "finished")
      } real: {
        flow?.finishAny()
      }
    case 17 where number != 0:
      tell("\(number) cancel") {
        $0.end(number, "cancelled")
      } real: {
        flow?.cancel()
      }
    case 18:
      tell("link") {
        $0.openLink(deep: false)
      } real: {
        _ = try? flow?.open("m://page")
      }
    case 19:
      tell("deep link") {
        $0.openLink(deep: true)
      } real: {
        _ = try? flow?.open("m://deep")
      }
    default: break
    }
  }

  private func go(_ number: Int, _ flow: CoordinatorBase?, _ random: inout SeededGenerator) {
    let route: String
    switch flow {
    case is MachineFlow: route = random.pick(Self.routes)
    case is TabsFlow: route = random.pick(["a", "b"])
    default: return
    }
    tell("\(number) go \(route)") {
      $0.go(route, by: number)
    } real: {
      flow?.goAny(route, machine)
    }
  }

  private func tell(_ what: String, _ change: (inout ScreenModel) -> Void, real: () -> Void) {
    change(&model)
    real()
    story.append("\(what): \(model.text)")
  }

  /// The first thing in which the flows differ from the model; nil if there is none.
  func difference() -> String? {
    guard let root else { return "the first flow is gone" }
    let pairs = [
      ("screen", screen.numbers, model.text), ("tree", root.numbers, model.tree()),
      ("endings", "\(machine.heard)", "\(model.heard)"),
      ("alive", "\(machine.alive)", "\(model.flows.keys.sorted())"),
    ]
    for (name, found, wanted) in pairs where found != wanted { return "\(name): \(found), not \(wanted)" }
    let wrong = root.subtree.first { flow in
      flow.children.contains { $0.parent !== flow } || flow.shown.contains { $0.owner !== flow || $0.isGone }
    }
    return wrong.map { "\($0.numbers) is not at one with what it owns" }
  }

  /// The numbers of flows that live on when nothing owns the first one any more.
  func leaksAfterTheEnd() -> [Int] {
    root = nil
    return machine.alive
  }
}

extension Machine {
  fileprivate var alive: [Int] { flows.indices.filter { flows[$0].object != nil } }

  fileprivate var heard: [String] { endings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
}

extension ScreenModel {
  fileprivate var heard: [String] { endings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
}

extension HeadlessNavigator {
  /// What is on screen, as the model tells it.
  fileprivate var numbers: String { ([self] + modals).map(\.stackNumbers).joined(separator: " / ") }

  private var stackNumbers: String {
    entries.isEmpty ? "-" : entries.map(Self.numbers).joined(separator: " ")
  }

  private static func numbers(_ entry: Entry) -> String {
    if let page = entry.content as? Page { return "\(page.flow):\(page.number)" }
    guard let bar = entry.content as? TabBar, let owner = entry.owner as? any Numbered else { return "?" }
    let tabs = bar.tabs.enumerated().map { index, tab in
      (index == bar.selected ? "*" : "") + ((tab.navigator as? HeadlessNavigator)?.stackNumbers ?? "?")
    }
    return "\(owner.number)[\(tabs.joined(separator: " | "))]"
  }
}

extension CoordinatorBase {
  fileprivate var numbers: String {
    let number = (self as? any Numbered)?.number ?? -1
    let sorted = children.sorted {
      (($0 as? any Numbered)?.number ?? -1) < (($1 as? any Numbered)?.number ?? -1)
    }
    return sorted.isEmpty ? "\(number)" : "\(number)(\(sorted.map(\.numbers).joined(separator: " ")))"
  }

  fileprivate func finishAny() {
    switch self {
    case let flow as MachineFlow: flow.finish()
    case let flow as DeepFlow: flow.finish()
    case let flow as TabsFlow: flow.finish()
    default: break
    }
  }

  fileprivate func goAny(_ route: String, _ machine: Machine) {
    (self as? MachineFlow)?.go(named: route)
    (self as? TabsFlow)?.go(named: route)
  }
}

extension TabsFlow {
  fileprivate func go(named route: String) {
    if route == "a" { go(\.a) } else { go(\.b) }
  }
}

extension MachineFlow {
  fileprivate func go(named route: String) {
    switch route {
    case "root": go(\.root)
    case "page": go(\.page)
    case "card": go(\.card)
    case "cover": go(\.cover)
    case "pushed": go(\.pushed)
    case "again": go(\.again)
    case "presented": go(\.presented)
    case "started": go(\.started)
    case "deep": go(\.deep)
    case "pushedTabs": go(\.pushedTabs)
    case "presentedTabs": go(\.presentedTabs)
    default: break
    }
  }
}
