internal import FlowModel

/// What a mistyped word may have meant, ready to stand in a message; empty where nothing is near.
public func suggestion(for word: String, among names: some Sequence<String>) -> String {
  nearestName(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
}
