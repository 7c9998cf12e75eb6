import Testing

/// Screens that report the end of their flow by what the flow reports with.
@Suite struct ScreenEndTests {
  @Test(arguments: [
    ("flow?.onDone?()", "onDone"), ("flow?.onDone?(.kept)", "kept"),
    ("flow?.delegate?.surveyDidEnd()", "surveyDidEnd"),
    ("flow?.results.send(.lost)", "lost"),
    ("UIView.animate(withDuration: 1) { self.flow?.onDone?() }", "onDone"),
    ("if let flow { flow.onDone?() }", "onDone"),
  ])
  func aScreenCallsTheClosureOfItsFlow(ending: String, name: String) {
    expectGraph(app(ending: ending, onSkip: "nil"), flow + "\n  IntroController -\(name)-> !\(name)")
  }

  /// What a flow answers itself is no report.
  @Test func aClosureThatTheFlowSetsItselfIsNoEnd() {
    expectGraph(
      app(ending: "flow?.onSkip?()", onSkip: "{ [weak self] in self?.showQuestions() }"),
      flow + "\n  IntroController -onSkip-> showQuestions")
  }

  private let flow = """
    SurveyFlow
    > start -push-> IntroController
      showQuestions -push-> QuestionsController
    """

  private func app(ending: String, onSkip: String) -> String {
    """
    import Combine
    import UIKit
    enum SurveyResult { case kept, lost }
    protocol SurveyFlowDelegate: AnyObject { func surveyDidEnd() }
    final class SurveyFlow {
      var onDone: ((SurveyResult?) -> Void)?
      var onSkip: (() -> Void)?
      let results = PassthroughSubject<SurveyResult, Never>()
      weak var delegate: SurveyFlowDelegate?
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        onSkip = \(onSkip)
        let intro = IntroController()
        intro.flow = self
        navigation.pushViewController(intro, animated: true)
      }
      func showQuestions() { navigation.pushViewController(QuestionsController(), animated: true) }
    }
    final class IntroController: UIViewController {
      weak var flow: SurveyFlow?
      @objc func tap() { \(ending) }
    }
    final class QuestionsController: UIViewController {}
    """
  }
}
