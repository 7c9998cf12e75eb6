// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nothing of it reaches users.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "flowdoc", path: "..")],
  targets: [
    // Counts allocations; a part of the program itself, since only a program can stand before the allocator.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "flowdoc-bench",
      dependencies: [
        "CAllocations",
        .product(name: "FlowKit", package: "flowdoc"), .product(name: "FlowModel", package: "flowdoc"),
        .product(name: "FlowExport", package: "flowdoc"),
        .product(name: "FlowRender", package: "flowdoc"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
