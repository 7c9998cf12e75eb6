import FlowKit
import Testing
import UIKit

/// Random navigation: the coordinators' tree, what UIKit shows, and a simple model of both.
@MainActor @Suite struct RandomWalkTests {
  private static let registry = Registry(root: MachineFlow.self)

  @Test func uikitShowsWhatTheTreeSays() {
    var random = SeededGenerator()
    print("random walk through UIKit, seed \(random.seed)")
    for sequence in 0..<300 {
      let walk = Walk(Self.registry)
      for _ in 0..<30 {
        walk.step(&random)
        if let difference = walk.difference(isSettled: random.oneIn(2)) {
          Issue.record(
            "seed \(random.seed), sequence \(sequence)\n\(walk.story.joined(separator: "\n"))\n\(difference)")
          return
        }
      }
    }
  }
}

@MainActor private final class Walk {
  private(set) var story: [String] = []
  private var model = ScreenModel()
  private let machine = Machine()
  private let phone: OnPhone<MachineFlow>

  init(_ registry: Registry) { phone = OnPhone(MachineFlow(machine), registry: registry) }

  func step(_ random: inout SeededGenerator) {
    let number = random.pick(model.flows.keys.sorted())
    let flow = machine.flows[number].object
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<7: go(number, flow, &random)
    case 7:
      tell("back") {
        $0.goBack()
      } real: {
        phone.touchBack()
      }
    case 8:
      tell("swipe back") {
        $0.goBack()
      } real: {
        phone.swipeBack()
      }
    case 9:
      tell("swipe back, cancelled") { _ in
      } real: {
        phone.swipeBack(isCancelled: true)
      }
    case 10:
      tell("swipe down") {
        $0.swipeDown()
      } real: {
        phone.swipeDown()
      }
    case 11:
      tell("tab a") {
        $0.selectTab(0)
      } real: {
        touch(tab: 0)
      }
    case 12:
      tell("tab b") {
        $0.selectTab(1)
      } real: {
        touch(tab: 1)
      }
    case 13:
      tell("\(number) pop") {
        $0.pop(number)
      } real: {
        flow?.pop()
      }
    case 14:
      tell("\(number) dismiss") {
        $0.dismiss(number)
      } real: {
        flow?.dismiss()
      }
    case 15 where number != 0:
      tell("\(number) finish") {
        $0.end(number, "finished")
      } real: {
        flow?.finishAny()
      }
    case 16 where number != 0:
      tell("\(number) cancel") {
        $0.end(number, "cancelled")
      } real: {
        flow?.cancel()
      }
    case 17:
      tell("deep link") {
        $0.openLink(deep: true)
      } real: {
        _ = try? flow?.open("m://deep")
      }
    default: break
    }
  }

  private func go(_ number: Int, _ flow: CoordinatorBase?, _ random: inout SeededGenerator) {
    if let flow = flow as? TabsFlow {
      let isFirst = random.oneIn(2)
      return tell("\(number) go tab") {
        $0.go(isFirst ? "a" : "b", by: number)
      } real: {
        if isFirst { flow.go(\.a) } else { flow.go(\.b) }
      }
    }
    guard let flow = flow as? MachineFlow else { return }
    let (name, way) = random.pick(Self.ways)
    tell("\(number) go \(name)") {
      $0.go(name, by: number)
    } real: {
      way(flow)
    }
  }

  private static let ways: [(String, @MainActor (MachineFlow) -> Void)] = [
    ("root", { $0.go(\.root) }), ("page", { $0.go(\.page) }), ("card", { $0.go(\.card) }),
    ("cover", { $0.go(\.cover) }), ("pushed", { $0.go(\.pushed) }), ("again", { $0.go(\.again) }),
    ("presented", { $0.go(\.presented) }), ("started", { $0.go(\.started) }), ("deep", { $0.go(\.deep) }),
    ("pushedTabs", { $0.go(\.pushedTabs) }), ("presentedTabs", { $0.go(\.presentedTabs) }),
  ]

  /// A second touch on a tab goes back to its first screen, which the model does not know.
  private func touch(tab index: Int) {
    Clock.settle()
    guard let tabs = phone.tabs else { return }
    if tabs.selectedIndex != index { return phone.touch(tab: index) }
    tabs.delegate?.tabBarController(tabs, didSelect: tabs.viewControllers?[index] ?? tabs)
  }

  private func tell(_ what: String, _ change: (inout ScreenModel) -> Void, real: () -> Void) {
    change(&model)
    real()
    story.append("\(what): \(model.text)")
  }

  /// The first thing that is not as it should be; nil if there is none.
  func difference(isSettled: Bool) -> String? {
    let alive = machine.flows.indices.filter { machine.flows[$0].object != nil }
    var pairs = [
      ("tree", phone.flow.numbers, model.tree()), ("alive", "\(alive)", "\(model.flows.keys.sorted())"),
      ("endings", machine.endings.inOrder, model.endings.inOrder), ("complaints", "\(Complaints.all)", "[]"),
    ]
    // Between two animations UIKit may be behind; when they have ended it must not be.
    if isSettled { pairs.append(("screen", phone.seen, model.text.replacing(/\d+\[/, with: "["))) }
    for (name, found, wanted) in pairs where found != wanted { return "\(name): \(found), not \(wanted)" }
    return nil
  }
}

extension [String: [String]] {
  fileprivate var inOrder: String {
    sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

extension CoordinatorBase {
  fileprivate var numbers: String {
    let below = children.sorted { $0.number < $1.number }
    return below.isEmpty ? "\(number)" : "\(number)(\(below.map(\.numbers).joined(separator: " ")))"
  }

  private var number: Int { (self as? any Numbered)?.number ?? -1 }

  fileprivate func finishAny() {
    (self as? MachineFlow)?.finish()
    (self as? DeepFlow)?.finish()
    (self as? TabsFlow)?.finish()
  }
}
