internal import SwiftSyntax

/// Reads the views of SwiftUI.
struct BuiltInViews {
  let reader: ViewReader

  private typealias Reading = @Sendable (BuiltInViews) -> (Arguments, Scope) -> [Element]

  static func has(_ name: String) -> Bool { readings[name] != nil || shapes.contains(name) }

  /// Reads a view of SwiftUI; nil if there is none of that name.
  func view(_ name: String, _ arguments: Arguments, _ scope: Scope) -> [Element]? {
    if Self.shapes.contains(name) { return shape(name, arguments) }
    return Self.readings[name].map { $0(self)(arguments, scope) }
  }

  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Color",
    "LinearGradient", "RadialGradient", "AngularGradient", "Path", "ContainerRelativeShape",
  ]

  private static let readings: [String: Reading] = [
    "VStack": BuiltInViews.column, "LazyVStack": BuiltInViews.column,
    "HStack": BuiltInViews.row, "LazyHStack": BuiltInViews.row,
    "ZStack": BuiltInViews.layers,
    "Group": BuiltInViews.group, "GeometryReader": BuiltInViews.filling,
    "ScrollViewReader": BuiltInViews.group,
    "NavigationStack": BuiltInViews.group, "NavigationView": BuiltInViews.group,
    "NavigationSplitView": BuiltInViews.firstClosure, "ViewThatFits": BuiltInViews.firstOf,
    "AnyView": BuiltInViews.wrapped, "TimelineView": BuiltInViews.group, "GroupBox": BuiltInViews.groupBox,
    "ControlGroup": BuiltInViews.row, "EquatableView": BuiltInViews.wrapped,
    "ScrollView": BuiltInViews.scroll, "List": BuiltInViews.list, "Form": BuiltInViews.list,
    "Section": BuiltInViews.section, "ForEach": BuiltInViews.loop,
    "Grid": BuiltInViews.column, "GridRow": BuiltInViews.row, "LazyVGrid": BuiltInViews.grid,
    "LazyHGrid": BuiltInViews.row, "TabView": BuiltInViews.tabs, "Tab": BuiltInViews.tab,
    "Text": BuiltInViews.text, "Label": BuiltInViews.label, "Image": BuiltInViews.image,
    "AsyncImage": BuiltInViews.picture, "Button": BuiltInViews.button, "Link": BuiltInViews.link,
    "NavigationLink": BuiltInViews.navigationLink, "Menu": BuiltInViews.menu,
    "ShareLink": BuiltInViews.shareLink,
    "EditButton": { _ in { _, _ in [Element(.button, "Edit")] } },
    "Toggle": { $0.control(.toggle) }, "Picker": BuiltInViews.picker, "DatePicker": { $0.control(.value) },
    "ColorPicker": { $0.control(.value) }, "Slider": { $0.control(.slider) },
    "Stepper": { $0.control(.stepper) }, "TextField": { $0.field(.field) },
    "SecureField": { $0.field(.secureField) }, "TextEditor": { $0.field(.editor) },
    "ProgressView": BuiltInViews.progress, "Gauge": { $0.control(.progress) },
    "LabeledContent": BuiltInViews.labeled, "DisclosureGroup": BuiltInViews.disclosure,
    "ContentUnavailableView": BuiltInViews.unavailable, "Map": { _ in { _, _ in [Element(.map)] } },
    "Spacer": { _ in { _, _ in [Element(.spacer)] } }, "Divider": { _ in { _, _ in [Element(.divider)] } },
    "EmptyView": { _ in { _, _ in [] } }, "ToolbarItem": BuiltInViews.group,
    "ToolbarItemGroup": BuiltInViews.group,
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
    if let label = arguments["label"] { return reader.content(label, scope) }
    if let title = arguments.first, !title.is(ClosureExprSyntax.self) { return self.title(of: title, scope) }
    return arguments.trailing.map { reader.views(of: $0, scope) } ?? []
  }

  /// The element for an argument that is a text or a view.
  private func title(of expression: ExprSyntax, _ scope: Scope) -> [Element] {
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["Text", "Label", "Image"].contains(call.calledExpression.ownText)
    {
      return reader.view(expression, scope)
    }
    return reader.texts.text(expression, scope).map { [Element(.text, $0)] } ?? []
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
