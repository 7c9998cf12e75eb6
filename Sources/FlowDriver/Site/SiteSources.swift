import FlowAnalysis
internal import FlowModel
internal import FlowReview
internal import FlowScan
internal import Foundation

/// The inputs of a site as they were read, not yet decoded, since a run may find that nothing has changed.
struct SiteSources {
  /// A file with its bytes.
  struct File {
    let path: String
    let bytes: Data
  }

  let job: SiteJob
  /// The graph of the sources, and that of the parts among the graph files, if there are any.
  let scanned: [FlowGraph]
  /// Facts for rules on the source.
  let source: SourceFacts
  /// The findings about sources and owners.
  let findings: [Finding]
  /// The graph files, except parts.
  let graphs: [File]
  /// The graph written by the app's own registry.
  let registry: File?
  let traces: [File]
  let baseline: File?
  let owners: File?
  let association: File?
  /// The property lists and entitlements beside the sources.
  let projectFiles: [ProjectFile]

  /// All files that were read.
  var files: [File] { graphs + traces + [registry, baseline, owners, association].compactMap(\.self) }

  init(_ job: SiteJob, _ progress: (SourceScan.Step) -> Void) throws {
    self.job = job
    let read = try job.graphs.map { File(path: $0, bytes: try GraphReader.bytes(of: $0)) }
    let parts = try Self.parts(among: read, of: job)
    let outcomes = [try job.scan?.run(progress: progress), try parts?.outcome(name: nil, jobs: job.jobs)]
      .compactMap(\.self)
    scanned = try outcomes.map { try $0.graph() }
    source = outcomes.reduce(SourceFacts()) { $0.joined($1.source) }
    projectFiles = outcomes.flatMap(\.projectFiles)
    let isAll = job.graphs.isEmpty && job.registry == nil && !job.isRegistryMissing
    findings =
      (job.owners?.findings ?? []) + outcomes.flatMap(\.findings).map { $0.told(ofAll: isAll) }
      + (job.isRegistryMissing ? [.registryMissing(job.registryProduct)] : [])
    graphs = read.filter { !ScanPart.isNamed(in: $0.bytes) }
    registry = try job.registry.map { File(path: $0, bytes: try GraphReader.bytes(of: $0)) }
    traces = try job.traces.map(Self.readable)
    baseline = try job.baseline.map { File(path: $0, bytes: try GraphReader.bytes(of: $0)) }
    association = try job.links.association.map(Self.readable)
    owners = job.ownersFile.flatMap { path in FileBytes.read(path).map { File(path: path, bytes: $0) } }
  }

  private static func parts(among files: [File], of job: SiteJob) throws(DriverError) -> ScanParts? {
    var parts: [ScanPart] = []
    for file in files where ScanPart.isNamed(in: file.bytes) {
      parts.append(try ScanPart(file.bytes, named: file.path, version: job.version))
    }
    return parts.isEmpty ? nil : try ScanParts(parts)
  }

  private static func readable(_ path: String) throws(DriverError) -> File {
    guard let bytes = FileBytes.read(path) else {
      throw DriverError("\(path): the file cannot be read; check its name and permissions")
    }
    return File(path: path, bytes: bytes)
  }
}

extension SiteSources {
  /// Decodes and merges everything.
  func contents() throws -> SiteContents { try contents(of: merged()) }

  /// Combines a merged graph with the other inputs.
  func contents(of merged: Merged) throws -> SiteContents {
    var contents = SiteContents(graph: merged.graph)
    contents.findings = findings + merged.findings
    contents.graph.fillOwners(job)
    contents.project = try project()
    contents.source = source
    for file in traces {
      let reading = try Self.reading(file)
      contents.traces.append(reading.trace)
      contents.findings += reading.findings
    }
    contents.baseline = try baseline.map {
      try GraphReader.graph(in: $0.bytes, named: $0.path, .mustResolve)
    }
    return contents
  }

  /// A merged graph with the contradictions between its parts.
  typealias Merged = (graph: FlowGraph, findings: [Finding])

  /// Decodes and merges the scan and the graph files, under the name from the configuration.
  func merged() throws -> Merged {
    var read: [(name: String, graph: FlowGraph)] = []
    for graph in scanned { read.append(("the scan", graph)) }
    if let registry { read.append(("the registry", try job.registryGraph(in: registry.bytes))) }
    for file in graphs {
      let graph = try GraphReader.graph(in: file.bytes, named: file.path, .mayDangle)
      read.append((file.path, graph))
    }
    let merged = try GraphMerge.merged(read)
    var graph = merged.graph
    if !job.name.isEmpty { graph.name = job.name }
    return (graph, merged.findings)
  }

  private func project() throws(DriverError) -> ProjectFacts {
    var facts = ProjectFacts(declaredIn: projectFiles, and: job.links)
    facts.hasOwners = owners != nil
    guard let file = association else { return facts }
    do {
      facts.association = try AssociationFile(reading: Array(file.bytes))
    } catch {
      throw DriverError("\(file.path): \(error)")
    }
    facts.association?.location = SourceLocation(file: Root(file.path).shown, line: 1)
    return facts
  }

  private static func reading(_ file: File) throws(DriverError) -> TraceFile.Reading {
    do {
      return try TraceFile.read(file.bytes)
    } catch {
      throw DriverError("\(file.path): \(error)")
    }
  }
}

extension FlowGraph {
  /// Assigns the owner of a file to its flows, routes and links that have none.
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
