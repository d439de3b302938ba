import Foundation

/// Runs code on a thread whose stack has the given size.
///
/// On macOS, the threads that parse sources have a stack of half a megabyte, and the first thread, which renders
/// templates, a stack of eight. A stack overflow ends the process, so a test that returns has not overflowed the stack.
func onStack(kilobytes: Int, _ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      body()
      continuation.resume()
    }
    thread.stackSize = kilobytes << 10
    thread.start()
  }
}
