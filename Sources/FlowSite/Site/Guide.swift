/// A guide page, with its path and title.
struct Guide: Hashable, Sendable {
  /// Its path below the folder of guide pages.
  let path: String
  /// Its Markdown, without the heading that is its title.
  let text: String
  let title: String
  /// The file that it was read from.
  let file: String
  /// The number of lines of the file before the text.
  let lineOffset: Int
  let address: SiteAddress

  /// Its level in the navigation, from 1.
  var level: Int { min(3, path.count { $0 == "/" } + 1) }
  /// Its first sentence.
  var description: String { Markdown.firstSentence(text) }
}

/// The guide pages, with their addresses.
struct GuideBook: Sendable {
  let guides: [Guide]
  private let byPath: [String: Guide]

  init(_ files: [GuideFile]) {
    let slugs = PathNames(files.map { Self.stem(of: $0.path) })
    let home = files.first { ["index.md", "readme.md"].contains($0.path.lowercased()) }?.path
    guides = files.map { file in
      let stem = Self.stem(of: file.path)
      let folder = file.path == home ? "guide" : "guide/\(Self.folder(of: stem, slugs))"
      let (title, text) = Self.title(of: file)
      return Guide(
        path: file.path, text: text, title: title, file: file.file,
        lineOffset: Self.lineCount(file.text) - Self.lineCount(text),
        address: SiteAddress(folder: folder))
    }
    byPath = Dictionary(guides.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(path: String) -> Guide? { byPath[path] }

  private static func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  private static func stem(of path: String) -> String {
    path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }

  private static func folder(of stem: String, _ slugs: PathNames) -> String {
    slugs[stem] ?? PathName.marked(stem)
  }

  /// The first heading, if the page begins with one; otherwise the file's name.
  private static func title(of file: GuideFile) -> (title: String, text: String) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }), lines[first].hasPrefix("# ") {
      let rest = lines[(first + 1)...].joined(separator: "\n")
      return (Markdown.plain(String(lines[first].dropFirst(2))), rest)
    }
    let name = stem(of: file.path).split(separator: "/").last.map(String.init) ?? file.path
    return (name.replacing("-", with: " "), file.text)
  }
}
