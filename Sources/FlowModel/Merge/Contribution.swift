/// What one graph says of a thing that several graphs may know.
struct Contribution<Value: Sendable>: Sendable {
  let value: Value
  /// The thing that the value belongs to, as messages name it.
  let subject: String
  /// Where the graph says so: a place in the source, or the graph's name where it knows none.
  let place: String
  let location: SourceLocation?
}

extension Contribution {
  /// A part of the value, said by the same graph in the same place.
  func map<Part>(_ path: KeyPath<Value, Part>) -> Contribution<Part> {
    Contribution<Part>(value: value[keyPath: path], subject: subject, place: place, location: location)
  }
}

extension Contribution {
  /// The same for an object of a list of the value; objects without a place stand where their owner stands.
  func element<Part: FileObject>(_ part: Part) -> Contribution<Part> {
    let location = part.place ?? location
    return Contribution<Part>(
      value: part, subject: part.identity, place: location?.description ?? place, location: location)
  }
}
