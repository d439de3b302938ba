import WidgetDriver

/// Finds libclang on this machine.
struct ClangSearch {
  private let environment: ToolEnvironment

  init(_ environment: ToolEnvironment) { self.environment = environment }

  /// The path of libclang, or a name that the dynamic linker resolves, or nil if libclang was not
  /// found.
  var library: String? {
    if let given = environment.variable("LIBCLANG_PATH"), !given.isEmpty {
      return isFolder(given)
        ? Self.names.lazy.map { FilePath.join(given, $0) }.first(where: exists) : given
    }
    return (beside + xcode + debian).first(where: exists)
  }

  /// Whether this program is linked statically and therefore cannot load libraries.
  ///
  /// Such a program has no dynamic linker. The auxiliary vector contains pairs of a key and a value
  /// of eight bytes each. The value of the key 7, `AT_BASE`, is the address of the dynamic linker.
  var cannotLoad: Bool {
    let bytes = environment.auxiliaryVector()
    for start in stride(from: 0, to: bytes.count - 15, by: 16) where bytes[start] == 7 {
      if bytes[(start + 1)..<(start + 8)].allSatisfy({ $0 == 0 }) {
        return bytes[(start + 8)..<(start + 16)].allSatisfy { $0 == 0 }
      }
    }
    return false
  }

  private static let names = ["libclang.dylib", "libclang.so", "libclang.so.1"]

  /// The possible paths of libclang in the toolchains whose `swift` is on the PATH.
  private var beside: [String] {
    let folders = (environment.variable("PATH") ?? "").split(separator: ":").map(String.init)
    return folders.compactMap { environment.fileSystem.realPath(FilePath.join($0, "swift")) }
      .flatMap { swift in
        let library = FilePath.join(FilePath.folder(FilePath.folder(swift)), "lib")
        return Self.names.map { FilePath.join(library, $0) }
      }
  }

  private var xcode: [String] {
    let developer =
      environment.variable("DEVELOPER_DIR") ?? "/Applications/Xcode.app/Contents/Developer"
    return [
      FilePath.join(developer, "Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib"),
      "/Library/Developer/CommandLineTools/usr/lib/libclang.dylib",
    ]
  }

  /// The possible paths of libclang in Debian's packages, newest version first.
  private var debian: [String] {
    let folders = (try? environment.fileSystem.entries("/usr/lib").map(\.name)) ?? []
    let versions = folders.filter { $0.hasPrefix("llvm-") }.compactMap { Int($0.dropFirst(5)) }
    return versions.sorted(by: >).flatMap { version in
      ["libclang-\(version).so.1", "libclang.so.1", "libclang-\(version).so.\(version)"].map {
        "/usr/lib/llvm-\(version)/lib/\($0)"
      }
    }
  }

  private func exists(_ path: String) -> Bool {
    environment.fileSystem.status(path)?.kind == .file
  }

  private func isFolder(_ path: String) -> Bool {
    environment.fileSystem.status(path)?.kind == .folder
  }
}
