import FlowModel
import Foundation
import Testing

@Suite struct LinkVectorTests {
  @Test(arguments: LinkVectors.cases(\.patterns))
  func patterns(_ test: LinkVectors.PatternCase) throws {
    do throws(LinkPatternError) {
      let pattern = try LinkPattern(test.pattern)
      #expect(pattern.description == test.canonical)
      #expect(pattern.parameters.map(LinkVectors.PatternCase.Parameter.init) == test.parameters)
      #expect(test.error == nil)
    } catch {
      #expect(error.code == test.error)
      #expect(error.column == test.column)
    }
  }

  @Test(arguments: LinkVectors.cases(\.matches))
  func matches(_ test: LinkVectors.MatchCase) throws {
    let table = try LinkTable(patterns: test.patterns ?? [])
    do throws(LinkURLError) {
      let match = try table.match(test.url)
      #expect(match?.id == test.winner)
      #expect(match?.values.map { [$0.name, $0.text] } == test.values)
      #expect(test.error == nil)
    } catch {
      #expect(error.code == test.error)
      #expect(error.part == test.part)
    }
  }

  @Test(arguments: LinkVectors.cases(\.explanations))
  func explanations(_ test: LinkVectors.ExplanationCase) throws {
    let table = try LinkTable(patterns: test.patterns)
    let explanations = table.explain(try LinkURL(test.url))
    #expect(explanations.map(LinkVectors.ExplanationCase.Verdict.init) == test.verdicts)
  }

  @Test(arguments: LinkVectors.cases(\.reverse))
  func reverse(_ test: LinkVectors.ReverseCase) throws {
    let pattern = try LinkPattern(test.pattern)
    do throws(LinkReverseError) {
      #expect(try pattern.url(test.parameters) == test.url)
      #expect(test.error == nil)
    } catch {
      #expect(error.code == test.error)
      #expect(error.name == test.parameter)
    }
  }

  @Test(arguments: LinkVectors.cases(\.overlaps))
  func overlaps(_ test: LinkVectors.OverlapCase) throws {
    let overlaps = try LinkTable(patterns: test.patterns).overlaps()
    #expect(overlaps.count == (test.witness == nil ? 0 : 1))
    #expect(overlaps.first?.witness == test.witness)
    #expect(overlaps.first?.winner.id == test.winner)
    #expect(overlaps.first?.isDuplicate == test.isDuplicate)
  }

  @Test(arguments: LinkVectors.cases(\.orders))
  func orders(_ test: LinkVectors.OrderCase) throws {
    let patterns = try test.patterns.map { try LinkPattern($0) }
    for (index, pattern) in patterns.enumerated() {
      for (otherIndex, other) in patterns.enumerated() {
        #expect(pattern.precedes(other) == (index < otherIndex), "\(pattern) and \(other)")
      }
    }
  }
}

@Suite struct LinkVectorFileTests {
  /// The keys of each kind; the ones after the bar are not needed in every case.
  private static let keys = [
    "patterns": "name pattern|canonical parameters error column",
    "matches": "name url|patterns winner values error part",
    "explanations": "name patterns url verdicts|",
    "reverse": "name pattern parameters|url error parameter",
    "overlaps": "name patterns witness|winner isDuplicate",
    "orders": "name patterns|",
  ]

  @Test func holdsEnoughCasesOfKnownKindsAndKeys() throws {
    _ = try LinkVectors.all.get()
    var file = try #require(try JSONSerialization.jsonObject(with: LinkVectors.data.get()) as? [String: Any])
    #expect(file.removeValue(forKey: "about") is String)
    #expect(Set(file.keys) == Set(Self.keys.keys))
    var count = 0
    for (kind, list) in Self.keys {
      let needed = Set(list.prefix { $0 != "|" }.split(separator: " ").map(String.init))
      let known = Set(list.split { $0 == " " || $0 == "|" }.map(String.init))
      let cases = try #require(file[kind] as? [[String: Any]])
      for test in cases {
        #expect(needed.isSubset(of: test.keys) && known.isSuperset(of: test.keys), "\(kind): \(test)")
      }
      #expect(
        Set(cases.compactMap { $0["name"] as? String }).count == cases.count,
        "names are used twice in \(kind)")
      count += cases.count
    }
    #expect(count >= 160)
  }

  @Test func hasEveryCode() throws {
    let vectors = try LinkVectors.all.get()
    let errors = Set(vectors.patterns.compactMap(\.error))
    #expect(errors == Set(LinkPatternError.Problem.allCases.map(\.rawValue)))
    let reasons = Set(vectors.explanations.flatMap(\.verdicts).compactMap(\.reason))
    #expect(
      reasons.isSuperset(of: [
        "scheme", "host", "literal", "type", "empty", "tooFewSegments", "tooManySegments",
      ]))
    #expect(
      reasons.isSuperset(of: [
        "queryMissing", "queryValue", "segment", "requiredQuery", "optionalQuery", "text", "id",
      ]))
  }
}

extension LinkVectors.PatternCase.Parameter {
  fileprivate init(_ parameter: LinkPattern.Parameter) {
    name = parameter.name
    type = parameter.type.name
    self.in = parameter.place.rawValue
    optional = parameter.isOptional ? true : nil
    wildcard = parameter.isWildcard ? true : nil
  }
}

extension LinkVectors.ExplanationCase.Verdict {
  fileprivate init(_ explanation: LinkExplanation) {
    pattern = explanation.link.pattern.description
    verdict = explanation.verdict.code
    switch explanation.verdict {
    case .wins: break
    case .outranked(let winner, let difference):
      by = winner.pattern.description
      reason = difference.code
      segment = difference.segment
    case .mismatch(let mismatch):
      reason = mismatch.code
      subject = mismatch.subject
    }
  }
}

extension LinkTable {
  /// A table whose links have their patterns as ids.
  init(patterns: [String]) throws(LinkPatternError) {
    var builder = Builder()
    for text in patterns { builder.add(try LinkPattern(text), id: text) }
    self = builder.build()
  }
}
