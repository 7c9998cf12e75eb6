/// The pages above that of a flow.
extension PageContext {
  /// The flows above one, from the root.
  func crumbs(of flow: String) -> [Ref] {
    let all = href(.flows)
    let line = Abridged(facts.forest.ancestors(of: flow), first: 1, last: 7)
    return [Ref(name: "Flows", href: all)] + line.map(self.flow) { Ref(name: "\($0) more", href: all) }
  }
}
