/// A part of a screen that takes the whole width.
public enum Block: Hashable, Sendable {
  /// A picture from edge to edge, of a height.
  case picture(Motif, height: Double)
  /// A picture in a disc.
  case emblem(Motif)
  /// A line that says what it is about, in the middle.
  case heading(String)
  /// Text in lines as they come.
  case prose(String)
  /// A word above a group.
  case caption(String)
  /// A group of rows.
  case rows([Row])
  /// Products, two abreast.
  case tiles([Row])
  /// Somewhere to write a line: what it is called, and what stands in it.
  case field(String, value: String)
  /// Somewhere to write a lot.
  case letter(String)
  /// Somewhere to search.
  case search(String)
  /// What stands on the left, with what it costs on the right, larger than a row.
  case price(String, note: String)
  /// Stars of five, with a sentence.
  case stars(Int, String)
  /// How many gave five stars, four, and so on, as parts of the most.
  case shares([Double])
  /// A range with a handle at a part of it.
  case slider(Double, from: String, to: String)
  /// Choices of which one is made.
  case choices([String], chosen: Int)
  /// Colours to choose from.
  case swatches(Int)
  /// A card to pay with.
  case card(String)
  /// A slip of paper with what was bought, and the sum.
  case slip([Row], sum: String)
  /// A map with a place on it, or with a way to it.
  case map(height: Double, hasWay: Bool)
  /// What happens one after the other, and how much of it has.
  case steps([String], done: Int)
  /// Keys to write with.
  case keyboard
}

/// A row of a group.
public struct Row: Hashable, Sendable {
  /// What stands at its end.
  public enum End: Hashable, Sendable {
    /// Nothing.
    case none
    /// A sign that it leads somewhere.
    case more
    /// Something that is on or off.
    case toggle(Bool)
    /// One of several, of which one is chosen.
    case choice(Bool)
  }

  /// What it says.
  public var title: String
  /// What it says of that, smaller.
  public var detail: String
  /// A picture at its beginning.
  public var motif: Motif?
  /// What stands at its end.
  public var end: End

  /// Makes a row.
  public init(_ title: String, detail: String = "", _ motif: Motif? = nil, end: End = .none) {
    self.title = title
    self.detail = detail
    self.motif = motif
    self.end = end
  }
}

/// Something that can be drawn in a square.
public enum Motif: String, CaseIterable, Hashable, Sendable {
  case bell, box, chair, check, envelope, gear, house, lamp, lock, person, question, teapot, towel
}
