/// The facts in the app's storyboards: the classes of controllers by identifier, and the targets of segues.
struct Storyboards {
  /// A segue between two classes.
  struct Segue {
    var name: String
    /// The name by which the code of `StoryboardSource` knows it: that of the file, and its number there, since ids may be missing.
    var key: String
    var from: String
    var to: String
    var style: String
    var place: StoryboardSource.Place
    /// Whether a control or a container view performs it, without code.
    var isAutomatic: Bool
  }

  /// The tabs of a class of tab bar controllers, by their keys.
  struct Tabs {
    var type: String
    var keys: [String]
    var place: StoryboardSource.Place
  }

  /// Functions that perform a segue.
  static let verbs: Set<String> = ["performSegue"]

  private var types: [String: Set<String>] = [:]
  private var first: [String: Set<String>] = [:]
  private(set) var segues: [Segue] = []
  /// The segues by their names and by their keys.
  private var seguesByText: [String: [Segue]] = [:]
  /// The styles in which segues show each class.
  private var stylesByTarget: [String: Set<String>] = [:]
  private(set) var tabs: [Tabs] = []
  /// The classes of tabs by their keys.
  private(set) var tabTypes: [String: String] = [:]

  init(_ files: [ProjectFile]) {
    let files = files.filter { $0.path.hasSuffix(".storyboard") }.sorted { $0.path < $1.path }.map(
      StoryboardFile.init)
    for file in files { addTypes(of: file) }
    // Segues may lead to controllers of other files.
    for file in files {
      addSegues(of: file)
      addTabs(of: file)
    }
  }

  private mutating func addTypes(of file: StoryboardFile) {
    for (id, controller) in file.controllers where !controller.identifier.isEmpty {
      guard let type = file.type(id) else { continue }
      types[file.name + "/" + controller.identifier, default: []].insert(type)
      types[controller.identifier, default: []].insert(type)
    }
    if let type = file.first { first[file.name, default: []].insert(type) }
  }

  private mutating func addSegues(of file: StoryboardFile) {
    for (number, segue) in file.segues.enumerated() {
      guard let from = file.controllers[segue.from]?.type, let to = type(segue.to, of: file) else { continue }
      let segue = Segue(
        name: segue.name, key: "\(file.name)#segue \(number)", from: from, to: to, style: segue.style,
        place: .init(file: file.path, line: segue.line), isAutomatic: segue.isAutomatic)
      segues.append(segue)
      stylesByTarget[to, default: []].insert(segue.style)
      for text in Set([segue.name, segue.key]) where !text.isEmpty {
        seguesByText[text, default: []].append(segue)
      }
    }
  }

  private mutating func addTabs(of file: StoryboardFile) {
    for controller in file.controllers.values where !controller.tabs.isEmpty && !controller.type.isEmpty {
      var keys: [String] = []
      for tab in controller.tabs {
        guard let type = type(tab, of: file) else { continue }
        keys.append("\(file.name)#\(tab)")
        tabTypes["\(file.name)#\(tab)"] = type
      }
      tabs.append(
        Tabs(type: controller.type, keys: keys, place: .init(file: file.path, line: controller.tabLine)))
    }
    tabs.sort { ($0.place.file, $0.place.line, $0.type) < ($1.place.file, $1.place.line, $1.type) }
  }

  /// The class that is seen when a controller of a file is shown, which may be in another file.
  private func type(_ id: String, of file: StoryboardFile) -> String? {
    guard let (storyboard, identifier) = file.seen(id)?.elsewhere else { return file.type(id) }
    return identifier.isEmpty ? first(of: storyboard) : type(identifier, in: storyboard)
  }

  /// The class of the controller with an identifier, if all matching storyboards agree.
  func type(_ identifier: String, in storyboard: String?) -> String? {
    let known = storyboard.flatMap { types[$0 + "/" + identifier] } ?? types[identifier]
    return known?.count == 1 ? known?.first : nil
  }

  /// The unambiguous classes by the identifiers of their controllers, with and without the storyboard's name.
  var typesByIdentifier: [String: String] { types.compactMapValues { $0.count == 1 ? $0.first : nil } }

  /// The class of each storyboard's initial controller.
  var firstTypes: [String: String] { first.compactMapValues { $0.count == 1 ? $0.first : nil } }

  /// The class of a storyboard's initial controller.
  func first(of storyboard: String) -> String? {
    first[storyboard].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// The segues that are called by one of some texts in code.
  func segues(named texts: some Sequence<String>) -> [Segue] { texts.flatMap { seguesByText[$0] ?? [] } }

  /// The style in which segues show a class; nil if there are several, or none.
  func style(of type: String) -> String? {
    stylesByTarget[type].flatMap { $0.count == 1 ? $0.first : nil }
  }
}
