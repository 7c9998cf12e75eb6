import FlowKit

extension GuardReason {
  static let notSignedIn = GuardReason("notSignedIn")
  static let closed = GuardReason("closed")
}

extension RouteGuard {
  static let signedIn = RouteGuard("signedIn") { (app: AppFlow) in
    if app.user != nil { return .enter }
    return .first(.notSignedIn) { goOn in
      app.go(\.login) { ending in
        app.user = ending.outcome
        if app.user != nil { goOn() }
      }
    }
  }
  static let open = RouteGuard("open") { (app: AppFlow) in app.isOpen ? .enter : .refuse(.closed) }
}

/// The whole app: tabs, and a login that links may ask for.
final class AppFlow: Coordinator {
  struct Routes: RouteTable {
    let main = Start { (_: AppFlow) in MainFlow() }
    let login = Cover { (_: AppFlow) in LoginFlow() }
  }

  var user: String?
  var isOpen = true
  let store = Store()

  override func start() { go(\.main) }
}

/// Asks who is there.
final class LoginFlow: Coordinator {
  struct Routes: RouteTable { let login = Root { (_: LoginFlow) in LoginScreen() } }
  typealias Outcome = String
}

/// The tabs.
final class MainFlow: Coordinator {
  struct Routes: RouteTable {
    let shop = Tab { (_: MainFlow) in ShopFlow() }.label("Shop", icon: "cart")
    let settings = Tab("shop://settings") { (_: MainFlow) in SettingsScreen() }
  }
}

/// What can be bought.
final class ShopFlow: Coordinator {
  struct Routes: RouteTable {
    let list = Root("shop://items") { (_: ShopFlow) in ListScreen() }
    let item = Push("shop://items/:id?tab=:tab?") { (_: ShopFlow, id: Int, tab: String?) in
      ItemScreen(id: id, tab: tab)
    }
    let checkout = Sheet { (flow: ShopFlow) in CheckoutFlow(store: Store()) }
      .onFinish { shop, order in shop.orders.append(order) }
      .guarded(by: .signedIn, .open)
  }

  var orders: [Order] = []
}

@MainActor struct Launched<Flow: Coordinator> {
  let flow: Flow
  let screen = HeadlessNavigator()

  init(_ flow: Flow, registry: Registry? = nil, observer: (any FlowObserver)? = nil) {
    self.flow = flow
    flow.launch(in: screen, registry: registry, observer: observer)
  }

  /// What is on screen, in one line.
  var seen: String { screen.description }
}

extension CoordinatorBase {
  /// The coordinators below this one, in one line.
  var tree: String {
    children.isEmpty ? flowID : "\(flowID)(\(children.map(\.tree).joined(separator: " ")))"
  }

  /// The first flow of a type in this tree.
  func find<Flow: CoordinatorBase>(_ type: Flow.Type) -> Flow? {
    subtree.lazy.compactMap { $0 as? Flow }.first
  }
}

/// An object that is not kept alive.
@MainActor struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
