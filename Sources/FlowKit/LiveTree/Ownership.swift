/// The way in which a property holds what it refers to.
enum Ownership {
  /// It retains the object.
  case strong
  /// It does not retain the object, and becomes nil when that is gone.
  case weak
  /// It does not retain the object; reading it after that is gone ends the app.
  case unowned
  /// Unknown.
  case unknown

  /// The combined way of a property inside a value that is itself held in this way.
  func then(_ inner: Ownership) -> Ownership {
    switch (self, inner) {
    case (.weak, _), (_, .weak): .weak
    case (.unowned, _), (_, .unowned): .unowned
    case (.strong, .strong): .strong
    default: .unknown
    }
  }
}
