import SwiftFacts

/// The properties of an object, which together identify it.
package struct ObjectInfo: Equatable {
  package enum Kind: UInt8 {
    /// Made by an initialiser.
    case instance
    /// An object of which only the declared type is known.
    case some
    case closure, enumCase, metatype, keyPath, text, method, tuple
    /// A computed value of which nothing is known.
    case unknown
  }

  /// The place of a case that nothing is seen to make.
  static let unmadeSite: Int64 = 1 << 62

  package var kind: Kind
  /// The type; -1 if unknown.
  package var type: TypeIndex
  /// The name of a case, a text or a method; for a closure, its template.
  package var name: Int32
  /// The place where it is made: a call, or the place of a literal in its file; 0 if that does not distinguish it.
  package var site: Int64
  /// The place where the receiver of the making code was made, as a number of `Contexts`.
  var receiverSite: Int64
  /// The context of the place, as a number of `Contexts`.
  var context: Int32
  /// The instance around a closure, or the receiver of a method.
  package var outer: Int32

  init(
    _ kind: Kind, type: TypeIndex = -1, name: Int32 = 0, site: Int64 = 0, receiverSite: Int64 = 0,
    context: Int32 = 0, outer: Int32 = -1
  ) {
    (self.kind, self.type, self.name, self.site) = (kind, type, name, site)
    (self.receiverSite, self.context, self.outer) = (receiverSite, context, outer)
  }

  /// A number that few others have.
  var hash: UInt64 {
    let places = UInt64(bitPattern: site &+ receiverSite << 20) &+ UInt64(kind.rawValue)
    return UInt64(mixing: type, name, context, outer) ^ places &* 0x9E37_79B9_7F4A_7C15
  }
}

/// One of the places at which an object is made.
package struct Maker {
  package var instance: InstanceIndex
  package var block: Int32
  package var place: Int32
}
