import Foundation
import Testing

/// Coordinators on a generic class, whose subclasses say that its destinations are an enum.
@Suite struct GivenEnumTests {
  static let forms = [
    CodeForm(
      testDescription: "in one function",
      code: """
        func go(_ page: Page) {
          guard let screen = screen(for: page) else { return }
          switch style(for: page) {
          case .root: navigation.setViewControllers([screen], animated: true)
          case .push: navigation.pushViewController(screen, animated: true)
          case .modal(let style):
            screen.modalPresentationStyle = style
            navigation.present(screen, animated: true)
          }
        }
        """,
      declarations: """
        mail(value: String) -push-> MailController
        sender(value: String) -push-> SenderController
        draft -present-> DraftController
        photo(value: URL) -present-> PhotoController
        """),
    CodeForm(
      testDescription: "with a flag",
      code: """
        func go(_ page: Page, animated: Bool = true) {
          guard let screen = screen(for: page) else { return }
          show(screen, as: style(for: page), animated)
        }
        private func show(_ screen: UIViewController, as style: Showing, _ animated: Bool) {
          switch style {
          case .root: navigation.setViewControllers([screen], animated: animated)
          case .push: navigation.pushViewController(screen, animated: animated)
          case .modal: navigation.present(screen, animated: animated)
          }
        }
        """,
      declarations: """
        draft -present-> DraftController
        mail(value: String) -push-> MailController
        photo(value: URL) -present-> PhotoController
        sender(value: String) -push-> SenderController
        """),
  ]

  @Test(arguments: forms) func eachDestinationIsShownInItsOwnStyle(form: CodeForm) {
    expectGraph(
      """
      enum Showing { case root, push, modal(UIModalPresentationStyle) }
      class StackCoordinator<Page> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        var first: Page { fatalError() }
        func screen(for page: Page) -> UIViewController? { fatalError() }
        func style(for page: Page) -> Showing { .push }
        func start() {
          if let screen = screen(for: first) { navigation.setViewControllers([screen], animated: false) }
        }
        \(form.code)
      }
      enum MailPage { case inbox, mail(String), draft, photo(URL), sender(String) }
      final class MailCoordinator: StackCoordinator<MailPage> {
        override var first: MailPage { .inbox }
        override func screen(for page: MailPage) -> UIViewController? {
          switch page {
          case .inbox:
            let inbox = InboxController()
            inbox.go = { [weak self] in self?.go($0) }
            return inbox
          case .mail:
            let mail = MailController()
            mail.go = { [weak self] in self?.go($0) }
            return mail
          case .draft: return DraftController()
          case .photo: return PhotoController()
          case .sender: return SenderController()
          }
        }
        override func style(for page: MailPage) -> Showing {
          switch page {
          case .inbox: .root
          case .draft: .modal(.formSheet)
          case .photo: .modal(.fullScreen)
          case .mail, .sender: .push
          }
        }
      }
      final class InboxController: UIViewController {
        var go: ((MailPage) -> Void)?
        @objc func rowTapped() { go?(.mail("1")) }
        @objc func draftTapped() { go?(.draft) }
      }
      final class MailController: UIViewController {
        var go: ((MailPage) -> Void)?
        @objc func photoTapped(_ photo: URL) { go?(.photo(photo)) }
        @objc func senderTapped() { go?(.sender("1")) }
      }
      final class DraftController: UIViewController {}
      final class PhotoController: UIViewController {}
      final class SenderController: UIViewController {}
      """,
      """
      MailCoordinator
      > start -root-> InboxController
        \(form.declarations.replacingOccurrences(of: "\n", with: "\n  "))
        InboxController -draft-> draft
        InboxController -mail-> mail
        MailController -photo-> photo
        MailController -sender-> sender
      """)
  }
}
