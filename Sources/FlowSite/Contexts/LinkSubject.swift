/// A URL that a link's pattern matches.
struct ExampleRow: TemplateContext, Hashable {
  var url = ""
  var command = ""

  static let fields: TemplateFields<Self> = [
    .text("url", "The URL.", \.url),
    .html("urlLabel", "The URL as HTML, with line breaks allowed between words.", { NameHTML.of($0.url) }),
    .text("command", "The command line that opens it in the simulator.", \.command),
    .html(
      "commandLabel", "The command line as HTML, with line breaks allowed between words.",
      { NameHTML.of($0.command) }),
  ]
}

/// Another link that matches some of the same URLs.
struct RivalRow: TemplateContext, Hashable {
  var link = Ref()
  var witness = ""

  static let fields: TemplateFields<Self> = [
    .object("link", "The other link.", \.link),
    .html(
      "witness", "A URL that both match, as HTML, with line breaks allowed between words.",
      { NameHTML.of($0.witness) }),
  ]
}

/// The subject of a link's page.
struct LinkSubject: TemplateContext {
  var row = LinkRow()
  var summary = ""
  var parameters: [ParameterRow] = []
  var examples: [ExampleRow] = []
  var chain: [StepRow] = []
  var picture: PictureBox?
  var guards: [ValueRow] = []
  var since = ""
  var place: Place?
  var origins = ""
  var rivals: [RivalRow] = []
  var uses = ""
  var findings: [FindingGroup] = []

  static let fields: TemplateFields<Self> = [
    .object("link", "The link.", \.row.link),
    .text("pattern", "Its pattern.", \.row.pattern),
    .list("parts", "The pattern in parts.", \.row.parts),
    .html("summary", "Its description.", \.summary),
    .list("parameters", "Its parameters.", \.parameters),
    .list("examples", "Example URLs to try.", \.examples),
    .list("chain", "The routes that it follows.", \.chain),
    .object("target", "The flow or screen that it opens; absent if unknown.", \.row.target),
    .object("flow", "The flow that opens it; absent if unknown.", \.row.flow),
    .object("picture", "The routes that it follows, as a picture.", \.picture),
    .list("guards", "The guards that must let the user pass.", \.guards),
    .text("since", "The first app version that opens the link.", \.since),
    .object("deprecated", "Its deprecation.", \.row.deprecated),
    .text("owner", "Its owner.", \.row.owner),
    .object("place", "Its source location.", \.place),
    .text("origins", "The origins of the information about it, such as `declared, scanned`.", \.origins),
    .list("rivals", "Other links that match some of the same URLs.", \.rivals),
    .text("uses", "The number of times that the traced runs opened it; empty without a trace.", \.uses),
    .list("findings", "Its findings, rule by rule.", \.findings),
  ]
}

/// The links of one scheme or host.
struct LinkGroup: TemplateContext {
  var name = ""
  var links: [LinkRow] = []

  static let fields: TemplateFields<Self> = [
    .text("name", "The common prefix of the patterns, such as `shop://`.", \.name),
    .list("links", "The links.", \.links),
  ]
}

/// The subject of the list of links.
struct LinksSubject: TemplateContext {
  var groups: [LinkGroup] = []
  var examples: [ValueRow] = []

  static let fields: TemplateFields<Self> = [
    .text(
      "example", "A URL that one of the links opens; empty if none is known.",
      { $0.examples.first?.value ?? "" }),
    .list("examples", "URLs that links open, as examples for the field.", \.examples),
    .list("groups", "The links, by what their patterns begin with.", \.groups),
    .list("links", "All links.", { $0.groups.flatMap(\.links) }),
  ]
}
