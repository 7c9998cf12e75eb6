import Testing

/// Apps in which no type is named or built like a flow.
@Suite struct UnnamedFlowTests {
  @Test func theClassesBesideTheScreensThatShowThemAreFlows() {
    expectGraph(
      """
      class Director<Step>: NSObject {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func go(to step: Step) {}
        func place(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
      }
      enum MailStep { case inbox, thread(String), profile }
      final class MailDirector: Director<MailStep>, InboxOutput {
        override func go(to step: MailStep) {
          switch step {
          case .inbox: place(InboxController(output: self))
          case .thread(let id): place(ThreadController(id: id))
          case .profile:
            let profile = ProfileDirector(stack: stack)
            profile.onClosed = { [weak self] in self?.stack.popViewController(animated: true) }
            profile.go(to: .main)
          }
        }
        func inboxDidPick(_ id: String) { go(to: .thread(id)) }
        func inboxDidTapPicture() { go(to: .profile) }
      }
      protocol InboxOutput: AnyObject {
        func inboxDidPick(_ id: String)
        func inboxDidTapPicture()
      }
      enum ProfileStep { case main, edit }
      final class ProfileDirector: Director<ProfileStep> {
        var onClosed: (() -> Void)?
        override func go(to step: ProfileStep) {
          switch step {
          case .main:
            let model = ProfileModel()
            model.onEvent = { [weak self] in self?.handle($0) }
            place(ProfileController(model: model))
          case .edit: stack.present(EditController(), animated: true)
          }
        }
        private func handle(_ event: ProfileModel.Event) {
          switch event {
          case .edit: go(to: .edit)
          case .close: onClosed?()
          }
        }
      }
      final class ProfileModel {
        enum Event { case edit, close }
        var onEvent: ((Event) -> Void)?
        func edit() { onEvent?(.edit) }
        func close() { onEvent?(.close) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        lazy var mail = MailDirector(stack: UINavigationController())
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window.rootViewController = mail.stack
          mail.go(to: .inbox)
        }
      }
      final class InboxController: UIViewController {
        private weak var output: InboxOutput?
        init(output: InboxOutput) { self.output = output }
        @objc func rowTapped() { output?.inboxDidPick("1") }
        @objc func pictureTapped() { output?.inboxDidTapPicture() }
      }
      final class ThreadController: UIViewController { init(id: String) {} }
      final class ProfileController: UIViewController {
        private let model: ProfileModel
        init(model: ProfileModel) { self.model = model }
        @objc func editTapped() { model.edit() }
        @objc func closeTapped() { model.close() }
      }
      final class EditController: UIViewController {}
      """,
      """
      MailDirector entry
      > inbox -push-> InboxController
        thread(value: String) -push-> ThreadController
        profile -start-> [ProfileDirector]
        [ProfileDirector] -onClosed-> <
        InboxController -inboxDidTapPicture-> profile
        InboxController -inboxDidPick-> thread
      ProfileDirector
      > main -push-> ProfileController
        edit -present-> EditController
        ProfileController -close-> !onClosed
        ProfileController -edit-> edit
      """)
  }

  @Test func theModelThatKeepsThePathOfAStackIsOne() {
    expectGraph(
      """
      import SwiftUI
      @main struct SparrowApp: App {
        @State var model = AppModel()
        var body: some Scene { WindowGroup { AppView(model: model) } }
      }
      @Observable final class AppModel {
        enum Destination: Hashable { case detail(Int), meeting }
        var path: [Destination] = []
        func open(_ id: Int) { path.append(.detail(id)) }
        func meet() { path.append(.meeting) }
      }
      struct AppView: View {
        @Bindable var model: AppModel
        var body: some View {
          NavigationStack(path: $model.path) {
            ListView(onOpen: { model.open(1) })
              .navigationDestination(for: AppModel.Destination.self) { destination in
                switch destination {
                case .detail: DetailView(onMeet: { model.meet() })
                case .meeting: MeetingView()
                }
              }
          }
        }
      }
      struct ListView: View {
        let onOpen: () -> Void
        var body: some View { Button("Open", action: onOpen) }
      }
      struct DetailView: View {
        let onMeet: () -> Void
        var body: some View { Button("Meet", action: onMeet) }
      }
      struct MeetingView: View { var body: some View { Text("Meeting") } }
      """,
      """
      AppModel entry
      > start -root-> ListView
        detail(value: Int) -push-> DetailView
        meeting -push-> MeetingView
        DetailView -onMeet-> meeting
        ListView -onOpen-> detail
      """)
  }
}
