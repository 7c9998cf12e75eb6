/// The folder of one of several apps in their common site.
enum AppFolder {
  /// The folder's name, after the app's configuration: `Shop` for `Apps/Shop.flowdoc.json`.
  static func name(for file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let plain = stem.unicodeScalars.map {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0)
        ? Character($0) : "-"
    }
    return plain.isEmpty ? "app" : String(plain)
  }
}
