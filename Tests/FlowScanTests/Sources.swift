import FlowTestSupport
import Foundation

/// The Swift files of the project itself, as examples of real code.
enum Sources {
  static func all() throws -> [(path: String, text: String)] {
    try ["Sources", "Examples"].flatMap { folder in
      let paths =
        FileManager.default.enumerator(atPath: Repository.file(folder).path)?
        .compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        ("\(folder)/\(path)", try Repository.text("\(folder)/\(path)"))
      }
    }
  }
}
