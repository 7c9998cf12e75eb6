import Testing

/// Properties with code that runs when they are set, which views only have bindings of.
@Suite struct ObservedBindingTests {
  @Test(arguments: [
    "@Published var code = \"\" { didSet { if code.count == 6 { Task { await confirm() } } } }",
    "var code: String { get { kept } set { kept = newValue; Task { await confirm() } } }\n  private var kept = \"\"",
  ])
  func theFieldOfAViewAsksByWhatItSets(_ property: String) {
    expectGraph(
      """
      import SwiftUI
      final class LoginCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let model = CodeModel(onConfirmed: { [weak self] in self?.showHome() })
          navigation.pushViewController(UIHostingController(rootView: CodeView(model: model)), animated: false)
        }
        private func showHome() {
          navigation.pushViewController(UIHostingController(rootView: HomeView()), animated: true)
        }
      }
      final class CodeModel: ObservableObject {
        \(property)
        private let onConfirmed: () -> Void
        init(onConfirmed: @escaping () -> Void) { self.onConfirmed = onConfirmed }
        private func confirm() async { onConfirmed() }
      }
      struct CodeView: View {
        @ObservedObject var model: CodeModel
        var body: some View { TextField("000000", text: $model.code) }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      """,
      """
      LoginCoordinator
      > start -push-> CodeView
        showHome -push-> HomeView
        CodeView -onConfirmed-> showHome
      """)
  }
}
