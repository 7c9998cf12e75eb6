import ValueFlow

/// Alerts and dialogs in the state of a reducer: `@Presents var alert: AlertState<Action.Alert>?`, `case dialog(ConfirmationDialogState<Dialog>)`.
///
/// No view sends the actions of their buttons, so that whoever had the alert shown asks for what they do.
struct AlertStates {
  let types: ReducerTypes
  let reducer: TypeIndex
  private var program: SourceProgram { types.program }

  /// The part of the state with the alert that an action belongs to, which has the same names as the action.
  func key(of chain: ActionChain) -> StateKey? {
    guard let first = chain.names.first, let property = types.property(first, of: reducer) else { return nil }
    if isAlert(property) { return StateKey(property: first) }
    guard chain.names.count > 1, let choice = types.held(property)?.reducer,
      let element = types.elements(of: choice)[chain.names[1]], let type = element.parameters.last?.type,
      isAlert(type, in: element.file)
    else { return nil }
    return StateKey(property: first, element: chain.names[1])
  }

  /// Tells whether a property of the reducer's state has an alert.
  func isAlert(_ name: Name) -> Bool {
    types.property(name, of: reducer).map(isAlert) ?? false
  }

  /// Tells it by the type of the property, or else by its initial value.
  private func isAlert(_ property: PropertyInfo) -> Bool {
    guard property.type < 0 else { return isAlert(property.type, in: property.file) }
    let value = program.written(property.value, in: property.file)?.text ?? ""
    return Self.names.contains(where: value.contains)
  }

  private func isAlert(_ type: Int32, in file: Int32) -> Bool {
    let text = program.text(of: type, in: file)
    return Self.names.contains(where: text.contains)
  }

  private static let names = ["AlertState", "ConfirmationDialogState"]
}
