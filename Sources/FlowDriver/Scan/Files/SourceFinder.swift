internal import FlowModel
internal import Foundation

/// Finds the files of a project below the paths of a command line.
struct SourceFinder {
  var rules = LeftOut()
  var excluded = ExcludedPaths()

  /// The files below the paths, ordered by name.
  struct Result {
    var sources: [FoundFile] = []
    /// Property lists, entitlements and storyboards.
    var others: [FoundFile] = []
    /// Tables and catalogs of texts, and interface files, which a scan does not read.
    var texts: [FoundFile] = []
    var findings: [Finding] = []
  }

  func find(_ paths: [String], from base: String? = nil) throws(DriverError) -> Result {
    var result = Result()
    var seen: Set<FolderIdentity> = []
    let roots = paths.map { Root($0, below: base) }
    let bounds = ProjectBounds(around: roots.map(\.given))
    result.findings = excluded.findings(below: roots.map(\.given), base: base)
    for (path, root) in zip(paths, roots) {
      switch FolderListing.kind(of: root.given) {
      case .folder: walk(root, bounds, &seen, &result)
      case .file:
        guard Self.isRead(root.given) else { throw Self.notScanned(path) }
        add(FoundFile(file: root.given, path: root.shown), to: &result)
      case .other, .outside: throw DriverError("\(path): no such file or folder; check the name")
      }
    }
    result.sources = Set(result.sources).sorted()
    result.others = Set(result.others).sorted()
    result.texts = Set(result.texts).sorted()
    return result
  }

  /// The error for an explicitly named file that is not scanned; skipping it silently would be wrong.
  private static func notScanned(_ path: String) -> DriverError {
    DriverError(
      "\(path): this is neither Swift source nor a property list, entitlements or a storyboard; generate, check and lint take graph files, a scan takes source alone"
    )
  }

  /// Walks without recursion, so that deep folders cannot overflow the stack.
  private func walk(
    _ root: Root, _ bounds: ProjectBounds, _ seen: inout Set<FolderIdentity>, _ result: inout Result
  ) {
    var folders = [""]
    while let folder = folders.popLast() {
      let place = root.place(of: folder)
      // Links may form cycles, or lead to the same folder twice.
      guard let identity = FolderListing.identity(of: place.file), seen.insert(identity).inserted else {
        continue
      }
      guard let entries = FolderListing.entries(of: place.file, within: bounds) else {
        result.findings.append(.unreadable(place.path, "folder"))
        continue
      }
      var inner: [String] = []
      for (name, kind) in entries {
        let path = folder.isEmpty ? name : folder + "/" + name
        let found = root.place(of: path)
        if excluded.contains(found.path) || excluded.contains(path) { continue }
        switch kind {
        case .folder:
          let isLeftOut = rules.folder(name, in: folder.isEmpty ? root.shown : folder)
          let isDoubtful = isLeftOut && rules.isDoubtful(name, beside: entries.map(\.name))
          if !isLeftOut || isDoubtful && isProduct(found.file, bounds) { inner.append(path) }
        case .file: if !rules.file(name) { add(found, to: &result) }
        case .outside
        where FolderListing.kind(of: found.file) == .folder || Self.isRead(name) || Self.isText(name):
          result.findings.append(.linkOutside(found.path))
        case .other, .outside: continue
        }
      }
      folders += inner.reversed()
    }
  }

  /// Tells whether a folder with a name like tests contains sources, none of which is a test.
  private func isProduct(_ folder: String, _ bounds: ProjectBounds) -> Bool {
    var hasSources = false
    var folders = [folder]
    var seen: Set<FolderIdentity> = []
    while let next = folders.popLast() {
      guard let identity = FolderListing.identity(of: next), seen.insert(identity).inserted else { continue }
      for (name, kind) in FolderListing.entries(of: next, within: bounds) ?? [] {
        let path = next + "/" + name
        // Tests may be in a folder of their own beside the code they test.
        if kind == .folder, !rules.isOfTests(name) { folders.append(path) }
        guard kind == .file, Self.isSource(name), let bytes = FileBytes.read(path) else { continue }
        if LeftOut.isTest(String(decoding: bytes, as: UTF8.self)) { return false }
        hasSources = true
      }
    }
    return hasSources
  }

  private func add(_ found: FoundFile, to result: inout Result) {
    if Self.isSource(found.path) {
      result.sources.append(found)
    } else if Self.isRead(found.path) {
      result.others.append(found)
    } else if Self.isText(found.path) {
      result.texts.append(found)
    }
  }

  private static func isText(_ path: String) -> Bool {
    [".strings", ".xcstrings", ".xib"].contains(where: path.hasSuffix)
  }

  private static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Tells whether a scan uses files of this name.
  static func isRead(_ path: String) -> Bool {
    isSource(path) || path.hasSuffix(".entitlements") || path.hasSuffix(".storyboard") || isInfoList(path)
  }

  /// Matches `Info.plist`, `Shop-Info.plist`, `ShopInfo.plist`; other property lists do not declare links.
  private static func isInfoList(_ path: String) -> Bool {
    path.hasSuffix(".plist")
      && path.split(separator: "/").last.map { $0.contains("Info") || $0.contains("info") } == true
  }
}

extension Finding {
  /// The finding for a file or folder that could not be read.
  static func unreadable(_ path: String, _ what: String) -> Finding {
    Finding(
      rule: "unreadable", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the \(what) cannot be read and was skipped",
      remedy: "Check its permissions, or exclude it with --exclude.")
  }
}
