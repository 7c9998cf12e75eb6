import SwiftFacts

/// An object of the analysis: what an expression makes, by the place where it is made.
package typealias ObjectIndex = Int32

/// What is known of an object; all of it together tells objects apart.
package struct ObjectInfo: Hashable {
  package enum Kind: UInt8 {
    /// Made by an initialiser.
    case instance
    /// Of which only the declared type is known.
    case some
    case closure, enumCase, metatype, keyPath, text, method, tuple
    /// A value that is computed, of which nothing is known.
    case unknown
  }

  package var kind: Kind
  /// The type; -1 where it is not known.
  package var type: TypeIndex
  /// The name of a case, a text, a method; of a closure its template.
  package var name: Int32
  /// Where it is made: a call, or the place of a literal in its file; 0 where that tells nothing apart.
  package var site: Int64
  /// Where the object was made whose code makes this one, as a number of `Contexts`.
  var receiverSite: Int64
  /// The calls that lead to where it is made, as a number of `Contexts`.
  var context: Int32
  /// The instance around a closure, the object of a method.
  package var outer: Int32

  init(
    _ kind: Kind, type: TypeIndex = -1, name: Int32 = 0, site: Int64 = 0, receiverSite: Int64 = 0,
    context: Int32 = 0, outer: Int32 = -1
  ) {
    (self.kind, self.type, self.name, self.site) = (kind, type, name, site)
    (self.receiverSite, self.context, self.outer) = (receiverSite, context, outer)
  }
}

/// One of the places at which an object is made.
package struct Maker {
  package var instance: InstanceIndex
  package var block: Int32
  package var place: Int32
}
