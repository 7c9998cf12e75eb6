public import Foundation

/// The file that holds a trace: a line of JSON for the header, then one for each event.
///
/// Lines are only appended, so that the file can be read up to the last complete line after a crash.
///
/// ```swift
/// try handle.write(contentsOf: TraceFile.header(name: "Shop"))
/// try handle.write(contentsOf: TraceFile.line(event))
/// ```
public enum TraceFile {
  /// The name of the format in the header.
  public static let format = "flowdoc.trace"
  /// The version that is written and read.
  public static let version = 1
  /// The page of the documentation that describes the format.
  static let page = "TreeFormat.md"

  /// The first line of a file, with its line break.
  public static func header(name: String) -> Data {
    line(TraceHead(name: name), HeaderField.header(format: format, version: version))
  }

  /// The line for an event, with its line break.
  public static func line(_ event: TraceEvent) -> Data { line(event, []) }

  /// The bytes of a whole trace.
  public static func write(_ trace: Trace) -> Data {
    trace.events.reduce(into: header(name: trace.name)) { $0.append(line($1)) }
  }

  private static func line(_ content: some FileObject, _ header: [HeaderField]) -> Data {
    Data(JSONWriter.bytes(of: content, header: header, isPretty: false))
  }
}
