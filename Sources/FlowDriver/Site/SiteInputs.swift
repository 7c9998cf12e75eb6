internal import FlowModel
internal import Foundation

/// Reads all that a site is made from.
struct SiteInputs {
  let job: SiteJob

  func contents(_ progress: (SourceScan.Step) -> Void) throws -> SiteContents {
    var graphs: [(name: String, graph: FlowGraph)] = []
    var findings = job.owners?.findings ?? []
    if let scan = job.scan {
      let outcome = try scan.run(progress: progress)
      findings += outcome.findings
      graphs.append(("the scan", try outcome.graph()))
    }
    for path in job.graphs { graphs.append((path, try GraphReader.read(path, references: .mayDangle))) }
    let merged = try GraphMerge.merged(graphs)
    findings += merged.findings
    var contents = SiteContents(graph: merged.graph)
    if !job.name.isEmpty { contents.graph.name = job.name }
    contents.graph.fillOwners(job)
    for path in job.traces {
      let reading = try Self.trace(path)
      contents.traces.append(reading.trace)
      findings += reading.findings
    }
    contents.baseline = try job.baseline.map { try GraphReader.read($0) }
    contents.findings = findings
    return contents
  }

  private static func trace(_ path: String) throws(DriverError) -> TraceFile.Reading {
    guard let bytes = FileBytes.read(path) else {
      throw DriverError("\(path): the file cannot be read; look at its name and permissions")
    }
    do {
      return try TraceFile.read(bytes)
    } catch {
      throw DriverError("\(path): \(error)")
    }
  }

  /// What stands for all that the pages are made from.
  func key(of contents: SiteContents) throws -> String {
    var hash = ScanCache.runningTool()
    hash.add(try GraphFile.write(contents.graph))
    if let baseline = contents.baseline { hash.add(try GraphFile.write(baseline)) }
    for trace in contents.traces { hash.add(try TraceFile.write(trace)) }
    for finding in contents.findings { hash.add("\(finding)\n\(finding.remedy)") }
    hash.add(job.watched.foldersOnly.fingerprint())
    let rules = job.rules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let shots = job.screenshots.map.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    for text in [job.summary, job.baseURL, "\(job.budget ?? 0)"] + rules + shots + job.links.schemes
      + job.links.hosts
    {
      hash.add(text)
    }
    for text in [job.sourceLinks?.pattern, job.sourceLinks?.revision, job.sourceLinks?.folder] {
      hash.add(text ?? "")
    }
    return hash.text
  }
}

extension Watched {
  /// The folders alone: what is read of the rest is known by its contents.
  fileprivate var foldersOnly: Watched {
    var watched = Watched()
    watched.folders = folders
    return watched
  }
}

extension FlowGraph {
  /// Who owns a file owns the flows, routes and links in it that say nothing else.
  fileprivate mutating func fillOwners(_ job: SiteJob) {
    guard let owners = job.owners else { return }
    let folder = GitFolder(around: ".")?.path(of: ".") ?? ""
    let owner = { (place: SourceLocation?) in
      place.flatMap { RepositoryPath.path(of: $0.file, in: folder) }.map(owners.owner) ?? ""
    }
    for flow in flows.indices {
      if flows[flow].owner.isEmpty { flows[flow].owner = owner(flows[flow].location) }
      for route in flows[flow].routes.indices where flows[flow].routes[route].owner.isEmpty {
        flows[flow].routes[route].owner = owner(flows[flow].routes[route].location)
      }
    }
    for link in links.indices where links[link].owner.isEmpty {
      links[link].owner = owner(links[link].location)
    }
  }
}
