/// The moves to the subject of a page and on from it, as one table in groups.
struct MoveTable: TemplateContext {
  var groups: [MoveGroup] = []

  /// The number of rows up to which a table needs no filter.
  private static let fewRows = 8

  static let fields: TemplateFields<Self> = [
    .list("groups", "The rows, in groups that are never empty.", \.groups),
    .flag(
      "isLong", "Whether there are so many rows that a filter helps.",
      { $0.groups.reduce(0) { $0 + $1.rows.count } > fewRows }),
  ]
}

/// Rows of one kind, such as those that lead to the subject.
struct MoveGroup: TemplateContext {
  var name = ""
  var anchor = ""
  var rows: [MoveRow] = []
  /// The number of moves, of which `listed` are in the rows.
  var count = 0
  var listed = 0

  static let fields: TemplateFields<Self> = [
    .text("name", "The heading of the rows, such as `Leads here`.", \.name),
    .text("anchor", "The group's id on this page.", \.anchor),
    .list("rows", "The rows.", \.rows),
    .text("left", "A sentence about moves that are not listed; empty if all are.", \.left),
  ]
}

extension MoveGroup {
  /// Makes the rows for some elements; those above the limit are only counted.
  init<Element>(
    _ name: String, _ anchor: String, of elements: [Element], most: Int, row: (Element) -> MoveRow
  ) {
    let rows = elements.prefix(most).map(row)
    self.init(name: name, anchor: anchor, rows: rows.joined, count: elements.count, listed: rows.count)
  }

  /// The group with the rows of another one.
  func with(_ other: Self) -> Self {
    Self(
      name: name, anchor: anchor, rows: rows + other.rows, count: count + other.count,
      listed: listed + other.listed)
  }

  private var left: String {
    guard listed < count else { return "" }
    return "The first \(listed) of \(count) are listed; the graph file has all of them."
  }
}

/// Something that can happen: who requests it, and where it leads.
struct MoveRow: TemplateContext {
  var requesters: [TriggerRow] = []
  var targets: [MoveTarget] = []
  var type = ""
  var about = ""
  var by: Ref?
  var route: RouteRow?

  /// The number of requesters that are listed; more would make the rows of a large flow high.
  private static let fewRequesters = 4
  private static let firstRequesters = 2

  private var shownRequesters: Int {
    requesters.count > Self.fewRequesters ? Self.firstRequesters : requesters.count
  }

  static let fields: TemplateFields<Self> = [
    .list(
      "requesters", "Its requesters with their triggers; if there are many, the first ones.",
      { Array($0.requesters.prefix($0.shownRequesters)) }),
    .list("moreRequesters", "Its other requesters.", { Array($0.requesters.dropFirst($0.shownRequesters)) }),
    .list(
      "targets", "Its targets: several if routes of one name only differ in these.", \.targets),
    .html("type", "The type of an outcome's value, as HTML; may be empty.", { NameHTML.of($0.type) }),
    .html("about", "The description of an outcome, as one line of HTML.", \.about),
    .object("by", "The flow that has the route, if it is not the page's subject.", \.by),
    .object("route", "The route that it takes; absent for outcomes and ways back.", \.route),
  ]
}

extension [MoveRow] {
  /// The rows, with those joined that only differ in their targets, each at the place of the first one.
  var joined: [MoveRow] {
    var rows: [MoveRow] = []
    var places: [MoveRow.JoinKey: Int] = [:]
    for row in self {
      if let joinKey = row.joinKey, let place = places[joinKey] {
        rows[place].take(row)
      } else {
        if let joinKey = row.joinKey { places[joinKey] = rows.count }
        rows.append(row)
      }
    }
    return rows
  }
}

extension MoveRow {
  /// The common properties of joined rows.
  struct JoinKey: Hashable {
    let requesters: [TriggerRow]
    let by: Ref?
    let route: RouteRow
  }

  /// Routes of one name may still differ in their address and line; rows without a route are never joined.
  fileprivate var joinKey: JoinKey? {
    guard var route else { return nil }
    (route.id, route.anchor, route.href, route.places) = ("", "", "", [])
    return JoinKey(requesters: requesters, by: by, route: route)
  }

  fileprivate mutating func take(_ other: MoveRow) {
    for target in other.targets { add(target) }
    let known = route?.places ?? []
    route?.places += (other.route?.places ?? []).filter { !known.contains($0) }
  }

  /// A repeated target is listed once, with all its styles.
  private mutating func add(_ target: MoveTarget) {
    guard target.to != nil, let place = targets.firstIndex(where: { $0.to == target.to }) else {
      return targets.append(target)
    }
    targets[place].also.append(MoveStyle(anchor: target.anchor, style: target.style))
    if targets[place].note.isEmpty { targets[place].note = target.note }
  }
}
