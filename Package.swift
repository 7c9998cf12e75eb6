// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Every target is built with the same settings; a module's API is what it imports publicly.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where the running toolchain keeps its own parser: beside the library that this manifest itself runs on.
///
/// Nothing but Foundation and the C library it brings: whoever links FlowKit alone evaluates this, too, on any machine.
let parserFolder: String = {
  #if os(Linux)
    // `String(contentsOfFile:)` would end after the first page.
    let loaded = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let line = String(decoding: loaded, as: UTF8.self).split(separator: "\n").first {
      $0.contains("/lib/swift/pm/") && $0.contains("libPackageDescription")
    }
    let own = line.map { String($0.drop { $0 != "/" }) }
  #else
    var image = Dl_info()
    let isFound = dladdr(unsafeBitCast(Package.self as AnyClass, to: UnsafeRawPointer.self), &image) != 0
    let own = isFound ? image.dli_fname.map { String(cString: $0) } : nil
  #endif
  return (own ?? "").components(separatedBy: "/pm/")[0] + "/host"
}()

/// Whoever imports the scanner, even by way of others, must find the modules that it imports.
///
/// The values of an app are followed by one thread in one object; that nobody else reads it is checked in debug builds, where tests run.
let scanning =
  settings + [
    .unsafeFlags(["-I", parserFolder]),
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  ]

