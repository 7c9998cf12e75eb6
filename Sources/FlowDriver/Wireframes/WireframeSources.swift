internal import FlowModel
internal import FlowWireframe
internal import Foundation

/// The files that wireframes are drawn from: all source, code made by tools, tables of texts, and interface files.
struct WireframeSources {
  /// The facts read from each file, for the cache.
  let files: [String: WireframePack.File]
  private let scan: SourceScan
  private let sources: [FoundFile]
  private let texts: [FoundFile]
  private let interfaces: [FoundFile]
  private let places: DeclarationPlaces

  /// Finds the files of a scan; those that are as they were when a pack was written are not opened.
  init(_ scan: SourceScan, known: WireframePack = WireframePack()) {
    let found = Self.files(of: scan)
    self.scan = scan
    sources = found.sources
    texts = found.texts.filter { !Self.isInterface($0) }
    interfaces = (found.others + found.texts).filter(Self.isInterface)
    let all = sources + texts + interfaces
    let isSource = Set(sources)
    let read = Workers(jobs: scan.jobs).map(all) { file in
      Self.read(file, namesTypes: isSource.contains(file), known.files[file.path])
    }
    files = Dictionary(zip(all.map(\.path), read), uniquingKeysWith: { first, _ in first })
    places = DeclarationPlaces(read.prefix(sources.count).map(\.names))
  }

  /// Reads the facts of a file, or takes the cached ones if its size and time have not changed.
  private static func read(
    _ file: FoundFile, namesTypes: Bool, _ known: WireframePack.File?
  ) -> WireframePack.File {
    let facts = PlainFile.status(of: file.file) ?? PlainFile.Facts(size: -1, time: -1)
    if let known, known.facts == facts { return known }
    let bytes = FileBytes.read(file.file) ?? Data()
    let names = namesTypes ? DeclarationPlaces.names(in: Array(bytes)) : []
    return WireframePack.File(facts: facts, hash: ContentHash(of: bytes), names: names)
  }

  private static func isInterface(_ file: FoundFile) -> Bool {
    file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib")
  }

  private static func files(of scan: SourceScan) -> SourceFinder.Result {
    var rules = LeftOut(includesTests: scan.includesTests)
    rules.includesGenerated = true
    let finder = SourceFinder(rules: rules, excluded: ExcludedPaths(scan.excludes))
    return (try? finder.find(scan.paths, from: scan.base)) ?? SourceFinder.Result()
  }
}

extension WireframeSources {
  /// A hash of the names, sizes and times of all files that wireframes may be drawn from.
  static func fingerprint(_ project: AppProject) -> ContentHash {
    guard project.drawsWireframes, let scan = project.scan else { return ContentHash() }
    let found = files(of: scan)
    var watched = Watched()
    watched.files = (found.sources + found.others + found.texts).map(\.file)
    var hash = watched.fingerprint()
    hash.add(AssetCatalogs(scan).fingerprint)
    hash.add("\(DeviceFamily.frame(of: scan).width)")
    return hash
  }

  /// A hash of all files that a wireframe was read from, and of which there are now.
  func inputs(of needs: WireframeNeeds) -> ContentHash {
    var hash = ContentHash()
    for type in needs.types {
      hash.add(type)
      for number in places.files(of: type) { add(sources[number], to: &hash) }
    }
    if needs.texts || needs.interfaces { for file in texts { add(file, to: &hash) } }
    if needs.interfaces { for file in interfaces { add(file, to: &hash) } }
    return hash
  }

  private func add(_ file: FoundFile, to hash: inout ContentHash) {
    hash.add(file.path)
    hash.add(files[file.path]?.hash ?? ContentHash())
  }

  /// The files, of which source is read when a type in it is looked up.
  func indexes(_ frame: ScreenFrame = .phone) -> (sources: SourceIndex, interfaces: InterfaceIndex) {
    let strings = Self.strings(texts)
    let sources = sources
    let index = SourceIndex(
      paths: sources.map(\.path), places: places, strings: strings, conditions: scan.conditions
    ) { FileBytes.read(sources[$0].file).map(Array.init) ?? [] }
    let files = interfaces.map {
      SourceText(path: $0.path, bytes: FileBytes.read($0.file).map(Array.init) ?? [])
    }
    return (index, InterfaceIndex(files, strings: strings, frame: frame))
  }

  /// The texts in one language, which is that of the developers according to the names of folders.
  private static func strings(_ files: [FoundFile]) -> StringTables {
    var tables = StringTables()
    for file in files.filter({ $0.path.hasSuffix(".xcstrings") }) {
      let bytes = FileBytes.read(file.file).flatMap { JSONSize.excess(in: $0) == nil ? $0 : nil }
      bytes.map { tables.add(Array($0), isCatalog: true) }
    }
    let plain = files.filter { $0.path.hasSuffix(".strings") && !$0.path.hasSuffix("InfoPlist.strings") }
    let languages = Set(plain.map { language(of: $0.path) }).sorted()
    let chosen =
      ["en", "Base", ""].first(where: languages.contains)
      ?? languages.first { $0.hasPrefix("en") } ?? languages.first
    for file in plain where language(of: file.path) == chosen {
      FileBytes.read(file.file).map { tables.add(Array($0), isCatalog: false) }
    }
    return tables
  }

  private static func language(of path: String) -> String {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
      ?? ""
  }
}
