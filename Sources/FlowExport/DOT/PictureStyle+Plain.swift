extension PictureStyle {
  /// The light colours for viewers that know neither variables nor `:is()`, such as librsvg and Inkscape.
  ///
  /// All other viewers replace each of these values: the rules after them have the same selectors or stronger ones. Shapes inherit the
  /// colour of their flow here, since their attributes only name `none`.
  static var plain: String {
    let rules = """
      .node,.edge{stroke:#7a808a}
      \(hues.enumerated().map { ".hue-\($0.offset){fill:\($0.element.light);stroke:\($0.element.light)}" }.joined())
      .marked{stroke:#b03a4e}.added{stroke:#1a7f37}.removed{stroke:#b03a4e}.changed{stroke:#8a5a00}
      text{fill:#22252a;stroke:none}.edge text{fill:#6a6f78}.flow text,.chapter text{font-weight:600}
      .node polygon,.node path,.node polyline,.node ellipse{fill:#fffdf9}
      .flow polygon,.chapter polygon{fill:inherit;fill-opacity:.18}
      .cluster path,.cluster polygon{fill:inherit;fill-opacity:.06;stroke-opacity:.4}
      .edge path,.edge polygon,.edge polyline,.edge ellipse,.link polygon,.link polyline{fill:none}
      .edge.push polygon,.edge.root polygon,.edge.present polygon,.edge.tab polygon{fill:#7a808a}
      """
    return rules.split(separator: "\n").joined()
  }
}
