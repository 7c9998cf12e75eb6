internal import SwiftSyntax

/// Views that an interface file makes and code names.
extension ControllerReader {
  /// The outlets of a type, in the order of their declarations; nil if it has none that show something.
  ///
  /// What a controller inherits is often made for several, and not all seen in each.
  func outlets(of subject: Subject, isController: Bool = false) -> [Element]? {
    let names = isController ? subject.type.outlets : subject.types.flatMap(\.outlets)
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
