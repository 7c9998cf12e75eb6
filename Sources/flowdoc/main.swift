import Foundation

exit(Flowdoc.run(Array(CommandLine.arguments.dropFirst()), .standard()).rawValue)
