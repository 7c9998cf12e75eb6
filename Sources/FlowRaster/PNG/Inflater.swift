internal import CZlib

/// Decompresses deflated bytes piece by piece into buffers of a known size.
///
/// Only the requested bytes are decompressed, so bytes that claim to be a thousand times as many cost nothing.
final class Inflater {
  /// zlib's state refers to the address of this value, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let isOpen: Bool

  init() {
    stream.initialize(to: z_stream())
    isOpen = inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit {
    if isOpen { inflateEnd(stream) }
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Fills a buffer from an offset on, and returns the numbers of bytes read and written.
  ///
  /// Without a source, earlier input may still give some output. Returns nil for bytes that are not deflated, and at their end.
  func fill(
    _ target: inout [UInt8], from start: Int, with source: ArraySlice<UInt8>
  ) -> (taken: Int, made: Int)? {
    guard isOpen, start < target.count else { return nil }
    let room = target.count - start
    let code = source.withUnsafeBufferPointer { input in
      target.withUnsafeMutableBufferPointer { output in
        // zlib only reads the input, although it is not declared constant.
        stream.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.pointee.avail_in = UInt32(clamping: input.count)
        stream.pointee.next_out = output.baseAddress.map { $0 + start }
        stream.pointee.avail_out = UInt32(clamping: room)
        return inflate(stream, Z_NO_FLUSH)
      }
    }
    guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { return nil }
    let taken = source.count - Int(stream.pointee.avail_in)
    let made = room - Int(stream.pointee.avail_out)
    return made == 0 && code == Z_STREAM_END ? nil : (taken, made)
  }
}

/// Compresses bytes.
enum Deflater {
  /// The compressed bytes; nil if there is not enough memory.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var size = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    guard compress2(&packed, &size, bytes, UInt(bytes.count), Z_BEST_COMPRESSION) == Z_OK else { return nil }
    return Array(packed.prefix(Int(size)))
  }

  /// The checksum of a chunk of a PNG file.
  static func checkSum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }
}
