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
      guard let reducer = kept(property, in: view, types), found.map({ $0.reducer == reducer }) ?? true
      else { continue }
      var holder = found ?? Holder(reducer: reducer, stores: [])
      holder.stores.insert(property.name)
      found = holder
    }
    return found
  }

  private static let stores: Set<String> = ["StoreOf", "Store", "ViewStoreOf", "ViewStore"]

  /// The reducer whose store a property keeps, by its type or by the store that it is made with.
  private static func kept(
    _ property: PropertyInfo, in view: TypeIndex, _ types: ReducerTypes
  ) -> TypeIndex? {
    if let type = types.program.written(property.type, in: property.file) {
      return stored(type, in: view, types)
    }
    return types.program.written(property.value, in: property.file).flatMap { made($0, in: view, types) }
  }

  /// The reducer of `Store(initialState: X.State()) { X() }`, by the state or else by what its code makes.
  private static func made(_ value: Written, in scope: TypeIndex, _ types: ReducerTypes) -> TypeIndex? {
    guard case .call(let callee, let arguments) = value.form, let state = arguments.first else { return nil }
    if let type = named(by: callee, in: scope, types.program) { return stored(type, in: scope, types) }
    guard stores.contains(TypeRoles.short(callee.text)) else { return nil }
    if let reducer = types.value(state.value, in: scope)?.reducer { return reducer }
    var found: TypeIndex?
    arguments.last?.value.walk { written in
      guard found == nil, case .call(let made, _) = written.form else { return }
      found = types.reducer(named: made.text, in: scope, file: written.file)
    }
    return found
  }

  /// The type that an expression names with its arguments, or by an alias.
  private static func named(by callee: Written, in scope: TypeIndex, _ program: SourceProgram) -> Written? {
    switch callee.form {
    case .typeName(let type): type
    case .name(let name): program.aliased(name, in: scope, file: callee.file)
    default: nil
    }
  }

  /// The reducer of `StoreOf<X>` or `Store<X.State, X.Action>`.
  static func stored(_ type: Written, in scope: TypeIndex, _ types: ReducerTypes) -> TypeIndex? {
    let type = types.program.meaning(of: type, in: scope)
    guard case .type(let name, let arguments) = type.form else { return nil }
    let text = TypeRoles.short(types.program.name(name))
    if stores.contains(text) {
      return arguments.lazy.compactMap { types.held($0, in: scope)?.reducer }.first
    }
    return ["Bindable", "Optional", "Binding"].contains(text)
      ? arguments.first.flatMap { stored($0, in: scope, types) } : nil
  }
}
