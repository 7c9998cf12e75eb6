/// All that one play makes.
///
/// Things, closures and blocks hold each other in circles, which are undone when the play is let go.
final class Arena {
  private(set) var things: [Thing] = []
  private(set) var closures: [ClosureValue] = []

  func add(_ thing: Thing) { things.append(thing) }

  func add(_ closure: ClosureValue) { closures.append(closure) }

  deinit {
    for thing in things { thing.letGo() }
    for closure in closures { closure.letGo() }
  }
}

extension Thing {
  fileprivate func letGo() {
    fields = [:]
    given = []
    handlers = [:]
    handedTo = nil
    upwardOf = nil
  }
}

extension ClosureValue {
  /// A closure holds the block that it was written in, and that block may hold the closure.
  fileprivate func letGo() {
    scope.letGo()
    for frame in frame.stack { frame.letGo() }
  }
}

extension Frame {
  fileprivate func letGo() {
    scope.letGo()
    results = []
    members = []
    site = nil
  }
}
