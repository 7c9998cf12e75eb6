internal import FlowModel
internal import FlowScan
internal import Foundation
internal import SwiftFacts

/// The steps of one scan: find, hash, parse, analyse; a step is skipped if the cache has its result.
struct ScanRun {
  let scan: SourceScan
  private let cache: ScanCache
  private let workers: Workers

  init(scan: SourceScan) {
    self.scan = scan
    cache = ScanCache(scan.cache, of: scan.keptAs.map { [$0] } ?? scan.paths)
    workers = Workers(jobs: scan.jobs)
  }

  func outcome(_ progress: (SourceScan.Step) -> Void) throws -> ScanOutcome {
    let pack = cache.read()
    let (inputs, files) = try look(with: pack, progress)
    if var outcome = known(inputs, files, pack) {
      outcome.projectFiles = inputs.settings.projectFiles
      return outcome
    }
    return try analysed(inputs, files.filter(\.isReadable), pack, progress)
  }

  /// The last outcome, if nothing changed or only lines moved; nil if the code has to be analysed.
  private func known(_ inputs: ScanInputs, _ files: [LookedAt], _ pack: ScanPack) -> ScanOutcome? {
    // A cached graph no longer has the code that explanations need.
    guard scan.explained.isEmpty, let kept = pack.kept else { return nil }
    if kept.key == inputs.key { return ScanOutcome(kept, readable: files) }
    guard let moved = MovedScan(kept, inputs, files, pack, scan)?.pack, let kept = moved.kept,
      var outcome = ScanOutcome(kept, readable: files)
    else { return nil }
    outcome.summary.filesParsed = moved.entries.keys.count { pack.entries[$0] == nil }
    if !cache.write(moved) { outcome.findings.append(.cacheUnwritable(cache.file ?? "")) }
    return outcome
  }

  /// Collects the code of all files without analysing it; what matters in it is known only with all modules.
  func part(_ progress: (SourceScan.Step) -> Void) throws -> (part: ScanPart, summary: ScanSummary) {
    let pack = cache.read()
    let (inputs, looked) = try look(with: pack, progress)
    let files = looked.filter(\.isReadable)
    let reading = CodeReading(files: files, scan: scan, pack: pack, workers: workers)
    progress(.parsing(reading.unread.count))
    let code = reading.outcome()
    var part = ScanPart()
    part.name = scan.paths.count == 1 && FolderListing.kind(of: scan.paths[0]) == .folder ? shownName : ""
    part.includesViews = scan.includesViews
    part.tellsWhy = scan.tellsWhy
    part.platform = scan.conditions.platformName
    part.conventions = scan.conventions
    part.corrections = scan.corrections
    part.projectFiles = inputs.settings.projectFiles
    part.files = code.files.map { ScanPart.File(path: $0.path, code: Data($0.bytes)) }
    part.findings = inputs.findings + code.findings
    var summary = ScanSummary()
    summary.filesRead = files.count
    summary.filesParsed = reading.unread.count
    if !cache.write(ScanPack(entries: code.entries, kept: pack.kept)) {
      part.findings.append(.cacheUnwritable(cache.file ?? ""))
    }
    return (part, summary)
  }

