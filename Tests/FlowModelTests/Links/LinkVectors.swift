import Foundation
import Testing

/// The cases of `Tests/LinkVectors/link-vectors.json`, which say what link patterns mean.
struct LinkVectors: Decodable {
  let patterns: [PatternCase]
  let matches: [MatchCase]
  let explanations: [ExplanationCase]
  let reverse: [ReverseCase]
  let overlaps: [OverlapCase]
  let orders: [OrderCase]

  struct PatternCase: NamedCase {
    let name, pattern: String
    let canonical: String?
    let parameters: [Parameter]?
    let error: String?
    let column: Int?

    struct Parameter: Decodable, Equatable {
      let name, type, `in`: String
      let optional, wildcard: Bool?
    }
  }

  struct MatchCase: NamedCase {
    let name: String
    let patterns: [String]?
    let url: String
    let winner: String?
    let values: [[String]]?
    let error, part: String?
  }

  struct ExplanationCase: NamedCase {
    let name: String
    let patterns: [String]
    let url: String
    let verdicts: [Verdict]

    struct Verdict: Decodable, Equatable {
      let pattern, verdict: String
      var by: String?
      var reason: String?
      var segment: Int?
      var subject: String?
    }
  }

  struct ReverseCase: NamedCase {
    let name, pattern: String
    let parameters: [String: String]
    let url, error, parameter: String?
  }

  struct OverlapCase: NamedCase {
    let name: String
    let patterns: [String]
    let witness, winner: String?
    let isDuplicate: Bool?
  }

  struct OrderCase: NamedCase {
    let name: String
    let patterns: [String]
  }
}

/// A case that a failing test can name.
protocol NamedCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String { get }
}

extension NamedCase {
  var testDescription: String { name }
}

extension LinkVectors {
  static let data: Result<Data, any Error> = Result {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appendingPathComponent("../LinkVectors/link-vectors.json"))
  }

  static let all = data.flatMap { data in Result { try JSONDecoder().decode(LinkVectors.self, from: data) } }

  /// The cases of a kind; none where the file cannot be read, which a test of its own reports.
  static func cases<Case>(_ kind: KeyPath<LinkVectors, [Case]>) -> [Case] {
    (try? all.get())?[keyPath: kind] ?? []
  }
}
