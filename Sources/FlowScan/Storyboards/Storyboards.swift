/// The facts in the app's storyboards: the classes of controllers by identifier, and the targets of segues.
struct Storyboards {
  /// A segue between two classes.
  struct Segue: Hashable {
    var name: String
    var from: String
    var to: String
    var style: String
  }

  /// Functions that perform a segue.
  static let verbs: Set<String> = ["performSegue"]

  private var types: [String: Set<String>] = [:]
  private var first: [String: Set<String>] = [:]
  private(set) var segues: [Segue] = []

  init(_ files: [ProjectFile]) {
    for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".storyboard") {
      add(StoryboardFile(file))
    }
  }

  private mutating func add(_ file: StoryboardFile) {
    for (id, controller) in file.controllers where !controller.identifier.isEmpty {
      guard let type = file.type(id) else { continue }
      types[file.name + "/" + controller.identifier, default: []].insert(type)
      types[controller.identifier, default: []].insert(type)
    }
    if let type = file.first { first[file.name, default: []].insert(type) }
    for segue in file.segues {
      guard let from = file.controllers[segue.from]?.type, let to = file.type(segue.to) else { continue }
      segues.append(Segue(name: segue.name, from: from, to: to, style: segue.style))
    }
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

  /// The style in which segues show a class; nil if there are several, or none.
  func style(of type: String) -> String? {
    let styles = Set(segues.filter { $0.to == type }.map(\.style))
    return styles.count == 1 ? styles.first : nil
  }
}
