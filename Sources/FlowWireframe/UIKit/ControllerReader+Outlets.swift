internal import SwiftSyntax

/// Views of an interface file that code refers to.
extension ControllerReader {
  /// The outlets of a type, in the order of their declarations; nil if none of them shows anything.
  ///
  /// Inherited outlets are left out: they often belong to several controllers, and not all are visible in each.
  func outlets(of subject: Subject, isController: Bool = false) -> [Element]? {
    let names = isController ? subject.type.outlets : subject.types.flatMap(\.outlets)
    let parts = names.flatMap { name -> [Element] in
      let expression = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
      return element(expression, named: name, in: subject)
    }
    // A view that contains others shows nothing known without the file.
    let shown = parts.filter { !$0.isEmpty && $0.kind != .hatched }
    guard !shown.isEmpty else { return nil }
    var column = Element(.column, "", shown)
    column.style.alignment = .leading
    return [column]
  }
}
