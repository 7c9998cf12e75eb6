import SwiftSyntax

extension Change {
  /// The files are read in another order.
  static let shuffledFiles = Change("shuffled files") { files, random in files.shuffled(using: &random) }

  /// The declarations of each file stand in another order, and so do the methods of each type.
  static let shuffledDeclarations = Change("shuffled declarations") { files, random in
    files.map { file in
      guard file.isSwift else { return file }
      let parts = SourceParts(file.text)
      let lists = [slots(of: parts.tree.statements)] + parts.memberLists.map(slots)
      // One list at a time: the members of a type stand inside of what is moved with it.
      guard let list = lists.filter({ $0.count > 1 }).randomElement(using: &random) else { return file }
      let texts = list.map(\.description).shuffled(using: &random)
      let edits = zip(list, texts).map { slot, text in
        SourceEdit(range: slot.position.utf8Offset..<slot.endPosition.utf8Offset, text: onOwnLine(text))
      }
      return SourceFile(path: file.path, text: file.text.applying(edits))
    }
  }

  /// The first declaration of a file begins without an empty line.
  private static func onOwnLine(_ text: String) -> String { text.hasPrefix("\n") ? text : "\n" + text }

  private static func slots(of items: CodeBlockItemListSyntax) -> [Syntax] {
    guard items.allSatisfy({ $0.item.is(DeclSyntax.self) }) else { return [] }
    return Array(items).filter { !$0.item.is(ImportDeclSyntax.self) }.map { Syntax($0) }
  }

  private static func slots(of members: MemberBlockItemListSyntax) -> [Syntax] {
    Array(members).filter { $0.decl.is(FunctionDeclSyntax.self) }.map { Syntax($0) }
  }
}
