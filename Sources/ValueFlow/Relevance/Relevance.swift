import SwiftFacts

/// The types and bodies that may lead to navigation; no others are analysed, since most of an app is models and text.
///
/// Found backwards from the functions that show and request, by name: a body is relevant if it mentions a relevant name.
struct Relevance {
  /// Types whose objects may show or request, or lead to one that does.
  var types: [Bool] = []
  /// Types that are relevant by themselves, including those without source.
  var counted: [Bool] = []
  /// Functions whose bodies are analysed.
  var functions: [Bool] = []
  /// Properties whose code and content are analysed.
  var properties: [Bool] = []
  /// Names that can be implicit members: cases of any enum, and static members of relevant types.
  var members: Set<Name> = []
  /// Functions that send messages by name for which relevant code registers.
  var senders: [FunctionIndex] = []
  /// Cases that code may make which is not analysed, by name.
  var casesElsewhere: Set<Name> = []
  /// The cases of enums of which such code lists all cases.
  var casesListed: Set<Name> = []
  /// Types that relevant objects may be declared as.
  var carriers: Set<TypeIndex> = []

  /// Decides about types that are registered later, since code only mentions them where it makes an object of one.
  var countsLater: (TypeIndex) -> Bool = { _ in false }

  /// Types registered later have no source.
  subscript(_ type: TypeIndex) -> Bool { types.indices.contains(Int(type)) ? types[Int(type)] : true }

  /// Tells whether a type is relevant by itself.
  func isCounted(_ type: TypeIndex) -> Bool {
    counted.indices.contains(Int(type)) ? counted[Int(type)] : type >= 0 && countsLater(type)
  }

  /// Tells whether relevant objects may be declared as a type.
  func mayHold(_ type: TypeIndex) -> Bool { self[type] || carriers.contains(type) }

  /// Tells whether an implicit member with a name can exist: a case, or a static member of the source.
  func isMember(_ name: Name) -> Bool { members.contains(name) }
}
