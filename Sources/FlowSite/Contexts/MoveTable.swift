/// What leads to the subject of a page and on from it, as one table in groups.
struct MoveTable: TemplateContext {
  var groups: [MoveGroup] = []

  /// So many rows are found by looking; of more, one searches for a word.
  private static let fewRows = 8

  static let fields: TemplateFields<Self> = [
    .list("groups", "The rows, in groups that are never empty.", \.groups),
    .flag(
      "isLong", "Whether there are so many rows that a filter helps.",
      { $0.groups.reduce(0) { $0 + $1.rows.count } > fewRows }),
  ]
}

/// Rows of one kind, as those that lead to the subject.
struct MoveGroup: TemplateContext {
  var name = ""
  var anchor = ""
  var rows: [MoveRow] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "The heading of the rows, such as `Leads here`.", \.name),
    .text("anchor", "The group's id on this page.", \.anchor),
    .list("rows", "The rows.", \.rows),
  ]
}

/// One thing that can happen: who asks for it, and where it leads.
struct MoveRow: TemplateContext {
  var askers: [TriggerRow] = []
  var kind = Kind.route
  var style = StyleName.none
  var to: Ref?
  var type = ""
  var note = ""
  var about = ""
  var by: Ref?
  var route: RouteRow?

  /// More askers than this are folded.
  private static let fewAskers = 5

  /// What becomes of it.
  enum Kind: String {
    case route, finish, back

    var name: String {
      switch self {
      case .route: "Leads to"
      case .finish: "Ends with"
      case .back: "Goes back"
      }
    }
  }

  static let fields: TemplateFields<Self> = [
    .list(
      "askers", "Its requesters with their triggers; if there are many, the first ones.",
      { Array($0.askers.prefix(fewAskers)) }),
    .list("moreAskers", "Its other requesters.", { Array($0.askers.dropFirst(fewAskers)) }),
    .text("kind", "`route`, `finish` or `back`.", \.kind.rawValue),
    .text("kindName", "The display name of the kind.", \.kind.name),
    .text("style", "How the target of a route is presented; empty for other kinds.", \.style.id),
    .text("styleName", "The display name of the style.", \.style.name),
    .object("to", "Its target; absent for `back`.", \.to),
    .html("type", "The type of an outcome's value, as HTML; may be empty.", { NameHTML.of($0.type) }),
    .text("note", "The description of its target as plain text, if it was not given before.", \.note),
    .html("about", "The description of an outcome, as one line of HTML.", \.about),
    .object("by", "The flow that has the route, if it is not the page's subject.", \.by),
    .object("route", "The route that it takes; absent for outcomes and ways back.", \.route),
  ]
}