let package = Package(
  name: "flowdoc",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "FlowModel", targets: ["FlowModel"]),
    .library(name: "FlowAnalysis", targets: ["FlowAnalysis"]),
    .library(name: "FlowKit", targets: ["FlowKit"]),
    .library(name: "FlowExport", targets: ["FlowExport"]),
    .library(name: "FlowRender", targets: ["FlowRender"]),
    .library(name: "FlowReview", targets: ["FlowReview"]),
    .library(name: "FlowSite", targets: ["FlowSite"]),
    .library(name: "FlowDriver", targets: ["FlowDriver"]),
    .executable(name: "flowdoc", targets: ["flowdoc"]),
    .plugin(name: "FlowdocPlugin", targets: ["FlowdocPlugin"]),
  ],
  targets: [
    // What apps may link: no C library, no unsafe flag, nothing of Linux alone.
    .target(name: "FlowModel", swiftSettings: settings),
    .target(name: "FlowKit", dependencies: ["FlowModel"], swiftSettings: settings),

    // What tools derive from a graph; apart from the model, so that apps need not compile it.
    .target(name: "FlowAnalysis", dependencies: ["FlowModel"], swiftSettings: settings),

    // A graph in other formats: DOT, Mermaid, Markdown, CSV, a tree for the terminal.
    .target(name: "FlowExport", dependencies: ["FlowAnalysis", "FlowModel"], swiftSettings: settings),

    // DOT to SVG. Only CGraphviz sees the headers of Graphviz, only FlowRender sees CGraphviz.
    .systemLibrary(
      name: "SystemGraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
    ),
    .target(name: "CGraphviz", dependencies: ["SystemGraphviz"]),
    .target(name: "FlowRender", dependencies: ["CGraphviz"], swiftSettings: settings),

    // Swift source to facts, with the parser of the toolchain; then which values may arrive where.
    .target(
      name: "SwiftFacts",
      swiftSettings: scanning,
      linkerSettings: [
        .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .target(name: "ValueFlow", dependencies: ["SwiftFacts"], swiftSettings: scanning),

    // Swift source to a graph, with the parser of the toolchain: nothing to download, always the right grammar.
    .target(
      name: "FlowScan", dependencies: ["FlowAnalysis", "FlowModel", "SwiftFacts", "ValueFlow"],
      resources: [.embedInCode("Conventions/Libraries")],
      swiftSettings: scanning,
      linkerSettings: [
        .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),

    // Swift source to a drawing of each screen.
    .target(
      name: "FlowWireframe", dependencies: ["FlowExport", "FlowScan", "SwiftFacts"],
      swiftSettings: scanning,
      linkerSettings: [
        .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),

    // What is wrong with a graph, and what its changes mean.
    .target(name: "FlowReview", dependencies: ["FlowAnalysis", "FlowModel"], swiftSettings: settings),

    // A graph and templates to the pages of a site. Only FlowSite sees Markdown and Mustache.
    .systemLibrary(
      name: "CMarkdown",
      pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
    ),
    .target(
      name: "FlowTemplates", path: "Templates", exclude: ["README.md"],
      resources: [.embedInCode("pages"), .embedInCode("partials"), .embedInCode("assets")],
      swiftSettings: settings),
    .target(
      name: "FlowSite",
      dependencies: ["CMarkdown", "FlowAnalysis", "FlowExport", "FlowModel", "FlowReview", "FlowTemplates"],
      swiftSettings: settings),

    // Images in sizes that pages need. Only FlowRaster sees zlib, which Graphviz brings along.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "FlowRaster", dependencies: ["CZlib"], swiftSettings: settings),

    // Files in, steps in order, files out.
    .target(
      name: "FlowDriver",
      dependencies: [
        "FlowAnalysis", "FlowModel", "FlowExport", "FlowRaster", "FlowRender", "FlowReview", "FlowScan",
        "FlowSite",
        "FlowWireframe", "SwiftFacts",
      ],
      swiftSettings: scanning),

    // The command line: arguments, printing, exit codes.
    .executableTarget(
      name: "flowdoc",
      dependencies: [
        "FlowAnalysis", "FlowDriver", "FlowExport", "FlowModel", "FlowRender", "FlowReview", "FlowScan",
      ],
      swiftSettings: scanning),

    // `swift package flowdoc …` in a package that depends on this one. It finds the program itself: for a program that it depended on, SwiftPM would
    // compile every module once more.
    .plugin(
      name: "FlowdocPlugin",
      capability: .command(
        intent: .custom(verb: "flowdoc", description: "Show and check the navigation of this package."),
        permissions: [.writeToPackageDirectory(reason: "flowdoc writes what --output names.")]
      )
    ),

    // One small app on FlowKit that runs headless: the registry's client, the README's example.
    .target(
      name: "ShopApp", dependencies: ["FlowKit", "FlowModel"], path: "Examples/Shop/Sources/ShopApp",
      swiftSettings: settings),

    .executableTarget(
      name: "shop", dependencies: ["ShopApp"], path: "Examples/Shop/Sources/shop", swiftSettings: settings),

    // Tests: a folder for each target.
    .target(
      name: "FlowTestSupport", dependencies: ["FlowModel"], path: "Tests/FlowTestSupport",
      swiftSettings: settings),
    // Writes a site and does nothing else, so that a test can kill it.
    .executableTarget(
      name: "site-writer-probe", dependencies: ["FlowDriver", "FlowSite"], path: "Tests/SiteWriterProbe",
      swiftSettings: scanning),
    // Measures the memory of a program that it starts.
    .executableTarget(
      name: "peak-memory-probe", path: "Tests/PeakMemoryProbe", swiftSettings: settings),
    .testTarget(
      name: "FlowModelTests", dependencies: ["FlowModel", "FlowTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "FlowAnalysisTests", dependencies: ["FlowAnalysis", "FlowModel", "FlowTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitTests", dependencies: ["FlowKit", "FlowModel", "FlowTestSupport"], swiftSettings: settings
    ),
    .testTarget(
      name: "FlowExportTests", dependencies: ["FlowAnalysis", "FlowExport", "FlowModel", "FlowTestSupport"],
      exclude: ["Goldens", "Tree/Goldens"], swiftSettings: settings),
    .testTarget(
      name: "FlowRasterTests", dependencies: ["FlowRaster", "FlowTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "FlowRenderTests", dependencies: ["flowdoc", "FlowRender", "FlowTestSupport"],
      swiftSettings: scanning),
    .testTarget(
      name: "SwiftFactsTests", dependencies: ["FlowTestSupport", "SwiftFacts"], swiftSettings: scanning),
    .testTarget(
      name: "ValueFlowTests", dependencies: ["FlowTestSupport", "SwiftFacts", "ValueFlow"],
      swiftSettings: scanning),
    .testTarget(
      name: "FlowScanTests",
      dependencies: ["FlowAnalysis", "FlowModel", "FlowScan", "FlowTestSupport", "SwiftFacts"],
      swiftSettings: scanning),
    .testTarget(
      name: "FlowWireframeTests", dependencies: ["FlowTestSupport", "FlowWireframe"],
      swiftSettings: scanning),
    .testTarget(
      name: "FlowReviewTests",
      dependencies: ["FlowAnalysis", "FlowExport", "FlowModel", "FlowReview", "FlowTestSupport"],
      exclude: ["Check/Goldens", "Coverage/Goldens", "Difference/Goldens", "Goldens", "History/Goldens"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FlowSiteTests",
      dependencies: [
        "FlowAnalysis", "FlowExport", "FlowModel", "FlowSite", "FlowTemplates", "FlowTestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
      name: "FlowDriverTests",
      dependencies: [
        "flowdoc", "FlowAnalysis", "FlowDriver", "FlowModel", "FlowReview", "FlowScan", "FlowSite",
        "FlowTestSupport", "site-writer-probe", "SwiftFacts",
      ],
      swiftSettings: scanning),
    .testTarget(
      name: "flowdocTests", dependencies: ["flowdoc", "FlowModel", "FlowTestSupport"],
      exclude: ["Goldens"], swiftSettings: scanning),
    // Every reader of bytes from outside, with inputs that nobody meant to write.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "FlowDriver", "FlowModel", "FlowRaster", "FlowRender", "FlowReview", "FlowScan", "FlowSite",
        "FlowTestSupport",
        "FlowWireframe", "SwiftFacts",
      ],
      exclude: ["Corpus"], swiftSettings: scanning),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "flowdoc", "FlowAnalysis", "FlowExport", "FlowKit", "FlowModel", "FlowRaster", "FlowRender",
        "FlowReview", "FlowTestSupport", "peak-memory-probe",
      ],
      exclude: ["Schemas"], swiftSettings: scanning),
    .testTarget(
      name: "BrowserTests",
      dependencies: ["flowdoc", "FlowAnalysis", "FlowDriver", "FlowExport", "FlowModel", "FlowTestSupport"],
      swiftSettings: scanning),
    .testTarget(
      name: "ShopTests",
      dependencies: ["flowdoc", "FlowAnalysis", "FlowKit", "FlowModel", "FlowTestSupport", "ShopApp"],
      exclude: ["Goldens"], swiftSettings: scanning),
  ],
  swiftLanguageModes: [.v6]
)
