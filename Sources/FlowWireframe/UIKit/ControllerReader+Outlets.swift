internal import SwiftSyntax

/// Views that an interface file makes and code names.
extension ControllerReader {
  /// The outlets of a type, in the order of their declarations; nil if it has none that show something.
  func outlets(of subject: Subject) -> [Element]? {
    let names = subject.types.flatMap(\.outlets)
    let parts = names.flatMap { name -> [Element] in
      let expression = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
      return element(expression, named: name, in: subject)
    }
    // A view that holds others shows nothing that is known without the file.
    let shown = parts.filter { !$0.isEmpty && $0.kind != .hatched }
    guard !shown.isEmpty else { return nil }
    var column = Element(.column, "", shown)
    column.style.alignment = .leading
    return [column]
  }
}
