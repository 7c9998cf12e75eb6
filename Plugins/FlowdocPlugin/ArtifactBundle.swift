import Foundation

/// A folder of programs for several systems, with a list of them in `info.json`.
struct ArtifactBundle {
  private struct Info: Decodable {
    let artifacts: [String: Artifact]
  }

  private struct Artifact: Decodable {
    let variants: [Variant]
  }

  private struct Variant: Decodable {
    let path: String
    let supportedTriples: [String]?
  }

  private let folder: URL
  private let info: Info

  /// Opens a bundle; nil if the folder is not a bundle of programs.
  init?(_ folder: URL) throws {
    guard let list = try? Data(contentsOf: folder.appendingPathComponent("info.json")) else { return nil }
    self.folder = folder
    info = try JSONDecoder().decode(Info.self, from: list)
  }

  func has(_ name: String) -> Bool { info.artifacts[name] != nil }

  /// The program for this machine, if there is one.
  func program(_ name: String) -> URL? {
    let variant = info.artifacts[name]?.variants.first { variant in
      variant.supportedTriples?.contains(where: Self.isThisMachine) ?? true
    }
    return variant.map { folder.appendingPathComponent($0.path) }
  }

  /// A triple is a processor, a vendor and a system: `x86_64-unknown-linux-gnu`, `arm64-apple-macosx`.
  private static func isThisMachine(_ triple: String) -> Bool {
    let parts = triple.split(separator: "-", maxSplits: 2).map(String.init)
    return parts.count == 3 && processors.contains(parts[0]) && parts[2].hasPrefix(system)
  }

  #if arch(x86_64)
    private static let processors = ["x86_64"]
  #else
    private static let processors = ["aarch64", "arm64"]
  #endif

  #if os(macOS)
    private static let system = "macosx"
  #else
    private static let system = "linux-gnu"
  #endif
}
