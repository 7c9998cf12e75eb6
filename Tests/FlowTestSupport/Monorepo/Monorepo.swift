/// An app of many modules, each with its own folder of sources, made to have what keeps modules from being understood alone:
/// children in other modules, factories behind protocols that the app implements, a router that all share, types of one name.
public struct Monorepo: Sendable {
  /// A module: its name, the modules that it imports, its files by their paths.
  public struct Module: Sendable {
    /// The folder in `Modules`.
    public let name: String
    /// The modules that its files import.
    public let imports: [String]
    /// The texts of its files, by their paths in the module's folder.
    public let files: [String: String]
  }

  /// All modules, the app first, each before those that it imports.
  public let modules: [Module]

  /// An app of this many modules, among them one with the app itself and one that all share.
  public init(modules count: Int) {
    let features = (1...max(1, count - 2)).map { Feature(number: $0, of: count - 2) }
    modules = [AppModule(features: features).module] + features.map(\.module) + [CoreModule.module]
  }

  /// Writes all files below a folder.
  public func write(to folder: Folder) throws {
    for module in modules {
      for (path, text) in module.files { try folder.write(text, to: "Modules/\(module.name)/\(path)") }
    }
  }
}
