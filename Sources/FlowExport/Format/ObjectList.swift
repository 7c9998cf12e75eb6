import FlowModel

/// The objects of a file format, the outermost first, each once.
struct ObjectList {
  let objects: [ObjectDescription]

  init(root: ObjectDescription) {
    var objects = [root]
    var position = 0
    while position < objects.count {
      for field in objects[position].fields {
        guard let found = field.shape.object, !objects.contains(where: { $0.name == found.name }) else {
          continue
        }
        objects.append(found)
      }
      position += 1
    }
    self.objects = objects
  }
}

extension ValueShape {
  /// The object in a value, if it is an object or a list of them.
  fileprivate var object: ObjectDescription? {
    switch self {
    case .object(let description): description
    case .list(let element): element.object
    case .text, .number, .flag, .choice: nil
    }
  }
}
