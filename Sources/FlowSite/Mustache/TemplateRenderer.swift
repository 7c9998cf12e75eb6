/// Runs the steps of a template into a buffer; sections and partials have stacks of their own, so that no depth overflows.
struct TemplateRenderer {
  /// The greatest depth of nested partials: a tree may be deep, but a partial that includes itself without end is a mistake.
  static let deepest = 1000
  private let templates: [String: Template]
  private var output: [UInt8] = []
  private var contexts: [TemplateValue]
  private var sections: [Section] = []
  private var calls: [Call] = []
  /// The number of partials that may still be included.
  private var entriesLeft: Int

  /// Renders a template; a missing partial is empty.
  ///
  /// Partials are counted, because a few that include each other twice double the work each time.
  static func render(
    _ template: Template, with root: TemplateValue, partials: [String: Template],
    mostEntries: Int = 2_000_000
  ) throws(TemplateError) -> [UInt8] {
    var renderer = TemplateRenderer(templates: partials, contexts: [root], entriesLeft: mostEntries)
    renderer.output.reserveCapacity(template.source.count * 4)
    renderer.calls.append(Call(template: template, step: 0, indent: []))
    while let call = renderer.calls.popLast() { try renderer.play(call) }
    return renderer.output
  }

  private init(templates: [String: Template], contexts: [TemplateValue], entriesLeft: Int) {
    self.templates = templates
    self.contexts = contexts
    self.entriesLeft = entriesLeft
  }
}

/// A section that is being rendered.
private struct Section {
  /// The step that begins the section.
  let step: Int
  /// The elements of a list; empty for any other value.
  let elements: [TemplateValue]
  var next = 1
  /// Whether its value is a context; a flag is not, so that `{{.}}` keeps its meaning.
  let isContext: Bool
}

/// A template that is being rendered, and its next step.
private struct Call {
  let template: Template
  let step: Int
  let indent: [UInt8]
}

// MARK: Steps

extension TemplateRenderer {
  /// Renders a template up to its next partial or its end.
  private mutating func play(_ call: Call) throws(TemplateError) {
    let template = call.template
    var step = call.step
    while step < template.steps.count {
      switch template.steps[step] {
      case .lineStart: output += call.indent
      case .text(let range): copy(range, of: template.source, indent: call.indent)
      case .value(let path, let isRaw, _): write(value(of: path), isRaw: isRaw)
      case .section(let path, let end, _): step = begin(value(of: path), from: step, to: end)
      case .inverted(let path, let end, _): step = value(of: path).isTrue ? end : step
      case .end: step = end(at: step)
      case .endInverted: break
      case .partial(let name, let indent, let offset):
        if let partial = templates[name] {
          try countCall(of: name, in: template, at: offset)
          calls.append(Call(template: template, step: step + 1, indent: call.indent))
          let deeper = indent.isEmpty ? call.indent : call.indent + template.source[indent]
          calls.append(Call(template: partial, step: 0, indent: deeper))
          return
        }
      }
      step += 1
    }
  }

  private mutating func countCall(of name: String, in template: Template, at offset: Int)
    throws(TemplateError)
  {
    entriesLeft -= 1
    guard calls.count < Self.deepest else {
      throw template.error(.endlessPartial(name, limit: Self.deepest), at: offset)
    }
    guard entriesLeft >= 0 else { throw template.error(.tooManyPartials, at: offset) }
  }

  /// Begins a section, and returns the last step that is done.
  private mutating func begin(_ value: TemplateValue, from step: Int, to end: Int) -> Int {
    guard value.isTrue else { return end }
    switch value {
    case .list(let elements):
      sections.append(Section(step: step, elements: elements, isContext: true))
      contexts.append(elements[0])
    case .flag:
      sections.append(Section(step: step, elements: [], isContext: false))
    default:
      sections.append(Section(step: step, elements: [], isContext: true))
      contexts.append(value)
    }
    return step
  }

  /// Renders a section for its next element, or ends it; returns the last step that is done.
  private mutating func end(at step: Int) -> Int {
    guard var section = sections.popLast() else { return step }
    if section.isContext { contexts.removeLast() }
    guard section.next < section.elements.count else { return step }
    contexts.append(section.elements[section.next])
    section.next += 1
    sections.append(section)
    return section.step
  }
}

// MARK: Values

extension TemplateRenderer {
  private func value(of path: TemplatePath) -> TemplateValue {
    guard let first = path.first else { return contexts.last ?? .nothing }
    var found = valueOutwards(of: first)
    for name in path.rest {
      guard case .object(let object) = found, let part = object.value(of: name) else { return .nothing }
      found = part
    }
    return found
  }

  private func valueOutwards(of name: TemplateName) -> TemplateValue {
    var index = contexts.count - 1
    while index >= 0 {
      if case .object(let object) = contexts[index], let value = object.value(of: name) { return value }
      index -= 1
    }
    return .nothing
  }

  private mutating func write(_ value: TemplateValue, isRaw: Bool) {
    switch value {
    case .text(let text), .html(let text):
      if isRaw { output += text.utf8 } else { output.appendEscaped(text) }
    case .flag(let flag): output += (flag ? "true" : "false").utf8
    case .list, .object, .nothing: break
    }
  }

  private mutating func copy(_ range: Range<Int>, of source: [UInt8], indent: [UInt8]) {
    guard !indent.isEmpty else { return output.append(contentsOf: source[range]) }
    for index in range {
      output.append(source[index])
      if source[index] == UInt8(ascii: "\n"), index + 1 < range.upperBound { output += indent }
    }
  }
}
