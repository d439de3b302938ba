import Foundation

/// Runs code on a thread whose stack has the given size.
///
/// All threads of the tool have a stack of eight megabytes, but some tests use smaller stacks to leave a margin. A
/// stack overflow ends the process, so a test that returns has not overflowed the stack.
package func onStack(kilobytes: Int, _ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      body()
      continuation.resume()
    }
    thread.stackSize = kilobytes << 10
    thread.start()
  }
}
