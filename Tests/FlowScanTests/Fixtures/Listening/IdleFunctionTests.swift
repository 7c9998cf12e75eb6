import Testing

/// Functions that nothing is seen to call, since what calls them was lost on the way.
@Suite struct IdleFunctionTests {
  /// Nobody reads the rows here; other code calls a function of the same name.
  @Test func aScreenAsksThroughAClosureThatNobodyCalls() {
    expectGraph(
      """
      final class NotesCoordinator: NotesModelDelegate {
        private let navigation = UINavigationController()
        func start() {
          let model = NotesModel()
          model.delegate = self
          navigation.setViewControllers([NotesController(model: model)], animated: false)
        }
        func wantsEditor() { navigation.pushViewController(EditorController(), animated: true) }
      }
      protocol NotesModelDelegate: AnyObject { func wantsEditor() }
      final class NotesModel {
        weak var delegate: NotesModelDelegate?
        func edit() { delegate?.wantsEditor() }
      }
      struct Row { let onTap: () -> Void }
      final class NotesController: UIViewController {
        private let model: NotesModel
        private var rows: [Row] = []
        init(model: NotesModel) { self.model = model }
        override func viewDidLoad() { rows = [Row(onTap: { [model] in model.edit() })] }
      }
      final class EditorController: UIViewController {
        private let draft = Draft()
        override func viewDidLoad() { draft.edit() }
      }
      final class Draft { func edit() {} }
      """,
      """
      NotesCoordinator
      > start -root-> NotesController
        wantsEditor -push-> EditorController
        NotesController -wantsEditor-> wantsEditor
      """)
  }

  /// What is called elsewhere is asked for there alone.
  @Test func aFunctionThatIsCalledIsNotIdle() {
    expectGraph(
      """
      final class NotesCoordinator: NotesModelDelegate {
        private let navigation = UINavigationController()
        func start() {
          let model = NotesModel()
          model.delegate = self
          navigation.setViewControllers([NotesController(), EditorController(model: model)], animated: false)
        }
        func wantsHelp() { navigation.pushViewController(HelpController(), animated: true) }
      }
      protocol NotesModelDelegate: AnyObject { func wantsHelp() }
      final class NotesModel {
        weak var delegate: NotesModelDelegate?
        func help() { ask() }
        private func ask() { delegate?.wantsHelp() }
      }
      final class NotesController: UIViewController {}
      final class EditorController: UIViewController {
        private let model: NotesModel
        init(model: NotesModel) { self.model = model }
        @objc func tapHelp() { model.help() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      NotesCoordinator
      > start.NotesController -root-> NotesController
      > start.EditorController -root-> EditorController
        wantsHelp -push-> HelpController
        EditorController -wantsHelp-> wantsHelp
      """)
  }
}
