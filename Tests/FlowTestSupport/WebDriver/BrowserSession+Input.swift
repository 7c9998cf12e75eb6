/// Keys that stand for no character, as WebDriver writes them.
public enum Key {
  /// Enter.
  public static let enter = "\u{E007}"
  /// Escape.
  public static let escape = "\u{E00C}"
  /// The Tab key.
  public static let tab = "\u{E004}"
  /// The Control key.
  public static let control = "\u{E009}"
  /// The Shift key.
  public static let shift = "\u{E008}"
  /// The arrow to the left.
  public static let left = "\u{E012}"
  /// The arrow upwards.
  public static let up = "\u{E013}"
  /// The arrow to the right.
  public static let right = "\u{E014}"
  /// The arrow downwards.
  public static let down = "\u{E015}"
}

/// A place in the window, in CSS pixels.
public struct Point: Decodable, Equatable, Sendable {
  /// From the left.
  public var x: Double
  /// From the top.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension BrowserSession {
  /// Presses and releases each key of a text, while others are held.
  public func type(_ keys: String, holding held: String = "") async throws {
    let strokes = keys.flatMap { [stroke("keyDown", $0), stroke("keyUp", $0)] }
    let before = held.map { stroke("keyDown", $0) }
    let after = held.reversed().map { stroke("keyUp", $0) }
    try await perform([["type": "key", "id": "keys", "actions": .list(before + strokes + after)]])
  }

  /// Presses the mouse at a place and lets it go at another; at the same place it is a click.
  public func drag(from start: Point, to end: Point) async throws {
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    try await perform([
      [
        "type": "pointer", "id": "mouse",
        "actions": [
          move(to: start), ["type": "pointerDown", "button": 0], move(to: middle), move(to: end),
          ["type": "pointerUp", "button": 0],
        ],
      ]
    ])
  }

  /// Clicks at a place.
  public func click(_ place: Point) async throws { try await drag(from: place, to: place) }

  /// Turns the wheel over a place, while a key is held.
  public func wheel(over place: Point, by distance: Int, holding key: Character? = nil) async throws {
    let turn: WireValue = [
      "type": "scroll", "x": .number(Int(place.x)), "y": .number(Int(place.y)), "deltaX": 0,
      "deltaY": .number(distance), "origin": "viewport",
    ]
    let pause: WireValue = ["type": "pause", "duration": 0]
    var sources: [WireValue] = [["type": "wheel", "id": "wheel", "actions": [pause, turn, pause]]]
    if let key {
      sources.append(
        ["type": "key", "id": "keys", "actions": [stroke("keyDown", key), pause, stroke("keyUp", key)]])
    }
    try await perform(sources)
  }

  private func perform(_ sources: [WireValue]) async throws {
    try await tell("/actions", ["actions": .list(sources)])
  }

  private func stroke(_ type: String, _ key: Character) -> WireValue {
    ["type": .text(type), "value": .text(String(key))]
  }

  private func move(to place: Point) -> WireValue {
    ["type": "pointerMove", "duration": 0, "x": .number(Int(place.x)), "y": .number(Int(place.y))]
  }
}
