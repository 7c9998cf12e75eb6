import FlowTestSupport
import Foundation

/// The Shop's site after every text in its graph was replaced by one that is out to do harm.
enum HostileSite {
  static func generate(in workshop: Folder) throws -> GeneratedSite {
    let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: Repository.file(Shop.path)))
    var hostility = Hostility()
    let replaced = hostility.replaced(graph, key: "")
    let data = try JSONSerialization.data(withJSONObject: replaced, options: .sortedKeys)
    try workshop.write(String(decoding: data, as: UTF8.self), to: "hostile.json")
    try workshop.write(Hostility.texts.joined(separator: "\n\n"), to: "hostile/index.md")
    return try GeneratedSite(
      in: workshop, named: "hostile", ["--graph", "hostile.json", "--pages", "hostile"])
  }
}

/// Puts a harmful text in the place of each text of a graph file; equal texts stay equal, so that references hold.
private struct Hostility {
  static let texts: [String] = [
    "<script>window.hacked=1</script>", "\"><img src=x onerror=\"window.hacked=2\">",
    "javascript:window.hacked=3",
    "{{x}}{{{x}}}{{#x}}", "'\"`&<>&amp;&#x27;</title></svg></script>", "\u{1}\u{8}\u{1B}\u{7F}\t\r\n", "👩‍👩‍👧‍👦🏳️‍🌈",
    "\u{202E}\u{2066}right to left\u{200F}", String(repeating: "LongName", count: 1250), "../../../escape",
    "/etc/escape", "..", "CON", "data:text/html,<script>window.hacked=4</script>",
    "[x](javascript:window.hacked=5)",
    "<svg onload=window.hacked=6>", "--><!--", "]]>", "\u{FFFE}\u{2028}\u{0}",
    "onmouseover=window.hacked=7 x=",
    "<iframe srcdoc='<script>parent.hacked=8</script>'>", "%3Cscript%3Ewindow.hacked=9%3C/script%3E",
  ]
  /// What the format allows only certain words for.
  private static let words: Set = ["format", "style", "kind", "origins", "in", "place"]

  private var known: [String: String] = [:]

  mutating func replaced(_ value: Any, key: String) -> Any {
    switch value {
    case let object as [String: Any]:
      // In the order of the keys, so that every run makes the same graph.
      var copy = object
      for key in object.keys.sorted() { copy[key] = object[key].map { replaced($0, key: key) } }
      return copy
    case let list as [Any]: return list.map { replaced($0, key: key) }
    case let text as String where !Self.words.contains(key): return replacement(text)
    default: return value
    }
  }

  private mutating func replacement(_ text: String) -> String {
    if let before = known[text] { return before }
    let hostile = Self.texts[known.count % Self.texts.count] + "\(known.count)"
    known[text] = hostile
    return hostile
  }
}
