import SwiftFacts

/// How objects come to be, and what tells them apart.
extension Solver {
  func intern(_ key: ObjectKey) -> (object: ObjectIndex, isNew: Bool) {
    if let known = objectNumbers[key] { return (known, false) }
    let index = ObjectIndex(objects.count)
    objectNumbers[key] = index
    objects.append(
      ObjectInfo(
        kind: key.kind, type: key.type, name: key.name, site: key.site, receiverSite: key.receiverSite,
        context: key.context, outer: key.outer))
    if key.kind == .instance || key.kind == .some, key.type >= 0 {
      objectsOfType[key.type, default: []].append(index)
    }
    return (index, true)
  }

  func made(by instance: InstanceIndex, _ block: Int32, _ place: Int32, _ object: ObjectIndex) {
    let key = UInt64(UInt32(instance)) << 32 | UInt64(UInt32(object + 1))
    guard makerSet.insert(key) else { return }
    makers.append(
      Maker(instance: instance, block: block, place: place, next: objects[Int(object)].firstMaker))
    objects[Int(object)].firstMaker = Int32(makers.count - 1)
  }

  /// An object that a step of an instance makes.
  func make(
    _ kind: ObjectInfo.Kind, type: TypeIndex = -1, name: Int32 = 0, site: Int64, in instance: InstanceIndex,
    block: Int32, place: Int32
  ) -> (object: ObjectIndex, isNew: Bool) {
    let frame = instances[Int(instance)]
    let isApart = kind != .instance || isApart(type)
    let receiver = isApart && frame.receiver >= 0 ? heapContext(of: frame.receiver) : 0
    let found = intern(
      ObjectKey(
        kind: kind, type: type, name: name, site: site, receiverSite: receiver,
        context: isApart ? frame.context : 0, outer: -1))
    made(by: instance, block, place, found.object)
    return found
  }

  private static let making = ["instantiate", "make", "create", "load", "from", "build", "new"]

  /// `DetailController.instantiate()`: what a library gives types of the source to make themselves with.
  func makeByType(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, of object: ObjectIndex) {
    guard object >= 0, objects[Int(object)].kind == .metatype, isOfInterest(objects[Int(object)].type),
      Self.making.contains(where: { program.name(call.name).hasPrefix($0) })
    else { return }
    let type = objects[Int(object)].type
    let info = program.types[Int(type)]
    guard !info.isForeign, info.kind == .class || info.kind == .struct else { return }
    let made = make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    add(made.object, to: node(instance, call.result))
    if made.isNew { born.append(made.object) }
  }

  func plain(_ kind: ObjectInfo.Kind, type: TypeIndex = -1, name: Int32 = 0, outer: Int32 = -1) -> ObjectIndex
  {
    intern(
      ObjectKey(kind: kind, type: type, name: name, site: 0, receiverSite: 0, context: 0, outer: outer)
    ).object
  }

  /// What tells apart what an object makes: where it was made itself, and by what.
  private func heapContext(of object: ObjectIndex) -> Int64 {
    let info = objects[Int(object)]
    let outer = info.receiverSite == 0 ? 0 : heapTops[Int(info.receiverSite)]
    let key = HeapKey(site: info.site == 0 ? -Int64(info.type) - 2 : info.site, outer: outer)
    if let known = heapContexts[key] { return known }
    let number = Int64(heapTops.count)
    heapContexts[key] = number
    heapTops.append(key.site)
    return number
  }

  struct HeapKey: Hashable {
    var site: Int64
    var outer: Int64
  }

  /// How many calls tell apart what functions give.
  private static let depth = 2

  /// The context of a call: the place of it, and those of the calls around it.
  func context(of site: Int32, in instance: InstanceIndex) -> Int32 {
    let chain = [site] + contextChains[Int(instances[Int(instance)].context)].prefix(Self.depth - 1)
    if let known = contexts[chain] { return known }
    let number = Int32(contextChains.count)
    contexts[chain] = number
    contextChains.append(chain)
    return number
  }

  /// A place in a file as a number that no call has.
  func site(_ file: Int32, _ place: Int32) -> Int64 { (Int64(file) + 1) << 40 | Int64(place) }

  // MARK: - Fields

  /// What stands in a field of an object; a property begins with its declared value.
  package func field(_ object: ObjectIndex, _ name: Name) -> NodeIndex {
    let key = UInt64(pair: object, name)
    if let known = fields[key] { return known }
    let type = objects[Int(object)].type
    let property = type >= 0 ? program.property(name, of: type) : nil
    let node = node(property.map { bodies.type(of: $0) } ?? 0)
    fields[key] = node
    fieldOwners.append((object, name, node))
    if let property, program.properties[Int(property)].value >= 0,
      let template = bodies.template(of: property, .value)
    {
      let instance = instance(template, receiver: object, context: 0, key: 0, outer: -1)
      copy(resultNode(instance), to: node)
    }
    return node
  }

  package func knownField(_ object: ObjectIndex, _ name: Name) -> NodeIndex? {
    fields[UInt64(pair: object, name)]
  }

  /// What was put into an object without source.
  package func content(_ object: ObjectIndex) -> NodeIndex { field(object, semantics.content) }

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
    if let known = channels[name] { return known }
    let node = node()
    channels[name] = node
    return node
  }
}
