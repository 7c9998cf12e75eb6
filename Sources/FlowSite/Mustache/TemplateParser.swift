/// Parses the text of a template.
struct TemplateParser {
  /// The greatest depth of nested sections.
  static let deepest = 256

  private let file: String
  private let source: [UInt8]
  private var offset = 0
  private var delimiters = TemplateDelimiters()
  private var steps: [TemplateStep] = []
  private var open: [OpenSection] = []

  /// Parses a template without checking its names.
  static func parse(_ text: String, name: String, file: String) throws(TemplateError) -> Template {
    var parser = TemplateParser(file: file, source: Array(text.utf8))
    try parser.parse()
    return Template(name: name, file: file, source: parser.source, steps: parser.steps)
  }

  private init(file: String, source: [UInt8]) {
    self.file = file
    self.source = source
  }
}

/// A section whose end has not been reached.
private struct OpenSection {
  let name: String
  let path: TemplatePath
  let isInverted: Bool
  /// The index of the step that begins the section.
  let step: Int
  let offset: Int
}

extension TemplateParser {
  private mutating func parse() throws(TemplateError) {
    while let tag = try nextTag() {
      let line = tag.mayStandAlone ? lineAlone(with: tag.range) : nil
      copy(to: line?.lowerBound ?? tag.range.lowerBound)
      if line == nil { beginLine(at: tag.range.lowerBound) }
      try add(tag, indent: line.map { $0.lowerBound..<tag.range.lowerBound } ?? 0..<0)
      offset = line?.upperBound ?? tag.range.upperBound
    }
    copy(to: source.count)
    if let section = open.last { throw error(.unclosedSection(section.name), at: section.offset) }
  }

  private func nextTag() throws(TemplateError) -> TemplateTag? {
    do throws(TemplateDelimiters.UnclosedTag) {
      return try delimiters.nextTag(in: source, from: offset)
    } catch {
      throw self.error(.unclosedTag(expected: error.expected), at: error.start)
    }
  }

  private mutating func add(_ tag: TemplateTag, indent: Range<Int>) throws(TemplateError) {
    let start = tag.range.lowerBound
    switch tag.kind {
    case .comment: break
    case .value: steps.append(.value(try path(of: tag), isRaw: false, at: start))
    case .rawValue: steps.append(.value(try path(of: tag), isRaw: true, at: start))
    case .section: try begin(tag, isInverted: false)
    case .inverted: try begin(tag, isInverted: true)
    case .close: try end(tag)
    case .partial: steps.append(.partial(try partialName(of: tag), indent: indent, at: start))
    case .delimiters:
      guard let new = TemplateDelimiters(tag.content) else { throw error(.badDelimiters, at: start) }
      delimiters = new
    }
  }

  private mutating func begin(_ tag: TemplateTag, isInverted: Bool) throws(TemplateError) {
    let start = tag.range.lowerBound
    guard open.count < Self.deepest else { throw error(.nestedTooDeep(limit: Self.deepest), at: start) }
    let path = try path(of: tag)
    open.append(
      OpenSection(name: tag.content, path: path, isInverted: isInverted, step: steps.count, offset: start))
    steps.append(.lineStart)
  }

  /// Ends the innermost section, and records its end in the step that began it.
  private mutating func end(_ tag: TemplateTag) throws(TemplateError) {
    let start = tag.range.lowerBound
    guard let section = open.popLast() else { throw error(.closesNothing(tag.content), at: start) }
    guard section.name == tag.content else {
      throw error(.closesAnother(tag.content, expected: section.name), at: start)
    }
    let end = steps.count
    steps.append(section.isInverted ? .endInverted : .end)
    steps[section.step] =
      section.isInverted
      ? .inverted(section.path, end: end, at: section.offset)
      : .section(section.path, end: end, at: section.offset)
  }

  private func path(of tag: TemplateTag) throws(TemplateError) -> TemplatePath {
    guard let path = TemplatePath(tag.content) else {
      throw error(.noName(tag.content), at: tag.range.lowerBound)
    }
    return path
  }

  private func partialName(of tag: TemplateTag) throws(TemplateError) -> String {
    guard !tag.content.isEmpty, !tag.content.contains(where: \.isWhitespace) else {
      throw error(.noName(tag.content), at: tag.range.lowerBound)
    }
    return tag.content
  }

  private func error(_ problem: TemplateProblem, at offset: Int) -> TemplateError {
    TemplateError(problem, file: file, source: source, offset: offset)
  }
}

// MARK: Lines

extension TemplateParser {
  private mutating func copy(to end: Int) {
    guard offset < end else { return }
    beginLine(at: offset)
    steps.append(.text(offset..<end))
  }

  private mutating func beginLine(at offset: Int) {
    if offset == 0 || source[offset - 1] == UInt8(ascii: "\n") { steps.append(.lineStart) }
  }

  /// The whole line of a tag, with its line break, if the line contains nothing else but blanks.
  private func lineAlone(with tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > offset, isBlank(source[start - 1]) { start -= 1 }
    guard start == 0 || source[start - 1] == UInt8(ascii: "\n") else { return nil }
    var end = tag.upperBound
    while end < source.count, isBlank(source[end]) { end += 1 }
    if end < source.count, source[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < source.count else { return start..<end }
    return source[end] == UInt8(ascii: "\n") ? start..<(end + 1) : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
