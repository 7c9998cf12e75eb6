import Foundation
import FlowTemplates
import FlowTestSupport
import Testing

@testable import FlowSite

/// The templates that are built in.
@Suite struct TemplatesTests {
  @Test func everyNameIsKnown() throws {
    let set = TemplateSet(Theme().templates)
    let errors = set.errors + SiteTemplates.roots.flatMap { set.check($0.kind.rawValue, for: $0.root) }
    #expect(Set(errors.map(\.description)).sorted().joined(separator: "\n") == "")
  }

  @Test func everyFileIsBuiltIn() throws {
    let folder = Repository.file("Templates")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let expected = files.filter { $0.contains("/") && !$0.hasPrefix(".") }
    #expect(BuiltInTemplates.files.map(\.name).sorted() == expected.sorted())
    for file in BuiltInTemplates.files {
      #expect(
        try Data(contentsOf: folder.appendingPathComponent(file.name)) == Data(file.bytes), "\(file.name)")
    }
  }
}
