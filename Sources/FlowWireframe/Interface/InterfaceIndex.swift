/// The storyboards and XIBs of an app, by the classes of the controllers and views in them.
public struct InterfaceIndex: Sendable {
  private var scenes: [String: ScreenContent] = [:]

  /// Reads the files, for a device.
  public init(
    _ files: [SourceText] = [], strings: StringTables = StringTables(), frame: ScreenFrame = .phone
  ) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      let root = InterfaceNode.read(file.bytes)
      let reader = SceneReader(root, strings: strings, device: frame)
      for (name, content) in reader.scenes where scenes[name] == nil { scenes[name] = content }
    }
  }

  /// The scene of a class.
  func scene(of type: String) -> ScreenContent? { scenes[type] }
}
