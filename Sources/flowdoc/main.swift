import Foundation

StandardStream.keepNumbers()
exit(Flowdoc.run(Array(CommandLine.arguments.dropFirst()), .standard()).rawValue)
