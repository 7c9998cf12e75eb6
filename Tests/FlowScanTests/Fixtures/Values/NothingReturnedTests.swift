import Testing

/// Functions and properties that return nothing for some cases.
@Suite struct NothingReturnedTests {
  @Test func noScreenIsShownForNothing() {
    expectGraph(
      """
      import SwiftUI
      @main struct FormApp: App { var body: some Scene { WindowGroup { FormFlow(model: FormModel()) } } }
      enum FormPage: Hashable {
        case name, photo, check
        var next: FormPage? {
          switch self {
          case .name: return .photo
          case .photo: return .check
          case .check: return nil
          }
        }
      }
      @Observable final class FormModel {
        var path: [FormPage] = []
        func goOn(from page: FormPage) {
          if let next = page.next { path.append(next) }
        }
      }
      struct FormFlow: View {
        @Bindable var model: FormModel
        var body: some View {
          NavigationStack(path: $model.path) {
            page(.name).navigationDestination(for: FormPage.self, destination: page)
          }
        }
        @ViewBuilder private func page(_ page: FormPage) -> some View {
          switch page {
          case .name: NameView(model: model)
          case .photo: PhotoView(model: model)
          case .check: CheckView(model: model)
          }
        }
      }
      struct NameView: View { let model: FormModel; var body: some View { Button("Next") { model.goOn(from: .name) } } }
      struct PhotoView: View { let model: FormModel; var body: some View { Button("Next") { model.goOn(from: .photo) } } }
      struct CheckView: View { let model: FormModel; var body: some View { Button("Next") { model.goOn(from: .check) } } }
      """,
      """
      FormFlow entry
      > name -root-> NameView
        photo -push-> PhotoView
        check -push-> CheckView
        NameView -name-> photo
        PhotoView -photo-> check
      """)
  }
}
