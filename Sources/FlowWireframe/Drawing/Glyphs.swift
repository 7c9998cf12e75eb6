/// Drawings for the symbols of the system, by words in their names, in a square of 24 by 24.
enum Glyphs {
  static func path(_ name: String) -> String? {
    let words = name.split(separator: ".").map(String.init)
    for word in words { if let path = paths[word] { return path } }
    return paths.sorted { $0.key < $1.key }.first { pair in words.contains { $0.hasPrefix(pair.key) } }?.value
  }

  private static let document = "M6 3h8l4 4v14H6zM14 3v4h4"
  private static let arrows = [
    "left": "M14 6l-6 6l6 6", "right": "M10 6l6 6l-6 6", "up": "M6 14l6-6l6 6", "down": "M6 10l6 6l6-6",
    "forward": "M10 6l6 6l-6 6", "backward": "M14 6l-6 6l6 6",
  ]

  private static let paths: [String: String] = arrows.merging(
    [
      "person": "M12 4a4 4 0 1 0 .01 0M4 21c0-9 16-9 16 0", "plus": "M12 5v14M5 12h14", "minus": "M5 12h14",
      "xmark": "M6 6l12 12M18 6l-12 12", "checkmark": "M5 13l5 5l9-11",
      "star": "M12 3l2.7 6l6.3.6l-4.8 4.2l1.4 6.4l-5.6-3.4l-5.6 3.4l1.4-6.4l-4.8-4.2l6.3-.6z",
      "heart": "M12 20c-16-10-6-20 0-13c6-7 16 3 0 13z", "house": "M4 12l8-8l8 8M6 10v10h12V10",
      "magnifyingglass": "M10 4a6 6 0 1 0 .01 0M15 15l6 6",
      "bell": "M12 3c-5 0-5 6-5 9l-2 5h14l-2-5c0-3 0-9-5-9M10 20h4", "envelope": "M3 6h18v12H3zM3 6l9 7l9-7",
      "lock": "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3", "key": "M8 8a4 4 0 1 0 .01 0M11 14l9-9M17 8l2 2",
      "trash": "M4 6h16M6 6l1 15h10l1-15M9 6V3h6v3", "pencil": "M4 20l1-5L16 4l4 4L9 19z",
      "info": "M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.5v.5",
      "questionmark": "M12 3a9 9 0 1 0 .01 0M9 9.500c0-4 6-4 6 0c0 2-3 2-3 4.500M12 17v.5",
      "exclamationmark": "M12 3L2 20h20zM12 9v6M12 17.500v.5", "photo": "M3 5h18v14H3zM3 16l6-6l5 6l3-3l4 4",
      "camera": "M3 7h5l2-3h4l2 3h5v13H3zM12 10a3.500 3.500 0 1 0 .01 0",
      "calendar": "M4 5h16v15H4zM4 10h16M8 3v4M16 3v4",
      "clock": "M12 3a9 9 0 1 0 .01 0M12 7v5l4 2",
      "map": "M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14",
      "mappin": "M12 21c-11-12-6-18 0-18s11 6 0 18M12 8a2 2 0 1 0 .01 0", "folder": "M3 6h7l2 3h9v10H3z",
      "doc": document, "square": "M5 5h14v14H5z", "circle": "M12 4a8 8 0 1 0 .01 0",
      "gear":
        "M12 8a4 4 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.500 5.500l2 2M16.500 16.500l2 2M18.500 5.500l-2 2M7.500 16.500l-2 2",
      "gearshape":
        "M12 8a4 4 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.500 5.500l2 2M16.500 16.500l2 2M18.500 5.500l-2 2M7.500 16.500l-2 2",
      "cart": "M3 4h3l3 11h9l3-8H7M9 19v1M17 19v1", "creditcard": "M3 6h18v12H3zM3 10h18",
      "ellipsis": "M6 12v.1M12 12v.1M18 12v.1",
      "eye": "M3 12c5-8 13-8 18 0c-5 8-13 8-18 0M12 10a2 2 0 1 0 .01 0",
      "wifi": "M4 10c5-5 11-5 16 0M8 14c3-2 5-2 8 0M12 18v.1",
      "list": "M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1", "play": "M7 4l13 8l-13 8z",
      "pause": "M8 5v14M16 5v14",
      "phone": "M5 4h4l2 5l-3 2c1 3 3 4 5 5l2-3l5 2v4c-9 2-17-6-15-15",
      "globe": "M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c-6 6-6 12 0 18c6-6 6-12 0-18",
      "link": "M10 14l4-4M8 10l-3 3a4 4 0 0 0 6 6l3-3M16 14l3-3a4 4 0 0 0-6-6l-3 3",
      "bookmark": "M6 3h12v18l-6-5l-6 5z",
      "book": "M4 5h7v15H4zM13 5h7v15h-7z", "message": "M3 5h18v12H11l-5 4v-4H3z",
      "bubble": "M3 5h18v12H11l-5 4v-4H3z",
      "qrcode": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM15 15h5v5h-5",
      "bag": "M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2",
      "arrow": "M4 12h16M14 6l6 6l-6 6", "tag": "M4 4h8l8 8l-8 8l-8-8zM8 8v.1",
      "flag": "M5 21V4h13l-3 4l3 4H5",
      "shield": "M12 3l8 3c0 9-3 13-8 15c-5-2-8-6-8-15z", "bolt": "M13 3L5 14h6l-1 7l8-11h-6z",
      "mic": "M9 4h6v9H9zM6 11c0 8 12 8 12 0M12 17v4",
      "speaker": "M4 9h4l5-4v14l-5-4H4zM16 9c2 2 2 4 0 6", "paperplane": "M3 11l18-8l-7 18l-3-8z",
      "chart": "M5 20V12M12 20V4M19 20V9",
      "slider": "M4 7h16M4 17h16M9 5v4M15 15v4",
      "faceid": "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9v2M15 9v2M9 15c2 2 4 2 6 0",
    ], uniquingKeysWith: { first, _ in first })
}
