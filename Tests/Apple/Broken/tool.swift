// expect: only available in macOS 15
// expect: cannot convert return expression of type 'mode_t'
import Darwin

/// What kept the tool from being compiled for macOS 13.
private struct Broken: Error {}
private let functions: [String: () throws(Broken) -> Void] = [:]

/// What compiles on Linux alone.
private func mode(of information: stat) -> UInt32 { information.st_mode }
