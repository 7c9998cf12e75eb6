/// A value in a project file, whatever its notation.
indirect enum ProjectValue: Equatable {
  case text(String)
  case list([ProjectValue])
  case fields([String: ProjectValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; a single value counts as a list of one.
  var elements: [ProjectValue] {
    if case .list(let elements) = self { elements } else { [self] }
  }

  /// The texts of a list or of a single value.
  var texts: [String] { elements.compactMap(\.text) }

  var fields: [String: ProjectValue] {
    if case .fields(let fields) = self { fields } else { [:] }
  }

  subscript(key: String) -> ProjectValue? { fields[key] }
}
