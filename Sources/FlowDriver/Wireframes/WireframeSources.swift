internal import FlowModel
internal import FlowWireframe
internal import Foundation

/// The files that wireframes are drawn from: all source, code made by tools, and the tables of texts.
struct WireframeSources {
  let shelf: SourceShelf
  let interfaces: InterfaceShelf

  /// Reads the files of a scan.
  init(_ scan: SourceScan) {
    let found = Self.files(of: scan)
    let workers = Workers(jobs: scan.jobs)
    let read = workers.map(found.sources) { source -> (SourceText, Set<String>) in
      let bytes = FileBytes.read(source.file).map(Array.init) ?? []
      return (SourceText(path: source.path, bytes: bytes), SourceShelf.names(in: bytes))
    }
    let strings = Self.strings(found.texts)
    shelf = SourceShelf(read.map(\.0), names: read.map(\.1), strings: strings, conditions: scan.conditions)
    let files = (found.others + found.texts).filter {
      $0.path.hasSuffix(".storyboard") || $0.path.hasSuffix(".xib")
    }
    interfaces = InterfaceShelf(
      files.map { SourceText(path: $0.path, bytes: FileBytes.read($0.file).map(Array.init) ?? []) },
      strings: strings)
  }

  /// A hash of the names, sizes and times of all files that wireframes may be drawn from.
  static func fingerprint(_ job: SiteJob) -> ContentHash {
    guard job.drawsWireframes, let scan = job.scan else { return ContentHash() }
    let found = files(of: scan)
    var watched = Watched()
    watched.files = (found.sources + found.others + found.texts).map(\.file)
    return watched.fingerprint()
  }

  private static func files(of scan: SourceScan) -> SourceFinder.Result {
    var rules = LeftOut(includesTests: scan.includesTests)
    rules.includesGenerated = true
    let finder = SourceFinder(rules: rules, excludes: scan.excludes)
    return (try? finder.find(scan.paths, from: scan.base)) ?? SourceFinder.Result()
  }

  /// The texts in one language, that of the app's developers as far as names of folders tell.
  private static func strings(_ files: [SourceFinder.Found]) -> StringTables {
    var tables = StringTables()
    for file in files.filter({ $0.path.hasSuffix(".xcstrings") }) {
      FileBytes.read(file.file).map { tables.add(Array($0), isCatalog: true) }
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
