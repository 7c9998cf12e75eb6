import SwiftSyntax

extension Change {
  /// The methods of every type stand in an extension, in another file where nothing is private.
  static let splitTypes = Change("methods in extensions") { files, _ in
    let parts = files.map { SourceParts($0.isSwift ? $0.text : "") }
    let overridden = Set(parts.flatMap(\.overridden))
    return zip(files, parts).flatMap { file, parts in
      file.isSwift ? split(file, parts.tree, leaving: overridden) : [file]
    }
  }

  private static func split(
    _ file: SourceFile, _ tree: SourceFileSyntax, leaving overridden: Set<String>
  ) -> [SourceFile] {
    var edits: [SourceEdit] = []
    var extensions = ""
    for item in tree.statements {
      guard let type = item.item.asProtocol((any DeclGroupSyntax).self), let name = concreteName(type) else {
        continue
      }
      let moved = Array(type.memberBlock.members).filter { isMovable($0, leaving: overridden) }
      guard !moved.isEmpty else { continue }
      edits += moved.map { SourceEdit(range: $0.position.utf8Offset..<$0.endPosition.utf8Offset, text: "\n") }
      extensions += "extension \(name) {\(moved.map(\.description).joined())\n}\n"
    }
    guard !edits.isEmpty else { return [file] }
    let rest = file.text.applying(edits)
    // What is private to a file is not seen from another one.
    if file.text.contains("private ") { return [SourceFile(path: file.path, text: rest + extensions)] }
    let imports = Array(tree.statements).filter { $0.item.is(ImportDeclSyntax.self) }.map {
      $0.description + "\n"
    }
    return [
      SourceFile(path: file.path, text: rest),
      SourceFile(path: file.path.dropLast(6) + "+Methods.swift", text: imports.joined() + extensions),
    ]
  }

  private static func concreteName(_ type: any DeclGroupSyntax) -> String? {
    (type.as(ClassDeclSyntax.self)?.name ?? type.as(StructDeclSyntax.self)?.name
      ?? type.as(EnumDeclSyntax.self)?.name ?? type.as(ActorDeclSyntax.self)?.name)?.text
  }

  /// What is overridden must stay in its class.
  private static func isMovable(_ item: MemberBlockItemSyntax, leaving overridden: Set<String>) -> Bool {
    guard let function = item.decl.as(FunctionDeclSyntax.self) else { return false }
    return !overridden.contains(function.name.text)
  }
}
