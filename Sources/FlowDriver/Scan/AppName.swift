internal import Foundation

/// The name of an app: the display name of its bundle, or else the name of its project, its package or its folder.
struct AppName {
  let paths: [String]
  /// The property lists beside the sources.
  let lists: [FoundFile]

  var name: String {
    let own = Root(paths.first ?? ".").name
    return bundleName ?? Self.projectName(in: folder)
      ?? (paths.count < 2 && Self.isDistinctive(own) ? own : nil)
      ?? nameAbove ?? own
  }

  /// Names of folders and projects that say nothing about the app.
  private static let commonNames: Set<String> = [
    "app", "apps", "client", "code", "frameworks", "ios", "main", "module", "modules", "package", "packages",
    "pods", "project", "source", "sources", "src", "target", "targets", "workspace", "xcode",
  ]

  private static func isDistinctive(_ name: String) -> Bool { !commonNames.contains(name.lowercased()) }

  /// The first scanned folder.
  private var folder: String {
    let first = paths.first ?? "."
    return FolderListing.kind(of: first) == .file ? Self.above(first) ?? "." : first
  }

  /// The name of the nearest project in a folder above, or of that folder if the project's name says nothing; only searched inside
  /// the repository.
  private var nameAbove: String? {
    let bounds = ProjectBounds()
    var place = Self.above(folder)
    while let here = place, bounds.contains(here) {
      if let name = Self.projectName(in: here) { return name }
      let name = Root(here).name
      if !Self.projects(in: here).isEmpty, Self.isDistinctive(name) { return name }
      place = Self.above(here)
    }
    return nil
  }

  private static func above(_ path: String) -> String? {
    let shown = Root(path).shown
    guard !shown.isEmpty, !shown.hasPrefix("..") else { return nil }
    let parts = shown.split(separator: "/").dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static func projects(in folder: String) -> [String] {
    (FolderListing.entries(of: folder) ?? []).map(\.name).filter {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }

  /// The name of a project, or else of a package, in a folder.
  private static func projectName(in folder: String) -> String? {
    let names = [".xcodeproj", ".xcworkspace"].flatMap { ending in
      projects(in: folder).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    }
    return names.first(where: isDistinctive)
      ?? packageName(in: folder).flatMap { isDistinctive($0) ? $0 : nil }
  }

  /// The name of a package in its manifest.
  static func packageName(in folder: String) -> String? {
    let manifest = "\(folder)/Package.swift"
    guard ProjectBounds(around: [folder]).contains(manifest), let bytes = FileBytes.read(manifest) else {
      return nil
    }
    let match = String(decoding: bytes, as: UTF8.self).firstMatch(of: /Package\(\s*name:\s*"([^"\\]+)"/)
    return match.map { String($0.1) }
  }
}

extension AppName {
  /// The name of the app's bundle, or of the one nearest to the root; bundles of extensions and watch apps are ignored.
  private var bundleName: String? {
    lists.filter { $0.path.hasSuffix(".plist") }
      .sorted { (Self.depth($0.path), $0.path) < (Self.depth($1.path), $1.path) }
      .lazy.compactMap { Self.bundleName(in: $0.file) }.first
  }

  private static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  private static func bundleName(in file: String) -> String? {
    guard let bytes = FileBytes.read(file),
      let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any],
      isApp(list)
    else { return nil }
    return ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { list[$0] as? String }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.first(where: isWritten)
  }

  private static func isApp(_ list: [String: Any]) -> Bool {
    let kind = list["CFBundlePackageType"] as? String ?? "APPL"
    let others = ["NSExtension", "WKApplication", "WKWatchKitApp"]
    return (kind == "APPL" || kind.hasPrefix("$")) && !others.contains { list[$0] != nil }
  }

  /// Tells whether a name is written out; variables that Xcode substitutes in a build are not known here.
  private static func isWritten(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("$(") && !name.contains("${") && isDistinctive(name)
  }
}
