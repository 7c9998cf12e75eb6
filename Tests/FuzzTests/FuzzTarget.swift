import FlowTestSupport
import Foundation
import Testing

/// A reader of bytes from outside, and inputs to begin with.
struct FuzzTarget: Sendable, CustomTestStringConvertible {
  let name: String
  let words: String
  let read: @Sendable ([UInt8]) -> Void

  /// `words` are parted by blanks.
  init(_ name: String, words: String, _ read: @escaping @Sendable ([UInt8]) -> Void) {
    (self.name, self.words, self.read) = (name, words, read)
  }

  var testDescription: String { name }

  /// The files `Corpus/NAME`, `Corpus/NAME-2` and so on; what once failed is among them.
  func corpus() throws -> [[UInt8]] {
    let folder = Repository.file("Tests/FuzzTests/Corpus")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0 == name || $0.hasPrefix(name + "-") }.map {
      [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }
}

/// How long is tried.
enum FuzzLimit {
  /// So many inputs in a run of all tests.
  static let inputs = RunLength.of(short: 50, long: 300)

  /// `FUZZ_MINUTES`, parted among the readers that are tried; nil in a run of all tests.
  static var seconds: Double? {
    ProcessInfo.processInfo.environment["FUZZ_MINUTES"].flatMap(Double.init).map {
      $0 * 60 / Double(targets.count)
    }
  }

  /// The readers named in `FUZZ_READERS`, parted by commas; all without it.
  static let targets: [FuzzTarget] = {
    let names = (ProcessInfo.processInfo.environment["FUZZ_READERS"] ?? "").split(separator: ",")
    return names.isEmpty ? FuzzTargets.all : FuzzTargets.all.filter { names.contains($0.name[...]) }
  }()
}

/// Where an input lies while it is read, so that one that ends the process is not lost.
///
/// The file stays open: creating it for each input would take longer than most readers do.
final class LastInput {
  private let file: Int32
  private let slow: URL

  init(of target: String) throws {
    let folder = Repository.file(".build/fuzz")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    slow = folder.appendingPathComponent(target + "-slow")
    file = open(folder.appendingPathComponent(target).path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    try #require(file >= 0, "\(folder.path)/\(target) cannot be written")
  }

  deinit { close(file) }

  func keep(_ input: [UInt8]) {
    let count = pwrite(file, input, input.count, 0)
    _ = ftruncate(file, off_t(count))
  }

  /// Keeps an input that others will not overwrite.
  func save(_ input: [UInt8]) { try? Data(input).write(to: slow) }
}
