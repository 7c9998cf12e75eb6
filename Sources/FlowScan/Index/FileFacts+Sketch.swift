extension FileFacts {
  /// What is known of a file that was not parsed: that its types are there, and what they inherit.
  init(path: String, outline sketch: FileSketch) {
    self.init(path: path, imports: sketch.imports)
    for name in sketch.names {
      if let kind = TypeFacts.Kind(name.kind) {
        types.append(TypeFacts(kind: kind, name: name.name, inherits: name.inherits, place: name.place))
      } else if name.kind == .alias, !name.name.contains("."), let type = name.inherits.first {
        aliases.append(AliasFacts(name: name.name, type: type))
      }
    }
  }
}

extension TypeFacts.Kind {
  init?(_ kind: DeclaredName.Kind) {
    switch kind {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .actor: self = .actor
    case .protocol: self = .protocol
    case .extension: self = .extension
    case .alias, .function, .property: return nil
    }
  }
}
