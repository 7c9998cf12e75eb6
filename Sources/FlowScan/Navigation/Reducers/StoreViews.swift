import ValueFlow

/// The views that hold the store of a reducer, and the modifiers of views.
struct StoreViews {
  struct Holder {
    var reducer: TypeIndex
    /// The properties with its store.
    var stores: Set<Name>
  }

  private(set) var holders: [TypeIndex: Holder] = [:]
  private(set) var views: [TypeIndex: [TypeIndex]] = [:]
  /// Those that change views, and are none.
  private(set) var modifiers: Set<TypeIndex> = []

  init(_ types: ReducerTypes, _ roles: TypeRoles) {
    let program = types.program
    for view in program.types.indices.map(TypeIndex.init)
    where !program.types[Int(view)].isForeign
      && (roles.isScreen(view) || roles.inherits(view, "ViewModifier"))
    {
      guard let holder = Self.holder(view, types) else { continue }
      holders[view] = holder
      if !roles.isScreen(view) { modifiers.insert(view) }
      views[holder.reducer, default: []].append(view)
    }
  }

  private static func holder(_ view: TypeIndex, _ types: ReducerTypes) -> Holder? {
    let program = types.program
    var found: Holder?
    for property in program.types[Int(view)].propertyOrder.map({ program.properties[Int($0)] }) {
      guard let type = program.written(property.type, in: property.file),
        let reducer = stored(type, in: view, types), found.map({ $0.reducer == reducer }) ?? true
      else { continue }
      var holder = found ?? Holder(reducer: reducer, stores: [])
      holder.stores.insert(property.name)
      found = holder
    }
    return found
  }

  private static let stores: Set<String> = ["StoreOf", "Store", "ViewStoreOf", "ViewStore"]

  /// The reducer of `StoreOf<X>` or `Store<X.State, X.Action>`.
  static func stored(_ type: Written, in scope: TypeIndex, _ types: ReducerTypes) -> TypeIndex? {
    guard case .type(let name, let arguments) = type.form else { return nil }
    let text = TypeRoles.short(types.program.name(name))
    if stores.contains(text) {
      return arguments.lazy.compactMap { types.held($0, in: scope)?.reducer }.first
    }
    return ["Bindable", "Optional", "Binding"].contains(text)
      ? arguments.first.flatMap { stored($0, in: scope, types) } : nil
  }
}
