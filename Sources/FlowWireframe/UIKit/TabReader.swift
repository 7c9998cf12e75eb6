internal import SwiftSyntax

/// Reads the tabs of a tab bar controller.
struct TabReader {
  let reader: ControllerReader

  /// The labels of the tabs; empty for any other controller.
  func tabs(_ subject: Subject) -> [Element] {
    guard subject.ancestors.contains("UITabBarController") else { return [] }
    let setting = subject.setup.calls.last { $0.name == "setViewControllers" && $0.base.isEmpty }
    guard let list = subject.setup.value("viewControllers", of: "") ?? setting?.arguments.first else {
      return []
    }
    return reader.listed(list, subject).prefix(6).compactMap { tab($0, subject) }
  }

  /// The label of a tab, which code sets on the item of a controller; nil if no code does.
  private func tab(_ controller: ExprSyntax, _ subject: Subject, depth: Int = 0) -> Element? {
    let name = Setup.path(controller)
    if let item = item(of: name, subject) { return item }
    if let call = controller.as(FunctionCallExprSyntax.self),
      let (function, inner) = CalledFunctions(reader: reader).function(call, in: subject),
      let result = function.body.flatMap({ SyntaxShape.result(of: $0.statements) }), depth < 4
    {
      return tab(result, inner, depth: depth + 1)
    }
    guard depth < 4, let value = subject.setup.locals[name] ?? subject.property(name)?.value else {
      return nil
    }
    return tab(value, subject, depth: depth + 1)
  }

  private func item(of name: String, _ subject: Subject) -> Element? {
    let setup = subject.setup
    if let call = setup.value("tabBarItem", of: name)?.as(FunctionCallExprSyntax.self) {
      return item(Arguments(call), subject)
    }
    let title = reader.text(
      setup.value("title", of: name + ".tabBarItem") ?? setup.value("title", of: name), subject)
    let picture = setup.value("image", of: name + ".tabBarItem").map { reader.controls.image($0, subject) }
    return title == nil && picture == nil ? nil : Element(.column, "", label(title, picture))
  }

  private func item(_ arguments: Arguments, _ subject: Subject) -> Element {
    if let system = arguments["tabBarSystemItem"]?.ownText.split(separator: ".").last {
      return Element(.column, "", label(TextReader.words(of: String(system)), nil))
    }
    let picture = arguments["image"].map { reader.controls.image($0, subject) }
    return Element(.column, "", label(reader.text(arguments["title"], subject), picture))
  }

  private func label(_ title: String?, _ picture: Element?) -> [Element] {
    [picture, title.map { Element(.text, $0) }].compactMap(\.self)
  }
}
