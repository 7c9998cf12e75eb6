import ValueFlow

/// The screens that code of no flow makes together with a flow, as builders and module factories do: they are that flow's own.
///
/// `let page = CartViewController(); return CartRouter(page: page)`. Who calls the builder shows the flow, which begins with the screen.
struct AssembledScreens {
  /// For each screen, its flow.
  var flows: [ObjectIndex: ObjectIndex] = [:]
  /// For each type of screens that are all made with flows of one type, that type.
  var flowsOfTypes: [TypeIndex: TypeIndex] = [:]
}
