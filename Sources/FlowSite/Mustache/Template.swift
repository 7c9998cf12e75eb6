/// A parsed template: its source and its steps.
struct Template: Sendable {
  let name: String
  let file: String
  let source: [UInt8]
  let steps: [TemplateStep]
}

/// A step of a template.
enum TemplateStep: Sendable {
  /// The beginning of a line of the source, and so of the indentation of a partial.
  case lineStart
  /// Copies a part of the source.
  case text(Range<Int>)
  /// Writes a value.
  case value(TemplatePath, isRaw: Bool, at: Int)
  /// Begins a section; `end` is the index of its `.end`.
  case section(TemplatePath, end: Int, at: Int)
  /// Begins an inverted section; `end` is the index of its `.endInverted`.
  case inverted(TemplatePath, end: Int, at: Int)
  case end
  case endInverted
  /// Includes a partial, with its lines indented by a part of the source.
  case partial(String, indent: Range<Int>, at: Int)
}

extension Template {
  /// An error at an offset of the source.
  func error(_ problem: TemplateProblem, at offset: Int) -> TemplateError {
    .init(problem, file: file, source: source, offset: offset)
  }
}

extension TemplateError {
  init(_ problem: TemplateProblem, file: String, source: [UInt8], offset: Int) {
    let before = source[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let column = String(decoding: source[lineStart..<offset], as: UTF8.self).count + 1
    self.init(file: file, line: line, column: column, problem)
  }
}
