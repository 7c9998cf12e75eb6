/// The fields of a type, written as a list and kept in a table by name, which is made once for each type.
struct TemplateFields<Context: TemplateContext>: Sendable, ExpressibleByArrayLiteral {
  /// The fields in their written order, each followed by the fields derived from it.
  let described: [TemplateFieldDescription]
  private let names: [TemplateName]
  private let reads: [@Sendable (Context) -> TemplateValue]
  /// The index of a field for each slot, or -1; the number of slots is a power of two, and at least half of them are free.
  private let slots: [Int]

  /// Makes the table; the first of several fields with the same name counts.
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

  /// The value of a name in a context; nil if its type has no such field.
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
