// swift-tools-version: 6.1
import PackageDescription

/// Every target is built with the same settings; a module's API is what it imports publicly.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "flowdoc",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "FlowModel", targets: ["FlowModel"]),
    .library(name: "FlowRender", targets: ["FlowRender"]),
    .executable(name: "flowdoc", targets: ["flowdoc"]),
  ],
  targets: [
    // What apps may link: no C library, no unsafe flag, nothing of Linux alone.
    .target(name: "FlowModel", swiftSettings: settings),

    // DOT to SVG. Only CGraphviz sees the headers of Graphviz, only FlowRender sees CGraphviz.
    .systemLibrary(
      name: "SystemGraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
    ),
    .target(name: "CGraphviz", dependencies: ["SystemGraphviz"]),
    .target(name: "FlowRender", dependencies: ["CGraphviz"], swiftSettings: settings),

    // The command line.
    .executableTarget(name: "flowdoc", dependencies: ["FlowRender"], swiftSettings: settings),

    // Tests: a folder for each target.
    .target(name: "FlowTestSupport", path: "Tests/FlowTestSupport", swiftSettings: settings),
    .testTarget(
      name: "FlowModelTests", dependencies: ["FlowModel", "FlowTestSupport"], swiftSettings: settings),
    .testTarget(
      // The program is there as the worker that draws.
      name: "FlowRenderTests", dependencies: ["FlowRender", "FlowTestSupport", "flowdoc"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
