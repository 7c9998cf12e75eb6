// swift-tools-version: 6.1
import PackageDescription

/// FlowKit once more, with stand-ins for Apple's frameworks, so that its adapters compile and can be tested anywhere.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Swift Testing looks for a companion module of its own wherever UIKit is imported; there is none for a stand-in.
let testing: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

let package = Package(
  name: "AppleStubs",
  platforms: [.macOS(.v13)],
  targets: [
    // Declarations of just what the adapters use, written from the public documentation.
    .target(name: "UIKit", swiftSettings: settings),
    .target(name: "Combine", swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: settings),

    // The library's own sources, through links.
    .target(name: "FlowModel", swiftSettings: settings),
    .target(
      name: "FlowKit", dependencies: ["Combine", "FlowModel", "SwiftUI", "UIKit"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitOnUIKitTests", dependencies: ["FlowKit", "FlowModel", "UIKit"],
      swiftSettings: settings + testing),
    .testTarget(
      name: "FlowKitOnSwiftUITests", dependencies: ["Combine", "FlowKit", "FlowModel", "SwiftUI"],
      swiftSettings: settings + testing),
  ],
  swiftLanguageModes: [.v6]
)
