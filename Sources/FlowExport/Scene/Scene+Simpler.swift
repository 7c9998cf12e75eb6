extension Scene {
  /// Another way to draw a picture that would be unreadable.
  public struct Variant: Sendable {
    /// The scene to draw.
    public let scene: Scene
    /// The direction in which it is read.
    public let direction: PictureOptions.Direction
    /// A sentence about what is missing; empty if nothing is.
    public let remark: String
  }

  /// The ways to draw the picture if it is unreadable in one direction, the best first.
  ///
  /// The last has one line to each node and signs for all others, so that no lines cross.
  public func variants(insteadOf direction: PictureOptions.Direction) -> [Variant] {
    let other: PictureOptions.Direction = direction == .right ? .down : .right
    let few = SharedWays(self, from: beginning, least: 2).drawn
    let remark = "Lines would cross too often, so only the shortest way to each node is a line."
    let turned = Variant(scene: self, direction: other, remark: "")
    guard variantCount > 1 else { return [turned] }
    return [
      turned, Variant(scene: few, direction: direction, remark: remark),
      Variant(scene: few, direction: other, remark: remark),
    ]
  }

  /// The number of variants.
  public var variantCount: Int {
    let targets = edges.filter { $0.kind != .link && $0.from != $0.to }.map(\.to)
    return Set(targets).count < targets.count ? 3 : 1
  }

  /// The subject of the picture, or a node that nothing leads to.
  var beginning: String {
    if let focus = nodes.first(where: \.isFocus) { return focus.key }
    let targets = Set(edges.map(\.to))
    return nodes.first { !targets.contains($0.key) }?.key ?? nodes.first?.key ?? ""
  }
}
