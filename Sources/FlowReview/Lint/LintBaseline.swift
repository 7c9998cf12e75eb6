public import FlowModel
internal import Foundation

/// Findings that a team has accepted, so that only new ones are told.
///
/// ```swift
/// let judged = try LintBaseline(reading: text).judge(findings)
/// judged.new
/// ```
public struct LintBaseline: Hashable, Sendable {
  static let format = "flowdoc.baseline"
  static let version = 1

  /// How often each is accepted.
  private(set) var counts: [Fingerprint: Int] = [:]

  /// Accepts findings.
  public init(accepting findings: [Finding]) {
    for finding in findings { counts[Fingerprint(finding), default: 0] += 1 }
  }

  /// The same without what is not found any more.
  public func without(_ stale: [Fingerprint: Int]) -> LintBaseline {
    var baseline = self
    for (fingerprint, count) in stale {
      let left = (counts[fingerprint] ?? 0) - count
      baseline.counts[fingerprint] = left > 0 ? left : nil
    }
    return baseline
  }

  /// What findings are when a baseline is held against them.
  public struct Judgement: Sendable {
    /// The findings that are not accepted.
    public var new: [Finding] = []
    /// How many are.
    public var accepted = 0
    /// What is accepted and was not found, each as often as it is too much.
    public var stale: [Fingerprint: Int] = [:]
  }

  /// Tells new findings from accepted ones; of equal findings the first are the accepted ones.
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

// The file: an entry a line, so that a change of one is a change of one line.
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

  /// Reads a file.
  public init(reading text: String) throws(LintBaselineError) {
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

  /// More equal findings than anybody has; a larger number in a file must not overflow.
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

/// Why a file is no baseline.
public enum LintBaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is something else.
  case notOne
  /// A newer flowdoc wrote it.
  case version(Int)
  /// It lacks something.
  case damaged
  /// An object has a key twice, and again on this line.
  case repeatedKey(String, line: Int)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notOne: "this is no baseline of flowdoc; write one with flowdoc lint --write-baseline"
    case .version(let number): "version \(number) of a baseline is not known to this flowdoc; update flowdoc"
    case .damaged: "an entry of the baseline lacks its rule or message; write it anew with --write-baseline"
    case .repeatedKey(let key, let line):
      "the key '\(key)' stands in its object already, and again in line \(line); keep one of them"
    }
  }
}
