/// What a flow is asked for as soon as it is there.
struct FirstWish: Hashable {
  enum Asker: Hashable {
    /// A case that is handed over as it is.
    case step(TypeID, String)
    /// A type that says in its own code what it wants.
    case type(TypeID)
  }

  let asker: Asker
  /// The function of the flow that is given what is asked for.
  let handler: String
  /// Properties and functions of a type that say what it wants first.
  let says: [String]
}

extension FirstWish: Comparable {
  static func < (one: FirstWish, other: FirstWish) -> Bool { one.key < other.key }

  private var key: String {
    switch asker {
    case .step(let type, let name): "0 \(type.index) \(name) \(handler)"
    case .type(let type): "1 \(type.index) \(handler)"
    }
  }
}
