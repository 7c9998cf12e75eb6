internal import FlowWireframe
internal import Foundation

/// The devices that an app is built for, according to its Xcode project.
enum DeviceFamily {
  /// The frame for the screens of a scan: that of a tablet if the nearest project is only for iPads.
  static func frame(of scan: SourceScan) -> ScreenFrame {
    let bounds = ProjectBounds(around: scan.paths)
    let nearest = scan.paths.lazy.map { projects(nearest: $0, bounds) }.first { !$0.isEmpty } ?? []
    let told = nearest.map { $0 + "/project.pbxproj" }.filter { bounds.admits(link: $0) }
      .compactMap { FileBytes.read($0) }
      .flatMap { families(in: String(decoding: $0, as: UTF8.self)) }
    return !told.isEmpty && told.allSatisfy { $0 == "2" } ? .pad : .phone
  }

  /// The families that the targets of a project are built for: 1 is the iPhone, and 2 the iPad.
  ///
  /// There are seven. A longer list is none of them.
  static func families(in project: String) -> [String] {
    Array(project.utf8).split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).dropLast()
      .compactMap { statement in
        let start = statement.lastIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\n") }
        let setting = statement[(start.map(statement.index(after:)) ?? statement.startIndex)...]
          .drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
        guard setting.starts(with: key) else { return nil }
        let value = setting.dropFirst(key.count).filter { $0 != UInt8(ascii: "\"") }
        guard (1...20).contains(value.count), value.allSatisfy(numbers.contains) else { return nil }
        return String(decoding: value, as: UTF8.self)
      }
  }

  private static let key = Array("TARGETED_DEVICE_FAMILY = ".utf8)
  private static let numbers = Array("0123456789, ".utf8)

  /// The projects in a folder or, if there is none, in the nearest one above it.
  private static func projects(nearest path: String, _ bounds: ProjectBounds) -> [String] {
    var folder = FolderListing.kind(of: path) == .file ? Self.above(path) : path
    while let here = folder, bounds.contains(here) {
      let found = (FolderListing.entries(of: here) ?? []).map(\.name).filter { $0.hasSuffix(".xcodeproj") }
      if !found.isEmpty { return found.sorted().map { "\(here)/\($0)" } }
      folder = above(here)
    }
    return []
  }

  private static func above(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard !parts.isEmpty, path != "." else { return nil }
    if path.hasPrefix("/") { return parts.count > 1 ? "/" + parts.dropLast().joined(separator: "/") : nil }
    return parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
  }
}
