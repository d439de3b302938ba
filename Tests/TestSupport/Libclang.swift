import Foundation

/// The installed versions of libclang that the tests use: the versions of the toolchain and Xcode, and Debian's
/// versions 14 and 19.
package enum Libclang {
  /// The paths of the installed libraries. If `LIBCLANG_PATH` is set, only the library at this path is used, as in
  /// `Tests/Headers/run`.
  package static let found: [String] = {
    let environment = ProcessInfo.processInfo.environment
    if let given = environment["LIBCLANG_PATH"] { return [given] }
    let toolchains = (environment["PATH"] ?? "").split(separator: ":").map {
      URL(filePath: "\($0)/swift").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib").path
    }
    let candidates =
      toolchains.flatMap { ["\($0)/libclang.so", "\($0)/libclang.dylib"] }
      + [
        "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
        "/usr/lib/llvm-14/lib/libclang.so.1", "/usr/lib/llvm-19/lib/libclang.so.1",
        "/usr/lib/llvm-19/lib/libclang-19.so.1",
      ]
    var found: [String] = []
    for path in candidates where FileManager.default.fileExists(atPath: path) {
      let real = URL(filePath: path).resolvingSymlinksInPath().path
      if !found.contains(real) { found.append(real) }
    }
    return found
  }()
}
