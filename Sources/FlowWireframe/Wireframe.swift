/// A drawing of a screen as declared in source.
public struct Wireframe: Hashable, Sendable {
  let content: ScreenContent

  /// The size of the drawing.
  public var frame: ScreenFrame { content.frame }

  /// Reads the type of a screen, declared in a file; nil if its source does not say what it shows.
  public init?(
    of type: String, in file: String?, from index: SourceIndex, interfaces: InterfaceIndex = InterfaceIndex(),
    frame: ScreenFrame = .phone
  ) {
    let read = ReadScreen(type, in: file, from: index, interfaces: interfaces, frame: frame)
    guard let wireframe = read.wireframe else { return nil }
    self = wireframe
  }

  init(_ content: ScreenContent) { self.content = content }

  /// The drawing as SVG.
  public func svg(_ colors: WireframeColors) -> String {
    colors.svg(PicturePlaces.filled(shapes) { _ in nil }, in: frame)
  }

  /// The drawing without colours; `WireframeColors` makes SVG from it.
  public var shapes: String { ScreenDrawing(content: content).shapes }

  /// The content as indented text.
  public var outline: String { content.outline }
}
