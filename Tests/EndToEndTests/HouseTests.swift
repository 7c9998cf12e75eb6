import FlowTestSupport
import Foundation
import Testing

/// The rules of the house that Documentation/Architecture.md tells: who may import whom, and who may touch the world outside.
@Suite struct HouseTests {
  /// What each target may import, besides the standard library.
  private static let imports: [String: Set<String>] = [
    "FlowModel": ["Foundation"],
    "FlowAnalysis": ["FlowModel"],
    "FlowKit": ["Foundation", "FlowModel", "Combine", "SwiftUI", "UIKit"],
    "FlowExport": ["Foundation", "FlowAnalysis", "FlowModel"],
    "FlowRaster": ["CZlib"],
    "FlowRender": ["CGraphviz", "Foundation", "Glibc", "Musl", "Darwin", "Synchronization"],
    "SwiftFacts": ["SwiftParser", "SwiftSyntax"],
    "ValueFlow": ["SwiftFacts"],
    "FlowScan": [
      "Foundation", "FlowAnalysis", "FlowModel", "SwiftFacts", "SwiftParser", "SwiftSyntax",
      "Synchronization",
      "ValueFlow",
    ],
    "FlowWireframe": ["FlowExport", "FlowScan", "Foundation", "SwiftFacts", "SwiftParser", "SwiftSyntax"],
    "FlowReview": ["Foundation", "FlowAnalysis", "FlowModel"],
    "FlowSite": [
      "CMarkdown", "Foundation", "FlowAnalysis", "FlowExport", "FlowModel", "FlowReview", "FlowTemplates",
      "Synchronization",
    ],
    "FlowDriver": [
      "Foundation", "FlowAnalysis", "FlowModel", "FlowExport", "FlowRaster", "FlowRender", "FlowReview",
      "FlowScan", "FlowSite", "FlowWireframe", "SwiftFacts",
    ],
    "flowdoc": [
      "Foundation", "FlowAnalysis", "FlowModel", "FlowExport", "FlowRender", "FlowReview", "FlowDriver",
      "FlowScan",
    ],
  ]

  /// Only these targets may touch files, processes, the clock or standard output.
  ///
  /// The pool of workers in FlowRender needs pipes, processes and a time limit.
  private static let edge: Set<String> = ["FlowDriver", "flowdoc", "FlowRender"]

  @Test func everyTargetHasItsRow() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.file("Sources").path)
      .filter { try !swiftFiles(in: "Sources/\($0)").isEmpty }
    #expect(Set(folders) == Set(Self.imports.keys))
  }

  @Test(arguments: imports.keys.sorted()) func importsOnlyWhatTheTableAllows(target: String) throws {
    for file in try swiftFiles(in: "Sources/\(target)") {
      let found = try Repository.text(file).matches(
        of:
          /(?m)^\s*(?:@\w+\s+)*(?:public |internal |private |package |fileprivate )?import (?:struct |class |enum |func )?(\w+)/
      )
      for match in found {
        let isAllowed = Self.imports[target, default: []].contains(String(match.1))
        #expect(isAllowed, "\(file) imports \(match.1)")
      }
    }
  }

  @Test(arguments: Set(imports.keys).subtracting(edge).sorted()) func touchesNothingOutside(target: String)
    throws
  {
    for file in try swiftFiles(in: "Sources/\(target)") {
      let code = try Repository.text(file).split(separator: "\n").filter { !$0.contains("///") }.joined(
        separator: "\n")
      let outside = /\b(FileManager|FileHandle|ProcessInfo|Process\(|print\(|Date\(|getenv|URLSession)/
      // Few files have these words at all.
      guard code.contains(outside) else { continue }
      let found = Self.withoutTexts(code).firstMatch(of: outside)
      #expect(found == nil, "\(file) uses \(found?.1 ?? "")")
    }
  }

  /// Code without texts in which nothing is inserted: what they name, nobody calls.
  private static func withoutTexts(_ code: String) -> String {
    code.replacing(/"""[^\\]*?"""/.dotMatchesNewlines(), with: "\"\"").replacing(/"[^"\\\n]*"/, with: "\"\"")
  }

  @Test func onlyTextsAreNoCode() {
    let code = "a(\"FileManager\")\nb(\"\"\"\n  Date()\n  \"\"\")\nc(\"\\(FileManager.default)\") + Date()"
    #expect(Self.withoutTexts(code) == "a(\"\")\nb(\"\")\nc(\"\\(FileManager.default)\") + Date()")
  }

  @Test func nothingTrapsOnPurpose() throws {
    for file in try swiftFiles(in: "Sources") {
      // As bytes, which takes a tenth of the time that an expression does.
      let bytes = Data(try Repository.text(file).utf8)
      let found = ["try!", "fatalError(", "preconditionFailure(", " as! ", "TODO", "FIXME"].first {
        bytes.range(of: Data($0.utf8)) != nil
      }
      #expect(found == nil, "\(file) has \(found ?? "")")
    }
  }

  @Test func commentsBeginWithANounOrAVerb() throws {
    for file in try swiftFiles(in: "Sources") {
      let found = try Repository.text(file).firstMatch(of: /(?m)^ *\/\/\/? (?:What|Who|Which)\b.*/).map {
        String($0.0)
      }
      #expect(found == nil, "\(file)")
    }
  }

  /// An extension in its own file is a subject of its own; a type with more subjects than these is several types.
  @Test func noTypeIsSpreadOverMoreThanSixFiles() throws {
    let files = try swiftFiles(in: "Sources").map { $0.split(separator: "/") }
    let types = Dictionary(grouping: files) { path in
      [path[1], path[path.count - 1].dropLast(".swift".count).prefix { $0 != "+" }]
    }
    for (type, files) in types {
      #expect(files.count <= 6, "\(type.joined(separator: ".")) is spread over \(files.count) files")
    }
  }

  /// What only tests use belongs to them; the names of FlowKit are for apps.
  @Test func nothingIsUsedByTestsAlone() throws {
    let used = try ["Sources", "Templates", "Examples", "Plugins", "Benchmarks/Sources"].flatMap(swiftFiles)
      .map { (file: $0, code: try Self.withoutComments(Repository.text($0))) }
    let counts = used.reduce(into: [Substring: Int]()) { counts, file in
      for word in file.code.matches(of: /\w+/) { counts[word.0, default: 0] += 1 }
    }
    for (file, code) in used where file.hasPrefix("Sources/") && !file.hasPrefix("Sources/FlowKit/") {
      let declared = code.matches(
        of: /\b(?:func|var|let|struct|enum|class|protocol|typealias) `?([A-Za-z_]\w*)/)
      for match in declared where !Self.usedByOthers.contains(String(match.1)) {
        #expect(counts[match.1] != 1, "\(match.1) of \(file) is declared and never used")
      }
    }
  }

  /// Documented for those who use a library of ours.
  private static let usedByOthers: Set<String> = ["neverTaken"]

  private static func withoutComments(_ code: String) -> String {
    code.replacing(/(?m)(?:^|\s)\/\/[\/ ].*$/, with: "")
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    let root = Repository.file(folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }
}
