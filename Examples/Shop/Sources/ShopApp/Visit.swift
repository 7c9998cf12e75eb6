import FlowKit

/// The visit of a newcomer: touches, screens, and the flows that are alive.
public enum Visit {
  /// The visit as text: a line for each touch, with the visible screens after it, then the flows that are alive.
  @MainActor public static func script() -> String {
    let diary = Diary()
    let phone = Phone(observer: diary)
    var lines = ["launch".padded + phone.seen]
    for step in steps {
      step.act(phone)
      lines.append(step.name.padded + phone.seen)
    }
    return (lines + ["", "Alive:", "\(LiveTree(of: phone.app))", "What happened:"] + diary.lines).joined(
      separator: "\n")
  }

  private struct Step {
    let name: String
    let act: @MainActor (Phone) -> Void

    static func touch(_ button: String) -> Step { Step(name: "touch \(button)") { $0.touch(button) } }
  }

  @MainActor private static let steps: [Step] = [
    .touch("onContinue"), .touch("onDone"), .touch("onProduct"), .touch("onBuy"), .touch("onCheckout"),
    .touch("onContinue"), .touch("onHelp"),
    Step(name: "swipe down") { $0.swipeDown() },
    .touch("onPaid"), .touch("onDone"),
    Step(name: "open shop://orders/1000") { _ = try? $0.app.open("shop://orders/1000") },
    .touch("onLogin"),
    Step(name: "go back") { $0.goBack() },
    Step(name: "touch tab settings") { $0.select(tab: "settings") },
    .touch("onSignOut"),
    Step(name: "choose Sign out") { $0.choose("Sign out") },
  ]
}

extension String {
  fileprivate var padded: String { padding(to: 26) }

  private func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

/// Records the events, one per line.
private final class Diary: FlowObserver {
  private(set) var lines: [String] = []

  func observe(_ event: FlowEvent, of flow: CoordinatorBase) { lines.append("\(event)") }
}
