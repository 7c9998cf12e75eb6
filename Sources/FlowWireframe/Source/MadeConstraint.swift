internal import SwiftSyntax

/// Constraints written as `make.top.equalTo(title.snp.bottom)`, read like those of anchors.
enum MadeConstraint {
  /// The calls for a view, with the members of its maker and the called function; empty for other functions.
  static func calls(
    on view: String, _ members: ArraySlice<String>, _ function: String, _ value: ExprSyntax
  ) -> [Setup.Call] {
    guard ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].contains(function) else { return [] }
    let edges = members.flatMap { $0 == "size" ? ["width", "height"] : [$0] }.filter(known.contains)
    return edges.map { edge in
      if Arguments.number(value) != nil { return call(view, edge, "equalToConstant", value) }
      return call(view, edge, function, target(value, edge))
    }
  }

  private static let known: Set = [
    "top", "bottom", "leading", "trailing", "left", "right", "width", "height",
  ]

  private static func call(_ view: String, _ edge: String, _ label: String, _ value: ExprSyntax) -> Setup.Call
  {
    Setup.Call(base: "\(view).\(edge)Anchor", name: "constraint", arguments: Arguments(value, label: label))
  }

  /// `title.bottomAnchor` for `title.snp.bottom`; the same edge if none is written.
  private static func target(_ value: ExprSyntax, _ edge: String) -> ExprSyntax {
    var parts = Setup.path(value).split(separator: ".").map(String.init)
    let last = parts.last ?? ""
    let written = known.contains(last) ? last : edge
    if known.contains(last) { parts.removeLast() }
    if parts.last == "snp" { parts.removeLast() }
    let path = (parts + [written + "Anchor"]).joined(separator: ".")
    return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(path)))
  }
}
