public import Foundation

extension TraceFile {
  /// A trace that was read, with findings about its file.
  public struct Reading: Hashable, Sendable {
    /// The events of all complete lines.
    public let trace: Trace
    /// A finding about a truncated last line, if it was one.
    public let findings: [Finding]
  }

  /// Reads a trace; a truncated last line is dropped with a finding, any other unreadable line is an error.
  public static func read(_ data: Data) throws(GraphFileError) -> Reading {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Data($0) }
    var trace = Trace(name: try head(of: lines[0]).name)
    // Text after the last line break means that the run was stopped while writing a line.
    for (offset, line) in lines.enumerated().dropFirst().dropLast() {
      trace.events.append(try event(line, number: offset + 1))
    }
    guard lines.count > 1, let last = lines.last, !last.isEmpty else {
      return Reading(trace: trace, findings: [])
    }
    guard JSONFault(in: last) == nil else {
      return Reading(trace: trace, findings: [cutOff(line: lines.count)])
    }
    trace.events.append(try event(last, number: lines.count))
    return Reading(trace: trace, findings: [])
  }

  private static func head(of line: Data) throws(GraphFileError) -> TraceHead {
    try FileDocument<TraceHead>.content(of: line, format: format, version: version, page: page)
  }

  private static func event(_ line: Data, number: Int) throws(GraphFileError) -> TraceEvent {
    if let event = JSONReader.document(line, { TraceEvent(plain: &$0) }) { return event }
    if let repeated = JSONKeys.firstRepeated(in: line) {
      throw GraphFileError(path: "", problem: .repeatedKey(repeated.key, line: number), page: page)
    }
    do {
      return try GraphFileError.decode(TraceEvent.self, from: line, page: page)
    } catch {
      if let fault = JSONFault(in: line) {
        throw GraphFileError(
          path: "", problem: .notJSON(line: number, column: fault.column), page: page)
      }
      let path = error.path.isEmpty ? "line \(number)" : "line \(number), \(error.path)"
      throw GraphFileError(path: path, problem: error.problem, page: page)
    }
  }

  private static func cutOff(line: Int) -> Finding {
    Finding(
      rule: "trace-cut-off", severity: .note,
      message: "line \(line), the last of the trace, is incomplete and was skipped",
      remedy:
        "No action is needed: the app was stopped while writing the line, and the lines before it are complete."
    )
  }
}
