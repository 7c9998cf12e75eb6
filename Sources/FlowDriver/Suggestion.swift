import FlowAnalysis
internal import FlowModel

/// A suggestion for a mistyped word, as the end of a message; empty if no name is near.
public func suggestion(for word: String, among names: some Sequence<String>) -> String {
  nearestName(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
}
