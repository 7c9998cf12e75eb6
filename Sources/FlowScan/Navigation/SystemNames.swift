/// The names by which types and modules of Apple's frameworks are recognised.
enum SystemNames {
  /// Tells whether a name has the prefix of a framework, or is one that the standard libraries declare.
  static func isType(_ name: String) -> Bool {
    LibraryMeaning.closedTypes.contains(name)
      || prefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
      }
  }

  /// Tells whether a module comes with the system or the compiler.
  static func isModule(_ name: String) -> Bool {
    modules.contains(name) || name.hasPrefix("_")
  }

  private static let prefixes = [
    "UI", "NS", "CA", "CG", "CI", "CL", "CN", "AV", "AS", "AR", "EK", "GK", "HK", "LA", "MF", "MK", "MP",
    "PH",
    "PK", "QL", "SF", "SK", "SCN", "UN", "VN", "WK",
  ]

  private static let modules: Set<String> = [
    "Swift", "Foundation", "UIKit", "SwiftUI", "Combine", "CoreData", "CoreGraphics", "CoreLocation",
    "CoreImage",
    "CoreText", "CoreMedia", "CoreMotion", "CoreBluetooth", "CoreSpotlight", "CoreHaptics", "Darwin",
    "Dispatch",
    "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "BackgroundTasks", "Contacts", "ContactsUI",
    "CryptoKit", "EventKit", "EventKitUI", "Intents", "IntentsUI", "LocalAuthentication", "MapKit",
    "MediaPlayer",
    "MessageUI", "Messages", "Network", "NotificationCenter", "ObjectiveC", "Observation", "OSLog", "os",
    "PDFKit",
    "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "SceneKit", "Security",
    "Social",
    "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "XCTest",
    "Accelerate",
    "ActivityKit", "AppIntents", "AppTrackingTransparency", "AdSupport", "ARKit", "Charts", "CloudKit",
    "GameKit",
    "HealthKit", "HomeKit", "LinkPresentation", "Metal", "MetalKit", "MobileCoreServices", "NaturalLanguage",
    "Speech",
    "TipKit", "Synchronization", "RegexBuilder", "PlaygroundSupport",
  ]
}
