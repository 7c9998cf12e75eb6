import FlowModel
import FlowScan
import FlowTestSupport
import Foundation
import SwiftFacts
import Testing

@testable import FlowDriver

/// Files of parts: what is refused, and why.
@Suite struct ScanPartTests {
  private func part(_ text: String = "final class HomeFlow {}", path: String = "Home.swift") -> ScanPart {
    var part = ScanPart()
    part.files = [
      ScanPart.File(path: path, code: Data(SourceReader.read(text, path: path).bytes))
    ]
    return part
  }

  @Test func everythingIsReadAgain() throws {
    var part = part()
    part.name = "Home"
    part.includesViews = true
    part.tellsWhy = true
    part.platform = "macOS"
    part.conventions = [ProjectFile(path: "c.json", bytes: Data("{}".utf8))]
    part.projectFiles = [ProjectFile(path: "Info.plist", bytes: Data([0, 1, 255]))]
    part.findings = [.noText("Home.swift")]
    let read = try ScanPart(part.data(version: "1"), named: "a.part", version: "1")
    #expect((read.name, read.includesViews) == ("Home", true))
    #expect((read.platform, read.tellsWhy) == ("macOS", true))
    #expect((read.conventions, read.projectFiles) == (part.conventions, part.projectFiles))
    #expect((read.files, read.findings) == (part.files, part.findings))
    #expect(read.data(version: "1") == part.data(version: "1"))
  }

  @Test func anotherVersionIsRefused() throws {
    let message = "a.part: another version of flowdoc wrote this part; scan the module again with flowdoc 2"
    #expect(throws: DriverError(message)) {
      try ScanPart(part().data(version: "1"), named: "a.part", version: "2")
    }
    let later = Data("flowdoc part 999\n".utf8) + part().data(version: "2").dropFirst(15)
    #expect(ScanPart.isNamed(in: later))
    #expect(throws: DriverError(message)) { try ScanPart(later, named: "a.part", version: "2") }
  }

  /// No cut and no turned bit is taken for a part, or ends the program.
  @Test func damageIsTold() throws {
    let whole = part().data(version: "1")
    for count in 16..<whole.count {
      #expect(throws: DriverError.self) { try ScanPart(whole.prefix(count), named: "a.part", version: "1") }
    }
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x41
      #expect(throws: DriverError.self) { try ScanPart(damaged, named: "a.part", version: "1") }
    }
    #expect(!ScanPart.isNamed(in: Data("{\"format\": \"flowdoc.graph\"}".utf8)))
  }

  @Test func aPartIsNoGraph() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try OutputFile.write(part().data(version: "1"), to: folder.path("a.part"))
    let path = folder.path("a.part")
    #expect(
      throws: DriverError(
        "\(path): this is a part of a scan, not a graph; make one of all parts with flowdoc merge")
    ) { try GraphReader.read(path) }
  }

  @Test func partsOfSeveralPlatformsAreNoApp() throws {
    var phone = part(), mac = part(path: "Mac.swift")
    (phone.platform, phone.name, mac.platform) = ("iOS", "Home", "macOS")
    #expect(
      throws: DriverError(
        "the parts were made for several platforms (Home for iOS, Mac.swift for macOS); scan all modules for one"
      )
    ) { try ScanParts([phone, mac]) }
    mac.platform = "iOS"
    #expect(throws: Never.self) { try ScanParts([phone, mac]) }
  }

  @Test func oneFileCannotBeTwo() throws {
    #expect(throws: Never.self) { try ScanParts([part(), part()]) }
    #expect(
      throws: DriverError("Home.swift differs from one part to another; scan the modules that have it again")
    ) { try ScanParts([part(), part("final class OtherFlow {}")]) }
  }
}
