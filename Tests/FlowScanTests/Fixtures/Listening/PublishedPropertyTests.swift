import Testing

/// View models that ask by a property or subject whose values are numbers, texts, flags or plain structures.
@Suite struct PublishedPropertyTests {
  @Test func whoSetsAPublishedPropertyAsks() {
    expectGraph(
      coordinator(watching: "$") + """
        final class ShelfModel: ObservableObject {
          @Published var chosen: Int?
          @Published private(set) var query = ""
          @Published var book: Book?
          @Published var isDone = false
          @Published var needsHelp: Bool = false
          func choose(_ number: Int) { chosen = number }
          func search(_ text: String) { query = text }
          func open(_ book: Book) { self.book = book }
          func finish() { isDone = true }
          func help() { needsHelp = true }
        }
        """, Self.graph)
  }

  @Test(arguments: [
    "if case .detail = page { self?.showDetail() }",
    "switch page { case .detail: self?.showDetail(); case .list: break }",
    "guard case .detail = page else { return }; self?.showDetail()",
  ])
  func whoSetsAPublishedCaseAsks(code: String) {
    expectGraph(
      """
      enum ShelfPage { case list, detail }
      final class ShelfModel: ObservableObject {
        @Published var page: ShelfPage = .list
        func open() { page = .detail }
      }
      final class ShelfCoordinator {
        private let navigation: UINavigationController
        private var bag: Set<AnyCancellable> = []
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let model = ShelfModel()
          model.$page.sink { [weak self] page in \(code) }.store(in: &bag)
          navigation.pushViewController(ShelfController(model: model), animated: false)
        }
        private func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class ShelfController: UIViewController {
        private let model: ShelfModel
        init(model: ShelfModel) { self.model = model }
        @IBAction func tapped() { model.open() }
      }
      final class DetailController: UIViewController {}
      """,
      """
      ShelfCoordinator
      > start -push-> ShelfController
        showDetail -push-> DetailController
        ShelfController -detail-> showDetail
      """)
  }

  @Test func whoSendsThroughASubjectAsks() {
    expectGraph(
      coordinator(watching: "") + """
        final class ShelfModel {
          let chosen = CurrentValueSubject<Int?, Never>(nil)
          let query = CurrentValueSubject<String, Never>("")
          let book = CurrentValueSubject<Book?, Never>(nil)
          let isDone = CurrentValueSubject<Bool, Never>(false)
          let needsHelp = CurrentValueSubject<Bool, Never>(false)
          func choose(_ number: Int) { chosen.send(number) }
          func search(_ text: String) { query.send(text) }
          func open(_ book: Book) { self.book.send(book) }
          func finish() { isDone.send(true) }
          func help() { needsHelp.send(true) }
        }
        """, Self.graph)
  }

  private static let graph = """
    ShelfCoordinator
    > start -root-> ShelfController
      showDetail(number: Int) -push-> DetailController
      showResults(text: String) -push-> ResultsController
      showBook(book: Book) -push-> BookController
      showReceipt -push-> ReceiptController
      showHelp -present-> HelpController
      ShelfController -book-> showBook
      ShelfController -chosen-> showDetail
      ShelfController -needsHelp-> showHelp
      ShelfController -isDone-> showReceipt
      ShelfController -query-> showResults
    """

  private func coordinator(watching mark: String) -> String {
    """
    struct Book { let title: String }
    final class ShelfCoordinator {
      let navigation: UINavigationController
      var bag = Set<AnyCancellable>()
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let model = ShelfModel()
        model.\(mark)chosen.compactMap { $0 }.sink { [weak self] in self?.showDetail($0) }.store(in: &bag)
        model.\(mark)query.dropFirst().sink(receiveValue: { [weak self] in self?.showResults($0) }).store(in: &bag)
        model.\(mark)book.sink { [weak self] book in
          guard let book else { return }
          self?.showBook(book)
        }.store(in: &bag)
        model.\(mark)isDone.filter { $0 }.sink { [weak self] _ in self?.showReceipt() }.store(in: &bag)
        model.\(mark)needsHelp.sink { [weak self] isNeeded in
          if isNeeded { self?.showHelp() }
        }.store(in: &bag)
        navigation.viewControllers = [ShelfController(model)]
      }
      func showDetail(_ number: Int) { navigation.pushViewController(DetailController(), animated: true) }
      func showResults(_ text: String) { navigation.pushViewController(ResultsController(), animated: true) }
      func showBook(_ book: Book) { navigation.pushViewController(BookController(), animated: true) }
      func showReceipt() { navigation.pushViewController(ReceiptController(), animated: true) }
      func showHelp() { navigation.present(HelpController(), animated: true) }
    }
    final class ShelfController: UITableViewController {
      let model: ShelfModel
      init(_ model: ShelfModel) { self.model = model }
      override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { model.choose(path.row) }
      @objc func done() { model.finish() }
      @objc func help() { model.help() }
    }
    final class BookController: UIViewController {}
    final class DetailController: UIViewController {}
    final class HelpController: UIViewController {}
    final class ReceiptController: UIViewController {}
    final class ResultsController: UIViewController {}

    """
  }
}
