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

  private static let prefixes = Array(
    """
    AR AS AV CA CG CI CL CN EK GK HK LA MF MK MP NS PH PK QL SCN SF SK UI UN VN WK
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let modules = Set(
    """
    ARKit AVFoundation AVKit Accelerate ActivityKit AdSupport AppIntents AppKit
    AppTrackingTransparency AuthenticationServices BackgroundTasks Charts CloudKit Combine Contacts
    ContactsUI CoreBluetooth CoreData CoreGraphics CoreHaptics CoreImage CoreLocation CoreMedia
    CoreMotion CoreSpotlight CoreText CryptoKit Darwin Dispatch EventKit EventKitUI Foundation
    GameKit HealthKit HomeKit Intents IntentsUI LinkPresentation LocalAuthentication MapKit
    MediaPlayer MessageUI Messages Metal MetalKit MobileCoreServices NaturalLanguage Network
    NotificationCenter OSLog ObjectiveC Observation PDFKit PassKit Photos PhotosUI PlaygroundSupport
    QuartzCore QuickLook RegexBuilder SafariServices SceneKit Security Social Speech SpriteKit
    StoreKit Swift SwiftData SwiftUI Synchronization SystemConfiguration TipKit UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision
    WatchConnectivity WebKit WidgetKit XCTest os
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
