/// An instance of some type: made in the code that is played, or known by its type alone.
final class Thing {
  let type: TypeShape
  /// The declaration of its type, where the source is there.
  let id: TypeID?
  var fields: [String: Value] = [:]
  /// What it was made with.
  var given: [Value.Labelled] = []
  let isMade: Bool
  /// The thing that it was read from.
  let origin: Origin?
  /// The flow in whose code it was made.
  var maker: TypeID?
  /// A flow that was made with it, as a navigation controller that a child fills.
  var handedTo: Thing?
  let file: String
  let place: Place
  /// The flow or screen that keeps it as its parent, delegate or listener.
  var upwardOf: Thing?

  struct Origin {
    let thing: Thing
    let name: String
    let isCall: Bool
  }

  init(
    _ type: TypeShape, id: TypeID?, isMade: Bool, origin: Origin? = nil, file: String = "", place: Place = Place()
  ) {
    self.type = type
    self.id = id
    self.isMade = isMade
    self.origin = origin
    self.file = file
    self.place = place
  }

  /// The things that it was read from, nearest first, itself included.
  var chain: [Thing] {
    var result = [self]
    while let next = result[result.count - 1].origin?.thing, result.count < 40 { result.append(next) }
    return result
  }
}
