internal import SwiftSyntax

/// The views of SwiftUI.
extension ViewReader {
  private typealias Reading = @Sendable (ViewReader) -> (Arguments, Scope) -> [Element]

  static func isBuiltIn(_ name: String) -> Bool { readings[name] != nil || shapes.contains(name) }

  /// Reads a view of SwiftUI; nil if there is none of that name.
  func builtIn(_ name: String, _ arguments: Arguments, _ scope: Scope) -> [Element]? {
    if Self.shapes.contains(name) { return shape(name, arguments) }
    return Self.readings[name].map { $0(self)(arguments, scope) }
  }

  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Color",
    "LinearGradient", "RadialGradient", "AngularGradient", "Path", "ContainerRelativeShape",
  ]

  private static let readings: [String: Reading] = [
    "VStack": ViewReader.column, "LazyVStack": ViewReader.column,
    "HStack": ViewReader.row, "LazyHStack": ViewReader.row,
    "ZStack": ViewReader.layers,
    "Group": ViewReader.group, "GeometryReader": ViewReader.filling, "ScrollViewReader": ViewReader.group,
    "NavigationStack": ViewReader.group, "NavigationView": ViewReader.group,
    "NavigationSplitView": ViewReader.firstClosure, "ViewThatFits": ViewReader.firstOf,
    "AnyView": ViewReader.wrapped, "TimelineView": ViewReader.group, "GroupBox": ViewReader.groupBox,
    "ControlGroup": ViewReader.row, "EquatableView": ViewReader.wrapped,
    "ScrollView": ViewReader.scroll, "List": ViewReader.list, "Form": ViewReader.list,
    "Section": ViewReader.section, "ForEach": ViewReader.loop,
    "Grid": ViewReader.column, "GridRow": ViewReader.row, "LazyVGrid": ViewReader.grid,
    "LazyHGrid": ViewReader.row, "TabView": ViewReader.tabs, "Tab": ViewReader.tab,
    "Text": ViewReader.text, "Label": ViewReader.label, "Image": ViewReader.image,
    "AsyncImage": ViewReader.picture, "Button": ViewReader.button, "Link": ViewReader.link,
    "NavigationLink": ViewReader.navigationLink, "Menu": ViewReader.menu, "ShareLink": ViewReader.shareLink,
    "EditButton": { _ in { _, _ in [Element(.button, "Edit")] } },
    "Toggle": { $0.control(.toggle) }, "Picker": ViewReader.picker, "DatePicker": { $0.control(.value) },
    "ColorPicker": { $0.control(.value) }, "Slider": { $0.control(.slider) },
    "Stepper": { $0.control(.stepper) }, "TextField": { $0.field(.field) },
    "SecureField": { $0.field(.secureField) }, "TextEditor": { $0.field(.editor) },
    "ProgressView": ViewReader.progress, "Gauge": { $0.control(.progress) },
    "LabeledContent": ViewReader.labeled, "DisclosureGroup": ViewReader.disclosure,
    "ContentUnavailableView": ViewReader.unavailable, "Map": { _ in { _, _ in [Element(.map)] } },
    "Spacer": { _ in { _, _ in [Element(.spacer)] } }, "Divider": { _ in { _, _ in [Element(.divider)] } },
    "EmptyView": { _ in { _, _ in [] } }, "ToolbarItem": ViewReader.group,
    "ToolbarItemGroup": ViewReader.group,
    "SignInWithAppleButton": { _ in
      { _, _ in [Element(.button, "Sign in with Apple")] }
    },
  ]

  private func shape(_ name: String, _ arguments: Arguments) -> [Element] {
    var element = Element(.shape)
    switch name {
    case "Circle", "Capsule", "Ellipse": element.style.corner = 999
    case "RoundedRectangle": element.style.corner = arguments.number("cornerRadius") ?? 12
    default: break
    }
    return [element]
  }

  /// The label of a control: its title, or the views of its closure.
  func labelParts(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    if let label = arguments["label"] { return content(label, scope) }
    if let title = arguments.first, !title.is(ClosureExprSyntax.self) { return self.title(of: title, scope) }
    return arguments.trailing.map { views(of: $0, scope) } ?? []
  }

  /// The element for an argument that is a text or a view.
  private func title(of expression: ExprSyntax, _ scope: Scope) -> [Element] {
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["Text", "Label", "Image"].contains(call.calledExpression.ownText)
    {
      return view(expression, scope)
    }
    return texts.text(expression, scope).map { [Element(.text, $0)] } ?? []
  }

  /// An element with its label inside; a label that is a single text becomes the element's own.
  func labelled(_ kind: Element.Kind, _ label: [Element]) -> Element {
    let label =
      label.count == 1 && label[0].kind == .column && label[0].children.count == 1
      ? label[0].children : label
    guard label.count == 1, [.text, .symbol, .label].contains(label[0].kind), label[0].style == Style()
    else { return Element(kind, "", label) }
    if label[0].kind == .text { return Element(kind, label[0].text) }
    return Element(kind, "", label)
  }
}
