/// What stands above the system's own classes, so that an extension of `UIViewController` is found on a tab bar controller.
enum SystemTypes {
  static let superclass: [String: String] = [
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UISearchController": "UIViewController", "UIAlertController": "UIViewController",
    "UIActivityViewController": "UIViewController", "UIHostingController": "UIViewController",
    "UIImagePickerController": "UINavigationController", "UIInputViewController": "UIViewController",
    "MFMailComposeViewController": "UINavigationController", "SFSafariViewController": "UIViewController",
    "UIViewController": "UIResponder", "UIResponder": "NSObject", "UIView": "UIResponder",
    "UIWindow": "UIView",
    "UIControl": "UIView", "UIButton": "UIControl",
  ]

  /// The class and those above it, nearest first.
  static func chain(_ name: String) -> [String] {
    var chain = [name]
    while let next = superclass[chain[chain.count - 1]], chain.count < 10 { chain.append(next) }
    return chain
  }
}
