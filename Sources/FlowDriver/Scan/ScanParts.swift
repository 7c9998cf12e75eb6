internal import FlowModel
internal import FlowReview
internal import FlowScan
internal import Foundation
internal import SwiftFacts

/// The parts of an app's modules, combined into one scan.
struct ScanParts {
  private let parts: [ScanPart]
  private let files: [ScanPart.File]
  private let projectFiles: [ProjectFile]

  /// Combines parts, in any order.
  ///
  /// A file may be in several parts, as long as they agree on it.
  init(_ parts: [ScanPart]) throws(DriverError) {
    self.parts = parts
    try Self.checkPlatforms(of: parts)
    files = try Self.union(parts.map(\.files), by: \.path)
    projectFiles = try Self.union(parts.map(\.projectFiles), by: \.path)
  }

  /// Rejects parts for different platforms, which do not make one app.
  private static func checkPlatforms(of parts: [ScanPart]) throws(DriverError) {
    let names = Dictionary(grouping: parts, by: \.platform).mapValues { parts in
      parts.map { $0.name.isEmpty ? $0.files.first?.path ?? "" : $0.name }.min() ?? ""
    }
    guard names.count > 1 else { return }
    let told = names.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key)" }
    throw DriverError(
      "the parts were made for several platforms (\(told.joined(separator: ", "))); scan all modules for one")
  }

  private static func union<File: Equatable>(
    _ lists: [[File]], by path: (File) -> String
  ) throws(DriverError) -> [File] {
    var found: [String: File] = [:]
    for file in lists.joined() {
      if let known = found[path(file)], known != file {
        throw DriverError(
          "\(path(file)) differs from one part to another; scan the modules that have it again")
      }
      found[path(file)] = file
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Analyses the code of all modules as a scan does with that of its files.
  func outcome(name: String?, jobs: Int) throws(DriverError) -> ScanOutcome {
    let settings = try settings(named: name)
    let files = self.files
    let sources = Workers(jobs: jobs).map(files) {
      FileCode(data: $0.code, path: $0.path) ?? FileCode(path: $0.path)
    }
    var outcome = try ScanOutcome(of: sources, settings, findings: findings)
    outcome.summary.filesRead = files.count
    return outcome
  }

  private func settings(named name: String?) throws(DriverError) -> ScanSettings {
    let names = parts.map(\.name).filter { !$0.isEmpty }
    var settings = ScanSettings(
      name: name ?? names.min() ?? "", includesViews: parts.contains(where: \.includesViews))
    settings.tellsWhy = parts.contains(where: \.tellsWhy)
    settings.projectFiles = projectFiles
    settings.corrections = Set(parts.flatMap(\.corrections)).sorted()
    settings.conventions = try Self.union(parts.map(\.conventions), by: \.path)
    return settings
  }

  private var findings: [Finding] { Array(Set(parts.flatMap(\.findings))).inOrder }
}
