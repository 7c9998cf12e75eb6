// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nothing of it reaches users.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "flowdoc", path: "..")],
  targets: [
    .executableTarget(
      name: "flowdoc-bench",
      dependencies: [
        .product(name: "FlowKit", package: "flowdoc"), .product(name: "FlowModel", package: "flowdoc"),
        .product(name: "FlowExport", package: "flowdoc"),
        .product(name: "FlowRender", package: "flowdoc"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
