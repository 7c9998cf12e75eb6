/// The place of a route among those of its flow.
struct RouteRank: Comparable {
  /// 0 if the flow declares it.
  var isSeen: Int
  var row: Int
  var place: Place
  var title: String
  var made: Int32
  var name: String

  struct Place: Comparable {
    /// 1 in an extension in another file.
    var isElsewhere: Int
    var file: String
    var line: Int
    var column: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.isElsewhere, one.file, one.line, one.column)
        < (other.isElsewhere, other.file, other.line, other.column)
    }
  }

  static func < (one: RouteRank, other: RouteRank) -> Bool {
    if (one.isSeen, one.row) != (other.isSeen, other.row) {
      return (one.isSeen, one.row) < (other.isSeen, other.row)
    }
    if one.place != other.place { return one.place < other.place }
    return (one.title, one.made, one.name) < (other.title, other.made, other.name)
  }
}
