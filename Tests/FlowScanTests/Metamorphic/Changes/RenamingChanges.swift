import FlowTestSupport
import Foundation
import SwiftParser
import SwiftSyntax

extension Change {
  /// Every type and every method of the sources has another name, with the same beginning and the same ending.
  static let renamedTypesAndMethods = Change("other names of types and methods") { files, _ in
    let parts = files.map { SourceParts($0.isSwift ? $0.text : "") }
    let names = Set(parts.flatMap { $0.typeNames + $0.functions.map(\.name.text) })
    return renamed(files, names.subtracting(parts.flatMap(\.overridden)).subtracting(GivenNames.all))
  }

  /// Constants and variables of bodies have other names.
  static let renamedLocals = Change("other names of locals") { files, _ in
    let tokens = files.filter(\.isSwift).flatMap { names(in: Parser.parse(source: $0.text)) }
    let declared = Set(tokens.filter(isDeclaredLocal).map(\.text))
    return renamed(files, declared.subtracting(tokens.filter { !isLocal($0) }.map(\.text)))
  }

  /// A text in which names are what they were before.
  static func withoutRenaming(_ text: String) -> String { text.replacingOccurrences(of: mark, with: "") }

  private static let mark = "Zq"

  private static func renamed(_ files: [SourceFile], _ names: Set<String>) -> [SourceFile] {
    files.map { file in
      let text =
        file.isSwift
        ? file.text.applying(self.names(in: Parser.parse(source: file.text)).flatMap { edit(of: $0, names) })
        : names.sorted().reduce(file.text) {
          $0.replacing("customClass=\"\($1)\"", with: "customClass=\"\(renamed($1))\"")
        }
      return SourceFile(path: file.path, text: text)
    }
  }

  private static func edit(of token: TokenSyntax, _ names: Set<String>) -> [SourceEdit] {
    names.contains(token.text) ? [.replace(token, by: renamed(token.text))] : []
  }

  /// `showZqDetail`, `OrderZqListView`: beginnings and endings of names may say what a thing is.
  private static func renamed(_ name: String) -> String {
    let letters = Array(name)
    let hump =
      letters.indices.dropFirst().first { index in
        letters[index].isUppercase
          && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      } ?? letters.count
    return String(letters[..<hump]) + mark + String(letters[hump...])
  }

  private static func names(in tree: SourceFileSyntax) -> [TokenSyntax] {
    tree.tokens(viewMode: .sourceAccurate).filter {
      if case .identifier = $0.tokenKind { true } else { false }
    }
  }

  /// Whether a name stands where only something of a body can be meant, if anywhere something of a body is.
  private static func isLocal(_ token: TokenSyntax) -> Bool {
    if isDeclaredLocal(token) { return true }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return true }
    return member.declName.id != reference.id
  }

  private static func isDeclaredLocal(_ token: TokenSyntax) -> Bool {
    guard let pattern = token.parent?.as(IdentifierPatternSyntax.self) else { return false }
    if let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self) {
      return binding.initializer != nil
    }
    guard let declaration = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    return declaration.parent?.parent?.is(CodeBlockItemSyntax.self) ?? false
  }
}

/// Names that mean something to Swift, to frameworks or to libraries, whoever declares them.
private enum GivenNames {
  static let all = frameworks.union(conventions)

  private static let frameworks: Set<String> = ["Action", "State", "body", "pageViewController"]

  /// All words of the built-in conventions.
  private static let conventions: Set<String> = {
    let folder = "Sources/FlowScan/Conventions/Libraries"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Repository.file(folder).path)) ?? []
    return Set(
      files.flatMap { file in
        ((try? Repository.text("\(folder)/\(file)")) ?? "").matches(of: /\w+/).map { String($0.output) }
      })
  }()
}
