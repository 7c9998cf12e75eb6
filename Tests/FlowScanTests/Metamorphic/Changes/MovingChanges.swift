extension Change {
  /// Every file that lies in no folder lies in that of a module of its own; folders that have names may mean something.
  static let movedModules = Change("other modules") { files, _ in
    files.enumerated().map { index, file in
      if file.path.contains("/") { return file }
      return SourceFile(path: "Packages/Part\(index)/Sources/Part\(index)/\(file.path)", text: file.text)
    }
  }

  /// All files lie in folders named after what they import, as those of a library's examples do.
  static let namedAfterImports = Change("folders named after imports") { files, _ in
    let imports = Set(files.flatMap { $0.text.matches(of: /(?m)^import (\w+)/).map { String($0.output.1) } })
    let folder = imports.sorted().map { "\($0)/" }.joined()
    return files.map { SourceFile(path: folder + $0.path, text: $0.text) }
  }

  /// A hundred files that show nothing lie beside those that do.
  static let unrelatedFiles = Change("unrelated files") { files, _ in files + (0..<100).map(unrelatedFile) }

  private static func unrelatedFile(_ number: Int) -> SourceFile {
    SourceFile(
      path: "Unrelated/Matter\(number).swift",
      text: """
        struct Matter\(number): Codable, Identifiable {
          let id: Int
          var title = ""
          var parts: [Matter\((number + 1) % 100)] = []
        }
        protocol Matter\(number)Source: AnyObject {
          var onChange: (() -> Void)? { get set }
          func load(id: Int) async throws -> Matter\(number)
        }
        final class Matter\(number)Service: Matter\(number)Source {
          var onChange: (() -> Void)?
          private let next = Matter\((number + 1) % 100)Service()
          func load(id: Int) async throws -> Matter\(number) {
            defer { onChange?() }
            _ = try await next.load(id: id)
            return Matter\(number)(id: id)
          }
        }
        final class Matter\(number)Label: UILabel {
          var matter: Matter\(number)? { didSet { text = matter?.title } }
        }
        """)
  }
}
