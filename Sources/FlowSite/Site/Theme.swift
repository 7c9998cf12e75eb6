internal import FlowTemplates

/// The built-in templates, style sheets and scripts, with the user's own in place of those of the same name.
public struct Theme: Sendable {
  private var files: [String: Entry] = [:]

  private struct Entry {
    let bytes: [UInt8]
    let place: String
  }

  /// The theme as it is built in.
  public init() {
    for file in BuiltInTemplates.files { files[file.name] = Entry(bytes: file.bytes, place: file.name) }
  }

  /// The names of the files that there are.
  public var names: [String] { files.keys.sorted() }

  /// Puts a file of the user's in the place of the built-in one of its name, or beside them.
  ///
  /// - Parameters:
  ///   - name: the path below the folder of templates, as `partials/legend.mustache`.
  ///   - place: where the file was read, for errors.
  public mutating func replace(_ name: String, with bytes: [UInt8], from place: String) {
    files[name] = Entry(bytes: bytes, place: place)
  }

  var templates: [TemplateSource] {
    files.filter { $0.key.hasSuffix(".mustache") }.sorted { $0.key < $1.key }.map { name, entry in
      let base = name.split(separator: "/").last.map { String($0.dropLast(".mustache".count)) } ?? name
      return TemplateSource(name: base, file: entry.place, text: String(decoding: entry.bytes, as: UTF8.self))
    }
  }

  /// The files that go into the site as they are.
  var assets: [SiteFile] {
    files.filter { $0.key.hasPrefix("assets/") }.sorted { $0.key < $1.key }.map {
      SiteFile(path: $0.key, bytes: $0.value.bytes)
    }
  }
}
