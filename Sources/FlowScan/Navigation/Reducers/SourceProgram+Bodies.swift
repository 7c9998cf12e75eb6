import ValueFlow

extension SourceProgram {
  /// The code of a type as written: its functions, and the getters and initial values of its properties.
  func bodies(of type: TypeIndex) -> [Written] {
    let info = types[Int(type)]
    return info.functionOrder.map { functions[Int($0)] }.compactMap { written($0.body, in: $0.file) }
      + info.propertyOrder.map { properties[Int($0)] }.flatMap { property in
        [property.getter, property.value].compactMap { written($0, in: property.file) }
      }
  }
}
