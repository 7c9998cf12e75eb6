/// A screen as read from source: its wireframe, and the inputs that it depends on.
public struct ReadScreen: Sendable {
  /// The drawing; nil if the source does not say what the screen shows.
  public let wireframe: Wireframe?
  /// The names under which types were looked up, in order.
  ///
  /// The same files with these names give the same wireframe, apart from texts and interface files.
  public let types: [String]
  /// Whether the string tables were used.
  public let readsTexts: Bool
  /// Whether storyboards and XIBs were used, which also need the string tables.
  public let readsInterfaces: Bool

  /// Reads the type of a screen, declared in a file, for a device.
  public init(
    _ type: String, in file: String?, from index: SourceIndex, interfaces: InterfaceIndex,
    frame: ScreenFrame = .phone
  ) {
    let lookup = TypeLookup(index)
    let name = type.prefix { $0 != "<" && $0 != "(" }.description
    let facts = file.map { lookup.type(name, declaredIn: $0) } ?? lookup.type(name)
    let view = facts.flatMap { Self.view($0, lookup) }
    var read = view ?? facts.flatMap { Self.controller($0, lookup, interfaces) }
    read?.frame = frame
    wireframe = read.flatMap { $0.isEmpty ? nil : Wireframe($0) }
    types = lookup.typeNames.sorted()
    readsTexts = lookup.usesTexts
    readsInterfaces = facts != nil && view == nil
  }

  private static func view(_ type: TypeFacts, _ lookup: TypeLookup) -> ScreenContent? {
    let reader = ViewReader(lookup)
    guard let elements = reader.custom(type, Arguments(), Scope(path: type.path)), !elements.isEmpty
    else { return nil }
    var content = reader.content
    content.body = elements.count == 1 ? elements[0] : Element(.column, "", elements)
    return content
  }

  private static func controller(
    _ type: TypeFacts, _ lookup: TypeLookup, _ interfaces: InterfaceIndex
  ) -> ScreenContent? {
    let reader = ControllerReader(lookup)
    guard var content = reader.read(type) else { return nil }
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    let origin = ViewOrigin(reader: reader)
    // Views that code adds to a class without outlets leave no room for those of an interface file.
    let isBuilt = type.outlets.isEmpty && origin.addsViews(type) && content.body.hasText
    if !isBuilt, let scene = interfaces.scene(of: name, from: origin.of(type)) {
      content = content.over(scene)
    }
    // An empty screen below a title would claim that there is nothing on it.
    if content.body.isEmpty, content.tabs.isEmpty, !content.isEmpty {
      content.body = Element(.column, "", ViewReader.hatched(name))
    }
    return content
  }
}
