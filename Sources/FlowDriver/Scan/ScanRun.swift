internal import FlowModel
internal import FlowScan
internal import Foundation

/// The steps of one scan: find, read and hash, sketch, select, parse, analyse; each is left out where the cache knows its result.
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
    let finder = SourceFinder(rules: LeftOut(includesTests: scan.includesTests), excludes: scan.excludes)
    let found = try finder.find(scan.paths, from: scan.base)
    let pack = cache.read()
    progress(.reading(found.sources.count))
    let files = workers.map(found.sources) { LookedAt($0, pack) }
    var inputs = ScanInputs(settings: settings, findings: found.findings)
    inputs.add(scan.parsesAll)
    inputs.add(found.others)
    inputs.add(files)
    if let kept = pack.kept, kept.key == inputs.key, var outcome = ScanOutcome(kept, readable: files) {
      outcome.projectFiles = inputs.settings.projectFiles
      return outcome
    }
    return try analysed(inputs, files.filter(\.isReadable), pack, progress)
  }

  private var settings: ScanSettings {
    var settings = ScanSettings(name: Root(scan.paths[0]).name, includesViews: scan.includesViews)
    settings.conventions = scan.conventions
    return settings
  }

  private func analysed(
    _ inputs: ScanInputs, _ files: [LookedAt], _ pack: ScanPack, _ progress: (SourceScan.Step) -> Void
  ) throws -> ScanOutcome {
    let words = scan.parsesAll ? nil : inputs.settings.words
    let reading = FactsReading(files: files, words: words, pack: pack, workers: workers)
    progress(.parsing(reading.unread.count))
    let facts = reading.facts()
    let settings = inputs.settings
    guard let result = Workers.run({ ScanResult(of: facts.files, settings: settings) }) else {
      throw DriverError("the scan could not be run; try again")
    }
    var summary = ScanSummary(of: result.graph)
    summary.filesRead = files.count
    summary.filesParsed = reading.unread.count
    let text = String(decoding: GraphFile.write(result.graph), as: UTF8.self)
    var outcome = ScanOutcome(
      text: text, findings: inputs.findings + facts.findings + result.findings, summary: summary)
    outcome.projectFiles = settings.projectFiles
    outcome.source = result.source
    // What was read while somebody wrote it is not what the key stands for.
    let kept = facts.isSettled ? outcome.kept(as: inputs.key) : nil
    if !cache.write(ScanPack(entries: facts.entries, kept: kept)) {
      outcome.findings.append(.cacheUnwritable(cache.file ?? ""))
    }
    return outcome
  }
}

/// All that a result depends on, and the hash of it.
struct ScanInputs {
  var settings: ScanSettings
  var findings: [Finding]
  private(set) var key = ContentHash()

  init(settings: ScanSettings, findings: [Finding]) {
    self.settings = settings
    self.findings = findings
    key.add(settings.name)
    key.add(settings.includesViews ? 1 : 0)
    add(settings.conventions)
    for finding in findings { key.add("\(finding)") }
  }

  mutating func add(_ flag: Bool) { key.add(flag ? 1 : 0) }

  private mutating func add(_ files: [ProjectFile]) {
    for file in files {
      key.add(file.path)
      key.add(file.bytes)
    }
    key.add(UInt64(files.count))
  }

  mutating func add(_ others: [SourceFinder.Found]) {
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
    for file in files {
      key.add(file.found.path)
      key.add(file.hash ?? ContentHash())
      if !file.isReadable { findings.append(.unreadable(file.found.path, "file")) }
      if !file.isText { findings.append(.noText(file.found.path)) }
    }
  }
}
