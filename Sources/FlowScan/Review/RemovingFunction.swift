import ValueFlow

/// A function that removes children from a list; `remove` alone is a common name.
struct RemovingFunction: Hashable {
  let name: Name
  private let labels: [Name]

  init(_ function: FunctionInfo) {
    name = function.name
    labels = function.parameters.map(\.label)
  }

  func isCalled(by callee: Written, _ arguments: [Written.Argument]) -> Bool {
    switch callee.form {
    case .name(let name), .member(_, let name):
      callee.program.plain(name) == self.name && arguments.map(\.label) == labels
    default: false
    }
  }
}
