/// One storyboard: its controllers, and the segues between them.
struct StoryboardFile {
  struct Controller {
    /// The name of its class; empty for a class of the system.
    var type = ""
    var identifier = ""
    /// The root of a navigation controller.
    var root = ""
  }

  struct Segue: Hashable {
    var name: String
    var from: String
    var to: String
    var style: String
  }

  /// The name of the file, used in code.
  let name: String
  private(set) var controllers: [String: Controller] = [:]
  private(set) var segues: [Segue] = []
  private var initial = ""

  init(_ file: ProjectFile) {
    name = String(file.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    var open = OpenTags()
    for tag in TagReader(Array(file.bytes)) {
      switch tag {
      case .opened(let tag, let attributes, let isEmpty):
        let id = read(tag, attributes, in: open.controller)
        if !isEmpty { open.open(tag, controller: id) }
      case .closed(let tag): open.close(tag)
      }
    }
  }

  /// Reads a tag inside a controller; returns the id of the controller that it opens.
  private mutating func read(_ tag: String, _ attributes: [String: String], in controller: String) -> String {
    if tag == "document" { initial = attributes["initialViewController"] ?? "" }
    if tag == "segue" { readSegue(attributes, of: controller) }
    guard attributes["sceneMemberID"] == "viewController", let id = attributes["id"] else { return "" }
    controllers[id] = Controller(
      type: attributes["customClass"] ?? "", identifier: attributes["storyboardIdentifier"] ?? "")
    return id
  }

  private mutating func readSegue(_ attributes: [String: String], of controller: String) {
    guard let destination = attributes["destination"], let kind = attributes["kind"], kind != "unwind" else {
      return
    }
    guard kind != "relationship" else {
      if attributes["relationship"] == "rootViewController" { controllers[controller]?.root = destination }
      return
    }
    segues.append(
      Segue(
        name: attributes["identifier"] ?? "", from: controller, to: destination,
        style: Self.styles[kind] ?? "push"))
  }

  private static let styles = [
    "presentation": "present", "modal": "present", "popoverPresentation": "present", "popover": "present",
    "embed": "embed",
  ]

  /// The class that is seen when a controller is shown; for a navigation controller, that of its root.
  func type(_ id: String) -> String? {
    guard let controller = controllers[id] else { return nil }
    if let root = controllers[controller.root], !root.type.isEmpty { return root.type }
    return controller.type.isEmpty ? nil : controller.type
  }

  /// The class of its initial controller.
  var first: String? { type(initial) }
}
