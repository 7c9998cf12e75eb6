import Testing

@testable import FlowWireframe

/// The constraints that the parser does not read.
@Suite struct EqualEdgesTests {
  @Test(arguments: [
    (
      "func setUp() { NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor), c]) }",
      "func setUp() { NSLayoutConstraint.activate([ c]) }"
    ),
    (
      """
      func setUp() {
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: UX.inset(of: label)),
          label.leadingAnchor.constraint(
            equalTo: icon.trailingAnchor),
          label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4)
        ])
      }
      """,
      """
      func setUp() {
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(
            equalTo: icon.trailingAnchor),
        ])
      }
      """
    ),
  ])
  func constraintsOfEqualEdgesInListsAreLeftOut(text: String, expected: String) {
    let plain = { (text: String) in text.split { " \n".contains($0) }.joined(separator: " ") }
    #expect(plain(EqualEdges.removed(from: text)) == plain(expected))
  }

  @Test(arguments: [
    "func setUp() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }",
    "func setUp() { use([a.topAnchor.constraint(equalTo: b.bottomAnchor)]) }",
    "func setUp() { use([a.topAnchor.constraint(equalTo: b.topAnchor, constant: { 4 }())]) }",
    "func setUp() { use([a.topAnchor.constraint(equalTo: b.topAnchor).with(.high)]) }",
    "func setUp() { use([a.heightAnchor.constraint(equalToConstant: 40)]) }",
    "func setUp(a: UIView) { use([a.topAnchor.constraint(equalTo: b.topAnchor)]) }",
    "func setUp() { use([a.topAnchor.constraint(equalTo: b.topAnchor",
    "func setUp() { use([Anchor.constraint(",
    "func setUp() { use([a.topAnchor.constraint(equalTo: b.topAnchor, constant: \(String(repeating: "9", count: 500)))]) }",
    "func setUp(_ \(String(repeating: "b", count: 5_000)): Int) { use([a.topAnchor.constraint(equalTo: c.topAnchor)]) }",
    "Anchor.constraint(equalTo: Anchor)",
  ])
  func otherCodeStays(text: String) {
    #expect(EqualEdges.removed(from: text) == text)
  }
}
