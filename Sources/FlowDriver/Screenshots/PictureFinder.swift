internal import FlowModel
internal import Foundation

/// Finds the pictures that tests and fastlane leave in a project, by the names of their folders.
///
/// No picture is opened. Links out of the project are not followed.
struct PictureFinder {
  private(set) var pictures: [FoundPicture] = []
  /// Findings about links that are not followed and folders that were too many.
  private(set) var findings: [Finding] = []
  private let excluded: ExcludedPaths
  /// Folders that are read or written otherwise.
  private let known: Set<FolderIdentity>
  private var seen: Set<FolderIdentity> = []
  private var foldersLeft = 50_000

  private static let deepest = 24
  private static let endings: Set = ["png", "jpg", "jpeg"]
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "vendor",
  ]

  /// Searches the pictures of an app; nil if it reads no source, or the configuration turns the search off.
  init?(_ project: AppProject) {
    guard project.screenshots.find, let scan = project.scan else { return nil }
    self.init(scan, besides: [project.output] + [project.screenshots.folder].compactMap(\.self))
  }

  /// Searches below the folders of a scan, or in the current folder, if it is the project that contains them.
  init(_ scan: SourceScan, besides known: [String] = []) {
    excluded = ExcludedPaths(scan.excludes)
    self.known = Set(known.compactMap(FolderListing.identity))
    for root in Self.roots(scan) { walk(root, "", ProjectBounds(around: [root.given]), Self.deepest) }
    pictures.sort()
  }

  private static func roots(_ scan: SourceScan) -> [Root] {
    let isProject =
      scan.base == nil
      && (GitFolder(around: ".") != nil || FolderListing.kind(of: Configuration.standardFile) == .file)
    var shown: Set<String> = []
    return scan.paths.map { Root($0, below: scan.base) }
      .map { isProject && !$0.shown.hasPrefix("..") ? Root(".") : $0 }
      .filter { FolderListing.kind(of: $0.given) == .folder && shown.insert($0.shown).inserted }
  }

  private mutating func walk(_ root: Root, _ folder: String, _ bounds: ProjectBounds, _ depth: Int) {
    let place = root.place(of: folder)
    guard depth > 0, let identity = FolderListing.identity(of: place.file), !known.contains(identity),
      seen.insert(identity).inserted
    else { return }
    guard foldersLeft > 0 else { return }
    foldersLeft -= 1
    if foldersLeft == 0 { findings.append(.tooManyFolders(place.path)) }
    let kind = Self.place(of: folder.split(separator: "/").map(String.init))
    for (name, entry) in FolderListing.entries(of: place.file, within: bounds) ?? [] {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let found = root.place(of: path)
      if name.hasPrefix(".") || excluded.contains(found.path) || excluded.contains(path) { continue }
      switch entry {
      case .folder where !Self.skipped.contains(name) && !name.hasPrefix("FailureDiffs"):
        walk(root, path, bounds, depth - 1)
      case .file: if let kind, Self.isPicture(name) { add(found, kind) }
      case .outside: if kind != nil { findings.append(.linkOutside(found.path)) }
      default: continue
      }
    }
  }

  private mutating func add(_ found: FoundFile, _ place: FoundPicture.Place) {
    pictures.append(
      FoundPicture(
        file: found.file, path: found.path, place: place, facts: PlainFile.status(of: found.file)))
  }

  /// The kind of the pictures in a folder; nil where pictures mean nothing.
  private static func place(of folders: [String]) -> FoundPicture.Place? {
    if folders.contains(where: FoundPicture.isOfSnapshots) { return .snapshots }
    guard folders.count > 1, folders[folders.count - 2] == FoundPicture.fastlane,
      PictureWords.isLanguage(folders[folders.count - 1])
    else { return nil }
    return .fastlane
  }

  /// Tells whether a file is a picture of the whole screen; fastlane's frames are around others.
  private static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let ending = parts.last else { return false }
    return endings.contains(ending.lowercased()) && !parts[parts.count - 2].hasSuffix("_framed")
  }
}

extension PictureFinder {
  /// A hash of the names, sizes and times of all pictures.
  var fingerprint: ContentHash {
    var hash = ContentHash()
    for picture in pictures {
      hash.add(picture.path)
      hash.add(UInt64(truncatingIfNeeded: picture.facts?.size ?? -1))
      hash.add(UInt64(truncatingIfNeeded: picture.facts?.time ?? -1))
    }
    return hash
  }
}

extension Finding {
  /// The finding for a project with more folders than are searched for pictures.
  static func tooManyFolders(_ path: String) -> Finding {
    Finding(
      rule: "screenshot", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "there are too many folders to search them all for pictures of tests; the search ended here",
      remedy: "Exclude folders with \"exclude\", or set \"find\" of \"screenshots\" to false.")
  }
}
