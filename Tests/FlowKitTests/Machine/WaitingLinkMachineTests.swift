import FlowKit
import FlowTestSupport
import Testing

/// Links that come at any moment, before, during and after a login, against a simple model.
@MainActor @Suite struct WaitingLinkMachineTests {
  @Test func theLastLinkThatWaitedIsOpenedOnce() {
    var random = SeededGenerator()
    for _ in 0..<RunLength.of(short: 200, long: 2_000) {
      let seed = random.seed
      let machine = LinkMachine(opening: Bool.random(using: &random) ? "shop://items/0" : nil)
      for number in 1...30 {
        machine.step(number, using: &random)
        #expect(machine.real == machine.model, "seed \(seed)")
        if machine.real != machine.model { return }
      }
    }
  }
}

/// What can be seen of an app that holds links while somebody logs in.
private struct LinkState: Equatable {
  var isLoggingIn = true
  var waiting: String?
  /// The URLs that were opened, in order.
  var opened: [String] = []
  /// What the callbacks heard, in order.
  var heard: [String] = []
}

@MainActor private final class LinkMachine: FlowObserver {
  private(set) var model = LinkState()
  private let app = GateFlow()
  private var opened: [String] = []
  private var heard: [String] = []

  init(opening url: String?) {
    model.waiting = url
    app.launch(
      in: HeadlessNavigator(), registry: Registry(root: GateFlow.self), observer: self, opening: url,
      onOpen: { self.hear($0, url ?? "") })
  }

  var real: LinkState {
    LinkState(
      isLoggingIn: app.find(GateLoginFlow.self) != nil, waiting: app.waitingLink, opened: opened, heard: heard
    )
  }

  func observe(_ event: FlowEvent, of flow: CoordinatorBase) {
    if case .opened(_, let url, _) = event { opened.append(url) }
  }

  func step(_ number: Int, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: openItem("shop://items/\(number)")
    case 2: openTerms()
    case 3: finishLogin()
    case 4: app.find(GateLoginFlow.self)?.cancel()
    default: logOut()
    }
  }

  private func openItem(_ url: String) {
    _ = try? app.open(url) { self.hear($0, url) }
    guard model.isLoggingIn else { return model.opened.append(url) }
    if let earlier = model.waiting { model.heard.append("\(earlier) replaced") }
    model.waiting = url
  }

  /// The link into the login itself does not wait, and takes what comes after the login away.
  private func openTerms() {
    _ = try? app.open("shop://terms")
    model.opened.append("shop://terms")
    model.isLoggingIn = true
  }

  private func finishLogin() {
    app.find(GateLoginFlow.self)?.finish("ann")
    guard model.isLoggingIn else { return }
    model.isLoggingIn = false
    guard let url = model.waiting else { return }
    model.waiting = nil
    model.opened.append(url)
    model.heard.append("\(url) opened")
  }

  private func logOut() {
    app.user = nil
    app.start()
    model.isLoggingIn = true
  }

  private func hear(_ result: Result<LinkReport, LinkError>, _ url: String) {
    switch result {
    case .success: heard.append("\(url) opened")
    case .failure(.replaced): heard.append("\(url) replaced")
    case .failure(let error): heard.append("\(url) \(error)")
    }
  }
}

private final class GateFlow: Coordinator {
  struct Routes: RouteTable {
    let login = Start { (_: GateFlow) in GateLoginFlow() }
      .onEnd { app, ending in
        guard ending != .left else { return }
        app.user = ending.outcome
        app.start()
      }
      .holdsLinks()
    let shop = Start { (_: GateFlow) in ShopFlow() }
  }

  var user: String?

  override func start() {
    if user == nil { go(\.login) } else { go(\.shop) }
  }
}

private final class GateLoginFlow: Coordinator {
  struct Routes: RouteTable {
    let login = Root { (_: GateLoginFlow) in LoginScreen() }
    let terms = Push("shop://terms") { (_: GateLoginFlow) in HelpScreen() }
  }
  typealias Outcome = String
}
