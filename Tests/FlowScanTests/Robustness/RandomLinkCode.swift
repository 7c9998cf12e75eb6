import FlowTestSupport

/// Code that asks a link for things in ways that no app would put together.
struct RandomLinkCode {
  private var random: SeededGenerator
  /// The names of texts, of lists of texts, and of dictionaries at hand.
  private var texts = ["word"]
  private var lists = ["segments"]
  private var tables: [String] = []
  private var made = 0

  /// The functions that the code has; each may call the others, and itself.
  private static let functions = 4

  init(_ random: SeededGenerator) { self.random = random }

  /// A type that reads links by `read(_ url: URL)`.
  mutating func text() -> String {
    let functions = (0..<Self.functions).map { number in
      texts = ["word"]
      lists = ["segments"]
      tables = []
      let body = "\(block(depth: 4))  return \(route())\n"
      return "func f\(number)(_ segments: [String], _ word: String) -> ShopRoute? {\n\(body)}\n"
    }
    return functions.joined() + """
      func read(_ url: URL) -> ShopRoute? {
        let segments = url.path.split(separator: "/").map(String.init)
        return f0(segments, url.host ?? "")
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """
  }

  private mutating func block(depth: Int) -> String {
    let known = (texts, lists, tables)
    let count = Int.random(in: 1...(depth > 2 ? 6 : 3), using: &random)
    let text = (0..<count).map { _ in statement(depth: depth) + "\n" }.joined()
    (texts, lists, tables) = known
    return text
  }

  private mutating func statement(depth: Int) -> String {
    if depth <= 0 || random.oneIn(4) { return simple() }
    let inner = depth - 1
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return "if \(condition()) {\n\(block(depth: inner))} else {\n\(block(depth: inner))}"
    case 1: return loop(over: list(), depth: inner)
    case 2:
      let (one, other) = (name(), name())
      let sequence = "zip(\(list()), \(list()))"
      texts += [one, other]
      return "for (\(one), \(other)) in \(sequence) {\n\(block(depth: inner))}"
    case 3:
      let count = Int.random(in: 1...4, using: &random)
      let arms = (0..<count).map { "case \"w\($0)\":\n\(block(depth: inner))" }
      return "switch \(word()) {\n\(arms.joined())default:\n\(block(depth: inner))}"
    case 4: return "guard \(condition()) else { \(leave()) }"
    case 5: return "while \(condition()) {\n\(block(depth: inner))}"
    default: return "if let value = f\(function())(\(list()), \(word())) { return value }"
    }
  }

  private mutating func loop(over list: String, depth: Int) -> String {
    let element = name()
    let head = random.oneIn(2) ? "for \(element) in \(list)" : "for (_, \(element)) in \(list).enumerated()"
    texts.append(element)
    let condition = random.oneIn(3) ? " where \(condition())" : ""
    return "\(head)\(condition) {\n\(block(depth: depth))}"
  }

  private mutating func simple() -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return declare("text", word())
    case 1: return declare("list", list())
    case 2: return declare("table", "[\(word()): \(word())]")
    case 3 where lists.count > 1: return "\(random.pick(lists.dropFirst())).append(\(word()))"
    case 4 where texts.count > 1: return "\(random.pick(texts.dropFirst())) = \(word())"
    case 5 where !tables.isEmpty: return "\(random.pick(tables))[\(word())] = \(word())"
    case 6: return "if \(condition()) { \(random.oneIn(2) ? "continue" : leave()) }"
    case 7 where lists.count > 1: return "\(random.pick(lists.dropFirst())) = \(list())"
    default: return "if \(condition()) { \(leave()) }"
    }
  }

  private mutating func declare(_ kind: String, _ value: String) -> String {
    let name = name()
    switch kind {
    case "text": texts.append(name)
    case "list": lists.append(name)
    default: tables.append(name)
    }
    return "var \(name) = \(value)"
  }

  private mutating func leave() -> String { "return \(route())" }

  private mutating func route() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: ".orders"
    case 1: ".order(\(word()))"
    case 2: "f\(function())(Array(\(list()).dropFirst()), \(word()))"
    case 3: "\(condition()) ? .cart : f\(function())(\(list()), \(word()))"
    default: "nil"
    }
  }

  private mutating func condition() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "\(word()) == \(word())"
    case 1: "\(word()) != \"w\(function())\""
    case 2: "\(word()).hasPrefix(\":\")"
    case 3: "\(list()).count == \(function())"
    case 4: "\(list()).contains(\(word()))"
    case 5: "\(word()) == \"a\" || \(word()) == \"b\""
    case 6: "\(list()).isEmpty && \(word()) == \(word())"
    default: "!\(list()).contains { $0 == \(word()) }"
    }
  }

  private mutating func word() -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: "\"w\(function())\""
    case 1: "\(random.pick(lists))[\(function())]"
    case 2: "(\(random.pick(lists)).first ?? \(random.pick(texts)))"
    case 3: "String(\(random.pick(texts)).dropFirst())"
    case 4: "(\(random.pick(texts)) + \(random.pick(texts)))"
    case 5: tables.isEmpty ? random.pick(texts) : "(\(random.pick(tables))[\(random.pick(texts))] ?? \"\")"
    case 6: "\"\\(\(random.pick(texts)))/\\(\(random.pick(texts)))\""
    default: random.pick(texts)
    }
  }

  private mutating func list() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "[\((0..<6).map { "\"w\($0)\"" }.joined(separator: ", "))]"
    case 1: "\(random.pick(texts)).split(separator: \"/\").map(String.init)"
    case 2: "Array(\(random.pick(lists)).dropFirst())"
    case 3: "(\(random.pick(lists)) + \(random.pick(lists)))"
    case 4: "\(random.pick(lists)).flatMap { [$0, \(random.pick(texts))] }"
    case 5: "\(random.pick(lists)).filter { $0 != \(random.pick(texts)) }"
    default: random.pick(lists)
    }
  }

  private mutating func function() -> Int { Int.random(in: 0..<Self.functions, using: &random) }

  private mutating func name() -> String {
    made += 1
    return "v\(made)"
  }
}
