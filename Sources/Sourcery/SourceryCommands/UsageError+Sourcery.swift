package import WidgetDriver

extension UsageError {
  static func noSwiftCompiler(command: Command) -> UsageError {
    UsageError(
      "'swiftc' cannot be run; install Swift's toolchain, or Xcode on macOS", command: command)
  }

  package static func unsupportedFlag(
    _ flag: String, reason: String, command: Command
  ) -> UsageError {
    UsageError("'--\(flag)' is not supported; \(reason)", command: command)
  }
}
