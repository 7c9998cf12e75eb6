/// A drawing of a screen as its source declares it.
public struct Wireframe: Hashable, Sendable {
  /// The files that were read, the screen's own first.
  public let files: [String]
  let content: ScreenContent

  /// The size of all drawings, in points.
  public static let size = (width: Int(ScreenDrawing.width), height: Int(ScreenDrawing.height))

  /// Reads the type of a screen that a file declares; nil where its source tells nothing of what it shows.
  public init?(
    of type: String, in file: String?, from shelf: SourceShelf, interfaces: InterfaceShelf = InterfaceShelf()
  ) {
    let name = type.prefix { $0 != "<" && $0 != "(" }.description
    guard let facts = file.map({ shelf.type(name, declaredIn: $0) }) ?? shelf.type(name) else { return nil }
    guard let read = Self.view(facts, shelf) ?? Self.controller(facts, shelf, interfaces),
      !read.content.isEmpty
    else { return nil }
    content = read.content
    files = [facts.path] + read.files.subtracting([facts.path]).sorted()
  }

  private typealias Read = (content: ScreenContent, files: Set<String>)

  private static func view(_ type: TypeFacts, _ shelf: SourceShelf) -> Read? {
    let reader = ViewReader(shelf)
    guard let elements = reader.custom(type, Arguments(), Scope(path: type.path)), !elements.isEmpty
    else { return nil }
    var content = reader.content
    content.body = elements.count == 1 ? elements[0] : Element(.column, "", elements)
    return (content, reader.files.union(reader.texts.files))
  }

  private static func controller(_ type: TypeFacts, _ shelf: SourceShelf, _ interfaces: InterfaceShelf)
    -> Read?
  {
    let reader = ControllerReader(shelf, interfaces)
    guard var content = reader.read(type) else { return nil }
    var files = reader.files.union(reader.texts.files)
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    if let scene = interfaces.scene(of: name) {
      content = content.over(scene.content)
      files.insert(scene.path)
    }
    // An empty screen below a title would claim that there is nothing.
    if content.body.isEmpty, content.tabs.isEmpty, !content.isEmpty {
      content.body = Element(.column, "", ViewReader.hatched(name))
    }
    return (content, files)
  }

  /// The drawing as SVG.
  public func svg(_ look: Look) -> String { ScreenDrawing(content: content).svg(look) }

  /// What is drawn as indented text.
  public var outline: String { content.outline }
}
