internal import Foundation
internal import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// A member of a type, parsed when it is needed.
final class TypeMember: @unchecked Sendable {
  /// The kind and the name; nil if only the declarations tell.
  let kind: DeclaredMember.Kind?
  let name: String?
  let isStatic: Bool
  private let parse: @Sendable () -> [DeclSyntax]
  /// Whether the text contains one of some words; true if only the declarations tell.
  let mentions: @Sendable ([String]) -> Bool
  /// Whether the text assigns to something that it does not declare; true if only the declarations tell.
  let assigns: @Sendable () -> Bool
  private let lock = NSLock()
  private var known: [DeclSyntax]?

  /// Takes a parsed member.
  init(_ decl: DeclSyntax) {
    (kind, name, isStatic, parse, known) = (nil, nil, false, { [] }, [decl])
    (mentions, assigns) = ({ _ in true }, { true })
  }

  /// Takes a member of a file.
  init(_ member: DeclaredMember, of types: DeclaredTypes) {
    (kind, name, isStatic) = (member.kind, member.name, member.isStatic)
    mentions = { types.mentions(member, $0) }
    assigns = { types.assigns(member) }
    parse = {
      let text = EqualEdges.removed(from: types.text(member))
      return Self.parsed(text, isPlain: member.kind != .other && member.kind != .enumCase)
    }
  }

  /// Parses the text of a member, as one declaration if its kind allows that: a list of members takes a fifth longer.
  private static func parsed(_ text: String, isPlain: Bool) -> [DeclSyntax] {
    var parser = Parser(text)
    let decl = isPlain ? DeclSyntax.parse(from: &parser) : nil
    if let decl, !decl.hasError { return [decl] }
    parser = Parser(text)
    return MemberBlockItemListSyntax.parse(from: &parser).map(\.decl)
  }

  /// The declarations; more than one if the file is broken.
  var declarations: [DeclSyntax] {
    if let known = lock.withLock({ known }) { return known }
    // Nothing is parsed under the lock: a thread that the parser keeps busy would hold up all others.
    let found = parse()
    return lock.withLock {
      if let known { return known }
      known = found
      return found
    }
  }
}
