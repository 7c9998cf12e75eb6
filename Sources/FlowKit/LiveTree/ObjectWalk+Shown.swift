import FlowModel

// The visible objects among those that are alive.

extension ObjectWalk {
  /// Records the order of a stack or the selection of tabs, for their container and for the coordinators that hold them.
  mutating func note(_ placement: Placement, of objects: [ObjectIdentifier], in container: Int?) {
    switch placement {
    case .stack:
      // Plain lists give the order, but not the presentation.
      let isOfUIKit = container != nil
      for (number, object) in objects.enumerated() {
        show(object, as: isOfUIKit ? (number == 0 ? .root : .push) : nil)
      }
      if let container { records[container].shown = objects.last }
    case .tabs(let selected):
      for object in objects { show(object, as: .tab) }
      if let container, objects.indices.contains(selected) { records[container].shown = objects[selected] }
    case .parts:
      for object in objects { show(object, as: .embed) }
    case .modal:
      for object in objects { show(object, as: .present) }
    }
  }

  /// Later records are higher.
  private mutating func show(_ object: ObjectIdentifier, as style: PresentationStyle?) {
    guard let place = places[object] ?? nil else { return }
    if records[place].style == nil { records[place].style = style }
    if let holder = records[place].holder, records[holder].role == .coordinator {
      records[holder].shown = object
    }
  }

  /// Adds the elements of a coordinator's path, and the values that decide about its sheets.
  mutating func addItems(of property: Property, to holder: Int) {
    if reflection.rules.isPath(property.name) {
      for (number, item) in reflection.path(in: property).enumerated() {
        add(item, "\(property.name)[\(number)]", style: .push, to: holder)
      }
    } else if reflection.rules.isItem(property.name), let item = reflection.item(in: property) {
      add(item, property.name, style: .present, to: holder)
    }
  }

  private mutating func add(
    _ item: PathItem, _ property: String, style: PresentationStyle, to holder: Int
  ) {
    var record = Record(type: item.type, role: .item, property: property, holder: holder)
    (record.shows, record.style) = (item.title, style)
    records.append(record)
  }

  /// Notes the current step of a coordinator that counts its steps or names the current one.
  mutating func noteStep(among properties: [Property], of place: Int) {
    guard let step = reflection.step(among: properties) else { return }
    if type(of: step) is AnyObject.Type {
      records[place].shown = ObjectIdentifier(step as AnyObject)
    } else {
      records[place].shows = PathItem.title(of: step)
    }
  }
}

extension LiveTreeRules {
  /// Whether a property with this name is a path: `path`, `homePath`.
  fileprivate func isPath(_ name: String) -> Bool { Self.ends(name, pathNames) }

  /// Whether a property of this name decides about a sheet: `sheet`, `loginSheet`.
  fileprivate func isItem(_ name: String) -> Bool { Self.ends(name, itemNames) }

  /// Whether a name is one of some words, or ends in one that begins with a capital letter.
  private static func ends(_ name: String, _ words: Set<String>) -> Bool {
    words.contains { name == $0 || name.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
  }
}
