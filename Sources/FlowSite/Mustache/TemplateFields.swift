/// The fields of a type in a table by name, made once for each type and written as a list.
struct TemplateFields<Context: TemplateContext>: Sendable, ExpressibleByArrayLiteral {
  private let fields: [TemplateField<Context>]
  private let names: [TemplateName]
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
    self.fields = fields
    self.names = names
    self.slots = slots
  }

  init(arrayLiteral elements: TemplateField<Context>...) {
    self.init(elements)
  }

  /// The field of a name.
  subscript(name: TemplateName) -> TemplateField<Context>? {
    var slot = name.slot & (slots.count - 1)
    while slots[slot] >= 0 {
      if names[slots[slot]] == name { return fields[slots[slot]] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The fields in the order in which they are written, each followed by what it brings along.
  var described: [TemplateFieldDescription] { fields.map(\.description) }
}
