internal import FlowModel

/// The owners of files according to a CODEOWNERS file: of the rules that match a path, the last one counts.
///
/// ```swift
/// let owners = CodeOwners("*.swift @ios\n/App/Checkout/ @payments # and nobody else", dialect: .gitHub)
/// owners.owner(of: "App/Checkout/Cart.swift")  // @payments
/// ```
///
/// Each of GitLab's sections has owners of its own; a path belongs to the owners of all sections.
struct CodeOwners: Sendable {
  /// The service whose syntax is used; GitHub and GitLab interpret some lines differently.
  enum Dialect: Hashable, Sendable {
    /// `a/b` is relative to the root; a name matches a folder and all its contents.
    case gitHub
    /// `a/b` may be anywhere; only a trailing slash means a folder. A line `[Name]` begins a section.
    case gitLab
  }

  /// Findings about lines without effect, such as those whose owners lack an `@`.
  private(set) var findings: [Finding] = []
  private var sections: [OwnerSection] = []

  /// Parses a file's text; `name` is the file's name in findings.
  init(_ text: String, dialect: Dialect, named name: String = "CODEOWNERS") {
    var builders = [OwnerSectionBuilder(name: "")]
    var numbers = ["": 0]
    var current = 0
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, text) in lines.enumerated() {
      let line = OwnerLine(text.last == "\r" ? text.dropLast() : text, dialect)
      switch line {
      case .nothing: continue
      case .odd(let problem):
        findings.append(.oddOwnerLine(SourceLocation(file: name, line: number + 1), problem))
      case .section(let title, let owners):
        let name = title.lowercased()
        current = numbers[name] ?? builders.count
        if current == builders.count { builders.append(OwnerSectionBuilder(name: name)) }
        numbers[name] = current
        builders[current].owners = owners
      case .rule(let rule): builders[current].add(rule)
      }
    }
    sections = builders.map(OwnerSection.init)
  }

  /// All owners of a file, given by its path from the repository's root.
  func owners(of path: String) -> [String] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    guard !parts.isEmpty else { return [] }
    return sections.reduce(into: []) { owners, section in
      for owner in section.owners(of: parts) where !owners.contains(owner) { owners.append(owner) }
    }
  }

  /// The owners as one text; empty if there are none.
  func owner(of path: String) -> String { owners(of: path).joined(separator: ", ") }

  /// Determines the dialect from a file's path and contents.
  static func dialect(of text: String, at path: String) -> Dialect {
    if path == ".gitlab/CODEOWNERS" || path.hasSuffix("/.gitlab/CODEOWNERS") { return .gitLab }
    let hasSections = text.split(whereSeparator: \.isNewline).contains { OwnerLine.isSection($0) }
    return hasSections ? .gitLab : .gitHub
  }
}

extension Finding {
  fileprivate static func oddOwnerLine(_ place: SourceLocation, _ problem: String) -> Finding {
    Finding(
      rule: "odd-owner-line", severity: .warning, location: place, message: problem,
      remedy: "Write a pattern followed by its owners, such as: /App/Checkout/ @shop/payments")
  }
}
