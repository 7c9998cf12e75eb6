extension ByteWriter {
  mutating func write(_ options: SVGOptions) {
    write(options.title)
    write(options.description)
    write(options.idPrefix)
    write(options.rootClass)
    write(options.includesSize)
    write(options.allowedSchemes)
    write(options.styleSheet)
  }

  mutating func write(_ error: RenderError) {
    switch error {
    case .graphvizMissing(let remedy): write(0, [remedy])
    case .empty: write(1, [])
    case .syntax(let messages): write(2, messages)
    case .notOneGraph: write(3, [])
    case .failed(let messages): write(4, messages)
    }
  }

  private mutating func write(_ kind: UInt32, _ texts: [String]) {
    write(kind)
    write(texts)
  }
}

extension ByteReader {
  mutating func options() throws(WireError) -> SVGOptions {
    SVGOptions(
      title: try optionalText(), description: try optionalText(), idPrefix: try text(),
      rootClass: try optionalText(), includesSize: try flag(), allowedSchemes: try texts(),
      styleSheet: try optionalText())
  }

  mutating func renderError() throws(WireError) -> RenderError {
    let kind = try number()
    let messages = try texts()
    switch kind {
    case 0: return .graphvizMissing(messages.first ?? "")
    case 1: return .empty
    case 2: return .syntax(messages)
    case 3: return .notOneGraph
    case 4: return .failed(messages)
    default: throw WireError()
    }
  }
}
