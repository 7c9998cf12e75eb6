#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  // The view controllers of entries.

  extension UIKitNavigator {
    /// The view controller of an entry, the same one each time.
    func page(of entry: Entry) -> UIViewController {
      if let page = pages[entry] { return page }
      let page = makePage(of: entry)
      pages[entry] = page
      return page
    }

    private func makePage(of entry: Entry) -> UIViewController {
      if let bar = entry.content as? TabBar { return tabs(bar) }
      if let split = entry.content as? SplitView { return columns(split) }
      if let alert = entry.content as? AlertMessage, isPlain { return self.alert(alert) }
      guard let found = entry.content as? UIViewController ?? screens.make(entry.content),
        !isTaken(found), isPlain || !(found is UIAlertController)
      else { return blank(for: entry) }
      // UIKit traps if a navigation controller is pushed on a stack.
      return found is UINavigationController && !isPlain ? holder(of: found) : found
    }

    private func tabs(_ bar: TabBar) -> UIViewController {
      let controller = FlowTabBarController()
      controller.show(bar) { [weak self] in self?.drawWindow() }
      return controller
    }

    /// A holder of a split view: UIKit traps if that is pushed on a stack itself.
    private func columns(_ split: SplitView) -> UIViewController {
      holder(of: FlowSplitViewController.of(split) { [weak self] in self?.drawWindow() })
    }

    private func blank(for entry: Entry) -> UIViewController {
      screens.missing(entry)
      let controller = UIViewController()
      controller.title = entry.screenID
      return controller
    }

    private func holder(of inner: UIViewController) -> UIViewController {
      let controller = UIViewController()
      controller.embed(inner)
      return controller
    }

    private func alert(_ message: AlertMessage) -> UIViewController {
      let text = message.text.isEmpty ? nil : message.text
      let alert = UIAlertController(title: message.title, message: text, preferredStyle: .alert)
      var choices = message.choices
      if choices.isEmpty { choices = [.init("OK", role: .cancel)] }
      // UIKit traps on a second cancel button.
      let cancel = choices.firstIndex { $0.role == .cancel }
      for (index, choice) in choices.enumerated() {
        alert.addAction(action(choice, style: choice.role.style(isCancel: index == cancel)))
      }
      return alert
    }

    private func action(_ choice: AlertMessage.Choice, style: UIAlertAction.Style) -> UIAlertAction {
      UIAlertAction(title: choice.title, style: style) { [weak self] _ in
        guard let self else { return }
        self.lose(self.entries)
        choice.action()
      }
    }
  }

  extension AlertMessage.Choice.Role {
    fileprivate func style(isCancel: Bool) -> UIAlertAction.Style {
      switch self {
      case .destructive: .destructive
      case .cancel where isCancel: .cancel
      case .cancel, .normal: .default
      }
    }
  }
#endif
