import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

@Suite struct FileBytesTests {
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "no list of open files here"))
  func whatIsNotReadIsClosedToo() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "inner/file")
    #expect(FileBytes.read(folder.path("inner")) == nil)
    #expect(throws: FileBytes.Problem(code: EISDIR)) { try FileBytes.readNamed(folder.path("inner")) }
    #expect(try !openFiles().contains { $0.hasSuffix("\(folder.root.lastPathComponent)/inner") })
  }

  private func openFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
  }
}
