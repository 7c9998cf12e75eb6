/// A part of a screen with its full width.
public enum Block: Hashable, Sendable {
  /// A picture from edge to edge, with a height.
  case picture(Motif, height: Double)
  /// A picture in a circle.
  case emblem(Motif)
  /// A centred heading.
  case heading(String)
  /// Text.
  case prose(String)
  /// The caption of a group.
  case caption(String)
  /// A group of rows.
  case rows([Row])
  /// Products in two columns.
  case tiles([Row])
  /// A text field: its name, and its value.
  case field(String, value: String)
  /// A large text field.
  case letter(String)
  /// A search field.
  case search(String)
  /// A label on the left and a price on the right, larger than a row.
  case price(String, note: String)
  /// A number of stars out of five, with a sentence.
  case stars(Int, String)
  /// The shares of five stars, four, and so on, relative to the largest.
  case shares([Double])
  /// A slider with a handle at a position.
  case slider(Double, from: String, to: String)
  /// Choices, one of which is selected.
  case choices([String], chosen: Int)
  /// Colours to select.
  case swatches(Int)
  /// A payment card.
  case card(String)
  /// A receipt with the products and the sum.
  case slip([Row], sum: String)
  /// A map with a place, or with a way to it.
  case map(height: Double, hasWay: Bool)
  /// Steps in order, and the number of completed ones.
  case steps([String], done: Int)
  /// A keyboard.
  case keyboard
}

/// A row of a group.
public struct Row: Hashable, Sendable {
  /// The control at the end of a row.
  public enum End: Hashable, Sendable {
    /// Nothing.
    case none
    /// An arrow to another screen.
    case more
    /// A switch.
    case toggle(Bool)
    /// A radio button.
    case choice(Bool)
  }

  /// The title.
  public var title: String
  /// A smaller text below the title.
  public var detail: String
  /// A picture at its beginning.
  public var motif: Motif?
  /// The control at its end.
  public var end: End

  /// Creates a row.
  public init(_ title: String, detail: String = "", _ motif: Motif? = nil, end: End = .none) {
    self.title = title
    self.detail = detail
    self.motif = motif
    self.end = end
  }
}

/// A picture in a square.
public enum Motif: String, CaseIterable, Hashable, Sendable {
  case bell, box, chair, check, envelope, gear, house, lamp, lock, person, question, teapot, towel
}
