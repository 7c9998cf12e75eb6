/// The target of a row of moves.
struct MoveTarget: TemplateContext, Hashable {
  var anchor = ""
  var kind = Kind.route
  var style = StyleName.none
  var also: [MoveStyle] = []
  var to: Ref?
  var note = ""

  /// The effect of a move.
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
    .text(
      "anchor", "The id on this page of the route that leads there; empty if another page describes it.",
      \.anchor),
    .text("kind", "`route`, `finish` or `back`.", \.kind.rawValue),
    .text("kindName", "The display name of the kind.", \.kind.name),
    .text("style", "The presentation of a route's target; empty for other kinds.", \.style.id),
    .text("styleName", "The display name of the style.", \.style.name),
    .list("also", "The other styles in which routes of the row present the target.", \.also),
    .object("to", "The target; absent for `back`, and where the page is about it.", \.to),
    .text("note", "The description of the target as plain text, if it was not given before.", \.note),
  ]
}

/// One more style in which a target is presented.
struct MoveStyle: TemplateContext, Hashable {
  var anchor = ""
  var style = StyleName.none

  static let fields: TemplateFields<Self> = [
    .text("anchor", "The id on this page of the route that presents it so.", \.anchor),
    .text("style", "The presentation of the target.", \.style.id),
    .text("styleName", "The display name of the style.", \.style.name),
  ]
}
