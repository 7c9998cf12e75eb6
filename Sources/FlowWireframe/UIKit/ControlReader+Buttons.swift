internal import SwiftSyntax

/// Buttons and pictures of UIKit.
extension ControlReader {
  func button(_ arguments: Arguments, _ settings: ViewSettings, _ name: String, _ subject: Subject)
    -> Element
  {
    let action = arguments["primaryAction"]?.as(FunctionCallExprSyntax.self).map(Arguments.init)
    let title =
      settings.argument(of: "setTitle") ?? settings.value("title", of: "configuration") ?? settings.value(
        "title")
      ?? settings.value("attributedTitle", of: "configuration") ?? settings.argument(of: "setAttributedTitle")
      ?? configured("title", arguments, settings) ?? action?["title"]
    if let words = reader.text(title, subject), !words.isEmpty { return Element(.button, words) }
    let picture =
      settings.argument(of: "setImage") ?? settings.value("image", of: "configuration")
      ?? configured("image", arguments, settings) ?? action?["image"]
    guard let picture else { return Element(.button, "", [Element(.text, "{\(Setup.plain(name))}")]) }
    var icon = image(picture, subject)
    if icon.kind == .picture { (icon.style.width, icon.style.height) = (28, 28) }
    return Element(.button, "", [icon])
  }

  /// A setting of the configuration that a button is made with or gets later, whatever its name.
  private func configured(_ member: String, _ arguments: Arguments, _ settings: ViewSettings) -> ExprSyntax? {
    [arguments["configuration"], settings.value("configuration")].compactMap { $0.map(Setup.path) }
      .firstValue { $0.isEmpty ? nil : settings.outer.value(member, of: $0) }
  }

  /// The picture for an image in code.
  func image(_ expression: ExprSyntax?, _ subject: Subject, depth: Int = 0) -> Element {
    if depth < 4, let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .code(let code, _)? = subject.bound[name]
    {
      return image(code, subject, depth: depth + 1)
    }
    if depth < 4, let choice = expression?.as(SequenceExprSyntax.self),
      let part = LikelyBranch.part(of: choice, subject.scope, reader.lookup)
    {
      return image(part, subject, depth: depth + 1)
    }
    guard let call = expression?.as(FunctionCallExprSyntax.self) else {
      let isNothing = expression?.is(NilLiteralExprSyntax.self) ?? true
      return Element(.picture, isNothing ? "" : Self.lastName(Setup.path(expression)))
    }
    let arguments = Arguments(call)
    if let symbol = arguments["systemName"] { return Element(.symbol, reader.text(symbol, subject) ?? "") }
    let name = arguments["named"] ?? arguments["imageLiteralResourceName"]
    return Element(.picture, reader.text(name, subject) ?? "")
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last { $0 != "image" }.map { String($0.prefix(40)) } ?? ""
  }
}
