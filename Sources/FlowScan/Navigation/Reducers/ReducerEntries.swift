import ValueFlow

/// Finds the reducers whose views are created by the app's delegate, its scenes or its `App`.
struct ReducerEntries {
  let program: SourceProgram
  let roles: TypeRoles
  let stores: StoreViews

  func reducers() -> Set<TypeIndex> {
    var found: Set<TypeIndex> = []
    for type in program.types.indices.map(TypeIndex.init)
    where !program.types[Int(type)].isForeign && roles[type].contains(.beginning) {
      for body in program.bodies(of: type) { body.walk { collect($0, in: type, &found) } }
    }
    return found
  }

  private func collect(_ written: Written, in type: TypeIndex, _ found: inout Set<TypeIndex>) {
    guard case .call(let callee, _) = written.form,
      let view = program.type(named: callee.text, in: type, file: written.file),
      let holder = stores.holders[view]
    else { return }
    found.insert(holder.reducer)
  }
}
