import FlowAnalysis
import FlowModel
import SwiftFacts
import ValueFlow

/// Finds work of the model layer in coordinators: calling servers, storing data, adding up numbers.
struct ForeignTools {
  let code: ReviewedCode

  func work(of type: TypeIndex) -> [ForeignWork] {
    code.bodies(of: type).flatMap(\.calls).compactMap { call in
      guard let (kind, tool) = Self.tool(call.callee) ?? Self.calculation(call) else { return nil }
      return ForeignWork(
        flow: code.id(of: type), kind: kind, tool: tool, location: code.location(of: call.operation.code))
    }
  }

  private static func tool(_ callee: Written) -> (ForeignWork.Kind, String)? {
    guard let name = callee.rootName else { return nil }
    if network.contains(name) { return (.network, name) }
    if storage.contains(name) { return (.storage, name) }
    // Reading a setting decides what is shown; changing it is model work.
    if name == "UserDefaults", case .member(_, let method) = callee.form,
      settings.contains(callee.program.name(callee.program.plain(method)))
    {
      return (.storage, name)
    }
    return nil
  }

  /// Recognises `items.reduce(0) { $0 + $1.price }`.
  private static func calculation(_ call: CodeBody.Call) -> (ForeignWork.Kind, String)? {
    guard case .member(_?, let name) = call.callee.form,
      call.callee.program.name(call.callee.program.plain(name)) == "reduce",
      let first = call.arguments.first, case .literal = first.value.form,
      first.value.text.first?.isNumber ?? false
    else { return nil }
    return (.calculation, "reduce")
  }

  private static let network: Set<String> = ["AF", "Alamofire", "NWConnection", "URLRequest", "URLSession"]
  private static let storage: Set<String> = [
    "FileManager", "JSONDecoder", "JSONEncoder", "NSFetchRequest", "NSKeyedArchiver", "NSKeyedUnarchiver",
    "NSPersistentContainer", "PropertyListDecoder", "PropertyListEncoder", "SecItemAdd",
    "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate",
  ]
  private static let settings: Set<String> = ["removeObject", "set", "setValue"]
}

extension Written {
  /// The name at the start of a chain of members: `URLSession` in `URLSession.shared.dataTask`.
  fileprivate var rootName: String? {
    switch form {
    case .name(let name): program.name(program.plain(name))
    case .typeName(let type): type.writtenType
    case .member(let base?, _): base.rootName
    default: nil
    }
  }
}
