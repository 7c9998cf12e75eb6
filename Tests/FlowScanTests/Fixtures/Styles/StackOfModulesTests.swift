import Testing

/// Flow coordinators over screen coordinators: a stack of the app's own that SwiftUI is bound to, publishers of actions, and a
/// state machine whose events the screens raise and whose handlers show what is next.
@Suite struct StackOfModulesTests {
  private static let stack = """
    @MainActor protocol CoordinatorProtocol: AnyObject {
      func start()
      func toPresentable() -> AnyView
    }
    extension CoordinatorProtocol { func start() {} }

    struct Module: Identifiable, Hashable {
      let id = UUID()
      let coordinator: any CoordinatorProtocol
      init(_ coordinator: any CoordinatorProtocol) { self.coordinator = coordinator }
    }

    final class StackCoordinator: ObservableObject, CoordinatorProtocol {
      @Published fileprivate var rootModule: Module?
      @Published fileprivate var sheetModule: Module?
      @Published fileprivate var modules: [Module] = []
      func setRoot(_ coordinator: any CoordinatorProtocol) { rootModule = Module(coordinator) }
      func setSheet(_ coordinator: (any CoordinatorProtocol)?) {
        guard let coordinator else { sheetModule = nil; return }
        sheetModule = Module(coordinator)
      }
      func push(_ coordinator: any CoordinatorProtocol) { modules.append(Module(coordinator)) }
      func pop() { modules.removeLast() }
      func toPresentable() -> AnyView { AnyView(StackView(stack: self)) }
    }

    struct StackView: View {
      @ObservedObject var stack: StackCoordinator
      var body: some View {
        NavigationStack(path: $stack.modules) {
          stack.rootModule?.coordinator.toPresentable()
            .navigationDestination(for: Module.self) { $0.coordinator.toPresentable() }
        }
        .sheet(item: $stack.sheetModule) { $0.coordinator.toPresentable() }
      }
    }

    final class ListScreenCoordinator: CoordinatorProtocol {
      enum Action { case open(id: String), compose }
      let actions = PassthroughSubject<Action, Never>()
      func toPresentable() -> AnyView { AnyView(ListScreen()) }
    }
    final class LetterScreenCoordinator: CoordinatorProtocol {
      enum Action { case reply, close }
      let actions = PassthroughSubject<Action, Never>()
      func toPresentable() -> AnyView { AnyView(LetterScreen()) }
    }
    final class EditorScreenCoordinator: CoordinatorProtocol {
      enum Action { case sent }
      let actions = PassthroughSubject<Action, Never>()
      func toPresentable() -> AnyView { AnyView(EditorScreen()) }
    }
    @main struct MailApp: App {
      private let stack: StackCoordinator
      private let flow: MailFlowCoordinator
      init() {
        stack = StackCoordinator()
        flow = MailFlowCoordinator(stack: stack)
      }
      var body: some Scene {
        WindowGroup { stack.toPresentable().onAppear { flow.start() } }
      }
    }
    struct ListScreen: View { var body: some View { EmptyView() } }
    struct LetterScreen: View { var body: some View { EmptyView() } }
    struct EditorScreen: View { var body: some View { EmptyView() } }

    """

  @Test func screensStandBehindCoordinatorsAndModules() {
    expectGraph(
      Self.stack + """
        final class MailFlowCoordinator {
          private let stack: StackCoordinator
          private var cancellables = Set<AnyCancellable>()
          let actions = PassthroughSubject<MailAction, Never>()
          init(stack: StackCoordinator) { self.stack = stack }

          func start() {
            let list = ListScreenCoordinator()
            list.actions.sink { [weak self] action in
              guard let self else { return }
              switch action {
              case .open(let id): presentLetter(id)
              case .compose: presentEditor()
              }
            }
            .store(in: &cancellables)
            stack.setRoot(list)
          }

          private func presentLetter(_ id: String) {
            let letter = LetterScreenCoordinator()
            letter.actions.sink { [weak self] action in
              switch action {
              case .reply: self?.presentEditor()
              case .close: self?.stack.pop()
              }
            }
            .store(in: &cancellables)
            stack.push(letter)
          }

          private func presentEditor() {
            let editor = EditorScreenCoordinator()
            editor.actions.sink { [weak self] action in
              switch action {
              case .sent:
                self?.stack.setSheet(nil)
                self?.actions.send(.done)
              }
            }
            .store(in: &cancellables)
            stack.setSheet(editor)
          }
        }
        enum MailAction { case done }
        """,
      """
      MailFlowCoordinator entry
      > start -root-> ListScreen
        presentLetter(id: String) -push-> LetterScreen
        presentEditor -present-> EditorScreen
        EditorScreen -sent-> !done
        LetterScreen -close-> <
        LetterScreen -reply-> presentEditor
        ListScreen -compose-> presentEditor
        ListScreen -open-> presentLetter
      """)
  }

