import FlowKit
import FlowModel
import Testing

/// Stands for SwiftUI's wrapper of the same use: storage that is an enum, and in it a box.
@propertyWrapper private struct Observed<Value> {
  private enum Storage {
    case value(Value)
    case box(Box)
  }
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private var storage: Storage
  init(wrappedValue: Value) { storage = .value(wrappedValue) }

  var wrappedValue: Value {
    get {
      switch storage {
      case .value(let value): value
      case .box(let box): box.value
      }
    }
    set { storage = .value(newValue) }
  }

  /// What happens once somebody subscribes.
  mutating func moveToBox() { storage = .box(Box(wrappedValue)) }
}

private enum Route: Hashable {
  case product(Int)
  case reviews(of: Int)
}

private enum Sheet {
  case help(HelpCoordinator)
  case login(LoginCoordinator, reason: String)
  case filter(String)
}

private final class HelpCoordinator { var path: [Route] = [] }
private final class LoginCoordinator { @Observed var isFinished = false }
private final class SettingsCoordinator {}

private final class CatalogueCoordinator {
  @Observed var path: [Route] = [.product(1), .reviews(of: 1)]
  @Observed var sheet: Sheet?
  func share() {
    _sheet.moveToBox()
    _path.moveToBox()
  }
}

private final class RootCoordinator {
  @Observed var catalogue: CatalogueCoordinator? = CatalogueCoordinator()
  var settings: SettingsCoordinator?
  lazy var help = HelpCoordinator()
  var tabs: [String: AnyObject] = [:]
}

private struct RootView {
  let coordinator: RootCoordinator
}

/// Coordinators as observable objects, with a path of routes, and children in optional and wrapped properties.
@Suite struct ObservablePathStyleTests {
  private let root = RootCoordinator()

  @Test func itsTree() {
    root.catalogue?.sheet = .login(LoginCoordinator(), reason: "cart")
    root.settings = SettingsCoordinator()
    _ = root.help
    #expect(
      "\(LiveTree(reflecting: RootView(coordinator: root)))" == """
        RootView #1 (screen)
        └─ RootCoordinator #2
           ├─ CatalogueCoordinator #3
           │  ├─ product(1) #4 (item) push
           │  ├─ reviews(of: 1) #5 (item) push
           │  └─ LoginCoordinator #6
           ├─ SettingsCoordinator #7
           └─ HelpCoordinator #8

        """)
    let properties = LiveTree(reflecting: root).tree.nodes.map(\.property)
    #expect(properties == ["", "catalogue", "path[0]", "path[1]", "sheet", "settings", "help"])
  }

  @Test func aPathThatChanged() {
    let before = LiveTree(reflecting: root)
    root.catalogue?.path = [.product(1), .product(2)]
    root.catalogue?.sheet = .filter("shoes")
    #expect(
      "\(LiveTree(reflecting: root).difference(from: before))" == """
        + product(2) #4 (item) push under CatalogueCoordinator #2
        + filter(shoes) #5 (item) present under CatalogueCoordinator #2
        - reviews(of: 1) #4 from CatalogueCoordinator #2

        """)
    root.catalogue?.share()
    #expect("\(LiveTree(reflecting: root))".contains("filter(shoes) #5 (item) present"))
  }

  @Test func aLazyChildThatWasNotAskedForIsNotThere() {
    root.catalogue = nil
    #expect("\(LiveTree(reflecting: root))" == "RootCoordinator #1\n")
  }

  @Test func aWrapperMayMoveItsValueIntoABox() {
    root.catalogue?.sheet = .help(HelpCoordinator())
    root.catalogue?.share()
    #expect(
      "\(LiveTree(reflecting: root))" == """
        RootCoordinator #1
        └─ CatalogueCoordinator #2
           ├─ product(1) #3 (item) push
           ├─ reviews(of: 1) #4 (item) push
           └─ HelpCoordinator #5

        """)
  }

  @Test func aWrappedFlagSaysThatAChildFinished() {
    let login = LoginCoordinator()
    root.catalogue?.sheet = .login(login, reason: "")
    login.isFinished = true
    #expect("\(LiveTree(reflecting: root))".contains("LoginCoordinator #5  ✗ finished, still alive"))
  }

  @Test func aDictionaryIsToldInTheOrderOfItsTypesAndKeys() {
    let help = HelpCoordinator()
    for _ in 0..<20 {
      let children: [(String, AnyObject)] = [
        ("b", HelpCoordinator()), ("c", CatalogueCoordinator()), ("a", help),
      ]
      root.tabs = Dictionary(uniqueKeysWithValues: children.shuffled())
      root.catalogue = nil
      #expect(
        "\(LiveTree(reflecting: root))" == """
          RootCoordinator #1
          ├─ CatalogueCoordinator #2
          │  ├─ product(1) #3 (item) push
          │  └─ reviews(of: 1) #4 (item) push
          ├─ HelpCoordinator #5
          └─ HelpCoordinator #6  ✗ duplicate of #5

          """)
    }
  }
}
