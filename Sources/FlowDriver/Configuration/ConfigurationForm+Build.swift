internal import SwiftFacts

extension ConfigurationForm where Value == String {
  /// A platform that an app can be built for.
  static let platform = Self("a platform", example: "\"macOS\"") { value, file throws(DriverError) in
    guard let name = value.text else { return nil }
    if let known = BuildConditions(platform: name) { return known.platformName }
    let names = BuildConditions.platformNames
    throw file.error(
      value.line,
      "there is no platform \"\(name)\"\(suggestion(for: name, among: names)); there are \(names.joined(separator: ", "))"
    )
  }
}

extension ConfigurationForm where Value == [String] {
  /// Names that can follow `#if`: other build settings are never tested there.
  static func conditions(_ example: String) -> Self {
    Self("a list of names", example: "[\"\(example)\"]") { value, _ in
      value.elements { $0.text.flatMap { $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil ? nil : $0 } }
    }
  }
}
