/// Functions without source that deliver messages by name, such as notifications, configured by the user of the analysis.
public struct LibraryMessages: Sendable {
  /// A function, and its argument with the name of the message or with the message itself: a label, or a position.
  public struct Rule: Sendable {
    package var name: String
    package var argument: String

    package init(_ name: String, _ argument: String) { (self.name, self.argument) = (name, argument) }
  }

  /// Functions that send a message.
  package var sending: [Rule] = []
  /// Functions that register for a message, or return those that come.
  package var hearing: [Rule] = []
  /// Functions that return a sequence of messages, whose loop waits for them.
  package var sequences: Set<String> = []
  /// Functions whose closures receive what their first argument delivers: `onReceive`.
  package var receiving: Set<String> = []
  /// The types of the names of messages.
  package var names: Set<String> = []
  /// The type of a message, and that of what delivers messages.
  package var message = ""
  package var source = ""
  /// The type of the objects that answer selectors sent to nobody in particular.
  package var responder = ""

  package init() {}
}
