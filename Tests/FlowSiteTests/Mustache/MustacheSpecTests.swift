import FlowTestSupport
import Foundation
import Testing

@testable import FlowSite

/// The six core files of the official Mustache specification, where they lie beside the repository.
@Suite(.enabled(if: MustacheSpec.isThere, "the specification is not beside the repository"))
struct MustacheSpecTests {
  @Test(arguments: MustacheSpec.files) func keeps(file: String) throws {
    let spec = try JSONDecoder().decode(MustacheSpec.self, from: Data(contentsOf: MustacheSpec.url(of: file)))
    #expect(!spec.tests.isEmpty)
    for test in spec.tests {
      let sources = (test.partials ?? [:]).map { TemplateSource(name: $0.key, text: $0.value) }
      let set = TemplateSet(sources)
      let template = try TemplateParser.parse(test.template, name: "test", file: "test.mustache")
      let output = try TemplateRenderer.render(template, with: test.data.value, partials: set.templates)
      #expect(String(decoding: output, as: UTF8.self) == test.expected, "\(test.name): \(test.desc)")
    }
  }
}

private struct MustacheSpec: Decodable {
  struct Case: Decodable {
    let name: String
    let desc: String
    let data: JSONValue
    let template: String
    let partials: [String: String]?
    let expected: String
  }

  let tests: [Case]

  static let files = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]
  static var isThere: Bool { FileManager.default.fileExists(atPath: url(of: "sections").path) }

  static func url(of file: String) -> URL {
    Repository.root.deletingLastPathComponent().appendingPathComponent("shared/mustache-spec/\(file).json")
  }
}

/// Any JSON as values of templates.
private enum JSONValue: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let flag = try? box.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? box.decode(Double.self) {
      self = .number(number)
    } else if let text = try? box.decode(String.self) {
      self = .text(text)
    } else if let list = try? box.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try box.decode([String: JSONValue].self))
    }
  }

  var value: TemplateValue {
    switch self {
    case .null: .nothing
    case .flag(let flag): .flag(flag)
    case .number(let number): .text(number == number.rounded() ? String(Int(number)) : String(number))
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.value))
    case .object(let members): .object(Members(members: members.mapValues(\.value)))
    }
  }
}

private struct Members: TemplateObject {
  let members: [String: TemplateValue]

  func value(of name: TemplateName) -> TemplateValue? { members[name.text] }
}
