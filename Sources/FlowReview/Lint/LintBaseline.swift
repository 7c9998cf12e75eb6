public import FlowModel
internal import Foundation

/// Findings that a team has accepted, so that only new ones are reported.
///
/// ```swift
/// let judged = try LintBaseline(reading: text).judge(findings)
/// judged.new
/// ```
public struct LintBaseline: Hashable, Sendable {
  static let format = "flowdoc.baseline"
  static let version = 1

  /// The number of accepted findings per fingerprint.
  private(set) var counts: [Fingerprint: Int] = [:]

  /// Makes a baseline that accepts findings.
  public init(accepting findings: [Finding]) {
    for finding in findings { counts[Fingerprint(finding), default: 0] += 1 }
  }

  /// The baseline without entries that are no longer found.
  public func without(_ stale: [Fingerprint: Int]) -> LintBaseline {
    var baseline = self
    for (fingerprint, count) in stale {
      let left = (counts[fingerprint] ?? 0) - count
      baseline.counts[fingerprint] = left > 0 ? left : nil
    }
    return baseline
  }

  /// The result of comparing findings with a baseline.
  public struct Judgement: Sendable {
    /// The findings that are not accepted.
    public var new: [Finding] = []
    /// The number of accepted findings.
    public var accepted = 0
    /// Accepted findings that were not found, with the excess number of each.
    public var stale: [Fingerprint: Int] = [:]
  }

  /// Separates new findings from accepted ones; of equal findings, the first are the accepted ones.
  public func judge(_ findings: [Finding]) -> Judgement {
    var judgement = Judgement(stale: counts)
    for finding in findings {
      let fingerprint = Fingerprint(finding)
      guard let left = judgement.stale[fingerprint] else {
        judgement.new.append(finding)
        continue
      }
      judgement.accepted += 1
      judgement.stale[fingerprint] = left > 1 ? left - 1 : nil
    }
    return judgement
  }
}

// The file has one entry per line, so that a change of one entry is a change of one line.
extension LintBaseline {
  /// The file's text.
  public var text: String {
    let entries = counts.sorted { $0.key < $1.key }.map { fingerprint, count in
      JSONValue.some([
        ("rule", .string(fingerprint.rule)),
        ("subject", fingerprint.subject.isEmpty ? nil : .string(fingerprint.subject)),
        ("message", .string(fingerprint.message)), ("count", count == 1 ? nil : .number(count)),
      ]).line
    }
    let list = entries.isEmpty ? "[]" : "[\n  \(entries.joined(separator: ",\n  "))\n]"
    return "{\"format\": \"\(Self.format)\", \"version\": \(Self.version), \"findings\": \(list)}\n"
  }

  /// Parses a file.
  public init(reading text: String) throws(LintBaselineError) {
    if let excess = JSONSize.excess(in: Data(text.utf8)) { throw .tooLarge(excess) }
    guard let header = try? JSONDecoder().decode(Header.self, from: Data(text.utf8)) else { throw .notOne }
    guard header.format == Self.format else { throw .notOne }
    guard header.version == Self.version else { throw .version(header.version) }
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(text.utf8)) else { throw .damaged }
    if let repeated = JSONKeys.firstRepeated(in: Data(text.utf8)) {
      throw .repeatedKey(repeated.key, line: repeated.line)
    }
    for entry in content.findings {
      guard entry.count ?? 1 > 0 else { throw .damaged }
      let fingerprint = Fingerprint(rule: entry.rule, subject: entry.subject ?? "", message: entry.message)
      counts[fingerprint] = min((counts[fingerprint] ?? 0), Self.most) + min(entry.count ?? 1, Self.most)
    }
  }

  /// A bound above any real number of equal findings, so that a larger number in a file cannot overflow.
  private static var most: Int { 1_000_000_000 }

  private struct Header: Decodable {
    var format: String
    var version: Int
  }

  private struct Content: Decodable {
    var findings: [Entry]
  }

  private struct Entry: Decodable {
    var rule: String
    var subject: String?
    var message: String
    var count: Int?
  }
}

/// The reason why a file is not a baseline.
public enum LintBaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is something else.
  case notOne
  /// A newer flowdoc wrote it.
  case version(Int)
  /// The file has more values than are decoded.
  case tooLarge(JSONSize.Excess)
  /// An entry is incomplete.
  case damaged
  /// An object has the same key twice; the line is that of the second.
  case repeatedKey(String, line: Int)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .notOne: "this is not a flowdoc baseline; write one with flowdoc lint --write-baseline"
    case .version(let number): "this flowdoc cannot read version \(number) of a baseline; update flowdoc"
    case .tooLarge(let excess): excess.description
    case .damaged:
      "an entry of the baseline has no rule or message; write the baseline again with --write-baseline"
    case .repeatedKey(let key, let line):
      "the key '\(key)' occurs twice in the same object, the second time on line \(line); keep one of them"
    }
  }
}
