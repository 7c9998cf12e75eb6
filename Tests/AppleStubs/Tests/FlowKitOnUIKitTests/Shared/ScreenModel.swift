/// What should be on screen, told as simply as can be: lists of pages, and for each page the flow that it belongs to.
///
/// Which flows are there is not kept up but worked out: those that have a page, or a child that has one.
struct ScreenModel {
  struct Stack {
    let id: Int
    var items: [Item] = []
    var isSheet = false
    /// The stack from which this one was presented.
    var presenter: Int?
  }

  struct Item {
    let flow: Int
    let number: Int
    /// The stacks of a row of tabs, and which of them is seen.
    var tabs: [Stack] = []
    var selected = 0
  }

  struct Flow {
    let parent: Int?
    let route: String
    /// The stack that the flow was shown in, and how much of it is its own.
    let home: Int
    let extent: Extent
    var modals: [(stack: Int, isOwn: Bool)] = []
  }

  enum Extent { case whole, top, shared }

  /// The window, then the modals.
  var stacks = [Stack(id: 0)]
  var flows: [Int: Flow] = [:]
  /// What parents heard, by the parent's number and the route.
  private(set) var endings: [String: [String]] = [:]
  private var closed: [Int: Stack] = [:]
  private var lastStack = 0
  private var lastPage = 0
  private var lastFlow = -1

  /// The flow number 0, with its first page.
  init() {
    add("machine", parent: nil, route: "", home: 0, .whole)
  }
}

// MARK: Asking

extension ScreenModel {
  func isWithin(_ flow: Int, _ other: Int) -> Bool {
    flow == other || (flows[flow]?.parent.map { isWithin($0, other) } ?? false)
  }

  /// The flow whose part of the stack a flow takes up.
  func owner(of flow: Int) -> Int {
    guard let state = flows[flow], state.extent == .shared, let parent = state.parent else { return flow }
    return owner(of: parent)
  }

  var allStacks: [Stack] { stacks.flatMap(\.withInner) }

  func stack(_ id: Int) -> Stack? { allStacks.first { $0.id == id } }

  func front(of flow: Int) -> Int {
    let own = flows[flow]?.modals.last { $0.isOwn && stack($0.stack)?.items.isEmpty == false }
    return own?.stack ?? flows[flow]?.home ?? 0
  }

  func pages(of flow: Int) -> [Item] { allStacks.flatMap(\.items).filter { $0.flow == flow } }

  /// The stacks that are seen, from the outermost to the innermost.
  var seen: [Stack] {
    var seen = [stacks[stacks.count - 1]]
    while let last = seen.last?.items.last, !last.tabs.isEmpty { seen.append(last.tabs[last.selected]) }
    return seen
  }

  /// The tree of flows, children in the order of their numbers.
  func tree(_ flow: Int = 0) -> String {
    let children = flows.filter { $0.value.parent == flow }.keys.sorted()
    return children.isEmpty ? "\(flow)" : "\(flow)(\(children.map { tree($0) }.joined(separator: " ")))"
  }

  var text: String { stacks.map(\.text).joined(separator: " / ") }
}

extension ScreenModel.Stack {
  var withInner: [Self] { [self] + items.flatMap(\.tabs).flatMap(\.withInner) }

  var text: String {
    items.isEmpty ? "-" : items.map(\.text).joined(separator: " ")
  }

  fileprivate mutating func keep(_ isKept: (ScreenModel.Item) -> Bool) {
    items.removeAll { !isKept($0) }
    for item in items.indices {
      for tab in items[item].tabs.indices { items[item].tabs[tab].keep(isKept) }
    }
  }

  fileprivate mutating func change(_ id: Int, _ change: (inout Self) -> Void) {
    if self.id == id { return change(&self) }
    for item in items.indices {
      for tab in items[item].tabs.indices { items[item].tabs[tab].change(id, change) }
    }
  }
}

