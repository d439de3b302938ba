import Foundation

/// Runs code on a thread whose stack has the given size.
///
/// On macOS, the threads that scan have half a megabyte, and the first thread, which renders, has eight. A stack
/// overflow ends the process, so a test that returns has passed.
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
