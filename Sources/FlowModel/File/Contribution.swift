/// The value that one graph has for something several graphs may know.
struct Contribution<Value: Sendable>: Sendable {
  let value: Value
  /// The object that the value belongs to, as messages name it.
  let subject: String
  /// The origin of the value: a source location, or the graph's name if it has none.
  let place: String
  let location: SourceLocation?
  /// 1 if the graph overrides others, else 0.
  var rank = 0
}

extension Contribution {
  /// A part of the value, from the same graph and place.
  func map<Part>(_ path: KeyPath<Value, Part>) -> Contribution<Part> {
    Contribution<Part>(
      value: value[keyPath: path], subject: subject, place: place, location: location, rank: rank)
  }
}

extension Contribution {
  /// An element of a list in the value; elements without a location take that of their owner.
  func element<Part: FileObject>(_ part: Part) -> Contribution<Part> {
    let location = part.place ?? location
    return Contribution<Part>(
      value: part, subject: part.identity, place: location?.description ?? place, location: location,
      rank: rank)
  }
}

extension Array {
  /// The contributions that say something, without those that others override.
  func counting<Value: FileValue>(unless blank: Value?) -> Self where Element == Contribution<Value> {
    let said = filter { $0.value != blank }
    guard let highest = said.lazy.map(\.rank).max(), highest > 0 else { return said }
    return said.filter { $0.rank == highest }
  }
}
