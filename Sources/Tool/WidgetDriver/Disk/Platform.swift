#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of the operating system for files, processes and the environment. The driver
/// calls them only through this type.
///
/// Unsafe memory has one main use: a file is read directly into its array. Zeroing and copying a safe buffer would take
/// a third of the time for reading a large app. The buffer does not escape the call, and its count is the number of
/// bytes that the system reported.
enum Platform {
  /// Reads a whole regular file. Other files can be endless, and reading them can have effects.
  static func readFile(_ path: String) throws(FileError) -> FileContent {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw failure(path) }
    let status = FileStatus(information)
    switch status.kind {
    case .file where information.st_blocks == 0 && information.st_dev == processDisk:
      throw FileError(
        path: path, reason: "Files of '/proc' can contain secrets; name a file of the project")
    case .file: break
    case .folder: throw FileError(path: path, reason: "Is a directory")
    case .other:
      throw FileError(
        path: path, reason: "Not a regular file, but a pipe or a device; save its content in a file"
      )
    }
    guard information.st_size < Int(UInt32.max) else {
      throw FileError(path: path, reason: "File too large: 4 GiB at most")
    }
    let size = Int(information.st_size)
    let bytes =
      size > 0
      ? try readBytes(descriptor, count: size, path: path) : try readToEnd(descriptor, path: path)
    return FileContent(bytes: bytes, status: status)
  }

  /// The disk of `/proc`, or nil if the system has none. Its files are regular ones, but use no blocks.
  private static let processDisk: dev_t? = {
    var (processes, root) = (stat(), stat())
    guard stat("/proc", &processes) == 0, stat("/", &root) == 0, processes.st_dev != root.st_dev
    else { return nil }
    return processes.st_dev
  }()

  /// Reads standard input to its end. It can be endless, so its size is limited.
  static func readInput() throws(FileError) -> [UInt8] {
    try readToEnd(0, path: "standard input", limit: 1 << 28)
  }

  static func auxiliaryVector() -> [UInt8] {
    let path = "/proc/self/auxv"
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return [] }
    defer { close(descriptor) }
    return (try? readToEnd(descriptor, path: path)) ?? []
  }

  /// Reads a file of unknown size: standard input or a system file.
  private static func readToEnd(
    _ descriptor: Int32, path: String, limit: Int = Int(UInt32.max)
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try readBytes(descriptor, count: 1 << 16, path: path)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else {
        throw FileError(path: path, reason: "Too large: \(limit >> 20) MB at most")
      }
    }
  }

  /// Reads `count` bytes, or fewer at the end of the file.
  private static func readBytes(
    _ descriptor: Int32, count: Int, path: String
  ) throws(FileError) -> [UInt8] {
    var error: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let result = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if result < 0, errno == EINTR { continue }
        if result < 0 { error = failure(path) }
        if result <= 0 { return }
        filled += result
      }
    }
    if let error { throw error }
    return bytes
  }

  /// Writes a new file and flushes it. Removes the file if writing or flushing fails.
  static func create(
    _ path: String, bytes: [UInt8], model: FileStatus?
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(FileError) {
      try writeAll(bytes, to: descriptor, path: path)
      if let model {
        // Only root can change the owner. If another user runs the tool, that user remains the owner of the new file.
        _ = fchown(descriptor, model.owner, model.group)
        guard fchmod(descriptor, mode_t(model.permissions)) == 0 else { throw failure(path) }
      }
      guard fsync(descriptor) == 0 else { throw failure(path) }
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    // The descriptor is closed even if `close` fails. Closing it twice could close another thread's descriptor.
    if close(descriptor) != 0 {
      let error = failure(path)
      unlink(path)
      throw error
    }
  }

  /// Writes to a device, a pipe, or an open descriptor. Waits up to ten seconds for the reader of a pipe.
  static func send(_ bytes: [UInt8], to path: String) throws(FileError) {
    // Opening `/dev/stdout` again would fail for a socket, and write to the start of a file.
    if let descriptor = FilePath.descriptor(path) {
      return try writeAll(bytes, to: descriptor, path: path)
    }
    var descriptor: Int32 = -1
    for _ in 0..<100 {
      // Without O_NONBLOCK, opening a pipe that has no reader would never end.
      descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      if descriptor >= 0 || errno != ENXIO { break }
      usleep(100_000)
    }
    guard descriptor >= 0 else {
      if errno != ENXIO { throw failure(path) }
      throw FileError(path: path, reason: "Nothing reads from this pipe; start its reader first")
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw failure(path) }
    if information.st_mode & S_IFMT == S_IFBLK {
      throw FileError(path: path, reason: "A disk is never overwritten; choose a file")
    }
    guard fcntl(descriptor, F_SETFL, O_WRONLY) == 0 else { throw failure(path) }
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Writes all bytes to an open file.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let result = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw failure(path) }
      rest = rest.dropFirst(result)
    }
  }

  /// Returns the entries of a folder.
  static func entries(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      if name == "." || name == ".." { continue }
      let kind = kind(of: entry.pointee.d_type, name, folder)
      entries.append(FolderEntry(name: name, kind: kind, isText: isText))
    }
    return entries
  }

  private static func kind(
    of type: UInt8, _ name: String, _ folder: String
  ) -> FolderEntry.Kind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      // Some file systems do not return the kind.
      var information = stat()
      guard lstat(folder + "/" + name, &information) == 0 else { return .other }
      if information.st_mode & S_IFMT == S_IFLNK { return .link }
      switch FileStatus(information).kind {
      case .file: return .file
      case .folder: return .folder
      case .other: return .other
      }
    default: return .other
    }
  }

  static func status(_ path: String) -> FileStatus? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return FileStatus(information)
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  static func move(_ path: String, to target: String) throws(FileError) {
    guard rename(path, target) == 0 else { throw failure(target) }
  }

  static func createFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
  }

  static func remove(_ path: String) { unlink(path) }

  static func removeFolder(_ path: String) { rmdir(path) }

  static func flushFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> FileError {
    let code = errno
    return FileError(
      path: path, reason: String(cString: strerror(code)),
      isMissing: code == ENOENT || code == ENOTDIR)
  }
}

extension Platform {
  /// The number of processors.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static var processID: Int32 { getpid() }

  /// The time since an arbitrary moment, in milliseconds.
  ///
  /// The standard library's clock is part of its concurrency library, which would add 0.4 MB to the static release.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// Whether a process with this id runs on this machine.
  static func isRunning(processID: Int32) -> Bool { kill(processID, 0) == 0 || errno == EPERM }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the number of columns of a terminal, or nil if the descriptor is none or the terminal does not know it.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard isTerminal(descriptor), ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension FileStatus {
  fileprivate init(_ information: stat) {
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: information.st_dev),
      number: UInt64(truncatingIfNeeded: information.st_ino))
    size = Int(information.st_size)
    permissions = UInt32(information.st_mode) & 0o7777
    owner = information.st_uid
    group = information.st_gid
  }
}
