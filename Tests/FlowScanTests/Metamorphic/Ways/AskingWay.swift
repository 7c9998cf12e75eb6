import Testing

/// A way in which a screen asks its flow for what comes next.
struct AskingWay: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }
  /// The name by which it asks.
  let trigger: String
  /// The types that stand beside the flow.
  var types = ""
  /// What the list has to ask with.
  let screen: String
  /// What the flow does with a list before it shows it.
  let listening: String
  /// The flow's further members.
  var members = ""

  static let plain = AskingWay(
    name: "a closure", trigger: "onDetail",
    screen: """
      var onDetail: (() -> Void)?
        @objc func tapped() { onDetail?() }
      """,
    listening: "list.onDetail = { [weak self] in self?.showDetail() }")

  static let all: [AskingWay] =
    [plain, delegate, event, queue, subject, stream, machine] + messages

  static let delegate = AskingWay(
    name: "a delegate", trigger: "listWantsDetail",
    types: """
      protocol ListDelegate: AnyObject { func listWantsDetail() }
      extension AppCoordinator: ListDelegate { func listWantsDetail() { showDetail() } }
      """,
    screen: """
      weak var delegate: ListDelegate?
        @objc func tapped() { delegate?.listWantsDetail() }
      """,
    listening: "list.delegate = self")

  static let event = AskingWay(
    name: "an event", trigger: "detail",
    types: "enum ListEvent { case detail, help }",
    screen: """
      var onEvent: ((ListEvent) -> Void)?
        @objc func tapped() { onEvent?(.detail) }
      """,
    listening: "list.onEvent = { [weak self] in self?.handle($0) }",
    members: handling)

  static let queue = AskingWay(
    name: "a queue", trigger: "detail",
    types: """
      enum ListEvent { case detail, help }
      final class EventQueue {
        private var events: [ListEvent] = []
        var onEvent: ((ListEvent) -> Void)?
        func enqueue(_ event: ListEvent) {
          events.append(event)
          drain()
        }
        private func drain() {
          while !events.isEmpty { onEvent?(events.removeFirst()) }
        }
      }
      """,
    screen: """
      var queue: EventQueue?
        @objc func tapped() { queue?.enqueue(.detail) }
      """,
    listening: """
      queue.onEvent = { [weak self] in self?.handle($0) }
          list.queue = queue
      """,
    members: "private let queue = EventQueue()\n  " + handling)

  static let subject = AskingWay(
    name: "a subject", trigger: "detail",
    types: "enum ListEvent { case detail, help }",
    screen: """
      let events = PassthroughSubject<ListEvent, Never>()
        @objc func tapped() { events.send(.detail) }
      """,
    listening: "list.events.sink { [weak self] in self?.handle($0) }.store(in: &subscriptions)",
    members: "private var subscriptions = Set<AnyCancellable>()\n  " + handling)

  static let stream = AskingWay(
    name: "a stream", trigger: "detail",
    types: "enum ListEvent { case detail, help }",
    screen: """
      let (events, continuation) = AsyncStream.makeStream(of: ListEvent.self)
        @objc func tapped() { continuation.yield(.detail) }
      """,
    listening: "Task { [weak self] in for await event in list.events { self?.handle(event) } }",
    members: handling)

  static let machine = AskingWay(
    name: "a state machine",
    trigger: "detail",
    types: """
      enum ListEvent { case detail, help }
      enum ListState { case listed, detailed, helped }
      final class ListMachine {
        private(set) var state = ListState.listed
        var onState: ((ListState) -> Void)?
        func handle(_ event: ListEvent) {
          switch (state, event) {
          case (.listed, .detail): state = .detailed
          case (.listed, .help): state = .helped
          default: return
          }
          onState?(state)
        }
      }
      """,
    screen: """
      var machine: ListMachine?
        @objc func tapped() { machine?.handle(.detail) }
      """,
    listening: """
      machine.onState = { [weak self] in self?.enter($0) }
          list.machine = machine
      """,
    members: """
      private let machine = ListMachine()
        private func enter(_ state: ListState) {
          switch state {
          case .detailed: showDetail()
          case .helped: showHelp()
          case .listed: break
          }
        }
      """)

  /// Notifications, as observers of every kind get them.
  static let messages: [AskingWay] = [
    message(
      "a notification to a selector",
      "center.addObserver(self, selector: #selector(openDetail), name: .wantsDetail, object: nil)",
      members: "@objc private func openDetail() { showDetail() }"),
    message(
      "a notification to a closure",
      """
      center.addObserver(forName: .wantsDetail, object: nil, queue: .main) { [weak self] _ in self?.showDetail() }
      """),
    message(
      "a notification to a publisher",
      """
      center.publisher(for: .wantsDetail).receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.showDetail() }.store(in: &subscriptions)
      """, members: "private var subscriptions = Set<AnyCancellable>()"),
    message(
      "a notification in a sequence",
      """
      Task { [weak self] in
            for await _ in center.notifications(named: .wantsDetail) { self?.showDetail() }
          }
      """),
  ]

  private static func message(_ name: String, _ listening: String, members: String = "") -> AskingWay {
    AskingWay(
      name: name, trigger: "wantsDetail",
      types: """
        extension Notification.Name { static let wantsDetail = Notification.Name("wantsDetail") }
        """,
      screen: """
        @objc func tapped() { NotificationCenter.default.post(name: .wantsDetail, object: self) }
        """,
      listening: listening, members: "private let center = NotificationCenter.default\n  " + members)
  }

  private static let handling = """
    private func handle(_ event: ListEvent) {
        switch event {
        case .detail: showDetail()
        case .help: showHelp()
        }
      }
    """
}
