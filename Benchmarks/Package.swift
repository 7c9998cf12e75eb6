// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the running toolchain's parser, as in flowdoc's manifest.
let parserFolder: String = {
  #if os(Linux)
    // `String(contentsOfFile:)` would end after the first page.
    let loaded = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let paths = String(decoding: loaded, as: UTF8.self).split(separator: "\n").compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
  #else
    let paths = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
  #endif
  let own = paths.first { $0.contains("/lib/swift/pm/") && $0.contains("libPackageDescription") } ?? ""
  return own.components(separatedBy: "/pm/")[0] + "/host"
}()

// A package of its own, so that it does not reach users.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "flowdoc", path: "..")],
  targets: [
    // Counts allocations; a part of the program, since only a program can replace the allocator.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "flowdoc-bench",
      dependencies: [
        "CAllocations",
        .product(name: "FlowKit", package: "flowdoc"), .product(name: "FlowModel", package: "flowdoc"),
        .product(name: "FlowAnalysis", package: "flowdoc"),
        .product(name: "FlowDriver", package: "flowdoc"),
        .product(name: "FlowExport", package: "flowdoc"),
        .product(name: "FlowRender", package: "flowdoc"),
      ],
      swiftSettings: [.unsafeFlags(["-I", parserFolder])],
      linkerSettings: [.linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax")]),
  ],
  swiftLanguageModes: [.v6]
)
