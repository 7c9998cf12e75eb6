/// One storyboard: its controllers, and the segues between them.
struct StoryboardFile {
  struct Controller {
    /// The name of its class; empty for a class of the system.
    var type = ""
    var identifier = ""
    /// The root of a navigation controller.
    var root = ""
    /// The tabs of a tab bar controller.
    var tabs: [String] = []
    /// The line of the first tab.
    var tabLine = 0
    /// The storyboard and the identifier of the controller in another file that this one stands for.
    var elsewhere: (storyboard: String, identifier: String)?
  }

  struct Segue {
    var name: String
    var from: String
    var to: String
    var style: String
    var line: Int
    /// Whether a control or a container view performs it, without code.
    var isAutomatic: Bool
  }

  /// The name of the file, used in code.
  let name: String
  let path: String
  private(set) var controllers: [String: Controller] = [:]
  private(set) var segues: [Segue] = []
  private var initial = ""

  init(_ file: ProjectFile) {
    name = String(file.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    path = file.path
    var open = OpenTags()
    var tags = TagReader(Array(file.bytes))
    while let tag = tags.next() {
      switch tag {
      case .opened("segue", let attributes, let isEmpty):
        readSegue(attributes, at: tags.line(), in: open)
        if !isEmpty { open.open("segue", controller: "") }
      case .opened(let tag, let attributes, let isEmpty):
        let id = read(tag, attributes)
        if !isEmpty { open.open(tag, controller: id) }
      case .closed(let tag): open.close(tag)
      }
    }
  }

  /// Reads a tag; returns the id of the controller that it opens.
  private mutating func read(_ tag: String, _ attributes: [String: String]) -> String {
    if tag == "document" { initial = attributes["initialViewController"] ?? "" }
    guard attributes["sceneMemberID"] == "viewController", let id = attributes["id"] else { return "" }
    var controller = Controller(
      type: attributes["customClass"] ?? "", identifier: attributes["storyboardIdentifier"] ?? "")
    if tag == "viewControllerPlaceholder", let storyboard = attributes["storyboardName"] {
      controller.elsewhere = (storyboard, attributes["referencedIdentifier"] ?? "")
    }
    controllers[id] = controller
    return id
  }

  private mutating func readSegue(_ attributes: [String: String], at line: Int, in open: OpenTags) {
    guard let destination = attributes["destination"], let kind = attributes["kind"], kind != "unwind" else {
      return
    }
    guard kind != "relationship" else {
      return relate(open.controller, to: destination, as: attributes["relationship"], at: line)
    }
    segues.append(
      Segue(
        name: attributes["identifier"] ?? "", from: open.controller,
        to: destination, style: Self.styles[kind] ?? "push", line: line, isAutomatic: !open.isAtController))
  }

  private mutating func relate(_ controller: String, to other: String, as relation: String?, at line: Int) {
    switch relation {
    case "rootViewController": controllers[controller]?.root = other
    case "viewControllers":
      if controllers[controller]?.tabs.isEmpty == true { controllers[controller]?.tabLine = line }
      controllers[controller]?.tabs.append(other)
    default: break
    }
  }

  private static let styles = [
    "presentation": "present", "modal": "present", "popoverPresentation": "present", "popover": "present",
    "embed": "embed",
  ]

  /// The class that is seen when a controller is shown; for a navigation controller, that of its root.
  func type(_ id: String) -> String? {
    guard let controller = seen(id) else { return nil }
    return controller.type.isEmpty ? nil : controller.type
  }

  /// The controller that is seen when one is shown.
  func seen(_ id: String) -> Controller? {
    guard let controller = controllers[id] else { return nil }
    guard let root = controllers[controller.root], !root.type.isEmpty || root.elsewhere != nil else {
      return controller
    }
    return root
  }

  /// The class of its initial controller.
  var first: String? { type(initial) }
}
