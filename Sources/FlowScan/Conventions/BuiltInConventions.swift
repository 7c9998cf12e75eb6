import Foundation

/// The libraries that flowdoc supports out of the box.
enum BuiltInConventions {
  static let files: [(name: String, bytes: [UInt8])] = [
    ("uikit", PackageResources.uikit_json),
    ("swiftui", PackageResources.swiftui_json),
    ("eureka", PackageResources.eureka_json),
    ("urlnavigator", PackageResources.urlnavigator_json),
    ("linknavigator", PackageResources.linknavigator_json),
    ("rxflow", PackageResources.rxflow_json),
    ("stinsen", PackageResources.stinsen_json),
    ("flowstacks", PackageResources.flowstacks_json),
    ("tcacoordinators", PackageResources.tcacoordinators_json),
    ("minerva", PackageResources.minerva_json),
    ("xcoordinator", PackageResources.xcoordinator_json),
    ("ribs", PackageResources.ribs_json),
    ("reswift", PackageResources.reswift_json),
    ("factory", PackageResources.factory_json),
    ("hotwire", PackageResources.hotwire_json),
    ("flowkit", PackageResources.flowkit_json),
  ]

  /// The conventions of all of them; a test checks that each file can be read.
  static var all: [Conventions] {
    files.compactMap { try? Conventions.read(Data($0.bytes)) }
  }
}
