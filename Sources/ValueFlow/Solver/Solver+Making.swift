import SwiftFacts

/// The creation and identity of objects.
extension Solver {
  func made(by instance: InstanceIndex, _ block: Int32, _ place: Int32, _ object: ObjectIndex) {
    objects.note(Maker(instance: instance, block: block, place: place), of: object)
  }

  /// Makes an object for a step of an instance.
  func make(
    _ kind: ObjectInfo.Kind, type: TypeIndex = -1, name: Int32 = 0, site: Int64, in instance: InstanceIndex,
    block: Int32, place: Int32
  ) -> (object: ObjectIndex, isNew: Bool) {
    let frame = instances[instance]
    let isApart = kind != .instance || typeQueries.isApart(type)
    let receiver = isApart && frame.receiver >= 0 ? making(by: objects[frame.receiver]) : 0
    let info = ObjectInfo(
      kind, type: type, name: name, site: site, receiverSite: receiver,
      context: isApart ? makingContext(of: kind, type, in: frame) : 0)
    if isOneOfTooMany(info) { return makeShared(type, name: name, in: instance, block, place) }
    let found = objects.insert(info)
    made(by: instance, block, place, found.object)
    return found
  }

  /// The context of an object that an instance makes.
  ///
  /// An object made around a view is another one for each case that the code runs for: `show(UIHostingController(rootView: page), as: style)`.
  /// So is a container, and an object that keeps one: the navigation controller of each tab.
  private func makingContext(of kind: ObjectInfo.Kind, _ type: TypeIndex, in frame: Instance) -> Int32 {
    guard kind == .instance, frame.key.name != 0,
      program.ancestors(type).contains(where: semantics.hosts.contains)
        || frame.key.name > 0 && typeQueries.holdsContainer(type)
          && bodies.templates[Int(frame.template)].givesResult
    else { return frame.context }
    return contexts.context(of: contexts.caseSite(Int64(frame.key.name)), in: frame.context)
  }

  /// Makes the object that stands for all further ones of a type, with one maker for each place in the code.
  private func makeShared(
    _ type: TypeIndex, name: Int32, in instance: InstanceIndex, _ block: Int32, _ place: Int32
  ) -> (object: ObjectIndex, isNew: Bool) {
    let found = objects.insert(ObjectInfo(.instance, type: type, name: name))
    sharedObjects.insert(found.object)
    let code = contexts.codeNumber(of: place, in: instances[instance].template)
    // The sign keeps code apart from instances.
    objects.note(Maker(instance: instance, block: block, place: place), of: found.object, as: ~code)
    return found
  }

  /// Tells whether so many objects of a type are known that all further ones count as one.
  ///
  /// Where screens show each other in a way that no code tells, as by segues, there would be no end of them.
  private func isOneOfTooMany(_ info: ObjectInfo) -> Bool {
    guard info.kind == .instance, info.type >= 0, !program.types[Int(info.type)].isForeign,
      let known = objects.ofType[info.type]?.count, known > 16
    else { return false }
    return known * program.types[Int(info.type)].functionOrder.count > 8_192
      && objects.number(of: info) == nil
  }

  private func making(by object: ObjectInfo) -> Int64 {
    contexts.making(
      by: object, makers: mutualMaking.makers(of: object.type),
      isByCase: object.kind == .instance && object.type >= 0 && typeQueries.holdsContainer(object.type))
  }

  func plain(
    _ kind: ObjectInfo.Kind, type: TypeIndex = -1, name: Int32 = 0, site: Int64 = 0, outer: Int32 = -1
  ) -> ObjectIndex {
    objects.insert(ObjectInfo(kind, type: type, name: name, site: site, outer: outer)).object
  }

  /// The context of a call.
  func context(of site: Int32, in instance: InstanceIndex) -> Int32 {
    contexts.context(of: site, in: instances[instance].context)
  }

  /// The context of a call that runs code for one object alone.
  func context(for object: ObjectIndex, in context: Int32) -> Int32 {
    contexts.context(of: contexts.caseSite(Self.ofObject | Int64(object)), in: context)
  }

  /// Distinguishes objects from places.
  private static let ofObject: Int64 = 1 << 61

  /// A place in a file as a number that no call has.
  func site(_ file: Int32, _ place: Int32) -> Int64 { (Int64(file) + 1) << 40 | Int64(place) }

  // MARK: - Fields

  /// The node of a field of an object; a property has its initial value.
  func field(_ object: ObjectIndex, _ name: Name) -> NodeIndex {
    let key = UInt64(pair: object, name)
    if let known = fields[key] { return known }
    let type = objects[object].type
    let property = type >= 0 ? program.property(name, of: type) : nil
    let node = node(property.map { bodies.type(of: $0) } ?? 0)
    fields[key] = node
    fieldOwners.append((object, name, node))
    if name == semantics.content { contentOwners[node] = object }
    if let property, mayHaveValue(program.properties[Int(property)]),
      let template = bodies.template(of: property, .value)
    {
      copy(resultNode(valueInstance(template, of: object)), to: node)
    }
    return node
  }

  /// The instance that computes what a property of an object begins with, or what a parameter has by default: one for all objects if it is
  /// the same for all.
  func valueInstance(_ template: Template, of object: ObjectIndex) -> InstanceIndex {
    let receiver = template.isConstant ? -1 : object
    return instance(template, receiver: receiver, context: 0, key: 0, outer: -1)
  }

  /// Tells whether a property has an initial value, or a wrapper that may take one from a container.
  private func mayHaveValue(_ property: PropertyInfo) -> Bool {
    property.value >= 0 || property.getter < 0 && !property.attributes.isEmpty
  }

  /// The content of an object without source.
  func content(_ object: ObjectIndex) -> NodeIndex { field(object, semantics.content) }

  func staticNode(_ property: PropertyIndex) -> NodeIndex {
    if let known = statics[property] { return known }
    let info = program.properties[Int(property)]
    let node = node(bodies.type(of: property))
    statics[property] = node
    if let template = bodies.template(of: property, info.getter >= 0 ? .getter : .value) {
      let owner = info.owner >= 0 ? plain(.metatype, type: info.owner) : -1
      let instance = instance(template, receiver: owner, context: 0, key: 0, outer: -1)
      copy(resultNode(instance), to: node)
    }
    return node
  }

  func channel(_ name: String) -> NodeIndex {
    if let known = foreign.channels[name] { return known }
    let node = node()
    foreign.channels[name] = node
    return node
  }
}
