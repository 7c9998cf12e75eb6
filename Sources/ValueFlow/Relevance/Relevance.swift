import SwiftFacts

/// Which types and bodies may lead to navigation; of all others nothing is followed, since most of an app is models and texts.
///
/// It is found backwards from what shows and what asks, by names: a body counts where it mentions a name that counts.
struct Relevance {
  /// Types whose objects may show or ask, or lead to one that does.
  var types: [Bool] = []
  /// Types that count by what they are, those without source among them.
  var counted: [Bool] = []
  /// Functions whose bodies are followed.
  var functions: [Bool] = []
  /// Properties whose code and content are followed.
  var properties: [Bool] = []
  /// Names that mean something where they stand behind a dot alone.
  var members: Set<Name> = []
  /// What objects of interest may be declared as.
  var carriers: Set<TypeIndex> = []

  /// Types that come up later have no source.
  subscript(_ type: TypeIndex) -> Bool { types.indices.contains(Int(type)) ? types[Int(type)] : true }

  /// Whether a type counts by what it is.
  func isCounted(_ type: TypeIndex) -> Bool { counted.indices.contains(Int(type)) && counted[Int(type)] }

  /// Whether objects of interest may be declared as a type.
  func mayHold(_ type: TypeIndex) -> Bool { self[type] || carriers.contains(type) }

  /// Whether an implicit member of a name can mean something: a case, or a static member of the source.
  func isMember(_ name: Name) -> Bool { members.contains(name) }
}
