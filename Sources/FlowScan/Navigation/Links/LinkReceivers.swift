import SwiftFacts
import ValueFlow

/// The objects that code may call or read on: where only a class or a protocol is known of an object, one object of each type that it may have.
struct LinkReceivers {
  let program: SourceProgram

  /// The receivers of a call of a function, or a read of a property, of a type.
  func of(_ object: LinkValue, _ type: TypeIndex, asked name: Name) -> [LinkReceiver] {
    guard case .object(let own, let fields) = object else {
      // A class that is named is no other one.
      let types = program.types[Int(type)].kind == .protocol ? subtypes(type, asked: name) : [type]
      return types.map { LinkReceiver(object: object, type: $0) }
    }
    let isKnown = program.inherits(own, from: type)
    let types = subtypes(isKnown ? own : type, asked: name)
    guard isKnown || program.types[Int(own)].kind == .protocol, types.count < Self.most else {
      return types.map { LinkReceiver(object: object, type: $0) }
    }
    // Each on its own, since what one overrides belongs together.
    return types.map { LinkReceiver(object: .object($0, fields), type: $0) }
  }

  /// The elements of a list of objects, of which only a protocol may be known: one of each type that it may have, as code that chooses
  /// between them asks each on its own.
  func each(of elements: [LinkValue]) -> [LinkValue] {
    elements.flatMap { element -> [LinkValue] in
      guard case .object(let type, let fields) = element, type >= 0,
        program.types[Int(type)].kind == .protocol
      else { return [element] }
      let types = program.concreteSubtypes(type)
      return types.isEmpty || types.count >= Self.most ? [element] : types.map { .object($0, fields) }
    }
  }

  /// The class above the code of a type, which `super` means.
  func above(_ type: TypeIndex) -> TypeIndex? {
    guard type >= 0 else { return nil }
    return program.ancestors(type).dropFirst().first { program.types[Int($0)].kind == .class }
  }

  /// The types that an object of a type may have; of many, the type itself and those that declare a member with the name.
  private func subtypes(_ type: TypeIndex, asked name: Name) -> [TypeIndex] {
    let info = program.types[Int(type)]
    guard info.kind == .protocol || info.kind == .class && !info.isForeign && !info.subtypes.isEmpty else {
      return [type]
    }
    let all = program.concreteSubtypes(type)
    if all.count < Self.most { return all }
    let telling = all.filter { $0 == type || declares(name, $0) }
    return Array((telling.isEmpty ? all : telling).prefix(Self.most))
  }

  private func declares(_ name: Name, _ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    return info.functions[name]?.isEmpty == false || info.properties[name] != nil
  }

  private static let most = 12
}

/// An object with the type whose members are meant.
struct LinkReceiver: Hashable {
  var object: LinkValue
  var type: TypeIndex
}
