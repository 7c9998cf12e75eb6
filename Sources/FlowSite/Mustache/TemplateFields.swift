/// The fields of a type in a table by name, made once for each type and written as a list.
struct TemplateFields<Context: TemplateContext>: Sendable, ExpressibleByArrayLiteral {
  /// The fields in the order in which they are written, each followed by what it brings along.
  let described: [TemplateFieldDescription]
  private let names: [TemplateName]
  private let reads: [@Sendable (Context) -> TemplateValue]
  /// For each slot the index of a field, or -1; a power of two of them, at least half of them free.
  private let slots: [Int]

  /// Makes the table; of fields with the same name the first counts.
  init(_ written: [TemplateField<Context>]) {
    let fields = written.flatMap { [$0] + $0.derived }
    let names = fields.map { TemplateName($0.description.name) }
    var size = 4
    while size < names.count * 2 { size *= 2 }
    var slots = Array(repeating: -1, count: size)
    for (index, name) in names.enumerated() {
      var slot = name.slot & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = index
    }
    described = fields.map(\.description)
    reads = fields.map(\.read)
    self.names = names
    self.slots = slots
  }

  init(arrayLiteral elements: TemplateField<Context>...) {
    self.init(elements)
  }

  /// What a context has by a name; nil where its type has no such field.
  func value(of name: TemplateName, in context: Context) -> TemplateValue? {
    var slot = name.slot & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = slots[slot]
      if names[index] == name { return reads[index](context) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
