import FlowAnalysis
internal import FlowModel
internal import FlowReview
internal import FlowScan
internal import Foundation

/// The inputs of a project as they were read, not yet decoded, since a run may find that nothing has changed.
struct ProjectSources {
  /// A file with its bytes.
  struct File {
    let path: String
    let bytes: Data
  }

  let project: AppProject
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

  /// Reads a project, with the traces and the earlier graph that the command needs.
  init(
    _ project: AppProject, traces: [String] = [], baseline: String? = nil,
    _ progress: (SourceScan.Step) -> Void
  ) throws {
    self.project = project
    let read = try project.graphs.map { File(path: $0, bytes: try GraphReader.bytes(of: $0)) }
    let parts = try Self.parts(among: read, of: project)
    let outcomes = [
      try project.scan?.run(progress: progress), try parts?.outcome(name: nil, jobs: project.jobs),
    ]
    .compactMap(\.self)
    scanned = try outcomes.map { try $0.graph() }
    source = outcomes.reduce(SourceFacts()) { $0.joined($1.source) }
    projectFiles = outcomes.flatMap(\.projectFiles)
    let isAll = project.graphs.isEmpty && project.registry == nil && !project.isRegistryMissing
    findings =
      (project.owners?.findings ?? []) + outcomes.flatMap(\.findings).map { $0.told(ofAll: isAll) }
      + (project.isRegistryMissing ? [.registryMissing(project.registryProduct)] : [])
    graphs = read.filter { !ScanPart.isNamed(in: $0.bytes) }
    registry = try project.registry.map { File(path: $0, bytes: try GraphReader.bytes(of: $0)) }
    self.traces = try traces.map(Self.readable)
    self.baseline = try baseline.map { File(path: $0, bytes: try GraphReader.bytes(of: $0)) }
    association = try project.links.association.map(Self.readable)
    owners = project.ownersFile.flatMap { path in FileBytes.read(path).map { File(path: path, bytes: $0) } }
  }

  private static func parts(among files: [File], of project: AppProject) throws(DriverError) -> ScanParts? {
    var parts: [ScanPart] = []
    for file in files where ScanPart.isNamed(in: file.bytes) {
      parts.append(try ScanPart(file.bytes, named: file.path, version: project.version))
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

extension ProjectSources {
  /// Decodes and merges everything.
  func contents() throws -> ProjectContents { try contents(of: merged()) }

  /// Combines a merged graph with the other inputs.
  func contents(of merged: Merged) throws -> ProjectContents {
    var contents = ProjectContents(graph: merged.graph)
    contents.findings = findings + merged.findings
    contents.graph.fillOwners(project)
    contents.project = try facts()
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
    if let registry { read.append(("the registry", try project.registryGraph(in: registry.bytes))) }
    for file in graphs {
      let graph = try GraphReader.graph(in: file.bytes, named: file.path, .mayDangle)
      read.append((file.path, graph))
    }
    let merged = try GraphMerge.merged(read)
    var graph = merged.graph
    if !project.name.isEmpty { graph.name = project.name }
    return (graph, merged.findings)
  }

  private func facts() throws(DriverError) -> ProjectFacts {
    var facts = ProjectFacts(declaredIn: projectFiles, and: project.links)
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
  fileprivate mutating func fillOwners(_ project: AppProject) {
    guard let owners = project.owners else { return }
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
