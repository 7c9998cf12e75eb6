#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import CGraphviz

/// The other half of a ``RenderPool``: draws what it is sent, in a process of its own.
public enum RenderWorker {
  /// Draws until the input closes; a program calls this first and does nothing else.
  ///
  /// The process is made a worker's: it leaves an interrupt to the one that started it, its standard streams
  /// become silent so that nothing can get between the messages, and it ends when a picture takes far too long or nobody is left to
  /// take it.
  public static func serve(input: CInt = 0, output: CInt = 1) {
    let input = MessageStream(descriptor: dup(input))
    let output = MessageStream(descriptor: dup(output))
    silenceStandardStreams()
    arrangeSignals()
    // However the parent ends: a layout that it no longer waits for must not go on.
    cgraphviz_end_without_reader(output.descriptor)
    // A layout that grows without end should fail before the machine does.
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

  /// Found out before the first picture, so that a missing library is told once and not for every picture.
  private static var problem: String? {
    do throws(RenderError) {
      _ = try Graphviz.render("graph {}")
      return nil
    } catch {
      return error.description
    }
  }

  /// A process inherits what its parent's thread blocks, which for a thread of a pool is nearly everything.
  private static func arrangeSignals() {
    signal(SIGINT, SIG_IGN)
    signal(SIGALRM, SIG_DFL)
    signal(SIGPROF, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Graphviz prints some of its troubles itself.
  private static func silenceStandardStreams() {
    let nothing = open("/dev/null", O_RDWR)
    guard nothing >= 0 else { return }
    for stream: CInt in 0...2 { dup2(nothing, stream) }
    if nothing > 2 { close(nothing) }
  }
}
