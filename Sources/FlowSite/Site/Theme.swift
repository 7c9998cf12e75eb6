internal import FlowTemplates

/// The built-in templates, style sheets and scripts, some replaced by the user's files of the same name.
public struct Theme: Sendable {
  private var files: [String: Entry] = [:]

  private struct Entry {
    let bytes: [UInt8]
    let place: String
  }

  /// The built-in theme.
  public init() {
    for file in BuiltInTemplates.files { files[file.name] = Entry(bytes: file.bytes, place: file.name) }
  }

  /// The names of all files.
  public var names: [String] { files.keys.sorted() }

  /// Replaces the built-in file of a name with the user's, or adds it.
  ///
  /// - Parameters:
  ///   - name: the path below the folder of templates, such as `partials/legend.mustache`.
  ///   - place: the path of the file, for errors.
  public mutating func replace(_ name: String, with bytes: [UInt8], from place: String) {
    files[name] = Entry(bytes: bytes, place: place)
  }

  var templates: [TemplateSource] {
    files.filter { $0.key.hasSuffix(".mustache") }.sorted { $0.key < $1.key }.map { name, entry in
      let base = name.split(separator: "/").last.map { String($0.dropLast(".mustache".count)) } ?? name
      return TemplateSource(name: base, file: entry.place, text: String(decoding: entry.bytes, as: UTF8.self))
    }
  }

  /// The files that are copied to the site unchanged.
  var assets: [SiteFile] {
    files.filter { $0.key.hasPrefix("assets/") }.sorted { $0.key < $1.key }.map {
      SiteFile(path: $0.key, bytes: $0.value.bytes)
    }
  }
}
