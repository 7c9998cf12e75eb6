import FlowTestSupport
import Foundation

/// A change of a file as an editor makes it.
struct SourceChange: Sendable {
  let name: String
  let apply: @Sendable (inout [String], Int, inout SeededGenerator) -> Void

  func applied(to text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.components(separatedBy: "\n")
    apply(&lines, Int.random(in: 0..<lines.count, using: &random), &random)
    return lines.joined(separator: "\n")
  }

  static let all = [
    SourceChange(name: "a comment") { lines, place, _ in lines.insert("// One.", at: place) },
    SourceChange(name: "a comment at the top") { lines, _, _ in lines.insert("// Top.", at: 0) },
    SourceChange(name: "an empty line") { lines, place, _ in lines.insert("", at: place) },
    SourceChange(name: "a comment behind code") { lines, place, _ in lines[place] += "  // One." },
    SourceChange(name: "a comment within code") { lines, place, _ in
      lines[place] = lines[place].replacing(" ", with: " /* a */ ", maxReplacements: 1)
    },
    SourceChange(name: "a line less") { lines, place, _ in
      if lines.count > 1 { lines.remove(at: place) }
    },
    SourceChange(name: "a line twice") { lines, place, _ in lines.insert(lines[place], at: place) },
    SourceChange(name: "a statement") { lines, place, _ in lines.insert("    print(1)", at: place) },
    SourceChange(name: "a function") { lines, _, random in
      lines.append("func added\(Int.random(in: 0..<1_000, using: &random))() {}")
    },
    SourceChange(name: "a parameter") { lines, place, _ in
      lines[place] = lines[place].replacing("()", with: "(_ added: Int = 1)")
    },
    SourceChange(name: "other names") { lines, _, random in
      let names = ["Main", "Orders", "Login", "start", "screen", "finish"]
      let (one, other) = (random.pick(names), random.pick(names))
      lines = lines.map {
        $0.replacing(one, with: "\u{1}").replacing(other, with: one).replacing("\u{1}", with: other)
      }
    },
    SourceChange(name: "no conformance") { lines, place, _ in
      lines[place] = lines[place].replacing(": Coordinator", with: "")
    },
    SourceChange(name: "two lines in one") { lines, place, _ in
      if place + 1 < lines.count { lines[place] += " " + lines.remove(at: place + 1) }
    },
    SourceChange(name: "a line in two") { lines, place, _ in
      lines[place] = lines[place].replacing("{", with: "{\n", maxReplacements: 1)
    },
    SourceChange(name: "a deeper line") { lines, place, _ in lines[place] = "  " + lines[place] },
    SourceChange(name: "a note") { lines, place, _ in lines.insert("// flowdoc:flow", at: place) },
    SourceChange(name: "a comment on what follows") { lines, place, _ in lines.insert("/// One.", at: place)
    },
  ]
}
