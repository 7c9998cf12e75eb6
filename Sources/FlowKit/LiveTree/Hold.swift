/// How a property keeps what it refers to.
enum Hold {
  /// It keeps it alive.
  case strong
  /// It does not, and is empty once that is gone.
  case weak
  /// It does not, and to read it once that is gone would end the app.
  case unowned
  /// That cannot be told.
  case unknown

  /// How something is kept by a property inside of what is kept like this.
  func then(_ inner: Hold) -> Hold {
    switch (self, inner) {
    case (.weak, _), (_, .weak): .weak
    case (.unowned, _), (_, .unowned): .unowned
    case (.strong, .strong): .strong
    default: .unknown
    }
  }
}
