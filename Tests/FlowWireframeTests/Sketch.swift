import FlowWireframe

/// Reads screens from source that stands in a test.
enum Sketch {
  /// The outline of a screen, as `Screen`; empty where nothing is known of it.
  static func outline(
    _ source: String, of type: String = "Screen", strings: String = "", catalog: String = ""
  ) -> String {
    wireframe(source, of: type, strings: strings, catalog: catalog)?.outline ?? ""
  }

  /// The wireframe of a view whose body is given.
  static func body(_ body: String) -> String {
    outline("import SwiftUI\nstruct Screen: View {\n  var body: some View {\n\(body)\n  }\n}")
  }

  /// The outline of a controller whose table shows a model; its members are given.
  static func ofModelTable(_ members: String, rest: String = "") -> String {
    outline(
      """
      import UIKit
      class ModelController: UIViewController {
        var model = Model([])
        lazy var tableView: UITableView! = self.view as? UITableView
      }
      final class Screen: ModelController {
      \(members)
      }
      \(rest)
      """)
  }

  static func wireframe(
    _ source: String, of type: String = "Screen", strings: String = "", catalog: String = ""
  ) -> Wireframe? {
    var tables = StringTables()
    if !strings.isEmpty { tables.add(Array(strings.utf8), isCatalog: false) }
    if !catalog.isEmpty { tables.add(Array(catalog.utf8), isCatalog: true) }
    let file = SourceText(path: "App/Screen.swift", bytes: Array(source.utf8))
    return Wireframe(of: type, in: file.path, from: SourceIndex([file], strings: tables))
  }
}
