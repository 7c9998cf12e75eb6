import FlowModel
import FlowTestSupport
import Testing

@testable import FlowDriver

/// Who owns a file, in GitHub's words and in GitLab's.
@Suite struct CodeOwnersTests {
  @Test(arguments: [
    ("*", "a", true), ("*", "a/b/c", true), ("*.js", "a.js", true), ("*.js", "a/b.js", true),
    ("*.js", "a.jsx", false),
    ("*.js", "a.js/b", true), ("/build/logs/", "build/logs/a/b", true),
    ("/build/logs/", "x/build/logs/a", false),
    ("/build/logs/", "build/logs", false), ("docs/*", "docs/a.md", true), ("docs/*", "docs/a/b.md", false),
    ("docs/*", "x/docs/a.md", false), ("apps/", "apps/a", true), ("apps/", "x/apps/y/z", true),
    ("apps/", "apps", false),
    ("/docs", "docs/a", true), ("/docs", "docs", true), ("/docs", "docsy", false),
    ("**/logs", "logs/a", true),
    ("**/logs", "a/b/logs/c/d", true), ("/a/**", "a/b/c", true), ("/a/**", "a", false),
    ("a/**/b", "a/b", true),
    ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y/c", false), ("a?c", "abc", true), ("a?c", "a/c", false),
    ("a*c*e", "abcde", true), ("a*c*e", "abcd", false), ("a\\ b", "a b", true), ("Docs", "docs", false),
    ("/*", "a", true), ("/*", "a/b", false), ("é*", "über", false), ("**", "a/b", true),
    ("a/", "b/a/c.txt", true),
    ("/", "a", false), ("a**b", "axxb", true), ("*.d/x", "m.d/x", true), ("\\*", "a", false),
    ("\\*", "*", true),
  ])
  func gitHub(pattern: String, path: String, matches: Bool) {
    let owners = CodeOwners("\(pattern) @o", dialect: .gitHub)
    #expect(owners.owners(of: path) == (matches ? ["@o"] : []), "\(pattern) \(path)")
  }

  @Test(arguments: [
    ("README.md", "a/README.md", true), ("a/b.md", "x/a/b.md", true), ("/a/b.md", "x/a/b.md", false),
    ("docs", "docs/a", false), ("docs", "x/docs", true), ("docs/", "x/docs/a/b", true),
    ("/docs/*", "docs/a", true),
    ("/docs/*", "docs/a/b", false), ("/docs/**/*.md", "docs/a.md", true),
    ("/docs/**/*.md", "docs/a/b/c.md", true),
    ("*", "a/b", true), ("\\#file", "#file", true), ("path\\ with\\ spaces/", "path with spaces/a", true),
  ])
  func gitLab(pattern: String, path: String, matches: Bool) {
    let owners = CodeOwners("\(pattern) @o", dialect: .gitLab)
    #expect(owners.owners(of: path) == (matches ? ["@o"] : []), "\(pattern) \(path)")
  }

  @Test func theLastRuleCounts() {
    let owners = CodeOwners(
      """
      # Everybody
      * @all
      *.swift  @ios mobile@shop.example # of the app
      /App/Legacy/
      /App/Checkout/ @shop/payments
      """, dialect: .gitHub)
    #expect(owners.owner(of: "README.md") == "@all")
    #expect(owners.owner(of: "App/A.swift") == "@ios, mobile@shop.example")
    #expect(owners.owner(of: "App/Legacy/A.swift") == "")
    #expect(owners.owner(of: "App/Checkout/A.swift") == "@shop/payments")
    #expect(owners.findings.isEmpty)
  }

  @Test func linesMayEndAsOnWindows() {
    let owners = CodeOwners("* @all\r\n*.swift @ios\r\n", dialect: .gitHub)
    #expect(owners.owner(of: "a.md") == "@all")
    #expect(owners.owner(of: "a.swift") == "@ios")
  }

