/// The storyboards and XIBs of an app, by the classes of the controllers and views in them.
public struct InterfaceIndex: Sendable {
  /// The scenes of storyboards by their classes.
  private var scenes: [String: ScreenContent] = [:]
  /// The views of XIBs by the classes of their owners.
  private var owned: [String: ScreenContent] = [:]
  /// The views of XIBs by the names of their files.
  private var nibs: [String: ScreenContent] = [:]

  /// Reads the files, for a device.
  public init(
    _ files: [SourceText] = [], strings: StringTables = StringTables(), frame: ScreenFrame = .phone
  ) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      let root = InterfaceNode.read(file.bytes)
      let reader = SceneReader(root, strings: strings, device: frame)
      for (name, content) in reader.scenes where scenes[name] == nil { scenes[name] = content }
      guard let nib = reader.nib else { continue }
      let name = file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
      if nibs[name] == nil { nibs[name] = nib.content }
      if !nib.owner.isEmpty, owned[nib.owner] == nil { owned[nib.owner] = nib.content }
    }
  }

  /// The content of a class from the place that its code loads it from.
  func scene(of type: String, from origin: InterfaceOrigin) -> ScreenContent? {
    switch origin {
    case .code: nil
    case .nib(let name): name.flatMap { nibs[$0] } ?? owned[type] ?? (name == nil ? nibs[type] : nil)
    case .unknown: scenes[type] ?? owned[type]
    }
  }
}

/// The place that the view of a controller comes from.
enum InterfaceOrigin: Hashable {
  /// The code makes the view, whatever interface files there are.
  case code
  /// A XIB with a name; that of the class if the code names none.
  case nib(String?)
  case unknown
}
