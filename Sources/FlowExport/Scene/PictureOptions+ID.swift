extension PictureOptions {
  /// The id of a node in the picture: letters, digits and escapes, so that different keys stay different.
  public func id(of key: String) -> String {
    prefix + "-"
      + key.utf8.map { byte in
        let isPlain = Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || (0x30...0x39).contains(byte)
        return isPlain
          ? String(Unicode.Scalar(byte)) : byte == UInt8(ascii: ":") ? "-" : "_" + String(byte, radix: 16)
      }.joined()
  }
}
