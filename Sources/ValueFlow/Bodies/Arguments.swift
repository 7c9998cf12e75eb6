import SwiftFacts

/// An argument of a call.
package protocol LabelledArgument {
  var label: Name { get }
  var isTrailing: Bool { get }
}

extension CallArgument: LabelledArgument {
  package var isTrailing: Bool { flags.contains(.isTrailing) }
}

extension Written.Argument: LabelledArgument {}

extension [ParameterInfo] {
  /// The parameter of each argument of a call; nil if they do not match.
  ///
  /// A closure after the call is for a parameter that may take one.
  package func places(
    of arguments: [some LabelledArgument], takingClosures: (ParameterInfo) -> Bool = { _ in true }
  ) -> [Int]? {
    var found: [Int] = []
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if let last = found.last, argument.label == 0, !argument.isTrailing,
        self[last].flags.contains(.isVariadic)
      {
        found.append(last)
        continue
      }
      let left = arguments.count - index
      guard let position = place(of: argument, from: next, left: left, takingClosures) else { return nil }
      found.append(position)
      next = position + 1
    }
    return dropFirst(next).allSatisfy(\.isFree) ? found : nil
  }

  /// The next parameter that an argument can match, with this many arguments left.
  private func place(
    of argument: some LabelledArgument, from next: Int, left: Int, _ takesClosure: (ParameterInfo) -> Bool
  ) -> Int? {
    for position in indices.dropFirst(next) {
      let fits =
        argument.isTrailing && argument.label == 0
        ? isLastClosure(position, trailing: left) && takesClosure(self[position])
        : self[position].label == argument.label
      if fits { return position }
      guard self[position].isFree || argument.isTrailing else { return nil }
    }
    return nil
  }

  private func isLastClosure(_ position: Int, trailing: Int) -> Bool {
    position == count - trailing
      || dropFirst(position + 1).allSatisfy { $0.standard >= 0 }
  }
}

extension ParameterInfo {
  /// Whether a call may omit it.
  fileprivate var isFree: Bool { standard >= 0 || flags.contains(.isVariadic) }
}
