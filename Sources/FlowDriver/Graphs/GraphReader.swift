public import FlowModel
internal import Foundation

/// The content of a file that a command line names.
public enum ReadFile: Sendable {
  /// The navigation of an app.
  case graph(FlowGraph)
  /// The live tree of a running app.
  case tree(CoordinatorTree)
}

/// Reads graph files named on a command line.
public enum GraphReader {
  /// The file that is read by default.
  public static let standardFile = "flowdoc.graph.json"

  /// Reads the graph of a whole app: a path, `-` for standard input, or nil for `flowdoc.graph.json` in the current folder.
  public static func read(_ path: String?) throws(DriverError) -> FlowGraph {
    try read(path ?? standardFile, references: .mustResolve)
  }

  /// Reads a graph that may be one of several to be merged.
  public static func read(_ path: String, references: GraphFile.References) throws(DriverError) -> FlowGraph {
    try graph(in: try bytes(of: path), named: path, references)
  }

  /// Reads a graph or a live tree, depending on the file's header.
  public static func readAny(_ path: String?) throws(DriverError) -> ReadFile {
    let path = path ?? standardFile
    let data = try bytes(of: path)
    guard TreeFile.isNamed(in: data) else { return .graph(try graph(in: data, named: path, .mustResolve)) }
    do {
      return .tree(try TreeFile.read(data))
    } catch {
      throw DriverError("\(title(of: path)): \(error)")
    }
  }

  static func graph(
    in data: Data, named path: String, _ references: GraphFile.References
  ) throws(DriverError) -> FlowGraph {
    if ScanPart.isNamed(in: data) {
      throw DriverError(
        "\(title(of: path)): this is a part of a scan, not a graph; make one of all parts with flowdoc merge")
    }
    do {
      // At once, since whoever needs the order would else make a copy beside what was read.
      return try GraphFile.read(data, references: references).canonical
    } catch {
      throw DriverError("\(title(of: path)): \(error)")
    }
  }

  /// Tells whether a file claims to be a graph or a part of a scan.
  static func isGraph(_ data: Data) -> Bool { GraphFile.isNamed(in: data) || ScanPart.isNamed(in: data) }

  private static func title(of path: String) -> String { path == "-" ? "standard input" : path }

  static func bytes(of path: String) throws(DriverError) -> Data {
    if path == "-" { return try standardInput() }
    // A file that was not named explicitly may have come with the checkout.
    if path == standardFile { try ProjectBounds().check(path) }
    do {
      return try FileBytes.readNamed(path)
    } catch  where error.isMissing && path == standardFile {
      throw DriverError(
        "there is no \(standardFile) in this folder; name a graph file, or '-' for standard input")
    } catch  where error.isMissing {
      throw DriverError("\(path): no such file; check the name")
    } catch {
      throw DriverError("\(path): the file cannot be read (\(error.reason))")
    }
  }

  private static func standardInput() throws(DriverError) -> Data {
    do {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    } catch {
      throw DriverError("standard input cannot be read (\(error.localizedDescription))")
    }
  }
}
