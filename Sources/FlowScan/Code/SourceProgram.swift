import ValueFlow

/// The declarations of the whole app, as the value analysis sees them.
typealias SourceProgram = ValueFlow.Program
