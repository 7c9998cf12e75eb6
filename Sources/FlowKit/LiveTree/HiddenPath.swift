#if canImport(SwiftUI)
  private import Foundation
  private import SwiftUI

  extension Reflection {
    /// The elements of a `NavigationPath`, which only its own functions return; nil for any other value.
    ///
    /// If one of them cannot be encoded, only their number is known.
    func hiddenPath(in value: Any) -> [PathItem]? {
      guard let path = value as? NavigationPath else { return nil }
      guard let words = Self.words(of: path), words.count == 2 * path.count else {
        let title = path.count == 1 ? "1 element" : "\(path.count) elements"
        return path.isEmpty ? [] : [PathItem(type: "NavigationPath", title: title)]
      }
      // A path is encoded from its end, each element as the name of its type and its value in JSON.
      return stride(from: words.count - 2, through: 0, by: -2).map { place in
        let type = words[place].split(separator: ".").last.map(String.init) ?? ""
        return PathItem(type: type, title: PathItem.title(of: words[place + 1]))
      }
    }

    private static func words(of path: NavigationPath) -> [String]? {
      guard let code = path.codable, let data = try? JSONEncoder().encode(code) else { return nil }
      return try? JSONDecoder().decode([String].self, from: data)
    }
  }
#else
  extension Reflection {
    /// Returns nothing: there are no such paths on this platform.
    func hiddenPath(in value: Any) -> [PathItem]? { nil }
  }
#endif