extension ScreenModel.Item {
  var text: String {
    if tabs.isEmpty { return "\(flow):\(number)" }
    let texts = tabs.enumerated().map { ($0 == selected ? "*" : "") + $1.text }
    return "\(flow)[\(texts.joined(separator: " | "))]"
  }
}

// MARK: Changing

extension ScreenModel {
  private mutating func change(_ id: Int, _ change: (inout Stack) -> Void) {
    for index in stacks.indices { stacks[index].change(id, change) }
  }

  private mutating func keep(_ isKept: (Item) -> Bool) {
    for index in stacks.indices { stacks[index].keep(isKept) }
    closeModals()
  }

  /// A modal goes with its last page, with the tab it was presented from, and with the modal below it.
  private mutating func closeModals() {
    while let index = stacks.indices.dropFirst().first(where: { index in
      stacks[index].items.isEmpty || stacks[index].presenter.flatMap(stack) == nil
    }) {
      stacks.removeSubrange(index...)
    }
  }

  /// Flows that have no page and no child are left.
  mutating func settle() {
    while let empty = flows.keys.sorted().first(where: { flow in
      flow != 0 && pages(of: flow).isEmpty && !flows.values.contains { $0.parent == flow }
    }) {
      forget(empty, "left")
    }
  }

  private mutating func forget(_ flow: Int, _ ending: String) {
    guard let state = flows.removeValue(forKey: flow), let parent = state.parent else { return }
    endings["\(parent).\(state.route)", default: []].append(ending)
  }

  private mutating func page(of flow: Int) -> Item {
    lastPage += 1
    return Item(flow: flow, number: lastPage)
  }

  private mutating func newStack(isSheet: Bool = false, presenter: Int? = nil) -> Stack {
    lastStack += 1
    return Stack(id: lastStack, isSheet: isSheet, presenter: presenter)
  }

  /// Replaces the part of the stack that a flow takes up.
  private mutating func replacePart(of flow: Int, with item: Item) {
    let owner = owner(of: flow)
    guard let state = flows[owner], let home = stack(state.home) else { return }
    let base =
      state.extent == .whole
      ? 0 : home.items.firstIndex { isWithin($0.flow, owner) } ?? home.items.count
    change(state.home) { $0.items.removeSubrange(base...) }
    change(state.home) { $0.items.append(item) }
    let within = Set(flows.keys.filter { isWithin($0, owner) })
    keep { within.contains($0.flow) ? $0.number == item.number : true }
  }

  /// Adds a flow and shows what it shows first.
  @discardableResult
  private mutating func add(_ kind: String, parent: Int?, route: String, home: Int, _ extent: Extent) -> Int {
    lastFlow += 1
    let flow = lastFlow
    flows[flow] = Flow(parent: parent, route: route, home: home, extent: extent)
    guard kind == "tabs" else {
      replacePart(of: flow, with: page(of: flow))
      return flow
    }
    // A row of tabs is no page; it is told from pages by a number below zero.
    var tabs = Item(flow: flow, number: -flow)
    tabs.tabs = [newStack(), newStack()]
    replacePart(of: flow, with: tabs)
    select(0, of: flow)
    return flow
  }

  /// Selects a tab and starts what is in it where nothing is.
  private mutating func select(_ tab: Int, of flow: Int) {
    guard let bar = pages(of: flow).first(where: { !$0.tabs.isEmpty }) else { return }
    for stack in allStacks where stack.items.contains(where: { $0.number == bar.number }) {
      change(stack.id) { stack in
        for index in stack.items.indices where stack.items[index].number == bar.number {
          stack.items[index].selected = tab
        }
      }
    }
    let inner = bar.tabs[tab]
    guard inner.items.isEmpty, !flows.values.contains(where: { $0.parent == flow && $0.home == inner.id })
    else {
      return
    }
    if tab == 0 {
      add("machine", parent: flow, route: "a", home: inner.id, .whole)
    } else {
      let page = page(of: flow)
      change(inner.id) { $0.items.append(page) }
    }
  }