  /// The folder's name on the command line: the current folder's own name depends on the machine.
  private var shownName: String {
    Root(scan.paths[0]).shown.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Finds and hashes the files.
  func look(
    with pack: ScanPack, _ progress: (SourceScan.Step) -> Void
  ) throws -> (inputs: ScanInputs, files: [LookedAt]) {
    let finder = SourceFinder(
      rules: LeftOut(includesTests: scan.includesTests), excluded: ExcludedPaths(scan.excludes))
    let found = try finder.find(scan.paths, from: scan.base)
    progress(.reading(found.sources.count))
    let files = workers.map(found.sources) { LookedAt($0, pack) }
    var settings = settings
    settings.name = AppName(paths: scan.paths, lists: found.others).name
    var inputs = ScanInputs(settings: settings, findings: found.findings)
    inputs.add(scan.conditions)
    inputs.add(found.others)
    inputs.add(files)
    return (inputs, files)
  }

  private var settings: ScanSettings {
    var settings = ScanSettings(name: Root(scan.paths[0]).name, includesViews: scan.includesViews)
    settings.conventions = scan.conventions
    settings.corrections = scan.corrections
    settings.explained = scan.explained
    settings.tellsWhy = scan.tellsWhy
    return settings
  }

  private func analysed(
    _ inputs: ScanInputs, _ files: [LookedAt], _ pack: ScanPack, _ progress: (SourceScan.Step) -> Void
  ) throws -> ScanOutcome {
    let reading = CodeReading(files: files, scan: scan, pack: pack, workers: workers)
    progress(.parsing(reading.unread.count))
    var code = reading.outcome()
    if cache.file == nil { code.entries = [:] }
    HeldMemory.giveBack()
    let settings = inputs.settings
    var outcome = try ScanOutcome(of: code.files, settings, findings: inputs.findings + code.findings)
    outcome.summary.filesRead = files.count
    outcome.summary.filesParsed = reading.unread.count
    // Code that changed while it was being read does not match the key.
    let kept = code.isSettled ? outcome.kept(as: inputs) : nil
    if !cache.write(ScanPack(entries: code.entries, kept: kept)) {
      outcome.findings.append(.cacheUnwritable(cache.file ?? ""))
    }
    return outcome
  }
}

extension ScanOutcome {
  /// Analyses the code of all files.
  init(of files: [FileCode], _ settings: ScanSettings, findings: [Finding]) throws(DriverError) {
    guard let result = Workers.run({ ValueFlowScan(settings: settings).graph(of: files) }) else {
      throw DriverError("the scan did not finish; run it again")
    }
    text = String(decoding: GraphFile.write(result.graph), as: UTF8.self)
    self.findings = findings + result.findings
    summary = ScanSummary(of: result.graph)
    projectFiles = settings.projectFiles
    source = result.source
    explanations = result.explanations
  }
}

/// All inputs of a result, and their hash.
struct ScanInputs {
  var settings: ScanSettings
  var findings: [Finding]
  private(set) var key = ContentHash()
  /// A hash of all inputs except for the source files.
  private(set) var frame = ContentHash()
  private(set) var files: [ScanPack.File] = []

  init(settings: ScanSettings, findings: [Finding]) {
    self.settings = settings
    self.findings = findings
    key.add(settings.name)
    key.add(settings.includesViews ? 1 : 0)
    key.add(settings.tellsWhy ? 1 : 0)
    add(settings.conventions)
    for correction in settings.corrections { key.add(correction) }
    key.add(UInt64(settings.corrections.count))
    for finding in findings { key.add("\(finding)") }
  }

  mutating func add(_ conditions: BuildConditions) {
    for word in conditions.words { key.add(word) }
  }

  private mutating func add(_ files: [ProjectFile]) {
    for file in files {
      key.add(file.path)
      key.add(file.bytes)
    }
    key.add(UInt64(files.count))
  }

  mutating func add(_ others: [FoundFile]) {
    for found in others {
      if let bytes = FileBytes.read(found.file) {
        settings.projectFiles.append(ProjectFile(path: found.path, bytes: bytes))
      } else {
        findings.append(.unreadable(found.path, "file"))
        key.add(found.path)
      }
    }
    add(settings.projectFiles)
  }

  mutating func add(_ files: [LookedAt]) {
    frame = key
    self.files = files.map(\.kept)
    for file in files {
      key.add(file.found.path)
      key.add(file.hash ?? ContentHash())
      if !file.isReadable { findings.append(.unread(file.found)) }
      if !file.isText { findings.append(.noText(file.found.path)) }
      if let line = file.conflict { findings.append(.conflict(file.found.path, line: line)) }
    }
  }
}
