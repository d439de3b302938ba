import Foundation

/// Runs code on a thread of its own with a stack of the given size.
///
/// Half a megabyte is what macOS gives to the threads that scan, and eight megabytes to the first
/// thread, which renders. A stack that overflows ends the process: a test that comes back has held.
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
