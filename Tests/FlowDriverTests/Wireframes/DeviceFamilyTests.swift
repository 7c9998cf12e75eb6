import FlowTestSupport
import FlowWireframe
import Testing

@testable import FlowDriver

/// For which devices a project says its app is.
@Suite struct DeviceFamilyTests {
  private func frame(_ families: [String], at project: String = "App.xcodeproj") throws -> ScreenFrame {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let settings = families.map { "buildSettings = { TARGETED_DEVICE_FAMILY = \($0); };" }
    if !families.isEmpty {
      try folder.write(settings.joined(separator: "\n"), to: "\(project)/project.pbxproj")
    }
    try folder.write("struct A {}", to: "App/Sources/A.swift")
    try folder.write("", to: ".git/HEAD")
    return DeviceFamily.frame(of: SourceScan(paths: [folder.path("App/Sources")]))
  }

  @Test(arguments: [
    ([], ScreenFrame.phone), (["2"], .pad), (["\"2\"", "2"], .pad), (["\"1,2\""], .phone), (["1"], .phone),
    (["2", "\"1,2\""], .phone),
  ])
  func onlyAProjectForTabletsAloneIsDrawnAsOne(_ families: [String], _ expected: ScreenFrame) throws {
    #expect(try frame(families, at: "App/App.xcodeproj") == expected)
  }

  /// A file of 60 MB that is one long list took five gigabytes.
  @Test(arguments: [("1,2,6", ["1,2,6"]), (String(repeating: "1", count: 100), [])])
  func aLongListIsNone(_ list: String, _ expected: [String]) {
    #expect(DeviceFamily.families(in: "TARGETED_DEVICE_FAMILY = \"\(list)\";") == expected)
  }
}