  /// Where any line of a hundred thousand may be the one, only the last that matches is looked for.
  @Test func manyLinesAndSectionsAreRead() {
    let lines = String(repeating: "* @a\n", count: 20_000) + "*.swift @b\n"
    #expect(CodeOwners(lines, dialect: .gitHub).owner(of: "App/A.swift") == "@b")
    let sections = (0..<20_000).map { "[Part \($0)] @p\($0)\n/\($0)/\n" }.joined()
    #expect(CodeOwners.dialect(of: sections, at: "CODEOWNERS") == .gitLab)
    #expect(CodeOwners(sections, dialect: .gitLab).owner(of: "17/A.swift") == "@p17")
    #expect(CodeOwners("[x]y @a\n[]\n[z][a]\n", dialect: .gitLab).findings.count == 0)
  }

  @Test func sectionsEachHaveTheirOwner() {
    let text = """
      * @default
      [Docs][2] @docs @writers
      docs/
      README.md @readme
      ^[App] @ios
      *.swift
      !Generated/
      Generated/Keep.swift @no
      [DOCS]
      *.rst @rst\r
      """
    #expect(CodeOwners.dialect(of: text, at: "CODEOWNERS") == .gitLab)
    let owners = CodeOwners(text, dialect: .gitLab)
    #expect(owners.owners(of: "docs/a") == ["@default", "@docs", "@writers"])
    #expect(owners.owners(of: "docs/README.md") == ["@default", "@readme"])
    #expect(owners.owners(of: "docs/x.rst") == ["@default", "@rst"])
    #expect(owners.owners(of: "a.swift") == ["@default", "@ios"])
    #expect(owners.owners(of: "Generated/Keep.swift") == ["@default"])
  }

  @Test func oddLinesAreToldAndLeftOut() {
    let owners = CodeOwners("* @all\n\n*.swift ios\n!a @b\n", dialect: .gitHub)
    #expect(
      owners.findings.map(\.description) == [
        "CODEOWNERS:3:1: warning: \"ios\" is not an owner: it has no @; the line is ignored [odd-owner-line]",
        "CODEOWNERS:4:1: warning: GitHub does not support patterns that begin with an exclamation mark; the line is ignored [odd-owner-line]",
      ])
    #expect(owners.owner(of: "a.swift") == "@all")
  }

  @Test func thePlaceTellsTheDialect() {
    #expect(CodeOwners.dialect(of: "* @a", at: ".gitlab/CODEOWNERS") == .gitLab)
    #expect(CodeOwners.dialect(of: "* @a", at: ".github/CODEOWNERS") == .gitHub)
    #expect(CodeOwners.dialect(of: "# [no]", at: "CODEOWNERS") == .gitHub)
  }

  @Test func hostileLinesEnd() {
    let stars = String(repeating: "*a", count: 2_000)
    let folders = String(repeating: "**/a/", count: 2_000)
    let owners = CodeOwners("\(stars) @a\n\(folders) @b\n[ @c\n\\", dialect: .gitHub)
    #expect(owners.owners(of: String(repeating: "a", count: 4_000) + "b") == [])
    #expect(owners.owners(of: String(repeating: "a/", count: 4_000) + "b") == ["@b"])
  }

  @Test func manyPathsAndRulesTakeNoTime() {
    let rules = (0..<1_000).map { number in
      switch number % 4 {
      case 0: "/Module\(number)/ @team\(number)"
      case 1: "Sources/Feature\(number)/**/*.swift @team\(number)"
      case 2: "*.type\(number) @team\(number)"
      default: "Folder\(number)/ @team\(number)"
      }
    }
    let owners = CodeOwners(rules.joined(separator: "\n"), dialect: .gitHub)
    var found = 0
    let time = ProcessorTime.measure {
      for number in 0..<10_000 {
        found += owners.owners(of: "Module\(number % 1_000)/Sources/Deep/Folder/File\(number).swift").count
      }
    }
    #expect(found == 2_500)
    #expect(time < .seconds(5), "\(time)")
  }
}
