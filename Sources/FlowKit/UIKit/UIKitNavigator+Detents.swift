#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  private import Foundation
  import UIKit

  extension UIViewController {
    /// Sets the heights at which this controller rests as a sheet; UIKit's own remain if there are none.
    func rest(at detents: [Detent]) {
      guard !detents.isEmpty else { return }
      sheetPresentationController?.detents = detents.map(\.onUIKit)
    }
  }

  extension Detent {
    @MainActor fileprivate var onUIKit: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      case .fraction(let part): .custom { $0.maximumDetentValue * part }
      case .height(let points): .custom { _ in points }
      }
    }
  }
#endif
