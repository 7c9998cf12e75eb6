internal import SwiftSyntax

/// The classes of UIKit that views are drawn as.
enum SystemClass {
  /// The UIKit class of a class, by its superclasses or, without source, by the end of its name.
  static func of(_ name: String, near path: String, _ lookup: TypeLookup) -> String? {
    var next = name
    for _ in 0..<6 {
      if all.contains(next) { return next }
      guard let type = lookup.type(next, near: path), !type.isProtocol else { return ending(of: next) }
      let parents = type.inherited.filter { $0 != next }
      guard
        let parent = parents.first(where: all.contains)
          ?? parents.first(where: { lookup.type($0, near: type.path).map { !$0.isProtocol } ?? false })
          ?? parents.first(where: { ending(of: $0) != nil })
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
    "UIProgressView", "UIActivityIndicatorView", "UIDatePicker", "UIPickerView", "UIToolbar",
  ]

  static let all = Set(leaves + ["UIView", "UIControl", "UIVisualEffectView", "MKMapView"])
}
