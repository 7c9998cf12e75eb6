import FlowTestSupport
import Foundation

/// `action.yml` as it is written.
struct Action {
  struct Step {
    var id: String?
    var name: String?
    var condition: String?
    var uses: String?
    var run: String?
    var shell: String?
    var environment: [String: String]
    var with: [String: String]
  }

  let text: String
  let inputs: [String: String]
  let steps: [Step]

  init() throws {
    text = try Repository.text("action.yml")
    let file = try YAML(text)
    inputs = file["inputs"]?.keys.compactMapValues { $0["default"]?.text } ?? [:]
    steps =
      file["runs"]?["steps"]?.items.map { step in
        Step(
          id: step["id"]?.text, name: step["name"]?.text, condition: step["if"]?.text,
          uses: step["uses"]?.text, run: step["run"]?.text, shell: step["shell"]?.text,
          environment: step["env"]?.texts ?? [:], with: step["with"]?.texts ?? [:])
      } ?? []
  }
}

/// What an action may ask of the run that it is part of, by the name under which it asks: `inputs.config`, `github.sha`.
struct ActionContext {
  var values: [String: String]

  struct Unknown: Error, Equatable { let expression: String }

  /// A text whose `${{ … }}` are replaced.
  func filled(_ text: String) throws -> String {
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /\$\{\{ (.+?) \}\}/) {
      result += rest[..<match.range.lowerBound]
      result += try value(of: String(match.1))
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  /// Whether a step's condition holds after steps that all ended well, or not.
  func allows(_ condition: String?, isFailed: Bool) throws -> Bool {
    let parts = (condition ?? "").components(separatedBy: " && ").filter { !$0.isEmpty }
    if isFailed, !parts.contains("always()") { return false }
    return try parts.allSatisfy(holds)
  }

  private func holds(_ part: String) throws -> Bool {
    if part == "always()" { return true }
    if let match = part.wholeMatch(of: /(\S+) (==|!=) '(.*)'/) {
      return try (value(of: String(match.1)) == match.3) == (match.2 == "==")
    }
    if let match = part.wholeMatch(of: /!startsWith\((\S+), '(.*)'\)/) {
      return try !value(of: String(match.1)).hasPrefix(match.2)
    }
    throw Unknown(expression: part)
  }

  private func value(of name: String) throws -> String {
    if let value = values[name] { return value }
    // What a step did not set is empty.
    if name.wholeMatch(of: /steps\.\w+\.outputs\.[\w-]+/) != nil { return "" }
    throw Unknown(expression: name)
  }
}
