/// Text within markup.
enum HTMLText {
  /// The text so that it stands for itself between tags and within quoted attributes.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(text)
    return String(decoding: bytes, as: UTF8.self)
  }
}
