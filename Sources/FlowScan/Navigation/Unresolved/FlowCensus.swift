import FlowModel
import ValueFlow

/// Compares the flows found by a scan with those that names in the source suggest, so that an incomplete result is noticed.
struct FlowCensus {
  let roles: TypeRoles
  let names: NavigationNames
  /// The number of source files.
  let files: Int
  private var program: SourceProgram { roles.program }

  /// The findings for a graph with this many flows, of which these types show something.
  func findings(_ found: Set<TypeIndex>, of count: Int) -> [Finding] {
    let missing = promised.filter { !found.contains($0) }
    if count == 0 { return [nothing(missing)] }
    // A base class or a helper may be called a coordinator without being one.
    return missing.count >= 3 && missing.count > count ? [few(count, missing)] : []
  }

  /// The types that are named like flows, or inherit from a flow type, and have no subtypes.
  private var promised: [TypeIndex] {
    program.types.indices.map(TypeIndex.init).filter {
      !program.types[Int($0)].isForeign && roles.isStrong($0) && program.types[Int($0)].subtypes.isEmpty
    }
  }

  private func nothing(_ missing: [TypeIndex]) -> Finding {
    if files == 0 {
      return finding("no-flows", .error, "there is no Swift source", "Name the folders of the app's source.")
    }
    if !missing.isEmpty {
      return finding(
        "no-flows", .error,
        "no flow was found, though \(told(missing)) called or built as one: \(list(missing))",
        Self.widen + "; or say what they show with comments, as `// flowdoc:shows ReceiptScreen push`.")
    }
    return finding(
      "no-flows", .error, "no flow was found in \(files == 1 ? "1 Swift file" : "\(files) Swift files")",
      "Name the folders in which the app navigates; mark a flow with the comment `// flowdoc:flow`; or let views and "
        + "view controllers that show others be flows, with --include-views.")
  }

  private func few(_ found: Int, _ missing: [TypeIndex]) -> Finding {
    finding(
      "few-flows", .warning,
      "\(found == 1 ? "1 flow was" : "\(found) flows were") found, and \(told(missing)) called or built as one and not seen to "
        + "show anything: \(list(missing))",
      Self.widen
        + "; say what one shows with `// flowdoc:shows ReceiptScreen push`, or that it is no flow with "
        + "`// flowdoc:not-a-flow`.")
  }

  private static let widen = "Scan the folders of their screens, and of what shows them, too"

  private func told(_ types: [TypeIndex]) -> String {
    types.count == 1 ? "1 type is" : "\(types.count) types are"
  }

  /// The names of the first of them.
  private func list(_ types: [TypeIndex]) -> String {
    types.map(names.name).sorted().firstNames
  }

  private func finding(
    _ rule: String, _ severity: Finding.Severity, _ message: String, _ remedy: String
  ) -> Finding {
    Finding(rule: rule, severity: severity, message: message, remedy: remedy)
  }
}
