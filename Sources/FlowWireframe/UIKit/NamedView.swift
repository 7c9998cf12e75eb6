/// A view that code adds, with how it is made and set up.
struct NamedView {
  let name: String
  private(set) var made: MadeView
  /// Its class if that is one of the app; extensions of system classes do not count.
  let type: TypeFacts?
  /// Its system class, or that of which its class is a kind.
  let kind: String?
  private(set) var settings: ViewSettings

  init(_ name: String, _ made: MadeView, in subject: Subject, _ reader: ControllerReader) {
    var made = made
    let lookup = reader.lookup
    type =
      SystemClass.all.contains(made.kind)
      ? nil : lookup.type(made.kind, inside: subject.type.name, near: subject.type.path)
    kind = SystemClass.of(made.kind, near: subject.type.path, lookup)
    if let kind {
      let added = AddedFunctions(lookup: lookup)
      var settings = added.initialized(made.arguments, as: kind)
      settings.add(made.own)
      settings.add(added.extended(made.own, of: name, in: subject, as: kind))
      made.own = settings
    }
    settings = ViewSettings(name: name, outer: subject.setup, own: made.own)
    (self.name, self.made) = (name, made)
  }

  /// The view's own code, as it runs for the arguments that the view is made with.
  func inner(_ type: TypeFacts, in subject: Subject, of reader: ControllerReader) -> Subject {
    reader.subjects.subject(type, made.arguments, named: name, own: made.own, in: subject)
  }

  /// Takes what a class of the app sets of itself, and the values that it sets it to.
  mutating func takeSettings(of reader: ControllerReader, in subject: inout Subject) {
    guard let type else { return }
    let inner = inner(type, in: subject, of: reader)
    settings.own = subject.taking(inner.setup.ofItself, from: inner.scope)
    settings.own.add(made.own)
  }
}
