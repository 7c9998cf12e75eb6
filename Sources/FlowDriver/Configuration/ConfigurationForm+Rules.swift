internal import FlowReview

extension ConfigurationForm where Value == [String: RuleSetting] {
  static let rules = Self("an object of rules", example: "{\"guide-link\": \"error\"}") {
    value, file throws(DriverError) in
    guard let fields = value.fields else { return nil }
    var settings: [String: RuleSetting] = [:]
    for field in fields {
      guard KnownRules.ids.contains(field.key) else {
        let hint = suggestion(for: field.key, among: KnownRules.ids)
        throw file.error(
          field.line, "there is no rule \"\(field.key)\"\(hint); flowdoc lint --list-rules lists all rules")
      }
      guard settings[field.key] == nil else {
        throw file.error(field.line, "the rule \"\(field.key)\" is set twice; keep one of them")
      }
      settings[field.key] = try setting(field, file)
    }
    return settings
  }

  private static func setting(
    _ rule: CommentedJSON.Field, _ file: ConfigurationFile
  ) throws(DriverError) -> RuleSetting {
    guard let fields = rule.value.fields else {
      return RuleSetting(try level(rule.value, of: rule.key, file))
    }
    var setting = RuleSetting()
    var seen: Set<String> = []
    for field in fields {
      guard seen.insert(field.key).inserted else {
        throw file.repeated(field)
      }
      if field.key == "severity" {
        setting.level = try level(field.value, of: rule.key, file)
      } else {
        setting.options[field.key] = try option(field, of: rule.key, file)
      }
    }
    return setting
  }

  private static func level(
    _ value: CommentedJSON.Value, of rule: String, _ file: ConfigurationFile
  ) throws(DriverError) -> RuleLevel {
    let words = RuleLevel.allCases.map(\.rawValue)
    if let level = value.text.flatMap(RuleLevel.init) { return level }
    let hint = value.text.map { suggestion(for: $0, among: words) } ?? ""
    throw file.error(value.line, "the level of \"\(rule)\" is one of \(words.joined(separator: ", "))\(hint)")
  }

  private static func option(
    _ field: CommentedJSON.Field, of rule: String, _ file: ConfigurationFile
  ) throws(DriverError) -> RuleValue {
    let options = KnownRules.options(of: rule)
    guard let option = options.first(where: { $0.name == field.key }) else {
      let names = ["severity"] + options.map(\.name)
      let hint = suggestion(for: field.key, among: names)
      throw file.error(
        field.line,
        "the rule \"\(rule)\" has no option \"\(field.key)\"\(hint); it has \(names.joined(separator: ", "))")
    }
    guard let value = field.value.ruleValue, option.accepts(value) else {
      throw file.error(
        field.value.line, "\"\(field.key)\" of \"\(rule)\" is \(option.form): \(option.standardText)")
    }
    return value
  }
}

extension CommentedJSON.Value {
  fileprivate var ruleValue: RuleValue? {
    switch content {
    case .bool(let flag): .flag(flag)
    case .number(let number): Int(exactly: number).map(RuleValue.number)
    case .string(let text): .text(text)
    case .array: elements(\.text).map(RuleValue.texts)
    case .null, .object: nil
    }
  }
}
