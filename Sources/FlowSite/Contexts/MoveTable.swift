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
    .text("name", "What the rows have in common, as `Leads here`.", \.name),
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
      "askers", "Who asks for it, and by what; of many the first.", { Array($0.askers.prefix(fewAskers)) }),
    .list("moreAskers", "The others who ask for it.", { Array($0.askers.dropFirst(fewAskers)) }),
    .text("kind", "`route`, `finish` or `back`.", \.kind.rawValue),
    .text("kindName", "The kind as readers call it.", \.kind.name),
    .text("style", "How the target of a route appears; empty for the others.", \.style.id),
    .text("styleName", "The style as readers call it.", \.style.name),
    .object("to", "Where it leads; absent for `back`.", \.to),
    .html("type", "The type of what an end brings, as HTML; may be empty.", { NameHTML.of($0.type) }),
    .text("note", "What is said of where it leads, as plain text, where that was not said before.", \.note),
    .html("about", "What is said of an end, as one line of HTML.", \.about),
    .object("by", "The flow that has the route, where that is not the page's subject.", \.by),
    .object("route", "The route that it goes along; absent for ends and ways back.", \.route),
  ]
}
