/// A drawing of a screen as its source declares it.
public struct Wireframe: Hashable, Sendable {
  let content: ScreenContent

  /// The size of the drawing.
  public var frame: ScreenFrame { content.frame }

  /// Reads the type of a screen that a file declares; nil where its source tells nothing of what it shows.
  public init?(
    of type: String, in file: String?, from shelf: SourceShelf, interfaces: InterfaceShelf = InterfaceShelf(),
    frame: ScreenFrame = .phone
  ) {
    let read = ReadScreen(type, in: file, from: shelf, interfaces: interfaces, frame: frame)
    guard let wireframe = read.wireframe else { return nil }
    self = wireframe
  }

  init(_ content: ScreenContent) { self.content = content }

  /// The drawing as SVG.
  public func svg(_ colors: WireframeColors) -> String {
    colors.svg(PicturePlaces.filled(shapes) { _ in nil }, in: frame)
  }

  /// The drawing without its colours; `WireframeColors` makes SVG of it.
  public var shapes: String { ScreenDrawing(content: content).shapes }

  /// What is drawn as indented text.
  public var outline: String { content.outline }
}
