// All keys are optional, and an unknown key is an error: otherwise a misspelt one would be lost silently.
extension Conventions {
  /// Reads conventions; all keys are optional.
  public init(from decoder: any Decoder) throws {
    let keys = try KnownKeys(decoder, of: CodingKeys.self)
    library = try keys.read("library") ?? ""
    modules = try keys.read("modules") ?? []
    flows = try keys.read("flows") ?? []
    flowNames = try keys.read("flowNames") ?? []
    doubtfulNames = try keys.read("doubtfulNames") ?? []
    screens = try keys.read("screens") ?? []
    containers = try keys.read("containers") ?? []
    system = try keys.read("system") ?? []
    verbs = try keys.read("verbs") ?? []
    assignments = try keys.read("assignments") ?? []
    back = try keys.read("back") ?? []
    selections = try keys.read("selections") ?? []
    triggers = try keys.read("triggers") ?? []
    wrappers = try keys.read("wrappers") ?? []
    links = try keys.read("links") ?? []
    tables = try keys.read("tables") ?? []
    paths = try keys.read("paths") ?? []
    routeLists = try keys.read("routeLists") ?? []
    routeStyles = try keys.read("routeStyles") ?? [:]
    builders = try keys.read("builders") ?? []
    ends = try keys.read("ends") ?? []
    lists = try keys.read("lists") ?? []
    beginnings = try keys.read("beginnings") ?? []
    adapters = try keys.read("adapters") ?? []
    contents = try keys.read("contents") ?? []
    routeStacks = try keys.read("routeStacks") ?? []
    firstScreens = try keys.read("firstScreens") ?? []
    source = try keys.read("source") ?? []
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case library, modules, flows, flowNames, doubtfulNames, screens, containers, system, verbs, assignments,
      back, selections,
      triggers, wrappers, links
    case tables, paths, routeLists, routeStyles, builders, ends, lists, beginnings, adapters, contents,
      routeStacks, firstScreens, source
  }
}

extension Conventions.Verb {
  /// Reads a verb; only its name and style are required.
  public init(from decoder: any Decoder) throws {
    let keys = try KnownKeys(decoder, of: CodingKeys.self)
    name = try keys.demand("name")
    style = try keys.demand("style")
    arguments = try keys.read("arguments") ?? []
    labels = try keys.read("labels") ?? []
    on = try keys.read("on") ?? []
    isRoute = try keys.read("isRoute") ?? false
  }

  enum CodingKeys: String, CodingKey, CaseIterable { case name, style, arguments, labels, on, isRoute }
}

extension Conventions.Assignment {
  /// Reads an assignment; only its name and style are required.
  public init(from decoder: any Decoder) throws {
    let keys = try KnownKeys(decoder, of: CodingKeys.self)
    name = try keys.demand("name")
    style = try keys.demand("style")
    on = try keys.read("on") ?? []
  }

  enum CodingKeys: String, CodingKey, CaseIterable { case name, style, on }
}

extension Conventions.Trigger {
  /// Reads a trigger; only its name is required.
  public init(from decoder: any Decoder) throws {
    let keys = try KnownKeys(decoder, of: CodingKeys.self)
    name = try keys.demand("name")
    handler = try keys.read("handler") ?? ""
    argument = try keys.read("argument") ?? "0"
    isQuestion = try keys.read("isQuestion") ?? false
    reachesAll = try keys.read("reachesAll") ?? false
  }

  enum CodingKeys: String, CodingKey, CaseIterable { case name, handler, argument, isQuestion, reachesAll }
}

extension Conventions.End {
  /// Reads an end; only its name and argument are required.
  public init(from decoder: any Decoder) throws {
    let keys = try KnownKeys(decoder, of: CodingKeys.self)
    name = try keys.demand("name")
    argument = try keys.demand("argument")
    handler = try keys.read("handler")
    stays = try keys.read("stays") ?? false
  }

  enum CodingKeys: String, CodingKey, CaseIterable { case name, argument, handler, stays }
}

extension Conventions.Wrapper {
  /// Reads a wrapper; only its name is required.
  public init(from decoder: any Decoder) throws {
    let keys = try KnownKeys(decoder, of: CodingKeys.self)
    name = try keys.demand("name")
    style = try keys.read("style") ?? "push"
    styles = try keys.read("styles") ?? [:]
  }

  enum CodingKeys: String, CodingKey, CaseIterable { case name, style, styles }
}

extension Conventions.Table {
  /// Reads a kind of table; only its protocol and the types of its routes are required.
  public init(from decoder: any Decoder) throws {
    let keys = try KnownKeys(decoder, of: CodingKeys.self)
    table = try keys.demand("table")
    routes = try keys.demand("routes")
    screens = try keys.read("screens") ?? []
    styles = try keys.read("styles") ?? [:]
    endings = try keys.read("endings") ?? [:]
    go = try keys.read("go") ?? []
    opens = try keys.read("opens") ?? []
    outcomes = try keys.read("outcomes") ?? [:]
    back = try keys.read("back") ?? []
    start = try keys.read("start") ?? "start"
    results = try keys.read("results") ?? [:]
    about = try keys.read("about") ?? ""
    self.guard = try keys.read("guard") ?? ""
    roots = try keys.read("roots") ?? []
    launch = try keys.read("launch") ?? ""
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case table, screens, routes, styles, endings, go, opens, outcomes, back, start, results, about, `guard`,
      roots, launch
  }
}
