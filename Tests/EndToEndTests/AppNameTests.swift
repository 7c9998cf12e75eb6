import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// What a scan calls an app: what people call it, not the folder that its sources happen to lie in.
@Suite struct AppNameTests {
  /// The files of a project, what is scanned of it, and what the app is called then.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let paths: [String]
    let files: [String]
    var testDescription: String { "\(paths) of \(files)" }
  }

  @Test(arguments: [
    Row(name: "Shop", paths: ["Sources"], files: ["Sources/A.swift", "Package.swift"]),
    Row(
      name: "Kiosk", paths: ["src/xcode"], files: ["src/xcode/App/A.swift", "src/xcode/Kiosk.xcodeproj/p"]),
    Row(
      name: "Kiosk", paths: ["ios/App"], files: ["ios/App/A.swift", "ios/Kiosk.xcodeproj/p", "Package.swift"]),
    Row(
      name: "kiosk-ios", paths: ["kiosk-ios/Client", "Shared"],
      files: [
        "kiosk-ios/Client/A.swift", "Shared/B.swift", "kiosk-ios/Client.xcodeproj/p",
      ]),
    // A module is called what it is called, whatever lies around it.
    Row(
      name: "Checkout", paths: ["Modules/Checkout"], files: ["Modules/Checkout/A.swift", "Kiosk.xcodeproj/p"]),
    Row(name: "Corona Café", paths: ["App"], files: ["App/A.swift", "App/Info.plist", "Kiosk.xcodeproj/p"]),
    // An extension is not the app, and what Xcode puts in is not known.
    Row(
      name: "Kiosk", paths: ["App"],
      files: [
        "App/A.swift", "App/Open-Info.plist", "App/Widget/ExtensionInfo.plist", "Kiosk.xcodeproj/p",
      ]),
    Row(name: "App", paths: ["App"], files: ["App/A.swift"]),
  ])
  func isFound(_ row: Row) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for file in row.files { try folder.write(Self.text(of: file), to: file) }
    let result = try Shell.run(
      Products.flowdoc, ["scan"] + row.paths + ["--output", "graph.json"], in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
    let graph = try GraphFile.read(Data(contentsOf: folder.url("graph.json")))
    #expect(graph.name == row.name, "\(result.errors)")
  }

  private static func text(of file: String) -> String {
    switch file.split(separator: "/").last ?? "" {
    case "Package.swift": "let package = Package(name: \"Shop\", targets: [])"
    case "Info.plist": list(["CFBundleDisplayName": "Corona Café", "CFBundleName": "$(PRODUCT_NAME)"])
    case "Open-Info.plist": list(["CFBundleDisplayName": "$(NAME)", "CFBundleName": "${PRODUCT_NAME}"])
    case "ExtensionInfo.plist": list(["CFBundleDisplayName": "Widget", "NSExtension": ""])
    default: "final class MainFlow {}"
    }
  }

  private static func list(_ values: [String: String]) -> String {
    let rows = values.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(rows)</dict></plist>\n"
  }
}