  @Test func eventsOfAStateMachineLeadToWhatItsHandlersShow() {
    expectGraph(
      Self.stack + """
        final class MailFlowCoordinator {
          enum State: StateType { case initial, list, letter, editor }
          enum Event: EventType { case start, openLetter(id: String), compose, composed }
          private let stack: StackCoordinator
          private let machine: StateMachine<State, Event>
          private var cancellables = Set<AnyCancellable>()
          init(stack: StackCoordinator) {
            self.stack = stack
            machine = StateMachine(state: .initial)
            configure()
          }

          func start() { machine.tryEvent(.start) }

          private func configure() {
            machine.addRouteMapping { event, state, _ in
              switch (state, event) {
              case (.initial, .start): return .list
              case (.list, .openLetter): return .letter
              case (_, .compose): return .editor
              default: return nil
              }
            }
            machine.addAnyHandler(.any => .any) { [weak self] context in
              guard let self else { return }
              switch (context.fromState, context.event, context.toState) {
              case (.initial, .start, .list): presentList()
              case (.list, .openLetter(let id), .letter): presentLetter(id)
              case (_, .compose, .editor): presentEditor()
              case (.editor, .composed, _): stack.setSheet(nil)
              default: break
              }
            }
          }

          private func presentList() {
            let list = ListScreenCoordinator()
            list.actions.sink { [weak self] action in
              guard let self else { return }
              switch action {
              case .open(let id): machine.tryEvent(.openLetter(id: id))
              case .compose: machine.tryEvent(.compose)
              }
            }
            .store(in: &cancellables)
            stack.setRoot(list)
          }

          private func presentLetter(_ id: String) {
            let letter = LetterScreenCoordinator()
            letter.actions.sink { [weak self] action in
              guard let self, case .reply = action else { return }
              machine.tryEvent(.compose)
            }
            .store(in: &cancellables)
            stack.push(letter)
          }

          private func presentEditor() { stack.setSheet(EditorScreenCoordinator()) }
        }
        """,
      """
      MailFlowCoordinator entry
      > presentList -root-> ListScreen
        presentLetter(id: String) -push-> LetterScreen
        presentEditor -present-> EditorScreen
        LetterScreen -reply-> presentEditor
        ListScreen -compose-> presentEditor
        ListScreen -open-> presentLetter
      """)
  }

  @Test func aClassAroundAMachineSendsItsEventsOn() {
    expectGraph(
      """
      @main struct MailApp: App {
        private let flow: MailFlowCoordinator
        init() {
          flow = MailFlowCoordinator(navigation: UINavigationController())
          flow.start()
        }
        var body: some Scene { WindowGroup { EmptyView() } }
      }

      final class MailMachine {
        enum State: StateType { case initial, list, letter }
        enum Event: EventType { case start, openLetter(id: String) }
        private let machine: StateMachine<State, Event> = .init(state: .initial)
        init() { configure() }
        private func configure() {
          machine.addRoutes(event: .start, transitions: [.initial => .list])
          machine.addRoutes(event: .openLetter(id: ""), transitions: [.list => .letter])
        }
        func process(_ event: Event) { machine.tryEvent(event) }
        func addTransitionHandler(_ handler: @escaping StateMachine<State, Event>.Handler) {
          machine.addAnyHandler(.any => .any, handler: handler)
        }
      }

      final class MailFlowCoordinator {
        private let navigation: UINavigationController
        private let machine = MailMachine()
        init(navigation: UINavigationController) {
          self.navigation = navigation
          machine.addTransitionHandler { [weak self] context in
            switch (context.fromState, context.event, context.toState) {
            case (.initial, .start, .list): self?.showList()
            case (.list, .openLetter(let id), .letter): self?.showLetter(id)
            default: break
            }
          }
        }
        func start() { machine.process(.start) }
        private func showList() {
          let list = MailList()
          let onOpen = { [machine] id in log(list); machine.process(.openLetter(id: id)) }
          navigation.pushViewController(ListController(onOpen: onOpen), animated: true)
        }
        private func showLetter(_ id: String) { navigation.pushViewController(LetterController(), animated: true) }
      }
      final class MailList {}
      final class ListController: UIViewController {
        private let onOpen: (String) -> Void
        init(onOpen: @escaping (String) -> Void) { self.onOpen = onOpen }
        @IBAction func tapped() { onOpen("1") }
      }
      final class LetterController: UIViewController {}
      """,
      """
      MailFlowCoordinator entry
      > showList -push-> ListController
        showLetter(id: String) -push-> LetterController
        ListController -onOpen-> showLetter
      """)
  }
}
