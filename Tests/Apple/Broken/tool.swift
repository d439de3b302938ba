// expect: only available in macOS 15
// expect: cannot convert return expression of type 'mode_t'
import Darwin

/// An error that kept the tool from compiling for macOS 13.
private struct Broken: Error {}
private let functions: [String: () throws(Broken) -> Void] = [:]

/// Code that compiles only on Linux.
private func mode(of information: stat) -> UInt32 { information.st_mode }
