internal import FlowModel
internal import Foundation

/// The file that a configuration is read from: its name for messages, and its folder for the paths in it.
struct ConfigurationFile {
  /// The path as the user gave it.
  let path: String
  private let bounds: ProjectBounds

  init(path: String) {
    self.path = path
    bounds = ProjectBounds(around: [Self.folder(of: path)])
  }

  func error(_ line: Int, _ problem: String) -> DriverError { DriverError("\(path):\(line): \(problem)") }

  /// The error for a key that occurs twice in its object: one of the two would be lost silently.
  func repeated(_ field: CommentedJSON.Field) -> DriverError {
    error(field.line, "the key \"\(field.key)\" is set twice; keep one of them")
  }

  /// Resolves a path in the file so that the process can open it.
  func place(of named: String) -> String {
    let folder = Self.folder(of: path)
    if named.hasPrefix("/") || (folder.isEmpty && !path.hasPrefix("/")) { return named }
    return "\(folder)/\(named)"
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// Resolves a path that the file may use: inside the project, and a file or folder if it exists.
  ///
  /// A configuration may have been changed by a stranger, who must not reach the rest of the machine through it.
  func place(of named: String, line: Int) throws(DriverError) -> String {
    let place = place(of: named)
    guard bounds.contains(place) else {
      throw error(line, "\"\(named)\" leads out of the project; only the command line may name paths there")
    }
    guard PlainFile.status(of: place) == nil || FolderListing.kind(of: place) != .other else {
      throw error(line, "\"\(named)\" is neither a file nor a folder")
    }
    return place
  }

  func value() throws(DriverError) -> CommentedJSON.Value {
    guard let bytes = FileBytes.read(path) else {
      throw DriverError("\(path): the file cannot be read; check its name and permissions")
    }
    var reader = CommentedJSON(Array(bytes))
    do {
      return try reader.document()
    } catch {
      throw self.error(error.line, error.problem)
    }
  }
}

extension Configuration {
  /// Reads a file.
  public static func read(_ path: String) throws(DriverError) -> Configuration {
    let file = ConfigurationFile(path: path)
    let value = try file.value()
    guard case .object(let fields) = value.content else {
      throw file.error(value.line, "a configuration is an object: {\"name\": \"Shop\"}")
    }
    return try Configuration(fields, of: file)
  }

  /// Reads the configuration of one app: if it names several, the caller has to choose, unless it says itself what to read.
  public static func ofOneApp(_ path: String?, namesSources: Bool) throws(DriverError) -> Configuration {
    let configuration = try find(path)
    guard let first = configuration.apps.first, !namesSources else { return configuration }
    throw DriverError(
      "\(path ?? standardFile) names \(counted(configuration.apps.count, "app")); choose one of them: --config \(first)"
    )
  }

  /// Reads the given file, or the one in the current folder; without one, the configuration is empty.
  public static func find(_ path: String?) throws(DriverError) -> Configuration {
    if let path { return try read(path) }
    guard FolderListing.kind(of: standardFile) == .file else { return Configuration() }
    // A file that was not named explicitly may have come with the checkout.
    try ProjectBounds().check(standardFile)
    return try read(standardFile)
  }
}
