// Which types are coordinators, whether or not they turn out to be flows.
extension Knowledge {
  /// Whether objects of a type are coordinators, those that others build on included.
  func isCoordinator(_ id: TypeID) -> Bool {
    [.class, .actor].contains(program[id].kind) && isCoordinating(id) && !isGoBetween(id)
  }

  /// Whether a type is what SwiftUI calls the coordinator of a view of UIKit: it navigates nowhere.
  private func isGoBetween(_ id: TypeID) -> Bool {
    let parts = program[id].name.split(separator: ".")
    guard parts.last == "Coordinator", parts.count > 1 else { return false }
    let outer = program.named(parts.dropLast().joined(separator: "."), from: program[id].file)
    return outer.map { !ancestorNames[$0.index].isDisjoint(with: Self.representables) } ?? false
  }

  private static let representables: Set<String> = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "UIViewRepresentable",
  ]

  /// Whether a type, be it a protocol, is called a coordinator or inherits from what is.
  func isCoordinating(_ id: TypeID) -> Bool {
    let names = ancestorNames[id.index]
    return names.isDisjoint(with: Knowledge.helpers)
      && (!names.isDisjoint(with: conventions.flows)
        || names.contains { name in conventions.flowNames.contains { name.hasSuffix($0) } })
  }

  /// The classes that a type may mean: itself, or those that conform to the protocol.
  func classes(_ shape: TypeShape, at place: StaticTypes.Place) -> [TypeID] {
    program.resolveAlias(shape, in: place.owner).parts.flatMap { part -> [TypeID] in
      guard let name = part.name, let id = program.find(name, in: place.owner, from: place.file) else {
        return []
      }
      return program[id].kind == .protocol ? program.implementers(of: id) : [id]
    }
  }

  /// Whether only classes conform to a type.
  func isClassBound(_ shape: TypeShape, of property: PropertyNode) -> Bool {
    program.resolveAlias(shape, in: property.owner).parts.contains { part in
      guard let name = part.name, let id = program.find(name, in: property.owner, from: property.file),
        program[id].kind == .protocol
      else { return false }
      return ancestorNames[id.index].contains { Self.classNames.contains($0) || screens.contains($0) }
    }
  }

  private static let classNames: Set<String> = ["AnyObject", "NSObjectProtocol", "NSObject"]
}
