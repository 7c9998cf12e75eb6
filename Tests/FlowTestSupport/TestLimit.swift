/// How long a test waits for another process or thread: only what hangs takes this long, however busy the machine is.
public let testLimit = Duration.seconds(600)
