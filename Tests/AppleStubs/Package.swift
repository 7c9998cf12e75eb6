// swift-tools-version: 6.1
import PackageDescription

/// FlowKit once more, with stand-ins for Apple's frameworks, so that its adapters compile and can be tested anywhere.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
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
    // Swift Testing looks for a companion module of its own wherever UIKit is imported; there is none for a stand-in.
    .testTarget(
      name: "FlowKitOnUIKitTests", dependencies: ["FlowKit", "SwiftUI", "UIKit"],
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
