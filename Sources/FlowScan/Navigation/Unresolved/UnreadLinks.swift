import FlowModel
import SwiftFacts
import ValueFlow

/// Finds code that compares the parts of a URL and from which no link was read, so that missing links are not silent: code whose result
/// chooses what flows do, and code that receives the URLs with which the app is opened.
///
/// If the scan read no link at all, any code counts that takes apart what the system opens the app with, whatever it compares that with.
struct UnreadLinks {
  let names: NavigationNames
  let links: LinkIndex
  private var program: SourceProgram { names.program }

  /// Code with a result, as declared.
  private struct Code {
    var name: Name
    var owner: TypeIndex
    var file: Int32
    var place: Int32
    var range: (begin: Int32, end: Int32)
    var body: Int32
    var result: ResolvedType
    var spot: CodeSpot { CodeSpot(file: file, place: place) }

    init(_ info: FunctionInfo, _ program: SourceProgram) {
      (name, owner, file, place) = (info.name, info.owner, info.file, info.place)
      (range, body, result) = ((info.begin, info.end), info.body, program.resultType(of: info))
    }

    init(_ info: PropertyInfo, _ program: SourceProgram) {
      (name, owner, file, place) = (info.name, info.owner, info.file, info.place)
      (range, body, result) = ((info.begin, info.end), info.getter, program.type(of: info))
    }
  }

  func findings() -> [Finding] {
    (links.unfinished.isEmpty ? unread() : unfinished()) + routers() + fragments()
  }

  /// The finding for parts of routers that were not read, or for code that takes links apart by a router that no link was seen to reach.
  private func routers() -> [Finding] {
    let spots = links.unreadRouters
    if let first = spots.min() {
      let count = spots.count == 1 ? "1 part of a router was" : "\(spots.count) parts of routers were"
      return [
        Finding(
          rule: "links-unread", severity: .note, location: names.location(first.file, first.place),
          message: "\(count) not read, so that links may be missing", remedy: Self.remedy)
      ]
    }
    guard links.lacksRouters else { return [] }
    let asking = Set(["match", "URLRequestData"].compactMap { program.names.known($0) })
    let matching = program.functions.filter { info in
      info.body >= 0
        && program.mentions(in: info.file, from: info.begin, to: info.end).contains {
          asking.contains($0.name)
        }
    }
    let count = matching.count == 1 ? "1 function takes" : "\(matching.count) functions take"
    return finding(
      "\(count) links apart by a router, and no link was seen to reach it",
      matching.map { Code($0, program) })
  }

  /// The finding for links that only differ in what follows `#`.
  private func fragments() -> [Finding] {
    guard let first = links.byFragment.min() else { return [] }
    return [
      Finding(
        rule: "links-unread", severity: .note, location: names.location(first.file, first.place),
        message: "code chooses what to open by the fragment of a URL, and patterns of links have none",
        remedy: "Write what these links open into a guide page, or let the app read their path.")
    ]
  }

  /// The finding for code with so many paths for a link that it was not read to its end.
  private func unfinished() -> [Finding] {
    guard let first = links.unfinished.min() else { return [] }
    return [
      Finding(
        rule: "links-unread", severity: .warning, location: names.location(first.file, first.place),
        message:
          "there are too many ways in which the code that takes a URL goes on, so that links may be missing",
        remedy: Self.remedy)
    ]
  }

  private static let remedy = "Declare its links in a graph file that `graphs` names in the configuration."

  /// One finding for all such code.
  private func unread() -> [Finding] {
    let known = Set(links.patterns.flatMap(words))
    let received = Set(links.receivers.map { Code(program.functions[Int($0)], program).spot })
    let unread = code.filter { code in
      let texts = unreadTexts(of: code, known)
      return !texts.isEmpty && code.result.types.contains(where: links.chosen.contains)
        || texts.count > 1 && received.contains(code.spot) && mayOpen(code)
    }
    let isRead = !links.patterns.isEmpty || !links.byFragment.isEmpty
    if unread.isEmpty { return isRead ? [] : receiving() }
    let count = unread.count == 1 ? "1 function compares" : "\(unread.count) functions compare"
    return finding("\(count) parts of a URL to choose what to open, and no link was read from that", unread)
  }

  /// The finding for code that the links of the system reach, if it takes them apart.
  private func receiving() -> [Finding] {
    let code = links.receivers.sorted().map { Code(program.functions[Int($0)], program) }
    let apart = code.filter { asks($0, for: Self.parts) }
    let count = apart.count == 1 ? "1 function takes" : "\(apart.count) functions take"
    return finding("\(count) apart the URLs that the app is opened with, and no link was read", apart)
  }

  private func finding(_ message: String, _ code: [Code]) -> [Finding] {
    guard let first = code.first else { return [] }
    return [
      Finding(
        rule: "links-unread", severity: .note, location: names.location(first.file, first.place),
        message: "\(message): " + code.map(name).firstNames,
        remedy: Self.remedy)
    ]
  }

  private var code: [Code] {
    let functions = program.functions.filter { $0.body >= 0 }.map { Code($0, program) }
    let properties = program.properties.filter { $0.getter >= 0 }.map { Code($0, program) }
    return functions + properties
  }

  private func name(_ code: Code) -> String {
    code.owner < 0
      ? program.name(code.name) : "\(names.name(of: code.owner)).\(program.name(code.name))"
  }

  /// The texts that code compares with parts of a URL; none if one of them is part of a link.
  private func unreadTexts(of code: Code, _ known: Set<String>) -> Set<String> {
    guard asks(code, for: Self.parts), links.byFragment.isEmpty || !asks(code, for: ["fragment"])
    else { return [] }
    let texts = texts(comparedBy: code)
    return known.isDisjoint(with: texts) ? texts : []
  }

  /// Tells whether code may open something, or return what does: it is no initialiser, and returns no text or flag.
  private func mayOpen(_ code: Code) -> Bool {
    program.name(code.name) != "init"
      && code.result.types.allSatisfy { !LibraryMeaning.isPlain(program.typeName($0)) }
  }

  private func asks(_ code: Code, for parts: Set<String>) -> Bool {
    program.mentions(in: code.file, from: code.range.begin, to: code.range.end).contains {
      parts.contains(program.name($0.name))
    }
  }

  private static let parts: Set<String> = [
    "host", "path", "pathComponents", "lastPathComponent", "queryItems", "fragment",
  ]

  /// The texts in conditions.
  private func texts(comparedBy code: Code) -> Set<String> {
    var found: Set<String> = []
    program.written(code.body, in: code.file)?.walk { written in
      guard case .branch(let arms) = written.form else { return }
      for condition in arms.flatMap(\.conditions) {
        condition.walk { part in
          if let text = part.textParts, text.count == 1, let text = text[0] { found.formUnion(words(text)) }
        }
      }
    }
    return found
  }

  /// The segments of a pattern or a text.
  private func words(_ text: String) -> [String] {
    text.split { "/:?&=".contains($0) }.map(String.init).filter { !Self.plain.contains($0) }
  }

  private static let plain: Set<String> = ["http", "https", "www"]
}
