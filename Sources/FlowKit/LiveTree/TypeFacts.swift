import FlowModel

/// Facts about a type, computed once instead of for each value.
struct TypeFacts {
  let name: String
  /// Whether values of the type cannot hold objects.
  let isLeaf: Bool
  let isClass: Bool
  /// The role derived from the type's name.
  let role: TreeNode.Role?

  init(_ type: Any.Type) {
    isClass = type is AnyObject.Type
    isLeaf = !isClass && Self.isLeaf(type)
    name = isLeaf ? "" : TypeName.of(type)
    let own = name.prefix { $0 != "<" }
    role = Self.role(of: own, isClass: isClass, isSystem: String(reflecting: type).hasPrefix("Swift."))
  }
}

extension TypeFacts {
  private static let leaves: Set<ObjectIdentifier> = Set(
    [
      String.self, Substring.self, Character.self, Bool.self, Int.self, UInt.self, Int8.self, UInt8.self,
      Int16.self, UInt16.self, Int32.self, UInt32.self, Int64.self, UInt64.self, Float.self, Double.self,
      ObjectIdentifier.self, UnsafeRawPointer.self, UnsafeMutableRawPointer.self,
    ].map { (type: Any.Type) in ObjectIdentifier(type) })

  private static func isLeaf(_ type: Any.Type) -> Bool {
    if leaves.contains(ObjectIdentifier(type)) { return true }
    guard let collection = type as? any Collection.Type else { return false }
    return leaves.contains(ObjectIdentifier(element(of: collection)))
  }

  private static func element<Elements: Collection>(of type: Elements.Type) -> Any.Type {
    Elements.Element.self
  }
}

extension TypeFacts {
  private static let screens = [
    "ViewController", "View", "Screen", "HostingController", "NavigationController", "TabBarController",
    "PageController",
  ]

  private static func role(of name: Substring, isClass: Bool, isSystem: Bool) -> TreeNode.Role? {
    if isSystem { return nil }
    if isClass, name.hasSuffix("Coordinator") || name.hasSuffix("Flow") { return .coordinator }
    return screens.contains { name.hasSuffix($0) } ? .screen : nil
  }
}
