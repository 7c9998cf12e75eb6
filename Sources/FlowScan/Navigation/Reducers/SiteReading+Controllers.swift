import ValueFlow

/// View controllers that hold a store: what any of their functions shows by it.
extension SiteReading {
  func readController(_ view: TypeIndex, _ context: Context) {
    guard roles.inherits(view, "UIViewController") else { return }
    var context = context
    (context.isController, context.style) = (true, "")
    for function in program.types[Int(view)].functionOrder.map({ program.functions[Int($0)] }) {
      if let code = program.written(function.body, in: function.file) { walk(code, context) }
    }
  }

  /// Reads `navigationController?.pushViewController(detail, animated: true)`, and a controller around another one; false for other calls.
  func controlled(_ name: String, _ arguments: [Written.Argument], _ context: Context) -> Bool {
    guard context.isController, let first = arguments.first else { return false }
    let label = program.name(first.label)
    if name == "present", label == "item" {
      presented("present", arguments, context)
      return true
    }
    if Self.around.contains(label), name.first?.isUppercase ?? false {
      walk(first.value, context)
      return true
    }
    guard let style = Self.verbs[name], label.isEmpty || label == "viewController" else { return false }
    var inner = context
    (inner.style, inner.isOutermost) = (style, true)
    walk(first.value, inner)
    return true
  }

  /// Reads the value of a local name; each of many could be made of others twice.
  func local(_ value: Written, _ context: Context) {
    guard ["push", "present"].contains(context.style) else { return }
    var inner = context
    inner.depth += 1
    if inner.depth > 2 { inner.values = [:] }
    walk(value, inner)
  }

  /// Functions that show the controller that they are given.
  private static let verbs = [
    "pushViewController": "push", "show": "push", "showDetailViewController": "push", "present": "present",
  ]

  private static let around: Set<String> = ["rootViewController", "rootView"]
}
