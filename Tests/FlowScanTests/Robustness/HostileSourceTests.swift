import FlowModel
import FlowTestSupport
import SwiftFacts
import Testing
import ValueFlow

@testable import FlowScan

/// Source that nobody meant to write: the scan ends, with whatever it could read.
@Suite struct HostileSourceTests {
  @Test func cutAndSplicedSourcesAreScanned() throws {
    var random = SeededGenerator()
    // A crash would lose the seed of a failure.
    print("seed \(random.seed)")
    let texts = try Sources.all().filter { $0.path.hasPrefix("Examples/") || $0.path.contains("FlowKit/") }
      .map(\.text)
    let marks = [
      "<<<<<<< HEAD\n", "=======\n", ">>>>>>> branch\n", "\"\"\"", "{", "}", "/*", "\u{0}", "\u{FEFF}",
      "#if X\n",
    ]
    for _ in 0..<RunLength.of(short: 15, long: 150) {
      let files = (0..<8).map { number in
        var text = ""
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let source = Array(random.pick(texts).utf8)
          let start = Int.random(in: 0..<source.count, using: &random)
          text +=
            String(decoding: source[start..<min(source.count, start + 600)], as: UTF8.self)
            + random.pick(marks)
        }
        return (path: "\(number).swift", text: text)
      }
      let seed = random.seed
      let graph = onBigStack { Self.graph(of: files) }
      #expect(onBigStack { Self.graph(of: files.reversed()) } == graph, "seed \(seed)")
    }
  }

  @Test func circlesOfTypesAndFunctionsEnd() {
    let graph = onBigStack {
      Self.graph(of: [
        (
          "a.swift",
          """
          class AFlow: BFlow { var b: BFlow { self.c }; var c: BFlow { self.b }; func start() { go() }; func go() { start(); push(make()) } }
          class BFlow: AFlow { typealias T = U; typealias U = T; let t: T; func make() -> UIViewController { again() }; func again() -> UIViewController { make() } }
          protocol P: Q {}
          protocol Q: P {}
          indirect enum E { case e(E) }
          class SelfFlow: SelfFlow { lazy var me = me; func start() { let f = { f() }; f(); navigation.pushViewController(me, animated: true) } }
          """
        )
      ])
    }
    #expect(graph.name == "Test")
  }

  /// Each closure may run for the other one, and a library runs both.
  @Test(arguments: ["one", "other"])
  func closuresThatALibraryIsHandedInACircleEnd(_ next: String) {
    expectGraph(
      """
      func again(_ action: @escaping () -> Void) -> () -> Void {
        var (one, other): (() -> Void, () -> Void) = ({}, {})
        one = {
          action()
          Library.run(\(next))
        }
        other = { Library.run(one) }
        return one
      }
      final class ListController: UIViewController {
        var onPick: (() -> Void)?
        func rowTapped() { Library.run(onPick) }
      }
      final class RowController: UIViewController {}
      final class ListCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.onPick = again { self.navigation.pushViewController(RowController(), animated: true) }
          navigation.pushViewController(list, animated: false)
        }
      }
      """,
      """
      ListCoordinator
        onPick -push-> RowController
      > start -push-> ListController
        ListController -onPick-> onPick
      """)
  }

  @Test func variablesThatAreAssignedToEachOtherEnd() {
    let graph = onBigStack {
      Self.graph(of: [
        (
          "a.swift",
          """
          class Session { var kind = Kind.open }
          enum Kind { case open, closed }
          class MainCoordinator: Coordinator {
            let navigation = UINavigationController()
            func start() {
              var a: Session
              var b: Session
              a = b
              b = a
              switch a.kind {
              case .open: navigation.pushViewController(OpenController(), animated: true)
              case .closed: break
              }
              switch a {
              case .open: break
              case .closed: navigation.pushViewController(ClosedController(), animated: true)
              }
            }
          }
          class OpenController: UIViewController {}
          class ClosedController: UIViewController {}
          """
        )
      ])
    }
    #expect(graph.screens.map(\.id) == ["ClosedController", "OpenController"])
  }

  /// Each of these is asked what it leads to, and a long row of them would be looked at once for each.
  @Test func functionsThatCallEachOtherInALongRowEnd() {
    let count = RunLength.of(short: 3_500, long: 7_000)
    let row = (0..<count).map { "  func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }\n" }.joined()
    let text = "import UIKit\nclass RowCoordinator: Coordinator { func start() { f0() }\n\(row)}\n"
    // Eight seconds in the long form, or thirteen beside other processes; a look for each, which grows with the square, took more than 99.
    let time = onBigStack { ProcessorTime.measure { _ = Self.graph(of: [("a.swift", text)]) } }
    #expect(time < .seconds(RunLength.of(short: 15, long: 40)), "\(time)")
  }

  @Test func functionsThatWaitForEachOtherInEveryBranchEnd() {
    let steps = (0..<40).map { number in
      """
        func step\(number)() async -> Int {
          if flag == 1 { return await step\(number + 1)() }
          if flag == 2 { return await step\(number + 1)() }
          return await step\(number + 1)()
        }
      """
    }
    let graph = onBigStack {
      Self.graph(of: [
        (
          "App.swift",
          """
          final class AppCoordinator {
            let navigation = UINavigationController()
            var flag = 0
            func start() async {
              _ = await step0()
              navigation.pushViewController(DoneController(), animated: true)
            }
          \(steps.joined(separator: "\n"))
            func step40() async -> Int {
              await withCheckedContinuation { continuation in
                let page = AskController()
                page.onDone = { continuation.resume(returning: 1) }
                navigation.pushViewController(page, animated: true)
              }
            }
          }
          final class AskController: UIViewController {
            var onDone: () -> Void = {}
            @objc func tap() { onDone() }
          }
          final class DoneController: UIViewController {}
          """
        )
      ])
    }
    #expect(
      graph.transitions.contains { $0.route == "AppCoordinator.start" && $0.from.id == "AskController" })
  }

  /// Each of their starts may be the start of any of them.
  @Test func coordinatorsThatStartEachOtherInALongCircleEnd() {
    let count = 3_000
    let circle = (0..<count).map { number in
      "class A\(number)Coordinator: Coordinator { func start() { let c = A\((number + 1) % count)Coordinator(); c.start() } }\n"
    }.joined()
    let time = onBigStack { ProcessorTime.measure { _ = Self.graph(of: [("a.swift", circle)]) } }
    #expect(time < .seconds(10), "\(time)")
  }

  /// A link sends an action of which each sends all others: no combination of them is followed.
  @Test func actionsThatAllSendEachOtherEnd() {
    let names = (0..<12).map { "a\($0)" }
    let sent = names.map { ".send(.\($0))" }.joined(separator: ", ")
    let text = """
      struct Feature: Reducer {
        struct State { var path = StackState<Path.State>() }
        enum Action { case openURL(URL), \(names.joined(separator: ", ")) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .openURL(let url): return url.host == "detail" ? .send(.a0) : .none
          \(names.map { "case .\($0): return .merge(\(sent))" }.joined(separator: "\n    "))
          }
        }
      }
      struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View { Text("").onOpenURL { store.send(.openURL($0)) } }
      }
      """
    let time = onBigStack { ProcessorTime.measure { _ = Self.graph(of: [("a.swift", text)]) } }
    #expect(time < .seconds(10), "\(time)")
  }

  /// Each would be told apart by who started it, and who started that.
  @Test func coordinatorsThatAllStartEachOtherEnd() {
    let numbers = 0..<20
    let text = numbers.map { number in
      let functions = numbers.map { "func go\($0)() { let c = A\($0)Coordinator(navigation); c.start() }" }
      return """
        class A\(number)Coordinator: Coordinator {
          let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start() { navigation.pushViewController(A\(number)Controller(self), animated: true) }
          \(functions.joined(separator: "\n  "))
        }
        class A\(number)Controller: UIViewController {
          let coordinator: A\(number)Coordinator
          init(_ coordinator: A\(number)Coordinator) { self.coordinator = coordinator }
          \(numbers.map { "@objc func tap\($0)() { coordinator.go\($0)() }" }.joined(separator: "\n  "))
        }
        """
    }.joined(separator: "\n")
    let (graph, time) = onBigStack {
      var graph = FlowGraph(name: "")
      let time = ProcessorTime.measure { graph = Self.graph(of: [("a.swift", "import UIKit\n" + text)]) }
      return (graph, time)
    }
    #expect(time < .seconds(60), "\(time)")
    #expect(graph.flows.map(\.routes.count) == numbers.map { _ in 20 })
  }

  /// Each of them waits for a value that only the last one would assign.
  @Test func functionsThatPassOnWhatNobodyAssignsInALongRowEnd() {
    let count = 7_000
    let row = (0..<count).map { "  func f\($0)(_ page: Page?) { f\($0 + 1)(page) }\n" }.joined()
    let text = """
      import UIKit
      class Page: UIViewController {}
      class RowCoordinator: Coordinator {
        var page: Page?
        func start() { f0(page) }
      \(row)
        func f\(count)(_ page: Page?) { show(page!); keep(page!) }
        func keep(_ page: Page) { self.page = page }
      }
      """
    let time = onBigStack { ProcessorTime.measure { _ = Self.graph(of: [("a.swift", text)]) } }
    #expect(time < .seconds(10), "\(time)")
  }

  /// Each of its parts is made of the next one, twice, below a long row of sheets.
  @Test func viewsWhosePartsDoubleEnd() {
    let parts = (0..<38).map { "  var p\($0): some View { VStack { p\($0 + 1); p\($0 + 1) } }\n" }.joined()
    let sheets = (0..<36).map { ".sheet(isPresented: $router.isOpen) { Text(\"\($0)\") }" }.joined(
      separator: "\n      ")
    let text = """
      import SwiftUI
      @Observable final class AppRouter { var path: [Int] = []; var isOpen = false }
      struct HomeView: View {
        @Bindable var router: AppRouter
        @State private var own: [Int] = []
        var body: some View {
          NavigationStack(path: $own) { PageView() }
            \(sheets)
        }
      \(parts)
        var p38: some View { NavigationStack { p0; p1 } }
      }
      struct PageView: View { var body: some View { Text("Page") } }
      @main struct HomeApp: App {
        @State var router = AppRouter()
        var body: some Scene { WindowGroup { HomeView(router: router) } }
      }
      """
    #expect(onBigStack { Self.graph(of: [("App.swift", text)]) }.flows.count == 1)
  }

  /// A list of names for each type of a chain of a hundred thousand would take a gigabyte.
  @Test(arguments: ["protocol", "class"]) func namesAboveTypesOfLongChainsAreNotKept(kind: String) {
    let chain = (0..<300).map { "\(kind) P\($0): P\($0 + 1) {}\n" }.joined()
    let program = SourceProgram([SourceReader.read(chain, path: "a.swift")])
    let roles = TypeRoles(program, Conventions())
    let lengths = program.types.indices.map { roles.ancestorNames(TypeIndex($0)).count }
    #expect((lengths.max(), roles.names.count) == (250, 50))
  }

  private static func graph(of files: [(path: String, text: String)]) -> FlowGraph {
    ValueFlowScan(settings: ScanSettings(name: "Test")).graph(
      of: files.map { SourceReader.read($0.text, path: $0.path) }
    ).graph
  }
}
