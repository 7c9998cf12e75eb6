/// An error for code that is not plain, so that the parser takes over.
struct NotPlain: Error {}
