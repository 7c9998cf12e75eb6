import SwiftFacts
import ValueFlow

/// Finds where links enter an app: functions that the system calls with one, and code that reads one.
struct LinkEntries {
  let program: SourceProgram
  let roles: TypeRoles
  let registering: Set<String>

  /// Walks all code that receives a link, starting where the system passes it.
  func read(_ walk: LinkWalk) {
    for function in program.functions.indices.map(FunctionIndex.init) where isEntry(function) {
      enter(function, walk)
    }
    for property in program.properties where mentions(property.file, property.begin, property.end) {
      let frame = LinkFrame(file: property.file, scope: property.owner)
      walk.begin()
      guard property.getter >= 0 else {
        readTable(property, frame, walk)
        continue
      }
      _ = walk.calls.enter(
        property.getter, frame, [walk.selfName: own(property.owner)], LinkState(), result: nil,
        givesLast: false)
      walk.end(property.file, property.place)
    }
    walk.reached = walk.entered
    for function in program.functions.indices.map(FunctionIndex.init)
    where !walk.entered.contains(function) && isParser(function) {
      enter(function, walk)
    }
  }

  private func enter(_ function: FunctionIndex, _ walk: LinkWalk) {
    let info = program.functions[Int(function)]
    var values: [Name: LinkValue] = [:]
    for parameter in info.parameters {
      values[parameter.name] =
        brought(by: parameter, info) ?? walk.members.object(of: program.parameterType(parameter, of: info))
    }
    walk.begin()
    _ = walk.calls.enter(
      function, values, on: info.flags.contains(.isStatic) ? .type(info.owner) : own(info.owner), LinkState())
    walk.end(info.file, info.place)
  }

  /// Reads the rows of a table: `static let rows = [Row("shop://orders/:id") { … }]`.
  private func readTable(_ property: PropertyInfo, _ frame: LinkFrame, _ walk: LinkWalk) {
    guard property.value >= 0 else { return }
    let state = LinkState(values: [walk.selfName: own(property.owner)], address: LinkAddress())
    _ = walk.expressions.evaluate(property.value, state, in: frame)
    walk.end(property.file, property.place)
  }

  private func own(_ type: TypeIndex) -> LinkValue { type >= 0 ? .object(type, [:]) : .unknown }

  // MARK: - Values from the system

  private func brought(by parameter: ParameterInfo, _ info: FunctionInfo) -> LinkValue? {
    let text = program.text(of: parameter.type, in: info.file)
    let words = text.split { !$0.isLetter }.map(String.init)
    if words.contains("UIOpenURLContext") { return .part(LinkPart(step: .whole)) }
    if words.contains("NSUserActivity") { return .part(LinkPart(step: .activity, isWeb: true)) }
    if words.contains("UNNotificationResponse") || words.contains("UNNotification") || isTable(words) {
      return .part(LinkPart(root: .payload, step: .whole))
    }
    if let first = words.first, Self.addresses.contains(first) { return .part(LinkPart(step: .whole)) }
    return nil
  }

  private func isTable(_ words: [String]) -> Bool {
    words.contains("LaunchOptionsKey") || words.contains("UIApplicationLaunchOptionsKey")
      || words == ["AnyHashable", "Any"]
  }

  static let addresses: Set<String> = ["URL", "NSURL", "URLComponents", "NSURLComponents"]

  /// Tells whether a function of the app's delegates receives a link or a notification.
  private func isEntry(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard info.body >= 0 else { return false }
    if mentions(info.file, info.begin, info.end) { return true }
    guard info.owner >= 0, isDelegate(info.owner) else { return false }
    return info.parameters.contains { brought(by: $0, info) != nil }
  }

  private func isDelegate(_ type: TypeIndex) -> Bool {
    !roles.ancestorNames(type).isDisjoint(with: Self.delegates)
  }

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "UNUserNotificationCenterDelegate",
    "NSApplicationDelegate", "App",
  ]

  /// Tells whether code between two places reads a link, or registers a handler.
  private func mentions(_ file: Int32, _ begin: Int32, _ end: Int32) -> Bool {
    guard file >= 0 else { return false }
    return program.mentions(in: file, from: begin, to: end).contains { mention in
      let text = program.name(mention.name)
      return Self.asking.contains(text) || registering.contains(text)
    }
  }

  private static let asking: Set<String> = [
    "onOpenURL", "onContinueUserActivity", "webpageURL", "openURLContexts", "urlContexts",
  ]

  // MARK: - Parsers without known callers

  /// Tells whether a function turns a link into a case of an enum.
  private func isParser(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard info.body >= 0, info.parameters.contains(where: { Self.isAddress($0, info, program) }) else {
      return false
    }
    if program.name(info.name) == "init" { return info.owner >= 0 && isEnum(info.owner) }
    if info.owner >= 0, roles.isFlow(info.owner) { return true }
    return program.resultType(of: info).types.contains { isEnum($0) }
  }

  static func isAddress(_ parameter: ParameterInfo, _ info: FunctionInfo, _ program: SourceProgram) -> Bool {
    let words = program.text(of: parameter.type, in: info.file).split { !$0.isLetter }.map(String.init)
    return words.count == 1 && (addresses.contains(words[0]) || words[0] == "NSUserActivity")
  }

  private func isEnum(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    return info.kind == .enum && !info.isForeign && !roles.inherits(type, "Error")
  }
}
