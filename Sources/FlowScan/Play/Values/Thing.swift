/// An instance of some type: made in the code that is played, or known by its type alone.
final class Thing {
  let type: TypeShape
  /// The declaration of its type, where the source is there.
  let id: TypeID?
  var fields: [String: Value] = [:]
  /// Where its type is written, so that the names in it can be found.
  var scope: TypeID?
  /// What it was made with.
  var given: [Value.Labelled] = []
  let isMade: Bool
  /// The thing that it was read from.
  let origin: Origin?
  /// The flow in whose code it was made.
  var maker: TypeID?
  /// The thing that it is a part of, as a publisher of the screen that has it.
  weak var keeper: Thing?
  /// The screen or the flow in whose code it was made.
  weak var creator: Thing?
  /// A flow that was made with it, as a navigation controller that a child fills.
  var handedTo: Thing?
  /// What is to be done on which event, where the thing is told so.
  var handlers: [String: [Value]] = [:]
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
    in arena: Arena, _ type: TypeShape, id: TypeID?, isMade: Bool, origin: Origin? = nil, file: String = "",
    place: Place = Place()
  ) {
    self.type = type
    self.id = id
    self.isMade = isMade
    self.origin = origin
    self.file = file
    self.place = place
    arena.add(self)
  }

  /// The name under which it has another thing; of several, the same one in every run.
  func name(of other: Thing) -> String? {
    fields.filter { $0.value.things.contains { $0 === other } }.keys.min()
  }

  /// The things that it was read from, nearest first, itself included.
  var chain: [Thing] { chain { $0.origin?.thing } }

  /// The things that it was read from or is a part of, nearest first, itself included.
  var owners: [Thing] { chain { $0.origin?.thing ?? $0.keeper } }

  private func chain(_ next: (Thing) -> Thing?) -> [Thing] {
    var result = [self]
    while let thing = next(result[result.count - 1]), result.count < 40 { result.append(thing) }
    return result
  }
}
