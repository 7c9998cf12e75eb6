import ValueFlow

// Views inside of others: `List { RecipeRow(recipe: recipe) }`, `view.addSubview(RoundButton(action: onClose))`.
extension CodeOwners {
  /// The views and modifiers of the source that the code of another view or screen makes and that nothing shows: users know them as parts of
  /// that one.
  func parts() -> [(holder: ObjectIndex, object: ObjectIndex)] {
    guard shown != nil else { return [] }
    return solution.objects.ofType.keys.sorted().filter(isPart).flatMap { type in
      (solution.objects.ofType[type] ?? []).filter { !isOnScreen($0) }.flatMap { part in
        makers(of: part).map { (holder: $0, object: part) }
      }
    }
  }

  private func isPart(_ type: TypeIndex) -> Bool {
    guard type >= 0, !solution.program.types[Int(type)].isForeign, !roles.isFlow(type), !speaks(type) else {
      return false
    }
    return isView(type)
  }

  private func isView(_ type: TypeIndex) -> Bool {
    ["View", "ViewModifier", "UIView"].contains { roles.inherits(type, $0) }
  }

  /// Tells whether a type is a view or, for the views in it, a view controller.
  private func mayContain(_ part: ObjectIndex, _ type: TypeIndex) -> Bool {
    isView(type)
      || roles.inherits(type, "UIViewController") && roles.inherits(solution.info(of: part).type, "UIView")
  }

  /// The views and view controllers whose code makes a part.
  private func makers(of part: ObjectIndex) -> [ObjectIndex] {
    let makers = solution.objects.makers(of: part).map { solution.receiver(of: $0.instance) }
    return Set(makers).sorted().filter { maker in
      let type = maker < 0 ? -1 : solution.info(of: maker).type
      return maker != part && type >= 0 && mayContain(part, type) && !roles.isView(ofFlow: type)
    }
  }
}
