// expect: only available in macOS 15
// expect: cannot convert return expression of type 'mode_t'
import Darwin

/// A past mistake: with this code, the tool did not compile for macOS 13.
private struct Broken: Error {}
private let functions: [String: () throws(Broken) -> Void] = [:]

/// A function that compiles only on Linux.
private func mode(of information: stat) -> UInt32 { information.st_mode }
