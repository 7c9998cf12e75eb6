#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import CGraphviz

/// The worker's side of a ``RenderPool``: draws the pictures that it receives, in a process of its own.
public enum RenderWorker {
  /// Draws until the input closes; a program calls this first and does nothing afterwards.
  ///
  /// This sets up the process as a worker: it ignores interrupts, which the parent handles, its standard streams
  /// are silent so that nothing gets between the messages, and it ends if a picture takes far too long or the parent has
  /// ended.
  public static func serve(input: CInt = 0, output: CInt = 1) {
    let input = MessageStream(descriptor: dup(input))
    let output = MessageStream(descriptor: dup(output))
    silenceStandardStreams()
    arrangeSignals()
    // A layout must not continue after the parent has ended, for whatever reason.
    cgraphviz_end_without_reader(output.descriptor)
    // A layout that grows without limit should fail before the machine does.
    cgraphviz_limit_memory(4 << 30)
    guard output.write(Hello(problem: problem).bytes) else { return }
    answerAll(input, output)
  }
}

extension RenderWorker {
  private static func answerAll(_ input: MessageStream, _ output: MessageStream) {
    var input = input
    while let message = input.read(), let order = try? WorkOrder(message) {
      alarm(order.secondsToLive)
      cgraphviz_limit_time(order.milliseconds)
      let answered = output.write(WorkReport(draw(order)).bytes)
      cgraphviz_limit_time(0)
      alarm(0)
      guard answered else { return }
    }
  }

  private static func draw(_ order: WorkOrder) -> Result<Drawing, RenderError> {
    Result { () throws(RenderError) in
      var drawing = try Graphviz.draw(order.dot, effort: order.effort)
      drawing.svg = SVGCleaner.clean(drawing.svg, options: order.options)
      return drawing
    }
  }

  /// The reason why the worker cannot draw, determined once, so that a missing library is not reported for every picture.
  private static var problem: String? {
    do throws(RenderError) {
      _ = try Graphviz.render("graph {}")
      return nil
    } catch {
      return error.description
    }
  }

  /// Unblocks the signals that the process inherits as blocked from its parent's thread, nearly all for a thread of a pool.
  private static func arrangeSignals() {
    signal(SIGINT, SIG_IGN)
    signal(SIGALRM, SIG_DFL)
    signal(SIGPROF, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Silences the standard streams: Graphviz prints some messages itself.
  private static func silenceStandardStreams() {
    let nothing = open("/dev/null", O_RDWR)
    guard nothing >= 0 else { return }
    for stream: CInt in 0...2 { dup2(nothing, stream) }
    if nothing > 2 { close(nothing) }
  }
}