  private mutating func push(_ flow: Int) {
    let page = page(of: flow)
    let front = front(of: flow)
    // A modal that a child has just left empty appears again with its parent's page.
    if stack(front) == nil, let modal = closed[front] { stacks.append(modal) }
    change(front) { $0.items.append(page) }
  }

  private mutating func present(_ kind: String?, by flow: Int, route: String, isSheet: Bool) {
    var stack = newStack(isSheet: isSheet, presenter: front(of: flow))
    flows[flow]?.modals.append((stack.id, kind == nil))
    closed[stack.id] = stack
    if kind == nil { stack.items = [page(of: flow)] }
    stacks.append(stack)
    if let kind { add(kind, parent: flow, route: route, home: stack.id, .whole) }
  }
}

// MARK: What the flows and the user do

extension ScreenModel {
  mutating func go(_ route: String, by flow: Int) {
    switch route {
    case "root": replacePart(of: flow, with: page(of: flow))
    case "page": push(flow)
    case "card": present(nil, by: flow, route: route, isSheet: true)
    case "cover": present(nil, by: flow, route: route, isSheet: false)
    case "pushed", "again": add("machine", parent: flow, route: route, home: front(of: flow), .top)
    case "presented": present("machine", by: flow, route: route, isSheet: true)
    case "started": add("machine", parent: flow, route: route, home: flows[flow]?.home ?? 0, .shared)
    case "deep": add("deep", parent: flow, route: route, home: flows[flow]?.home ?? 0, .shared)
    case "pushedTabs": add("tabs", parent: flow, route: route, home: front(of: flow), .top)
    case "presentedTabs": present("tabs", by: flow, route: route, isSheet: false)
    case "a": select(0, of: flow)
    case "b": select(1, of: flow)
    default: break
    }
    settle()
  }

  mutating func end(_ flow: Int, _ ending: String) {
    let state = flows[flow]
    let within = flows.keys.filter { isWithin($0, flow) }
    keep { !within.contains($0.flow) }
    for other in within { forget(other, other == flow ? ending : "left") }
    if ending == "finished", state?.route == "again", let parent = state?.parent { push(parent) }
    settle()
  }

  mutating func goBack() {
    guard let stack = seen.last(where: { $0.items.count > 1 }), let last = stack.items.last else { return }
    take([last])
  }

  mutating func swipeDown() {
    if stacks.count > 1, let top = stacks.last, top.isSheet { take(top.items) }
  }

  mutating func selectTab(_ tab: Int) {
    guard let bar = seen.last(where: { $0.items.last?.tabs.isEmpty == false })?.items.last else { return }
    select(tab, of: bar.flow)
    settle()
  }

  mutating func pop(_ flow: Int) {
    if let stack = stack(front(of: flow)), stack.items.count > 1 { take(stack.items.suffix(1)) }
  }

  mutating func dismiss(_ flow: Int) {
    let modal = flows[flow]?.modals.compactMap { stack($0.stack) }.last { !$0.items.isEmpty }
    if let modal { take(modal.items) }
  }

  /// Opens the link of a page of flow 0, or of the flow that flow 0 starts for it.
  mutating func openLink(deep: Bool) {
    let running = flows.filter { $0.value.parent == 0 && $0.value.route == "deep" }.keys.min()
    let kept = deep ? running ?? 0 : 0
    let first = stacks[0].items.firstIndex { isWithin($0.flow, kept) }
    stacks[0].items = first.map { Array(stacks[0].items[...$0]) } ?? []
    stacks.removeSubrange(1...)
    settle()
    if deep, running == nil { go("deep", by: 0) }
    push(deep ? flows.filter { $0.value.parent == 0 && $0.value.route == "deep" }.keys.min() ?? 0 : 0)
    settle()
  }

  private mutating func take(_ items: some Sequence<Item>) {
    let gone = Set(items.map(\.number))
    keep { !gone.contains($0.number) }
    settle()
  }
}
