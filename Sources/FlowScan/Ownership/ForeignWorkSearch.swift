import FlowModel

/// Finds what coordinators do that is a model's work: asking servers, keeping data.
struct ForeignWorkSearch {
  let workings: Workings
  let naming: Naming
  private var program: Program { workings.program }

  func work(of id: TypeID) -> [ForeignWork] {
    workings.bodies(of: id).flatMap { body in
      body.calls.compactMap { callee, _, deed in
        guard let (kind, tool) = Self.tool(callee) else { return nil }
        return ForeignWork(
          flow: naming[id], kind: kind, tool: tool,
          location: program.location(deed.place, of: body.function, in: id))
      }
    }
  }

  private static func tool(_ callee: Expression) -> (ForeignWork.Kind, String)? {
    guard let name = callee.rootName else { return nil }
    if network.contains(name) { return (.network, name) }
    if storage.contains(name) { return (.storage, name) }
    // To read a setting is to decide what is shown; to change it is not.
    if name == "UserDefaults", case .member(_, let method, _) = callee,
      settings.contains(method.withoutLabels)
    {
      return (.storage, name)
    }
    return nil
  }

  private static let network: Set<String> = ["AF", "Alamofire", "NWConnection", "URLRequest", "URLSession"]
  private static let storage: Set<String> = [
    "FileManager", "JSONDecoder", "JSONEncoder", "NSFetchRequest", "NSKeyedArchiver", "NSKeyedUnarchiver",
    "NSPersistentContainer", "PropertyListDecoder", "PropertyListEncoder", "SecItemAdd",
    "SecItemCopyMatching",
    "SecItemDelete", "SecItemUpdate",
  ]
  private static let settings: Set<String> = ["removeObject", "set", "setValue"]
}

extension Expression {
  /// The name that a chain of members and calls begins with, as `URLSession` of `URLSession.shared.dataTask`.
  fileprivate var rootName: String? {
    switch self {
    case .name(let name, _): name.withoutLabels
    case .type(let shape): shape.name
    case .member(let base?, _, _): base.rootName
    default: nil
    }
  }
}
