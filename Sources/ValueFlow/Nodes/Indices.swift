/// An object of the analysis: the value of an expression, identified by the place where it is made.
package typealias ObjectIndex = Int32

/// One body as it runs for one receiver, one context and one case.
package typealias InstanceIndex = Int32

/// A set of objects that only grows: a slot of an instance, or a field of an object.
package typealias NodeIndex = Int32
