internal import SwiftSyntax

/// Reads the texts and controls of UIKit.
struct ControlReader {
  let reader: ControllerReader

  /// The part for a view of a class of UIKit; nil for classes whose appearance is not known.
  func element(
    _ kind: String, _ arguments: Arguments, _ settings: ViewSettings, _ name: String, _ subject: Subject
  ) -> Element? {
    switch kind {
    case "UILabel":
      var element = Element(
        .text,
        reader.text(settings.value("text") ?? settings.value("attributedText"), subject)
          ?? "{\(Setup.plain(name))}")
      element.style.isBold = settings.value("font")?.ownText.lowercased().contains("bold") ?? false
      if settings.value("textAlignment")?.ownText.hasSuffix("center") ?? false {
        element.style.alignment = .center
      }
      return element
    case "UIButton": return button(arguments, settings, name, subject)
    case "UITextField":
      let isSecret =
        settings.value("isSecureTextEntry").flatMap { Truth.of($0, subject.scope, reader.lookup) } ?? false
      return Element(
        isSecret ? .secureField : .field,
        reader.text(
          settings.value("placeholder") ?? settings.value("attributedPlaceholder") ?? settings.value("text"),
          subject) ?? "")
    case "UITextView":
      let words = reader.text(settings.value("text") ?? settings.value("attributedText"), subject)
      return words.map { Element(.text, $0) } ?? Element(.editor)
    case "UISearchBar": return Element(.search, reader.text(settings.value("placeholder"), subject) ?? "")
    case "UISwitch": return Element(.toggle)
    case "UISlider": return Element(.slider)
    case "UIStepper": return Element(.stepper)
    case "UIActivityIndicatorView": return Element(.spinner)
    case "UIProgressView": return Element(.progress)
    case "UIDatePicker", "UIPickerView": return Element(.hatched, kind)
    case "MKMapView": return Element(.map)
    case "UIImageView": return image(settings.value("image") ?? arguments["image"], subject)
    case "UISegmentedControl":
      let titles = arguments["items"].map { reader.listed($0, subject) } ?? settings.segments
      return Element(.segments, "", titles.map { Element(.text, reader.text($0, subject) ?? "") })
    case "UITableView", "UICollectionView": return TableReader(reader: reader).table(subject, named: name)
    case "UIToolbar":
      let items = settings.argument(of: "setItems") ?? settings.value("items")
      return Element(.row, "", items.map { BarReader(reader: reader).bar($0, subject) } ?? [])
    case "UIStackView": return stack(arguments, settings, name, subject)
    case "UIScrollView": return Element(.scroll, "", reader.children(of: subject, roots: [name]))
    case "UIView", "UIControl", "UIVisualEffectView":
      let parts = reader.children(of: subject, roots: [name, name + ".contentView"])
      return Element(.column, "", parts)
    default: return nil
    }
  }

  private func stack(_ arguments: Arguments, _ settings: ViewSettings, _ name: String, _ subject: Subject)
    -> Element
  {
    // Of a stack in an interface file that is not there, most are columns.
    let isColumn =
      settings.value("axis").map { $0.ownText.hasSuffix("vertical") }
      ?? subject.types.contains { $0.outlets.contains(name) }
    var parts: [Element] = []
    for item in arguments["arrangedSubviews"].map({ arranged($0, subject) }) ?? [] {
      parts += reader.element(item.view, named: Setup.path(item.view), in: item.place)
    }
    var element = Element(isColumn ? .column : .row, "", parts + reader.children(of: subject, roots: [name]))
    element.style.spacing = settings.value("spacing").flatMap(Arguments.number)
    element.style.fillsWidth = isColumn
    return element
  }

  /// The views in a list, which other code may pass.
  private func arranged(_ list: ExprSyntax, _ subject: Subject) -> [(view: ExprSyntax, place: Subject)] {
    if let passed = subject.passed[Setup.path(list)], let outer = subject.outer.first {
      return arranged(passed, outer)
    }
    return reader.listed(list, subject).map { ($0, subject) }
  }
}
