import FlowModel
import SwiftFacts

/// The work that storyboards do without code, as Swift code that is read as if it were files of the app.
///
/// The segue of a button is an action that performs it. Tabs and embedded screens are there when the screen is loaded, as outlets are: functions
/// that add them have that attribute, which no other function has. Each line of code stands on the line of
/// the storyboard that it is about.
struct StoryboardSource {
  let files: [FileCode]
  private let paths: Set<String>

  /// A line of a storyboard.
  struct Place: Hashable {
    var file: String
    var line: Int
  }

  init(_ storyboards: Storyboards) {
    var lines: [String: [Int: [String]]] = [:]
    for (place, code) in Self.segues(of: storyboards) + Self.tabs(of: storyboards) {
      lines[place.file, default: [:]][place.line, default: []].append(code)
    }
    paths = Set(lines.keys)
    files = lines.sorted { $0.key < $1.key }.map { SourceReader.read(Self.text($0.value), path: $0.key) }
  }

  /// Sets the places in this code to the beginnings of their lines: the storyboard has another text there.
  func settle(_ graph: inout FlowGraph) {
    graph.changePlaces { location in
      if let file = location?.file, paths.contains(file) { location?.column = 1 }
    }
  }

  private static func text(_ lines: [Int: [String]]) -> String {
    var text = ""
    var line = 1
    for (number, codes) in lines.sorted(by: { $0.key < $1.key }) {
      text += String(repeating: "\n", count: max(0, number - line)) + codes.joined(separator: "; ")
      line = max(line, number)
    }
    return text
  }
}

extension StoryboardSource {
  private static func segues(of storyboards: Storyboards) -> [(Place, String)] {
    // Two buttons with equal segues do the same.
    var known: Set<[String]> = []
    let different = storyboards.segues.filter {
      $0.isAutomatic && known.insert([$0.from, $0.name, $0.to, $0.style]).inserted
    }
    return different.compactMap { segue in
      guard isName(segue.from), isText(segue.key) else { return nil }
      let name = isName(segue.name) ? segue.name : "segueTo\(segue.to)"
      guard isName(name) else { return nil }
      let attribute = segue.style == "embed" ? "@IBOutlet" : "@IBAction"
      let performed = "performSegue(withIdentifier: \"\(segue.key)\", sender: self)"
      return (segue.place, "extension \(segue.from) { \(attribute) func `\(name)`() { \(performed) } }")
    }
  }

  private static func tabs(of storyboards: Storyboards) -> [(Place, String)] {
    storyboards.tabs.compactMap { tabs in
      guard isName(tabs.type), tabs.keys.allSatisfy(isText) else { return nil }
      let made = tabs.keys.map { "instantiateViewController(withIdentifier: \"\($0)\")" }
      let assigned = "self.viewControllers = [\(made.joined(separator: ", "))]"
      return (tabs.place, "extension \(tabs.type) { @IBOutlet func tabs() { \(assigned) } }")
    }
  }

  /// Tells whether a text is a name in code; a storyboard may have any texts.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return text.utf8.allSatisfy(isPartOfName)
  }

  /// Tells whether a text needs no escapes in code.
  private static func isText(_ text: String) -> Bool {
    text.utf8.allSatisfy { isPartOfName($0) || "#-. ".utf8.contains($0) }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
