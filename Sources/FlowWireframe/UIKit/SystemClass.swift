internal import SwiftSyntax

extension ControllerReader {
  /// The UIKit class of a class, by its superclasses or, without source, by the end of its name.
  func systemClass(of name: String, near path: String) -> String? {
    var next = name
    for _ in 0..<6 {
      if Self.systemClasses.contains(next) { return next }
      guard let type = lookup.type(next, near: path), !type.isProtocol else { return Self.ending(of: next) }
      let parents = type.inherited.filter { $0 != next }
      guard
        let parent = parents.first(where: Self.systemClasses.contains)
          ?? parents.first(where: { lookup.type($0, near: type.path).map { !$0.isProtocol } ?? false })
          ?? parents.first(where: { Self.ending(of: $0) != nil })
      else { return nil }
      next = parent
    }
    return nil
  }

  /// The class for a name by convention, such as `RoundedButton`; views in general may show anything.
  private static func ending(of name: String) -> String? {
    leaves.first { name.hasSuffix($0.dropFirst(2)) }
  }

  /// The classes whose appearance is always known.
  static let leaves = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UISwitch", "UISlider", "UIStepper",
    "UISearchBar", "UISegmentedControl", "UIStackView", "UIScrollView", "UITableView", "UICollectionView",
    "UIProgressView", "UIActivityIndicatorView", "UIDatePicker", "UIPickerView",
  ]

  static let systemClasses = Set(leaves + ["UIView", "UIControl", "UIVisualEffectView", "MKMapView"])
}
